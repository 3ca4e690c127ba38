# What buttons say.

button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-roll = Roll
button-more = More
button-prevent = Prevent
button-accept-roll = Accept the roll
button-sacrifice = Sacrifice the Totem
button-undo = Undo the roll
button-resign = Resign
button-replay = Replay
button-animation = As an animation
button-check-dice = Check the dice
button-without-effect = Place without effect
button-rules = Rules
button-back = Back
button-yes = Yes
button-no = No
button-first = First
button-previous = Previous
button-next = Next
button-last = Last

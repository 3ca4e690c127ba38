# Button labels: a few words each, at most 80 characters.

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
button-resign-game = Resign game { $game }
button-go-on-here = Continue game { $game } here
button-replay = Replay
button-animation = Animation
button-check-dice = Check the dice
button-share = Share
button-without-effect = Place without effect
button-rules = Rules
button-back = Back
button-play = Play
button-type = Type a move
button-play-engine = Play Eightfold
button-hint = Hint
# Offers between players, and the answers.
button-offer-draw = Offer a draw
button-claim-draw = Claim the draw
button-accept-draw = Accept the draw
button-take-back = Take back
button-oops = Oops
button-allow = Allow
button-rematch = Rematch
button-claim-win = Claim the win
button-give-day = Add a day
button-stop-clock = Pause clock
button-run-clock = Resume clock

# Opens the rules of a piece that has just appeared.
button-what-is = What is { PIECE($piece, form: "a") }?
button-yes = Yes
button-no = No
button-first = First
button-previous = Previous
button-next = Next
button-last = Last

# The form for typing a move: its title and label, at most 45 characters each, and its placeholder.
form-title = Type a move
form-label = Your move
form-hint = For example e2e4, Nf3 or O-O

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
button-resign-game = Resign game { $game }
button-go-on-here = Go on here: game { $game }
button-replay = Replay
button-animation = As an animation
button-check-dice = Check the dice
button-without-effect = Place without effect
button-rules = Rules
button-back = Back
button-play = Play
button-type = Type a move
button-play-engine = Play Eightfold
button-hint = Hint
# What players propose to each other, and the answers.
button-offer-draw = Offer a draw
button-claim-draw = Claim the draw
button-accept-draw = Accept the draw
button-take-back = Take back
button-oops = Oops
button-allow = Allow
button-rematch = Rematch
button-claim-win = Claim the win
button-give-day = Give a day
button-stop-clock = Stop the clock
button-run-clock = Let the clock run

# $piece is a kind of piece that has just appeared, and the button shows its page of the rules.
button-what-is = What is { PIECE($piece, form: "a") }?
button-yes = Yes
button-no = No
button-first = First
button-previous = Previous
button-next = Next
button-last = Last

## The form in which a move is typed: its title, at most 45 characters, and what it asks for.

form-title = Type a move
form-label = Your move
form-hint = Such as e2e4, Nf3 or O-O

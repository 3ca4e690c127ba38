# What a person asked for and cannot have: what is wrong, and what would work. All of these are told
# to the person alone. $side and $own are white or black.

refused-outside-servers = That works only in servers that have invited me: ratings and the settings of a server are there.
refused-unknown-command = I do not know that command any more. `/help` lists mine.
refused-unknown-button = I do not know that button any more. `/board` shows the board with new ones.
refused-missing-option = The option `{ $option }` is missing.
refused-bad-option = `{ $option }` is one of { LIST($values, join: ",") }.
refused-not-manager = Only those who have the permission Manage Server can choose for the server. With `/settings` you choose for yourself.
refused-not-legal-now = That is not legal now. What is stands under the board, and behind **More**.

refused-roll-form = Write dice as `2d6+1`: how many, `d`, how many sides, and with `+` or `-` what to add or subtract, such as `1d20+5`.
refused-roll-count = I roll 1 to 100 dice at a time, such as `3d6`.
refused-roll-sides = A die has 2 to 1000 sides, such as `d20`.
refused-roll-bonus = I add or subtract at most 100000, such as `d20+5`.

refused-no-such-game = There is no game { $game } here. `/games` lists those that run.
refused-no-game-yet = No game has been played in this channel. `/challenge` starts one.
refused-no-game-running = No game is being played in this channel. `/challenge` starts one.
refused-ended = Game { $game } has ended. `/challenge` starts another one.
refused-not-seated = You do not play in game { $game }, and only its players can act in it. `/challenge` starts a game of your own.
refused-roll-first = The die comes first: press **Roll** under the board, or type `/roll`.
refused-engine-thinks = Eightfold is thinking, and its answer will stand on the board in a moment.
refused-not-against-engine = In games between people I give no hints: that would not be fair. Game { $game } is one. Press **Play Eightfold** under `/help` for a game in which I do.
refused-no-roll-due = No die is due now: make your move under the board, or with `/move`.
refused-no-die = { $game } is played without a die. For a free roll, name the dice: `/roll dice:2d6+1`.
refused-illegal = `{ $action }` is not legal here. What is stands under the board, and behind **More**.
refused-duplicate = That turn or roll has been made already, perhaps by a double click. `/board` shows the position as it is now.

refused-not-next = { $duty ->
    [roll] { side-name } has to roll the die first
    [decide] { side-name } has to decide on the roll first
   *[turn] It is { side-name }'s turn
}, and you play { $own ->
    [white] White
   *[black] Black
}. I will mention you when it is your turn.

refused-decide-first = The roll put you in check, and you decide on it first: prevent it by giving up your Totem, with **Prevent** under the board or `/move prevent`, or accept it, with **Accept the roll** or `/move accept`.
refused-prevent-first = The roll put you in check, and { side-name } is to move. You must prevent it by giving up your Totem, with **Prevent** under the board or `/move prevent`.

# $since: how many turns and rolls were made since.
refused-old-board = That is an old board of game { $game }: { $since ->
    [one] one turn or roll was made since
   *[other] { $since } turns and rolls were made since
}. `/board` shows the newest one.
refused-old-board-taken-back = That is an old board of game { $game }: a turn was taken back since. `/board` shows the newest one.
refused-unknown-board = That is an old board of game { $game }: I know of no such turn. `/board` shows the newest one.

refused-no-turn-yet = No turn was made in game { $game }: `turn:0` is its start.
refused-no-such-turn = { $turns ->
    [one] The last turn of game { $game } is the first: `turn` is 0, the start, or 1.
   *[other] The last turn of game { $game } so far is turn { $turns }: `turn` is 0, the start, to { $turns }.
}
refused-no-such-turn-ended = { $turns ->
    [one] The last turn of game { $game } is the first: `turn` is 0, the start, or 1.
   *[other] Game { $game } ended with turn { $turns }: `turn` is 0, the start, to { $turns }.
}

challenge-refused-oneself = You cannot challenge yourself. Pick somebody else, or leave `opponent` out for an open challenge.
challenge-refused-bot = Bots do not play, but for me: pick Eightfold as `opponent` for a game against me, a person, or nobody for an open challenge.
challenge-refused-level = Only Eightfold has a level. Pick me as `opponent`, or leave `level` out.
challenge-refused-too-many = You have three games against Eightfold already, in { LIST($channels) }, and that is as many as you can have at once. Finish one of them, or give one up here.
challenge-refused-own-game = Your game { $game } is still running, and has been in the position where this one would begin or can come to it with the next turn. Ask again once it has ended.
challenge-refused-made = That challenge has been made already.
challenge-refused-same = You have made this challenge already, and it is still open: wait for an answer, or press **Withdraw** under it.
challenge-refused-unknown = I do not know that challenge any more. `/challenge` makes a new one.
challenge-refused-accepted = That challenge has been accepted. `/challenge` makes a new one.
challenge-refused-declined = That challenge has been declined. `/challenge` makes a new one.
challenge-refused-withdrawn = That challenge has been withdrawn. `/challenge` makes a new one.
challenge-refused-own = This is your own challenge: somebody else has to answer it. You can withdraw it.
challenge-refused-for-another = This challenge is for somebody else. `/challenge` makes one of your own.
challenge-refused-answered = Somebody was faster: that challenge has been answered.
challenge-refused-open-to-all = This challenge is open to anybody: just let it be.
challenge-refused-not-challenger = Only the challenger can withdraw a challenge.
challenge-refused-no-threads-here = Voice and stage channels have no threads. Leave `thread` out and accept while no other game is running here, or make the challenge in a text channel.

offer-refused-unknown = I do not know that offer any more. `/board` shows the game.
offer-refused-accepted = That offer has been accepted.
offer-refused-declined = That offer has been declined.
offer-refused-withdrawn = That offer has been withdrawn.
offer-refused-lapsed = That offer no longer stands. `/draw`, `/takeback` and `/abort` make a new one.
offer-refused-own = This is your own offer: the other player has to answer it. You can withdraw it.
offer-refused-not-theirs = Only the player who made this offer can withdraw it.
offer-refused-offered = { $kind ->
    [draw] You have offered a draw already, and your opponent has not answered yet.
    [rematch] You have asked for a rematch already, and your opponent has not answered yet.
   *[other] You have asked that already, and your opponent has not answered yet.
}
offer-refused-made = { $kind ->
    [rematch] You have asked for a rematch already. `/challenge` asks for another game.
   *[other] You have asked that already. You can ask again after the next turn.
}
offer-refused-draw-too-soon = You offered a draw a short while ago. { $turns ->
    [one] You can offer one again after one more turn.
   *[other] You can offer one again after { $turns } more turns.
}
offer-refused-no-claim = There is no draw to claim now. `/draw` offers one to the other player.
offer-refused-no-turn-yet = You have made no turn in this game that could be taken back.
offer-refused-not-their-turn = Only the player who has just made this turn can take it back. With `/takeback` you ask to take back your own.
offer-refused-too-late = A turn can be taken back freely for one minute, while nobody has acted since. `/takeback` asks the other player to allow it.
offer-refused-engine = Eightfold declines the draw and plays on. { $turns ->
    [one] You can offer one again after one more turn.
   *[other] You can offer one again after { $turns } more turns.
}
offer-refused-still-running = Game { $game } still runs; a rematch comes after it.
offer-refused-forgotten = Your opponent has had themselves forgotten, so there is no rematch. `/challenge` asks somebody else.
offer-refused-rematch-begun = The rematch has begun already. `/board` shows it where it is played.
offer-refused-no-threads-for-rematch = Another game is running here, and voice and stage channels have no threads. Press **Rematch** again once that game has ended.

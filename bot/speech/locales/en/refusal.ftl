# What a user can't do and what would work; only that user sees it. $side and $own are white or
# black.

refused-outside-servers = That only works in servers I've been added to.
refused-unknown-command = That command is gone. See `/help`.
refused-unknown-button = That button no longer works. `/board` shows new ones.
refused-missing-option = The option `{ $option }` is missing.
refused-bad-option = `{ $option }` must be one of { LIST($values, join: ",") }.
refused-not-manager = You need **Manage Server** to change the server's settings. For your own, use `/settings`.
refused-not-legal-now = You can't play that right now. Legal moves are below the board and under **{ button-more }**.

refused-roll-form = Write dice as `2d6+1`: how many, `d`, how many sides, then a bonus with `+` or `-`.
refused-roll-count = I roll 1 to 100 dice at a time, such as `3d6`.
refused-roll-sides = A die has 2 to 1000 sides, such as `d20`.
refused-roll-bonus = I add or subtract at most 100000, such as `d20+5`.

refused-no-such-game = There's no game { $game } here. `/games` lists games in progress.
refused-no-game-yet = No game has been played in this channel. Start one with `/challenge`.
refused-no-game-running = There's no game in this channel. Start one with `/challenge`.
refused-ended = Game { $game } has ended. Start a new one with `/challenge`.
refused-not-seated = You aren't playing in game { $game }. Start your own with `/challenge`.
refused-roll-first = Roll the die first: press **{ button-roll }** below the board, or use `/roll`.
refused-engine-thinks = I'm still thinking. My move will be on the board in a moment.
refused-not-against-engine = Hints are only for games against me, and game { $game } isn't one. Start one with **{ button-play-engine }** in `/help`.
refused-no-roll-due = There's nothing to roll now. Make your move below the board, or with `/move`.
refused-no-die = { $game } has no die. For a free roll, name the dice: `/roll dice:2d6+1`.
refused-illegal = `{ $action }` isn't legal here. Legal moves are below the board and under **{ button-more }**.
refused-duplicate = Already done (double-click?). `/board` shows the current position.

refused-not-next = { $duty ->
    [roll] { side-name } has to roll first
    [decide] { side-name } has to decide on the roll first
   *[turn] It's { side-name }'s turn
}, and you play { $own ->
    [white] White
   *[black] Black
}. I'll ping you on your turn.

refused-decide-first = The roll put you in check. First choose **{ button-prevent }** (costs your Totem) or **{ button-accept-roll }**.
refused-prevent-first = The roll put you in check, and it's { side-name }'s turn. You must choose **{ button-prevent }** (costs your Totem).

# $since: how many moves and rolls ago it was.
refused-old-board = That's an old board of game { $game } ({ $since ->
    [one] 1 step
   *[other] { $since } steps
} back). `/board` shows the newest.
refused-old-board-taken-back = That's an old board of game { $game }: a move has been taken back since. `/board` shows the newest.
refused-unknown-board = That's an old board of game { $game }, from a move I don't know. `/board` shows the newest.

refused-no-turn-yet = Game { $game } has no moves yet: `turn` can only be `0` (start).
# $last: the number of the last move, such as 12 or 12... for Black's.
refused-no-such-turn = Game { $game } has no such move. `turn` can be `0` (start) to `{ $last }`: `1` is White's first move, `1...` Black's. Half-moves work too, such as `2h`.

challenge-refused-oneself = You can't challenge yourself. Pick someone else, or leave out `opponent` for an open challenge.
challenge-refused-bot = I'm the only bot that plays. Set `opponent` to me or to someone, or leave it out for an open challenge.
challenge-refused-level = Only I have a level. Set `opponent` to me, or leave out `level`.
challenge-refused-too-many = You already have three games against me ({ LIST($channels) }). Finish one, or resign one below.
challenge-refused-own-game = That position is too similar to your game { $game }, which is still in progress. Try again once it ends.
challenge-refused-made = That challenge was already sent.
challenge-refused-same = You've already sent this challenge. Wait for an answer, or press **{ button-withdraw }** below it.
challenge-refused-unknown = That challenge is gone. Send a new one with `/challenge`.
challenge-refused-accepted = That challenge was accepted. Send a new one with `/challenge`.
challenge-refused-declined = That challenge was declined. Send a new one with `/challenge`.
challenge-refused-withdrawn = That challenge was withdrawn. Send a new one with `/challenge`.
challenge-refused-own = You can't answer your own challenge, only withdraw it.
challenge-refused-for-another = This challenge is for someone else. Send your own with `/challenge`.
challenge-refused-answered = Someone beat you to it: that challenge is taken.
challenge-refused-open-to-all = This one is open to everyone, so there's nothing to decline.
challenge-refused-not-challenger = Only the challenger can withdraw a challenge.
challenge-refused-no-threads-here = Voice and stage channels have no threads. Use a text channel, or leave out `thread` and wait until no other game is in progress here.

offer-refused-unknown = That offer is gone. `/board` shows the game.
offer-refused-accepted = That offer was accepted.
offer-refused-declined = That offer was declined.
offer-refused-withdrawn = That offer was withdrawn.
offer-refused-lapsed = { $kind ->
    [pause] That request expired. Make a new one with `/pause`.
    [draw] That draw offer expired. Make a new one with `/draw`.
    [takeback] That request expired. Make a new one with `/takeback`.
    [abort] That request expired. Make a new one with `/abort`.
   *[rematch] That rematch offer expired. Press **{ button-rematch }** again.
}
offer-refused-own = Your opponent has to answer this offer. You can withdraw it.
offer-refused-not-theirs = Only the player who made this offer can withdraw it.
offer-refused-offered = { $kind ->
    [draw] You've already offered a draw. Your opponent hasn't answered yet.
    [rematch] You've already asked for a rematch. Your opponent hasn't answered yet.
   *[other] You've already asked for that. Your opponent hasn't answered yet.
}
offer-refused-made = { $kind ->
    [rematch] You've already asked for a rematch. For another game, use `/challenge`.
   *[other] You've already asked for that. You can ask again after the next move.
}
# $turns: how many moves each side has to make first.
offer-refused-draw-too-soon = You offered a draw recently. You can offer another after { $turns ->
    [one] 1 more move
   *[other] { $turns } more moves
}.
offer-refused-no-claim = There's no draw to claim right now. `/draw` offers one.
offer-refused-no-turn-yet = You have no move to take back in this game.
offer-refused-not-their-turn = Only the player who made this move can take it back. For yours, use `/takeback`.
offer-refused-too-late = **{ button-oops }** only works for a minute, and only until someone acts. Ask your opponent with `/takeback`.
offer-refused-engine = No draw, I'll play on. You can offer another after { $turns ->
    [one] 1 more move
   *[other] { $turns } more moves
}.
offer-refused-still-running = Game { $game } is still in progress. Ask for a rematch once it ends.
offer-refused-forgotten = Your opponent deleted their data, so there's no rematch. Challenge someone else with `/challenge`.
offer-refused-rematch-begun = The rematch has already begun. `/games` lists it.
offer-refused-no-threads-for-rematch = Another game is in progress here, and this channel can't have threads. Press **{ button-rematch }** again once it ends.

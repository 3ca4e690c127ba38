# Other messages. $name, $whom and $challenger are players, as mentions or names.

challenged-person = { $name } challenges { $whom } to **{ $variant }**. { $summary }
challenged-anybody = { $name } is looking for a game of **{ $variant }**. { $summary }
challenger-side = { $name } plays { $side ->
    [white] White
   *[black] Black
}.
challenger-lot = Colors are random.
challenge-accepted = { $name } accepted { $challenger }'s challenge: game { $game } begins!
challenge-accepted-in-thread = { $name } accepted { $challenger }'s challenge: game { $game } is in { $thread }.
challenge-declined = { $name } declined { $challenger }'s challenge.
challenge-withdrawn = { $name } withdrew this challenge.

# $side is the player's.
ask-resign = Resign game { $game }? { $side ->
    [white] Black
   *[black] White
} wins.
# $then: roll where the player rolls for the Null next, else turn.
what-follows = { $then ->
    [roll] Then you roll for the Null.
   *[turn] Then it's { $side ->
        [white] Black's
       *[black] White's
    } turn.
}
ask-sacrifice = Sacrifice your Totem in game { $game }? It leaves the board, and that's your move. { what-follows }
ask-undo = Sacrifice your Totem in game { $game } to undo the roll? The board goes back to how it was before the roll, minus your Totem, and that's your move. { what-follows }
declined-resign = The game goes on.
declined-sacrifice = You keep your Totem.
declined-undo = You keep your Totem, and the roll stands.
agreed-resign = You resigned.
agreed-sacrifice = You sacrificed your Totem.
agreed-undo = You sacrificed your Totem and undid the roll.

# Above a page of a variant's rules.
guide-heading = **{ $game }: { $title }** ({ $number } of { $count })

you-played = You played { $notation }.
# $last: what happened last, as a sentence.
game-went-on = The game has moved on. { $last }
more-about = { $variant }, game { $game }: it's { whose } turn.

# How to check the dice. $hash was published at the start.
dice-promised = Game { $game }'s rolls come from a secret fixed at the start. Its SHA-256 is `{ $hash }`. I reveal the secret when the game ends, so you can verify every roll.
# Above two commands that print what it says. $filed: whether the game is from a file.
dice-checked = { $count ->
    [0] Game { $game } had no rolls.
    [one] **1 roll checked, and it's valid.**
   *[other] **{ $count } rolls checked, all valid.**
}
# Where one of them is not what it should be.
dice-wrong = **Roll { $number } doesn't follow from the secret.**
dice-proof = { $count ->
    [0] To check the secret yourself, run the command below. It
    [one] Game { $game }'s roll: { $rolls }. To check it yourself, run the commands below. The first
   *[other] Game { $game }'s rolls, in order: { $rolls }. To check them yourself, run the commands below. The first
} prints the SHA-256{ $filed ->
    [yes] , `{ $hash }`: compare it with the one { dice-published }.
   *[no] : compare it with the one { dice-published }, `{ $hash }`.
}
# Where the hash stands. $challenge: whether the game began by a challenge to a user.
dice-published = { $challenge ->
    [yes] in the accepted challenge
   *[no] under the first board
}
dice-formula = The second prints the hash for roll 1. For another roll, change the 1 after the colon. A roll is 1 + (its hash's first two hex digits mod 8). For example, `a3` is 163, and 163 mod 8 is 3, so the roll is 4.
rolls-freely = { $name } rolled { $dice }

fault-logged = Something went wrong (error `{ $id }`). Try again, and if it keeps happening, tell the bot's owner.
unreadable-logged = I couldn't read that. Try again, and if it keeps happening, tell the bot's owner.
board-follows = Done. I'll show the board as soon as I can.

# After the "Challenge" command on a user.
challenge-which = Which variant do you want to play with { $whom }?
challenge-sent = Challenge sent.

# Games against the bot, at a $level from 1 to 8.
engine-begun = Game { $game } against me (level { $level }) begins!
engine-begun-in-thread = Game { $game } against me (level { $level }) is in { $thread }.
engine-which = Which variant do you want to play against me?
# After the choice of $game. $score: percent, as measured; $below: the level below.
engine-how = **{ $game } against me.** Pick a level, then press your color: the game starts right away. Percentages are my scores in matches against the level below (a draw is half a win).
engine-level = Level { $level }
engine-level-about = { $level ->
    [1] { $score }% against random moves: the easiest
    [3] { $score }% against level { $below }: where most people start
    [8] { $score }% against level { $below }: as strong as I get
   *[other] { $score }% against level { $below }
}
# Placeholder of the menu of levels.
menu-level = Level { $level }: choose another
# In the playground, before anything else.
greeting = **Welcome!** I'm Eightfold. I run chess games, with and without an eight-sided die. Press **{ button-play-engine }**, pick a variant, and play with the buttons or `/move`. Two players? Open this page again as someone else and type `/challenge`. See `/rules` and `/help`.
# Answers a direct message.
greeting-direct = Hi! I don't read chat, only commands and buttons. Press **{ button-play-engine }**, or type `/` to see what I can do.

# Small messages. $name and $challenger are people, as a mention or a name.

challenged-person = { $name } challenges { $whom } to **{ $variant }**. { $summary }
challenged-anybody = { $name } is looking for an opponent in **{ $variant }**. { $summary }
challenger-side = { $name } plays { $side ->
    [white] White
   *[black] Black
}.
challenger-lot = Sides are chosen by lot.
challenge-accepted = { $name } accepts { $challenger }’s challenge: game { $game } begins.
challenge-accepted-in-thread = { $name } accepts { $challenger }’s challenge: game { $game } is played in { $thread }.
challenge-declined = { $name } declines { $challenger }’s challenge.
challenge-withdrawn = { $name } has withdrawn this challenge.

# $then: roll where the player rolls for the Null next, else turn. $side is the player's.
ask-resign = Resign game { $game }? You play { $side ->
    [white] White, and Black
   *[black] Black, and White
} wins at once.
what-follows = { $then ->
    [roll] then you roll for the Null
   *[turn] { $side ->
        [white] Black
       *[black] White
    } is next
}
ask-sacrifice = Give up your Totem in game { $game }? It leaves the board; that is your turn, and { what-follows }.
ask-undo = Give up your Totem in game { $game } to undo the roll? The position before the roll comes back without it; that is your turn, and { what-follows }.
declined-resign = You play on.
declined-sacrifice = You keep your Totem.
declined-undo = You keep your Totem, and the roll stands.
agreed-resign = You have resigned.
agreed-sacrifice = You have given up your Totem.
agreed-undo = You have given up your Totem and undone the roll.

# Above a page of a game's rules: which of how many.
guide-heading = **{ $game }: { $title }** ({ $number } of { $count })

you-played = You played { $notation }.
# $last: what happened last, a whole sentence.
game-went-on = The game has gone on. { $last }
more-about = { $variant }, game { $game }: { $name } is next.

# How the dice are checked. $hash is what was published at the start, $rolls are numbers.
dice-promised = All rolls of game { $game } follow from a secret of 32 bytes that was drawn at its start. Its SHA-256, `{ $hash }`, stands under the first board; when the game has ended, I show the secret here, and you can compute every roll again.
dice-proof = { $count ->
    [0] No die was rolled in game { $game }.
    [one] The die of game { $game } showed { $rolls }.
   *[other] The dice of game { $game } showed, one after the other: { $rolls }.
} The first line prints the SHA-256 { $filed ->
    [yes] to compare with the one under the first board
   *[no] that stood under the first board
}, `{ $hash }`; the second the digits of roll 1. For another roll, put its number in place of the 1 behind the colon.
dice-formula = A roll is 1 + (the first two of its hex digits, as a number, mod 8): `a3` is 163, 163 mod 8 is 3, and the roll was a 4.
rolls-freely = { $name } rolls { $dice }

fault-logged = Something went wrong on my side, and it is logged as `{ $id }`. Please try again; if it keeps happening, tell whoever runs me.
unreadable-logged = I could not read what Discord sent me, and it is logged. Please try again; if it keeps happening, tell whoever runs me.
board-follows = That is done; the board follows as soon as I can show it.

# A person is challenged by the command on their name. $whom is a mention.
challenge-which = Which game do you want to play with { $whom }?
challenge-sent = Your challenge is on its way.

# Games against the engine, which plays at a $level from 1 to 8.
engine-begun = Game { $game } against Eightfold (level { $level }) begins.
engine-begun-in-thread = Game { $game } against Eightfold (level { $level }) is played in { $thread }.
engine-which = Which game do you want to play against Eightfold? It begins at once, at level { $level }, and sides are chosen by lot.
engine-level = Level { $level }
engine-level-about = { $level ->
    [1] the easiest
    [8] as well as I can
   *[3] where most people begin
}
# In place of a choice from the menu of levels.
menu-level = Level { $level }; choose another
# Where the bot is tried out, for who comes first.
greeting = **Welcome!** I am Eightfold, a bot for chess with an eight-sided die. Press **Play Eightfold**, choose a game, and it begins: use the buttons under the board, or type your move with `/move`. To play against each other, open this page a second time as somebody else and type `/challenge`. `/rules` explains each game with pictures, and `/help` lists all that I can do.

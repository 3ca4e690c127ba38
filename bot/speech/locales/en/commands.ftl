# What commands and their options are for, as Discord shows it while a command is typed: at most 100
# characters each. An attribute is an option; the names themselves stay English.

command-challenge = Challenge somebody, or Eightfold itself, to a game
    .variant = Which game to play
    .opponent = Whom to challenge: a person, or Eightfold; leave it out, and anybody may accept
    .level = How strong Eightfold plays, 1 to 8; 3 if you leave it out. Against Eightfold only
    .color = Which side you play; random if you leave it out
    .pace = How long each turn may take; the server's choice, or no limit, if you leave it out
    .rated = Whether the game counts for ratings; as this server has it if you leave it out
    .thread = Play in a thread of its own; a challenge to a person does where it can, if you leave it out
    .position = A position to begin from, as FEN; the game is then friendly
command-roll = Roll the die that your game waits for, or any dice you like
    .dice = Any dice instead, such as 2d6+1 or d20
command-move = Make your move
    .turn = Your move, such as e2e4 or Nf3; suggestions come as you type
command-board = Show the board again, or as it was
    .side = From whose side to see it; the next player's if you leave it out
    .turn = As it was after this many turns; 0 is the start
    .text = Show it in letters as well
command-games = Your games and whose move it is, and what waits in this server
command-game = The moves, players and dice of a game; only you see it
    .number = Which game, by its number; this channel's if you leave it out
command-replay = Watch this channel's game as an animation, finished or not
    .file = A file that /export gave, or chess as PGN: shown turn by turn, to you alone
command-review = How an ended game went: who was ahead, by dice or by play; only you see it
    .game = Which game, by its number; this channel's last one if you leave it out
command-export = Get this channel's game as a file, finished or not; only you see it
    .format = Text, which chess programs open, or JSON with the whole log; text if you leave it out
command-hint = The best turn and why, in a game against Eightfold; only you see it
command-odds = What each number of the die, or each good turn, leads to; only you see it
    .game = Which game, by its number; this channel's if you leave it out
    .turn = As it was right after this many turns, before the next roll; 0 is the start
    .variant = Which game the position is from
    .position = Any position, as FEN, in place of a game; needs variant
command-puzzle = A puzzle to solve: a position with something to find; only you see it
    .variant = Of which game; any if you leave it out
    .kind = What is to be found; anything if you leave it out
    .daily = The puzzle of the day, the same for everybody
command-draw = Offer a draw, accept one, or claim it where the rules allow
command-takeback = Ask to take your last turn back; against Eightfold it is taken back at once
command-pause = Ask to stop the clock of a game with a pace, or let it run again
command-resign = Give up this channel's game; I ask before it counts
command-abort = Close this channel's game without a result: early, by consent, or after two weeks of silence
command-profile = How somebody's games in this server went: ratings, opponents, luck
    .person = Whose; your own if you leave it out
    .variant = In which game to draw the rating; the one rated most often if you leave it out
command-leaderboard = How the players in this server are rated
    .variant = In which game; the one rated most often here if you leave it out
command-rules = Learn how a game is played, with pictures
    .variant = Which game to learn
command-learn = Learn a game in two minutes, in five small positions; only you see it
    .variant = Which game to learn
command-settings = See or choose how I look and speak to you
    .theme = The colours of pictures
    .size = How large pictures are
    .language = The language in which I answer you
    .confirm = Whether you see the board once more before a turn of yours is made
    .pings = Whether you are pinged when it is your turn
    .tips = Whether I give you tips in your first three games of a kind
command-config = See or choose how I look and speak in this server; needs Manage Server
    .theme = The colours of pictures
    .size = How large pictures are
    .language = The language of boards
    .pace = How long turns take in challenges that do not say
    .one_theme = Whether every board has the server's theme, whoever is next
    .white_below = Whether White is always below, whoever is next
    .rated = Whether games are rated, unless a challenge says otherwise
    .threads = Whether challenges to a person open threads, unless they say otherwise
    .puzzles = The channel where the puzzle of the day is posted at 00:05 UTC
command-forget-me = Remove what I keep of you: settings, ratings, open challenges, your name
command-help = What I can do, and which games I know

# Choices of options. The games, themes and sizes are in files of their own.

choice-white = White
choice-black = Black
choice-random = Random
choice-none = No limit
choice-10m = 10 minutes
choice-1h = 1 hour
choice-1d = 1 day
choice-3d = 3 days
choice-7d = 7 days
choice-text = Text (PGN)
choice-json = JSON
# What a puzzle asks for.
choice-numbers = Which numbers mate?
choice-number = Mate with this number
choice-no-way-out = No mate for the other side
choice-net = The net: a check, then three numbers
choice-mate = Mate
choice-null = The Null's roll
# Takes back what was chosen before.
choice-default = Default: nothing chosen

# Above the commands and games that /help lists.
help-opening = **Chess and its variants, with and without an eight-sided die.** Challenge somebody with `/challenge`; I mention you when it is your turn. Then use the buttons under the board, or type your move with `/move`.

# Descriptions of commands and, as attributes, of their options: at most 100 characters each.

command-challenge = Challenge someone, or play against me
    .variant = Variant to play
    .opponent = Someone to challenge, or me (default: anyone can accept)
    .level = My strength in a game against me, 1 to 8 (default: 3)
    .color = Your color (default: random)
    .pace = Time per move (default: server setting)
    .rated = Whether the game is rated (default: server setting)
    .thread = Play in a new thread (default: server setting)
    .position = Start position as FEN (makes the game casual)
# The name of the command in a user's menu.
user-command-challenge = Challenge
command-roll = Roll the die in your game, or any dice you like
    .dice = Any dice, such as 2d6+1 or d20
command-move = Make a move
    .turn = Your move, such as e2e4 or Nf3 (suggestions appear as you type)
command-board = Show the board, now or after an earlier move
    .side = Side to view it from (default: the side to move)
    .turn = After which move: 12 (White's), 12... (Black's), 23h (half-moves) or 0 (start)
    .text = Also show it as text
command-games = Your games, and what else is open in this server
command-game = Moves, players and dice of a game (only you see it)
    .number = Game number (default: this channel's game)
command-replay = Watch this channel's game as an animation
    .file = A file from /export, or a chess PGN: shown move by move, only to you
command-review = Luck and mistakes in a finished game (only you see it)
    .game = Game number (default: this channel's last game)
command-export = Get this channel's game as a file (only you see it)
    .format = Text (PGN) for chess programs, or JSON with the full log (default: text)
command-hint = The best move in a game against me (only you see it)
command-odds = Winning chances for each roll or for the best moves (only you see it)
    .game = Game number (default: this channel's game)
    .turn = After which move, before the roll: 12 (White's), 12... (Black's), 23h (half-moves) or 0 (start)
    .variant = Variant of the position
    .position = Any position as FEN, instead of a game (needs variant)
command-puzzle = Solve a puzzle (only you see it)
    .variant = Variant (default: any)
    .kind = Type of puzzle (default: any)
    .daily = The puzzle of the day, the same for everyone
command-draw = Offer, accept or claim a draw
command-takeback = Ask to take back your last move (against me, no need to ask)
command-pause = Ask to pause the game's clock, or resume it
command-resign = Resign this channel's game (I'll ask you to confirm)
command-abort = Abort this channel's game: early, by agreement, or after two weeks of inactivity
command-profile = A player's record in this server: ratings, opponents, luck
    .person = Player (default: you)
    .variant = Variant for the rating chart (default: the one with the most rated games)
command-leaderboard = Player ratings in this server
    .variant = Variant (default: the one with the most rated games here)
command-rules = Learn the rules of a variant, with pictures
    .variant = Variant to learn
command-learn = Learn a variant in two minutes, with five small positions (only you see it)
    .variant = Variant to learn
command-settings = See or change how I look and talk to you
    .theme = Colors of the pictures
    .size = Size of the pictures
    .language = Language I answer you in
    .confirm = Preview each move from a button or menu before it counts
    .pings = Ping you when it's your turn
    .tips = Show tips in your first three games of each variant
    .portrait = Show your profile picture on the boards of your games
command-config = See or change how I look and talk in this server (needs Manage Server)
    .theme = Colors of the pictures
    .size = Size of the pictures
    .language = Language of the boards
    .pace = Default time per move for new challenges
    .one_theme = Use the server's theme on every board
    .white_below = Always show White at the bottom
    .rated = Make games rated by default
    .threads = Open threads by default when someone is challenged
    .portraits = Show players' profile pictures on boards
    .puzzles = Channel where the puzzle of the day is posted at 00:05 UTC
    .puzzle_games = Variant of the puzzle of the day (several: choose from the menu below)
command-forget-me = Delete your data: settings, ratings, open challenges, your name
command-help = What I can do, and which variants I know

# Choices of options.

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
# Types of puzzles, also in headings.
choice-numbers = Which rolls mate?
choice-number = Mate with this roll
choice-no-way-out = Stop every mate
choice-net = Mating net (check, then three mating rolls)
choice-mate = Mate
choice-null = The Null's roll
# Takes back an earlier choice of a setting.
choice-default = Reset to default

# At the top of /help.
help-opening = **Chess and variants, with and without an eight-sided die.** Challenge someone with `/challenge`, and I'll ping you when it's your turn. Play with the buttons below the board, or with `/move`.

# One-line tips in a person's first three games of a kind, in small print under the board. Each is one
# short line.

tip = Tip: { $tip }

tip-chess-check = You are in check; the menu lists only turns that end it.
tip-chess-menu = Choose from the menu, or type a move with `/move`, such as `Nf3` or `e2e4`.
tip-chess-pieces = Bring out knights and bishops early, and put a pawn in the middle.
tip-chess-oops = If your hand slipped, **Oops** takes the turn back within a minute.
tip-chess-castle = Castle early; it is the king’s move of two squares toward a rook.
tip-chess-guarded = Before you move, look at what your opponent could take next.
tip-chess-more = Behind **More** are draw offers, resigning and the rules.

tip-gravitatur-check = In check you move without the Gravitatur.
tip-gravitatur-first = Place the Gravitatur first, then move a piece on the board as it has left it.
tip-gravitatur-menu = The menu begins with the squares that draw most or give check; the other squares are behind the files.
tip-gravitatur-idle = If you like the board as it is, press **Place without effect**.
tip-gravitatur-both = It draws your pieces too: look where your king’s guards would go.
tip-gravitatur-teleport = Your king may swap places with any of your pieces but a pawn, as your move.
tip-gravitatur-typed = You can type the whole turn, such as `@d4/Nf3`.

tip-d-check = In check you do not roll, and nothing climbs; only your king may capture.
tip-d-free = Nothing can land on that file, so you may play whatever you like.
tip-d-file = Land on the marked file; whichever piece can go there may.
tip-d-climb = Look straight ahead of where you land: your piece climbs past everything that stands there.
tip-d-roll = The number counts files from the roller’s own left: your 1 is your opponent’s 8.
tip-d-teleport = Your king may swap places with any of your pieces but a pawn, if that square is on the file.
tip-d-stay = Moving straight ahead on the marked file obeys the number, too.
tip-d-blockers = Only kings capture, so a check is answered with the king, or by standing in between.

tip-totem-decide = Preventing costs your Totem; accept if you can answer the check.
tip-totem-form = Your king has another form now; the button below the board or `/rules` tells how it moves.
tip-totem-check = You may swap in check: your Totem can carry the king out of it, or stand in between.
tip-totem-danger = The hatched numbers would cost something; your turn can still change what the Null meets.
tip-totem-null-next = The Null moves right after this turn, and it takes whatever it meets.
tip-totem-roll = As White sees the board, 1 is down-left, and the numbers go on clockwise to 8, down.
tip-totem-swap = Your Totem swaps with any piece of yours up to three squares away in a straight line.
tip-totem-shelter = Enemy pieces cannot take your Totem, so it is a wall in front of your king.
tip-totem-keep = Keep your Totem: without it, a check by the Null loses at once.
tip-totem-castle = You castle two squares toward the i-file or three toward the a-file; your own Totem may stand in between.
tip-totem-passing = A pawn that went two or three squares may be taken en passant on any square that it passed.

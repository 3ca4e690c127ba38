# One-line tips in a person's first three games of a kind, in small print under the board. Each is one
# short line in the game's own file.

tip = Tipp: { $tip }

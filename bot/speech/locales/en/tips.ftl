# One-line tips in a user's first three games of a variant, in small print below the board. The tips are
# in each game's own file.

tip = Tip: { $tip }

# One-line tips, in small print under the board. They are in each game's own file.

tip = Совет. { $tip }

# What the Null's next roll would do. $numbers are rolls, and $count is how many they are. $side is
# white or black.

danger-on = { $count ->
    [8] При любом броске
   *[other] Если выпадет { LIST($numbers, join: "or") },
}

# The game ends.
danger-takes-royal = { danger-on } Нуль возьмёт { PIECE($piece, form: "acc") }.
danger-demotes-and-loses = { danger-on } { PIECE($piece) } снова станет королём, и { side-lower } без Тотема проиграют.
danger-removes-royal = { danger-on } Нуль вернётся на { $square } и снимет с доски { PIECE($piece, form: "acc") }: ничья.
danger-checks = { danger-on } { side-lower } получат шах и проиграют.
danger-checks-both = { danger-on } шах получат обе стороны: ничья.
danger-mates = { danger-on } { side-dat } будет мат.
danger-stalemates = { danger-on } { side-dat } будет пат: ничья.

# It goes on; only danger-strikes also ends the game, where the captured piece is a king.
danger-strikes = { danger-on } { PIECE($totem) } уйдёт домой на { $home } и возьмёт { PIECE($struck, form: "acc") }.
danger-displaces = { danger-on } { PIECE($totem) } уйдёт домой на { $home }, а { PIECE($royal) } перейдёт на { $square } и превратится в { PIECE($becomes, form: "acc") }.
danger-takes = { danger-on } Нуль возьмёт { PIECE($piece, form: "acc") } на { $square }.
danger-removes = { danger-on } Нуль вернётся на { $square } и снимет с доски { PIECE($piece, form: "acc") }.
danger-prevents = { danger-on } { side-lower } получат шах, не смогут принять бросок и должны будут пожертвовать Тотем.
danger-demotes = { danger-on } { PIECE($piece) } снова станет королём, а { side-lower } потеряют Тотем.

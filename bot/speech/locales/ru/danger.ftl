# What numbers would do if the die were rolled for the Null now. $numbers are the numbers, each as
# "danger-number", and $count is how many they are. $side is white or black.

danger-on = { $count ->
    [8] Что бы ни выпало,
   *[other] Выпадет { LIST($numbers, join: "or") } —
}

# The game ends.
danger-takes-royal = { danger-on } Нуль возьмёт { PIECE($piece, form: "acc") }.
danger-demotes-and-loses = { danger-on } { PIECE($piece) } снова станет обычным королём, и { side-lower } без Тотема проиграют.
danger-removes-royal = { danger-on } Нуль вернётся на { $square } и снимет с доски { PIECE($piece, form: "acc") }: ничья.
danger-checks = { danger-on } { side-dat } будет шах, и они проиграют.
danger-checks-both = { danger-on } шах будет обеим сторонам: ничья.
danger-mates = { danger-on } { side-dat } будет мат.
danger-stalemates = { danger-on } у { side-gen } не останется ходов: ничья.

# It goes on; the first of these also where the piece struck is a king.
danger-strikes = { danger-on } { PIECE($totem) } уйдёт домой на { $home } и побьёт { PIECE($struck, form: "acc") }.
danger-displaces = { danger-on } { PIECE($totem) } уйдёт домой на { $home }, а { PIECE($royal) } перейдёт оттуда на { $square } и станет { PIECE($becomes, form: "ins") }.
danger-takes = { danger-on } Нуль возьмёт { PIECE($piece, form: "acc") } на { $square }.
danger-removes = { danger-on } Нуль вернётся на { $square } и снимет с доски { PIECE($piece, form: "acc") }.
danger-prevents = { danger-on } { side-dat } будет шах, и бросок придётся предотвратить ценой Тотема.
danger-demotes = { danger-on } { PIECE($piece) } снова станет обычным королём, а { side-lower } потеряют Тотем.

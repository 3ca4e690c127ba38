# The forms that messages ask for; without an attribute: caballo, caballos negros.
#   the       el caballo, los caballos negros
#   start     the same at the start of a sentence
#   object    as a direct object: el caballo, but al rey, al Tótem
#   a         un caballo, dos caballos
#   that      ese caballo, but el rey, since there is only one
#   yours     tus caballos, tu rey
#   no        ningún caballo
#   no-start  at the start of a sentence, before its verb: Ningún caballo, El rey no
#   pinned    clavado, clavada
#   head      Caballo, at the start of a line

# The color after a masculine noun.
color-m = { $color ->
    [white] {" "}{ $count ->
        [one] blanco
       *[other] blancos
    }
    [black] {" "}{ $count ->
        [one] negro
       *[other] negros
    }
   *[none] {""}
}
# The color after a feminine noun.
color-f = { $color ->
    [white] {" "}{ $count ->
        [one] blanca
       *[other] blancas
    }
    [black] {" "}{ $count ->
        [one] negra
       *[other] negras
    }
   *[none] {""}
}
number = { $count ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
   *[other] { $count }
}
# The article, or the number.
the-m = { $count ->
    [one] el
   *[other] los
}
the-f = { $count ->
    [one] la
   *[other] las
}
start-m = { $count ->
    [one] El
   *[other] Los
}
start-f = { $count ->
    [one] La
   *[other] Las
}
# Of kings and Totems, as a direct object.
object-m = { $count ->
    [one] al
   *[other] a los
}
a-m = { $count ->
    [one] un
   *[other] { number }
}
a-f = { $count ->
    [one] una
   *[other] { number }
}
that-m = { $count ->
    [one] ese
   *[other] esos
}
that-f = { $count ->
    [one] esa
   *[other] esas
}

pawn = { $count ->
    [one] peón
   *[other] peones
}{ color-m }
    .the = { the-m } { pawn }
    .start = { start-m } { pawn }
    .object = { the-m } { pawn }
    .a = { a-m } { pawn }
    .that = { that-m } { pawn }
    .yours = tus peones
    .no = ningún { pawn }
    .no-start = Ningún { pawn }
    .pinned = clavado
    .head = Peón

knight = { $count ->
    [one] caballo
   *[other] caballos
}{ color-m }
    .the = { the-m } { knight }
    .start = { start-m } { knight }
    .object = { the-m } { knight }
    .a = { a-m } { knight }
    .that = { that-m } { knight }
    .yours = tus caballos
    .no = ningún { knight }
    .no-start = Ningún { knight }
    .pinned = clavado
    .head = Caballo

bishop = { $count ->
    [one] alfil
   *[other] alfiles
}{ color-m }
    .the = { the-m } { bishop }
    .start = { start-m } { bishop }
    .object = { the-m } { bishop }
    .a = { a-m } { bishop }
    .that = { that-m } { bishop }
    .yours = tus alfiles
    .no = ningún { bishop }
    .no-start = Ningún { bishop }
    .pinned = clavado
    .head = Alfil

rook = { $count ->
    [one] torre
   *[other] torres
}{ color-f }
    .the = { the-f } { rook }
    .start = { start-f } { rook }
    .object = { the-f } { rook }
    .a = { a-f } { rook }
    .that = { that-f } { rook }
    .yours = tus torres
    .no = ninguna { rook }
    .no-start = Ninguna { rook }
    .pinned = clavada
    .head = Torre

queen = { $count ->
    [one] dama
   *[other] damas
}{ color-f }
    .the = { the-f } { queen }
    .start = { start-f } { queen }
    .object = { the-f } { queen }
    .a = { a-f } { queen }
    .that = { that-f } { queen }
    .yours = tus damas
    .no = ninguna { queen }
    .no-start = Ninguna { queen }
    .pinned = clavada
    .head = Dama

king = { $count ->
    [one] rey
   *[other] reyes
}{ color-m }
    .the = { the-m } { king }
    .start = { start-m } { king }
    .object = { object-m } { king }
    .a = { a-m } { king }
    .that = { the-m } { king }
    .yours = tu rey
    .no = ningún { king }
    .no-start = { start-m } { king } no
    .pinned = clavado
    .head = Rey

totem = { $count ->
    [one] Tótem
   *[other] Tótems
}{ color-m }
    .the = { the-m } { totem }
    .start = { start-m } { totem }
    .object = { object-m } { totem }
    .a = { a-m } { totem }
    .that = { the-m } { totem }
    .yours = tu Tótem
    .no = ningún { totem }
    .no-start = { start-m } { totem } no
    .pinned = clavado
    .head = Tótem

spirit-king = { $count ->
    [one] Rey Espíritu
   *[other] Reyes Espíritu
}{ color-m }
    .the = { the-m } { spirit-king }
    .start = { start-m } { spirit-king }
    .object = { object-m } { spirit-king }
    .a = { a-m } { spirit-king }
    .that = { the-m } { spirit-king }
    .yours = tu Rey Espíritu
    .no = ningún { spirit-king }
    .no-start = { start-m } { spirit-king } no
    .pinned = clavado
    .head = Rey Espíritu

ascended-king = { $count ->
    [one] Rey Ascendido
   *[other] Reyes Ascendidos
}{ color-m }
    .the = { the-m } { ascended-king }
    .start = { start-m } { ascended-king }
    .object = { object-m } { ascended-king }
    .a = { a-m } { ascended-king }
    .that = { the-m } { ascended-king }
    .yours = tu Rey Ascendido
    .no = ningún { ascended-king }
    .no-start = { start-m } { ascended-king } no
    .pinned = clavado
    .head = Rey Ascendido

# The number of a move: 12 is White's, 12... is Black's.
move-number = { $side ->
    [white] { $number }
   *[black] { $number }...
}

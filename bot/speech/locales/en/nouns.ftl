# Pieces. $color is white, black, or none where it is not said; $count is how many there are. The
# attributes are the forms that messages ask for:
#   the    the knight, the black knights
#   start  the same at the start of a sentence
#   a      a knight, two knights
#   whose  White's knight
#   head   Knight, at the start of a line

adjective = { $color ->
    [white] white{" "}
    [black] black{" "}
   *[none] {""}
}
owner = { $color ->
    [white] White's
   *[black] Black's
}
number = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { $count }
}
# The article before a consonant, or the number.
article = { $count ->
    [one] a
   *[other] { number }
}

pawn = { adjective }{ $count ->
    [one] pawn
   *[other] pawns
}
    .the = the { pawn }
    .start = The { pawn }
    .a = { article } { pawn }
    .whose = { owner } pawn
    .head = Pawn

knight = { adjective }{ $count ->
    [one] knight
   *[other] knights
}
    .the = the { knight }
    .start = The { knight }
    .a = { article } { knight }
    .whose = { owner } knight
    .head = Knight

bishop = { adjective }{ $count ->
    [one] bishop
   *[other] bishops
}
    .the = the { bishop }
    .start = The { bishop }
    .a = { article } { bishop }
    .whose = { owner } bishop
    .head = Bishop

rook = { adjective }{ $count ->
    [one] rook
   *[other] rooks
}
    .the = the { rook }
    .start = The { rook }
    .a = { article } { rook }
    .whose = { owner } rook
    .head = Rook

queen = { adjective }{ $count ->
    [one] queen
   *[other] queens
}
    .the = the { queen }
    .start = The { queen }
    .a = { article } { queen }
    .whose = { owner } queen
    .head = Queen

king = { adjective }{ $count ->
    [one] king
   *[other] kings
}
    .the = the { king }
    .start = The { king }
    .a = { article } { king }
    .whose = { owner } king
    .head = King

totem = { adjective }{ $count ->
    [one] Totem
   *[other] Totems
}
    .the = the { totem }
    .start = The { totem }
    .a = { article } { totem }
    .whose = { owner } Totem
    .head = Totem

spirit-king = { adjective }{ $count ->
    [one] Spirit King
   *[other] Spirit Kings
}
    .the = the { spirit-king }
    .start = The { spirit-king }
    .a = { article } { spirit-king }
    .whose = { owner } Spirit King
    .head = Spirit King

ascended-king = { adjective }{ $count ->
    [one] Ascended King
   *[other] Ascended Kings
}
    .the = the { ascended-king }
    .start = The { ascended-king }
    .a = { $count ->
        [one] { $color ->
            [none] an
           *[other] a
        }
       *[other] { number }
    } { ascended-king }
    .whose = { owner } Ascended King
    .head = Ascended King

# The number of a move: 12 is White's, 12... is Black's.
move-number = { $side ->
    [white] { $number }
   *[black] { $number }...
}

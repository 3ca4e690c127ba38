# What pieces are called. $color is white, black, or none where it goes without saying, and $count
# is how many there are. Attributes are the forms that sentences ask for; those marked 1 are only
# asked of a single piece:
#   nom       der schwarze Springer (1)
#   start     the same where a sentence starts: Der schwarze Springer (1)
#   acc       den schwarzen Springer, die schwarzen Springer
#   dat       dem schwarzen Springer (1)
#   a         ein Springer (1)
#   a-acc     einen Springer, zwei Springer
#   a-dat     einem Springer, zwei Springern
#   into      what something becomes: zum Springer, zur Dame (1)
#   rel       the relative pronoun: der, die, das (1)
#   no        kein Springer (1)
#   no-acc    keinen Springer (1)
#   no-start  Kein Springer (1)
#   that      Dieser Springer, where a sentence starts (1)
# Without a form: Springer, alone, one or many.

## The endings of the adjective, each with the space before it.

adj-e = { $color ->
    [white] {" "}weiße
    [black] {" "}schwarze
   *[none] {""}
}
adj-en = { $color ->
    [white] {" "}weißen
    [black] {" "}schwarzen
   *[none] {""}
}
adj-er = { $color ->
    [white] {" "}weißer
    [black] {" "}schwarzer
   *[none] {""}
}
adj-es = { $color ->
    [white] {" "}weißes
    [black] {" "}schwarzes
   *[none] {""}
}

number = { $count ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
   *[other] { $count }
}

## The article, or the number, with the adjective: of der, die and das.

der-acc = { $count ->
    [one] den{ adj-en }
   *[other] die{ adj-en }
}
die-acc = { $count ->
    [one] die{ adj-e }
   *[other] die{ adj-en }
}
das-acc = { $count ->
    [one] das{ adj-e }
   *[other] die{ adj-en }
}
der-a-acc = { $count ->
    [one] einen{ adj-en }
   *[other] { number }{ adj-e }
}
die-a-acc = { $count ->
    [one] eine{ adj-e }
   *[other] { number }{ adj-e }
}
das-a-acc = { $count ->
    [one] ein{ adj-es }
   *[other] { number }{ adj-e }
}
der-a-dat = { $count ->
    [one] einem{ adj-en }
   *[other] { number }{ adj-en }
}
die-a-dat = { $count ->
    [one] einer{ adj-en }
   *[other] { number }{ adj-en }
}

## The nouns.

pawn = { $count ->
    [one] Bauer
   *[other] Bauern
}
    .nom = der{ adj-e } Bauer
    .start = Der{ adj-e } Bauer
    .acc = { der-acc } Bauern
    .dat = dem{ adj-en } Bauern
    .a = ein{ adj-er } Bauer
    .a-acc = { der-a-acc } Bauern
    .a-dat = { der-a-dat } Bauern
    .into = zum{ adj-en } Bauern
    .rel = der
    .no = kein{ adj-er } Bauer
    .no-acc = keinen{ adj-en } Bauern
    .no-start = Kein{ adj-er } Bauer
    .that = Dieser{ adj-e } Bauer

knight = Springer
    .nom = der{ adj-e } Springer
    .start = Der{ adj-e } Springer
    .acc = { der-acc } Springer
    .dat = dem{ adj-en } Springer
    .a = ein{ adj-er } Springer
    .a-acc = { der-a-acc } Springer
    .a-dat = { der-a-dat } { $count ->
        [one] Springer
       *[other] Springern
    }
    .into = zum{ adj-en } Springer
    .rel = der
    .no = kein{ adj-er } Springer
    .no-acc = keinen{ adj-en } Springer
    .no-start = Kein{ adj-er } Springer
    .that = Dieser{ adj-e } Springer

bishop = Läufer
    .nom = der{ adj-e } Läufer
    .start = Der{ adj-e } Läufer
    .acc = { der-acc } Läufer
    .dat = dem{ adj-en } Läufer
    .a = ein{ adj-er } Läufer
    .a-acc = { der-a-acc } Läufer
    .a-dat = { der-a-dat } { $count ->
        [one] Läufer
       *[other] Läufern
    }
    .into = zum{ adj-en } Läufer
    .rel = der
    .no = kein{ adj-er } Läufer
    .no-acc = keinen{ adj-en } Läufer
    .no-start = Kein{ adj-er } Läufer
    .that = Dieser{ adj-e } Läufer

rook = { $count ->
    [one] Turm
   *[other] Türme
}
    .nom = der{ adj-e } Turm
    .start = Der{ adj-e } Turm
    .acc = { der-acc } { rook }
    .dat = dem{ adj-en } Turm
    .a = ein{ adj-er } Turm
    .a-acc = { der-a-acc } { rook }
    .a-dat = { der-a-dat } { $count ->
        [one] Turm
       *[other] Türmen
    }
    .into = zum{ adj-en } Turm
    .rel = der
    .no = kein{ adj-er } Turm
    .no-acc = keinen{ adj-en } Turm
    .no-start = Kein{ adj-er } Turm
    .that = Dieser{ adj-e } Turm

queen = { $count ->
    [one] Dame
   *[other] Damen
}
    .nom = die{ adj-e } Dame
    .start = Die{ adj-e } Dame
    .acc = { die-acc } { queen }
    .dat = der{ adj-en } Dame
    .a = eine{ adj-e } Dame
    .a-acc = { die-a-acc } { queen }
    .a-dat = { die-a-dat } { queen }
    .into = zur{ adj-en } Dame
    .rel = die
    .no = keine{ adj-e } Dame
    .no-acc = keine{ adj-e } Dame
    .no-start = Keine{ adj-e } Dame
    .that = Diese{ adj-e } Dame

king = { $count ->
    [one] König
   *[other] Könige
}
    .nom = der{ adj-e } König
    .start = Der{ adj-e } König
    .acc = { der-acc } { king }
    .dat = dem{ adj-en } König
    .a = ein{ adj-er } König
    .a-acc = { der-a-acc } { king }
    .a-dat = { der-a-dat } { $count ->
        [one] König
       *[other] Königen
    }
    .into = zum{ adj-en } König
    .rel = der
    .no = kein{ adj-er } König
    .no-acc = keinen{ adj-en } König
    .no-start = Kein{ adj-er } König
    .that = Dieser{ adj-e } König

totem = { $count ->
    [one] Totem
   *[other] Totems
}
    .nom = das{ adj-e } Totem
    .start = Das{ adj-e } Totem
    .acc = { das-acc } { totem }
    .dat = dem{ adj-en } Totem
    .a = ein{ adj-es } Totem
    .a-acc = { das-a-acc } { totem }
    .a-dat = { der-a-dat } { totem }
    .into = zum{ adj-en } Totem
    .rel = das
    .no = kein{ adj-es } Totem
    .no-acc = kein{ adj-es } Totem
    .no-start = Kein{ adj-es } Totem
    .that = Dieses{ adj-e } Totem

spirit-king = { $count ->
    [one] Geisterkönig
   *[other] Geisterkönige
}
    .nom = der{ adj-e } Geisterkönig
    .start = Der{ adj-e } Geisterkönig
    .acc = { der-acc } { spirit-king }
    .dat = dem{ adj-en } Geisterkönig
    .a = ein{ adj-er } Geisterkönig
    .a-acc = { der-a-acc } { spirit-king }
    .a-dat = { der-a-dat } { $count ->
        [one] Geisterkönig
       *[other] Geisterkönigen
    }
    .into = zum{ adj-en } Geisterkönig
    .rel = der
    .no = kein{ adj-er } Geisterkönig
    .no-acc = keinen{ adj-en } Geisterkönig
    .no-start = Kein{ adj-er } Geisterkönig
    .that = Dieser{ adj-e } Geisterkönig

ascended-king = { $count ->
    [one] Himmelskönig
   *[other] Himmelskönige
}
    .nom = der{ adj-e } Himmelskönig
    .start = Der{ adj-e } Himmelskönig
    .acc = { der-acc } { ascended-king }
    .dat = dem{ adj-en } Himmelskönig
    .a = ein{ adj-er } Himmelskönig
    .a-acc = { der-a-acc } { ascended-king }
    .a-dat = { der-a-dat } { $count ->
        [one] Himmelskönig
       *[other] Himmelskönigen
    }
    .into = zum{ adj-en } Himmelskönig
    .rel = der
    .no = kein{ adj-er } Himmelskönig
    .no-acc = keinen{ adj-en } Himmelskönig
    .no-start = Kein{ adj-er } Himmelskönig
    .that = Dieser{ adj-e } Himmelskönig

# The number of a move: 12 is White's, 12... is Black's.
move-number = { $side ->
    [white] { $number }
   *[black] { $number }...
}

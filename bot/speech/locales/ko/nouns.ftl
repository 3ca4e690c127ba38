# The value is the bare noun. Attributes carry the particle that suits the noun's last sound:
#   nom    폰이, 나이트가
#   acc    폰을, 나이트를
#   top    폰은, 나이트는
#   com    폰과, 나이트와
#   ins    폰으로, 나이트로
#   cop    폰이에요, 나이트예요
#   count  폰 2개, 폰 1개
#   past   폰 2개, 폰: the number only where there are several; no particle may follow

adjective = { $color ->
    [white] 백{" "}
    [black] 흑{" "}
   *[none] {""}
}
number = { $count }개
number-past = { $count ->
    [1] {""}
   *[other] {" "}{ number }
}

pawn = { adjective }폰
    .nom = { pawn }이
    .acc = { pawn }을
    .top = { pawn }은
    .com = { pawn }과
    .ins = { pawn }으로
    .cop = { pawn }이에요
    .count = { pawn } { number }
    .past = { pawn }{ number-past }

knight = { adjective }나이트
    .nom = { knight }가
    .acc = { knight }를
    .top = { knight }는
    .com = { knight }와
    .ins = { knight }로
    .cop = { knight }예요
    .count = { knight } { number }
    .past = { knight }{ number-past }

bishop = { adjective }비숍
    .nom = { bishop }이
    .acc = { bishop }을
    .top = { bishop }은
    .com = { bishop }과
    .ins = { bishop }으로
    .cop = { bishop }이에요
    .count = { bishop } { number }
    .past = { bishop }{ number-past }

rook = { adjective }룩
    .nom = { rook }이
    .acc = { rook }을
    .top = { rook }은
    .com = { rook }과
    .ins = { rook }으로
    .cop = { rook }이에요
    .count = { rook } { number }
    .past = { rook }{ number-past }

queen = { adjective }퀸
    .nom = { queen }이
    .acc = { queen }을
    .top = { queen }은
    .com = { queen }과
    .ins = { queen }으로
    .cop = { queen }이에요
    .count = { queen } { number }
    .past = { queen }{ number-past }

king = { adjective }킹
    .nom = { king }이
    .acc = { king }을
    .top = { king }은
    .com = { king }과
    .ins = { king }으로
    .cop = { king }이에요
    .count = { king } { number }
    .past = { king }{ number-past }

totem = { adjective }토템
    .nom = { totem }이
    .acc = { totem }을
    .top = { totem }은
    .com = { totem }과
    .ins = { totem }으로
    .cop = { totem }이에요
    .count = { totem } { number }
    .past = { totem }{ number-past }

spirit-king = { adjective }영혼 킹
    .nom = { spirit-king }이
    .acc = { spirit-king }을
    .top = { spirit-king }은
    .com = { spirit-king }과
    .ins = { spirit-king }으로
    .cop = { spirit-king }이에요
    .count = { spirit-king } { number }
    .past = { spirit-king }{ number-past }

ascended-king = { adjective }승천 킹
    .nom = { ascended-king }이
    .acc = { ascended-king }을
    .top = { ascended-king }은
    .com = { ascended-king }과
    .ins = { ascended-king }으로
    .cop = { ascended-king }이에요
    .count = { ascended-king } { number }
    .past = { ascended-king }{ number-past }

# The number of a move.
move-number = { $side ->
    [white] 백 { $number }수
   *[black] 흑 { $number }수
}

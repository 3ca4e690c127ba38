game-king-of-the-hill = King of the Hill
    .summary = Chess, but a king on one of the four center squares wins.
    .credit = As on lichess.org.

guide-king-of-the-hill-hill =
    Everything is as in chess, but a king that reaches d4, e4, d5 or e5, the **hill**, wins right away.

    The king can't step into check, not even on the hill. There's no draw by insufficient material, since a lone king can still win.

    Here White's king reached the hill, so White won.
    .title = The hill

king-on-the-hill = { wins } against { beaten }: the king reached the hill{ at-move }.

tip-hill-walk = Your king wins by reaching d4, e4, d5 or e5.
tip-hill-guard = Guard the center squares near the other king.

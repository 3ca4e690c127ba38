game-king-of-the-hill = King of the Hill
    .summary = Chess that you also win by bringing your king to one of the four squares in the middle.
    .credit = As it is played on lichess.org.

guide-king-of-the-hill-hill =
    Everything is as in chess, mate included. But a king that reaches d4, e4, d5 or e5, the **hill**, wins at once.

    The king may not step into check, on the hill no more than elsewhere. A game is never a draw for want of pieces, since a king alone can still win.

    Here White's king has reached the hill, and White has won.
    .title = The hill

king-on-the-hill = **{ $winner } wins** against { $loser }: the king reaches the hill on turn { $turn }.

tip-hill-walk = Your king wins by reaching d4, e4, d5 or e5.
tip-hill-guard = Guard the squares in the middle that the other king is close to.

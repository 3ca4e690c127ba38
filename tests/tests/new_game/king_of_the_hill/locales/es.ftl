game-king-of-the-hill = Rey de la Colina
    .summary = Ajedrez que también se gana llevando el rey a una de las cuatro casillas del centro.
    .credit = Como se juega en lichess.org.

guide-king-of-the-hill-hill =
    Todo es como en el ajedrez, también el mate. Pero un rey que llega a d4, e4, d5 o e5, la **colina**, gana al instante.

    El rey no puede ponerse en jaque, tampoco en la colina. Una partida nunca es tablas por falta de piezas, porque un rey solo aún puede ganar.

    Aquí el rey blanco ha llegado a la colina, y las blancas han ganado.
    .title = La colina

king-on-the-hill = { beats }: el rey llega a la colina{ at-move }.

tip-hill-walk = Tu rey gana si llega a d4, e4, d5 o e5.
tip-hill-guard = Defiende las casillas del centro que el otro rey tiene cerca.

# Who is next, and what they have to do. $actor and $name as in account.ftl; $side is the other side.

next-rolls = { who }, bitte würfle.
next-rolls-null = { who }, bitte würfle für die Null.
next-moves = { who }, du bist am Zug.
next-moves-in-check = { who }, du stehst im Schach und bist am Zug.
next-moves-in-check-unrolled = { who }, du stehst im Schach (kein Wurf) und bist am Zug.
next-sacrifices = { who }, du kannst nur noch dein Totem opfern.
next-sacrifices-in-check = { who }, du stehst im Schach und kannst nur noch dein Totem opfern.
next-decides = { who }, der Wurf bringt dich ins Schach: Wehre ihn ab, indem du dein Totem opferst, oder akzeptiere ihn.
next-prevents = { who }, der Wurf bringt dich ins Schach, und { $side ->
    [white] Weiß
   *[black] Schwarz
} ist am Zug: Du musst ihn abwehren, indem du dein Totem opferst.

# After so many turns, this one among them, the Null moves.
null-moves-after = { $turns ->
    [1] Nach diesem Zug zieht die Null.
    [2] Nach den nächsten zwei Zügen zieht die Null.
   *[3] Nach den nächsten drei Zügen zieht die Null.
}

# While the engine, called $name, has to act.
engine-thinks = { $name } denkt nach.

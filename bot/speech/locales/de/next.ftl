next-rolls = { who }, würfle.
next-rolls-null = { who }, würfle für die Null.
next-moves = { who }, du bist dran.
next-moves-in-check = { who }, du stehst im Schach und bist dran.
next-moves-in-check-unrolled = { who }, du stehst im Schach und ziehst ohne Wurf.
next-sacrifices = { who }, du kannst nur noch dein Totem opfern.
next-sacrifices-in-check = { who }, du stehst im Schach und kannst nur noch dein Totem opfern.
next-decides = { who }, der Wurf bringt dich ins Schach: Wehr ihn ab (kostet dein Totem) oder akzeptiere ihn.
next-prevents = { who }, der Wurf bringt dich ins Schach, und { $side ->
    [white] Weiß
   *[black] Schwarz
} ist am Zug: Du musst ihn abwehren (kostet dein Totem).

null-moves-after = { $turns ->
    [1] Danach zieht die Null.
    [2] Die Null zieht in 2 Zügen.
   *[3] Die Null zieht in 3 Zügen.
}

engine-thinks = Ich denke nach.

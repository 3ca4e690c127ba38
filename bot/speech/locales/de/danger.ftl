danger-on = { $count ->
    [8] Bei jedem Wurf
   *[other] Bei einer { LIST($numbers, join: "or") }
}
danger-side = { $side ->
    [white] Weiß
   *[black] Schwarz
}

danger-takes-royal = { danger-on } schlägt die Null { PIECE($piece, form: "acc") }.
danger-demotes-and-loses = { danger-on } wird { PIECE($piece, form: "nom") } wieder zum König, und { danger-side } verliert, weil das Totem fehlt.
danger-removes-royal = { danger-on } kehrt die Null nach { $square } zurück und entfernt { PIECE($piece, form: "acc") }: remis.
danger-checks = { danger-on } bringt die Null { danger-side } ins Schach, und { danger-side } verliert.
danger-checks-both = { danger-on } bringt die Null beide Seiten ins Schach: remis.
danger-mates = { danger-on } ist { danger-side } matt.
danger-stalemates = { danger-on } ist { danger-side } patt: remis.

danger-strikes = { danger-on } wird { PIECE($totem, form: "nom") } nach { $home } heimgeschickt und schlägt { PIECE($struck, form: "acc") }.
danger-displaces = { danger-on } wird { PIECE($totem, form: "nom") } nach { $home } heimgeschickt, und { PIECE($royal, form: "nom") } kommt als { PIECE($becomes) } nach { $square }.
danger-takes = { danger-on } schlägt die Null { PIECE($piece, form: "acc") } auf { $square }.
danger-removes = { danger-on } kehrt die Null nach { $square } zurück und entfernt { PIECE($piece, form: "acc") }.
danger-prevents = { danger-on } gerät { danger-side } ins Schach und muss das Totem opfern, um den Wurf abzuwehren.
danger-demotes = { danger-on } wird { PIECE($piece, form: "nom") } wieder zum König, und { danger-side } verliert das Totem.

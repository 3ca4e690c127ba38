# What numbers would do if the die were rolled for the Null now. $numbers are the numbers, each as
# "danger-number", and $count is how many they are. $side is white or black.

danger-on = { $count ->
    [8] Bei jeder Zahl
   *[other] Bei einer { LIST($numbers, join: "or") }
}
danger-side = { $side ->
    [white] Weiß
   *[black] Schwarz
}

# The game ends.
danger-takes-royal = { danger-on } schlägt die Null { PIECE($piece, form: "acc") }.
danger-demotes-and-loses = { danger-on } wird { PIECE($piece, form: "nom") } wieder zum König, und { danger-side } verliert, weil ein Totem fehlt.
danger-removes-royal = { danger-on } erscheint die Null wieder auf { $square } und entfernt { PIECE($piece, form: "acc") }: remis.
danger-checks = { danger-on } gerät { danger-side } durch die Null ins Schach und verliert.
danger-checks-both = { danger-on } geraten durch die Null beide Seiten ins Schach: remis.
danger-mates = { danger-on } ist { danger-side } schachmatt.
danger-stalemates = { danger-on } ist { danger-side } patt: remis.

# It goes on; the first of these also where the piece struck is a king.
danger-strikes = { danger-on } wird { PIECE($totem, form: "nom") } nach { $home } heimgeschickt und schlägt dort { PIECE($struck, form: "acc") }.
danger-displaces = { danger-on } wird { PIECE($totem, form: "nom") } nach { $home } heimgeschickt, und { PIECE($royal, form: "nom") } dort kommt als { PIECE($becomes) } nach { $square }.
danger-takes = { danger-on } schlägt die Null { PIECE($piece, form: "acc") } auf { $square }.
danger-removes = { danger-on } erscheint die Null wieder auf { $square } und entfernt { PIECE($piece, form: "acc") }.
danger-prevents = { danger-on } gerät { danger-side } ins Schach und muss das Totem opfern, um den Wurf abzuwehren.
danger-demotes = { danger-on } wird { PIECE($piece, form: "nom") } wieder zum König, und { danger-side } verliert das Totem.

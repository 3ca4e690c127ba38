# What players propose to each other, in public. $kind is draw, takeback, abort or rematch; $name proposes
# it to $whom. $notation is the turn to be taken back, $rest whether something came after it.

offer-open = { $kind ->
    [pause] { $whom }, { $name } möchte die Uhr dieser Partie anhalten.
    [draw] { $whom }, { $name } bietet Remis an.
    [takeback] { $whom }, { $name } möchte { $notation }{ $rest ->
        [yes] {" "}und alles danach
       *[no] {""}
    } zurücknehmen.
    [abort] { $whom }, { $name } möchte diese Partie ohne Ergebnis beenden.
   *[rematch] { $whom }, { $name } möchte eine Revanche, mit vertauschten Farben.
}
offer-accepted = { $kind ->
    [pause] { $whom } und { $name } halten die Uhr einvernehmlich an. Ein Zug oder `/pause` lässt sie weiterlaufen.
    [draw] { $whom } nimmt das Remisangebot von { $name } an.
    [takeback] { $whom } lässt { $name } { $notation } zurücknehmen.
    [abort] { $whom } und { $name } brechen die Partie einvernehmlich ohne Ergebnis ab.
   *[rematch] { $whom } stimmt einer Revanche mit { $name } zu.
}
offer-declined = { $kind ->
    [pause] { $whom } möchte die Uhr nicht anhalten.
    [draw] { $whom } lehnt das Remisangebot von { $name } ab.
    [takeback] { $whom } lässt { $name } { $notation } nicht zurücknehmen.
    [abort] { $whom } möchte weiterspielen: Die Partie geht weiter.
   *[rematch] { $whom } lehnt eine Revanche mit { $name } ab.
}
offer-withdrawn = { $kind ->
    [pause] { $name } möchte die Uhr doch nicht anhalten.
    [draw] { $name } hat das Remisangebot zurückgezogen.
    [takeback] { $name } möchte { $notation } nicht mehr zurücknehmen.
    [abort] { $name } möchte die Partie nicht mehr vorzeitig beenden.
   *[rematch] { $name } möchte keine Revanche mehr.
}
offer-lapsed = { $kind ->
    [pause] { $name } wollte die Uhr anhalten; das hat sich erledigt.
    [draw] { $name } hatte Remis angeboten; das Angebot gilt nicht mehr.
    [takeback] { $name } wollte { $notation } zurücknehmen; das hat sich erledigt.
    [abort] { $name } wollte die Partie ohne Ergebnis beenden; das hat sich erledigt.
   *[rematch] { $name } wollte eine Revanche; das hat sich erledigt.
}

# To who proposes it, alone: the offer is public, or was done at once.
proposal-sent = { $kind ->
    [pause] Du hast darum gebeten, die Uhr anzuhalten.
    [draw] Du hast Remis angeboten.
   *[takeback] Du hast gefragt, ob du deinen Zug zurücknehmen darfst.
}
proposal-done = { $kind ->
    [pause] Die Uhr steht.
    [draw] Die Partie ist remis.
   *[takeback] Dein Zug ist zurückgenommen.
}

# On the board after it. $rest: whether something came after the turn; $again: whether dice did, which
# fall by the same secret; $roll: the number of the roll that stands before the turn, or 0.
took-back = { $name } nimmt { $notation }{ $rest ->
    [yes] {" "}und alles danach
   *[no] {""}
} zurück.{ $roll ->
    [0] { $again ->
        [yes] {" "}Die Würfel werden wieder so fallen wie zuvor.
       *[no] {""}
    }
   *[other] {" "}Der Wurf bleibt eine { $roll }.
}

rematch-in-thread = Partie { $game }, die Revanche, wird in { $thread } gespielt.
# The name of a thread.
rematch-thread = Revanche zu Partie { $game } · { $variant }

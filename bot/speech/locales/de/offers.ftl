offer-open = { $kind ->
    [pause] { $whom }, { $name } möchte die Uhr anhalten.
    [draw] { $whom }, { $name } bietet Remis an.
    [takeback] { $whom }, { $name } möchte { $notation }{ $rest ->
        [yes] {" "}und alles danach
       *[no] {""}
    } zurücknehmen.
    [abort] { $whom }, { $name } möchte diese Partie abbrechen.
   *[rematch] { $whom }, { $name } möchte eine Revanche mit vertauschten Farben.
}
offer-accepted = { $kind ->
    [pause] { $whom } ist damit einverstanden, die Uhr anzuhalten. Mit einem Zug oder `/pause` läuft sie weiter.
    [draw] { $whom } nimmt das Remisangebot von { $name } an.
    [takeback] { $whom } erlaubt { $name }, { $notation } zurückzunehmen.
    [abort] { $whom } ist damit einverstanden, die Partie abzubrechen.
   *[rematch] { $whom } nimmt das Revanche-Angebot von { $name } an.
}
offer-declined = { $kind ->
    [pause] { $whom } möchte die Uhr nicht anhalten.
    [draw] { $whom } lehnt das Remisangebot von { $name } ab.
    [takeback] { $whom } erlaubt { $name } nicht, { $notation } zurückzunehmen.
    [abort] { $whom } möchte die Partie nicht abbrechen.
   *[rematch] { $whom } lehnt das Revanche-Angebot von { $name } ab.
}
offer-withdrawn = { $kind ->
    [pause] { $name } möchte die Uhr nicht mehr anhalten.
    [draw] { $name } hat das Remisangebot zurückgezogen.
    [takeback] { $name } möchte { $notation } nicht mehr zurücknehmen.
    [abort] { $name } möchte die Partie nicht mehr abbrechen.
   *[rematch] { $name } hat das Revanche-Angebot zurückgezogen.
}
offer-lapsed = { $kind ->
    [pause] Die Anfrage von { $name }, die Uhr anzuhalten, ist abgelaufen.
    [draw] Das Remisangebot von { $name } ist abgelaufen.
    [takeback] Die Anfrage von { $name }, { $notation } zurückzunehmen, ist abgelaufen.
    [abort] Die Anfrage von { $name }, die Partie abzubrechen, ist abgelaufen.
   *[rematch] Das Revanche-Angebot von { $name } ist abgelaufen.
}

proposal-sent = { $kind ->
    [pause] Du hast vorgeschlagen, die Uhr anzuhalten.
    [draw] Du hast Remis angeboten.
   *[takeback] Du hast gefragt, ob du deinen Zug zurücknehmen darfst.
}
proposal-done = { $kind ->
    [pause] Die Uhr ist angehalten.
    [draw] Die Partie ist remis.
   *[takeback] Du hast deinen Zug zurückgenommen.
}

took-back = { $name } hat { $notation }{ $rest ->
    [yes] {" "}und alles danach
   *[no] {""}
} zurückgenommen.{ $roll ->
    [0] { $again ->
        [yes] {" "}Die Würfe bleiben dieselben.
       *[no] {""}
    }
   *[other] {" "}Es bleibt bei der gewürfelten { $roll }.
}

rematch-in-thread = Partie { $game }, die Revanche, läuft in { $thread }.
rematch-thread = Revanche zu Partie { $game } · { $variant }

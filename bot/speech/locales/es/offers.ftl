offer-open = { $kind ->
    [pause] { $whom }: { $name } quiere pausar el reloj.
    [draw] { $whom }: { $name } te ofrece tablas.
    [takeback] { $whom }: { $name } quiere deshacer { $notation }{ $rest ->
        [yes] {" "}y todo lo que vino después
       *[no] {""}
    }.
    [abort] { $whom }: { $name } quiere cancelar esta partida.
   *[rematch] { $whom }: { $name } te ofrece la revancha, con los colores cambiados.
}
offer-accepted = { $kind ->
    [pause] { $whom } acepta pausar el reloj. Una jugada o `/pause` lo reanuda.
    [draw] { $whom } acepta las tablas de { $name }.
    [takeback] { $whom } deja que { $name } deshaga { $notation }.
    [abort] { $whom } acepta cancelar la partida.
   *[rematch] { $whom } acepta la revancha de { $name }.
}
offer-declined = { $kind ->
    [pause] { $whom } no quiere pausar el reloj.
    [draw] { $whom } rechaza las tablas de { $name }.
    [takeback] { $whom } no deja que { $name } deshaga { $notation }.
    [abort] { $whom } no quiere cancelar la partida.
   *[rematch] { $whom } rechaza la revancha de { $name }.
}
offer-withdrawn = { $kind ->
    [pause] { $name } retira su propuesta de pausar el reloj.
    [draw] { $name } retira su oferta de tablas.
    [takeback] { $name } retira su propuesta de deshacer { $notation }.
    [abort] { $name } retira su propuesta de cancelar la partida.
   *[rematch] { $name } retira su oferta de revancha.
}
offer-lapsed = { $kind ->
    [pause] La propuesta de { $name } de pausar el reloj expiró.
    [draw] La oferta de tablas de { $name } expiró.
    [takeback] La propuesta de { $name } de deshacer { $notation } expiró.
    [abort] La propuesta de { $name } de cancelar la partida expiró.
   *[rematch] La oferta de revancha de { $name } expiró.
}

proposal-sent = { $kind ->
    [pause] Propuesta enviada: pausar el reloj.
    [draw] Oferta de tablas enviada.
   *[takeback] Propuesta enviada: deshacer tu jugada.
}
proposal-done = { $kind ->
    [pause] Reloj en pausa.
    [draw] La partida acaba en tablas.
   *[takeback] Jugada deshecha.
}

took-back = { $name } deshace { $notation }{ $rest ->
    [yes] {" "}y todo lo que vino después
   *[no] {""}
}.{ $roll ->
    [0] { $again ->
        [yes] {" "}Volverán a salir las mismas tiradas.
       *[no] {""}
    }
   *[other] {" "}La tirada sigue siendo un { $roll }.
}

rematch-in-thread = La revancha (partida { $game }) está en { $thread }.
rematch-thread = Revancha de la partida { $game } · { $variant }

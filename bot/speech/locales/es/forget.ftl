# Lo que dice /forget-me, a quien pregunta.

forget-ask =
    ¿Quieres que te olvide, en todos los servidores donde juegas conmigo?
    - Se borran tus ajustes, tus puntuaciones, los problemas que intentaste, tu racha en los del día, los archivos que me hiciste mostrar y las partidas que sigues.
    - Se cierran tus retos y propuestas de revancha pendientes, y también los dirigidos a ti.
    - Las partidas terminadas se quedan, con «alguien que ya no juega» en tu lugar.
    Nada de esto se puede deshacer. Los mensajes que ya están en Discord se quedan como están.
forget-running = { $count ->
    [one] Todavía juegas una partida: { LIST($games) }. Sigue con tu nombre, a no ser que la abandones ahora.
   *[other] Todavía juegas { $count } partidas: { LIST($games) }. Siguen con tu nombre, a no ser que las abandones ahora.
} Después, `/forget-me` también quita de ahí tu nombre.
forget-game = la partida { $game } en { $place }
button-forget-resign = Sí, y abandonar mis partidas
forget-kept = Todo se queda como está.
forget-done = { $count ->
    [0] Hecho: te he olvidado.
    [one] Hecho: te he olvidado, salvo en la partida que todavía juegas. Cuando termine, usa `/forget-me` otra vez.
   *[other] Hecho: te he olvidado, salvo en las { $count } partidas que todavía juegas. Cuando terminen, usa `/forget-me` otra vez.
}

former-player = alguien que ya no juega

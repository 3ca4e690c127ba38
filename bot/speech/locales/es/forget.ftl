forget-ask =
    ¿Borrar tus datos de todos los servidores en los que juegas?
    - Se borran: ajustes, puntuaciones, historial y racha de ejercicios, archivos subidos y avisos que pediste sobre partidas ajenas.
    - Se cancelan los retos abiertos y las ofertas de revancha, tuyos o para ti.
    - Las partidas terminadas quedan a nombre de «{ former-player }».
    Esto no se puede deshacer. Los mensajes que ya están en Discord se quedan.
forget-running = { $count ->
    [one] Todavía juegas una partida: { LIST($games) }. Sigue con tu nombre, a no ser que la abandones ahora. Cuando termine
   *[other] Todavía juegas { $count } partidas: { LIST($games) }. Siguen con tu nombre, a no ser que las abandones ahora. Cuando terminen
}, `/forget-me` borra tu nombre también ahí.
forget-game = la partida { $game } en { $place }
button-forget-resign = Sí, y abandonar mis partidas
forget-kept = No se borró nada.
forget-done = { $count ->
    [0] Hecho: tus datos están borrados.
    [one] Hecho: tus datos están borrados, salvo en la partida que todavía juegas. Usa `/forget-me` otra vez cuando termine.
   *[other] Hecho: tus datos están borrados, salvo en las { $count } partidas que todavía juegas. Usa `/forget-me` otra vez cuando terminen.
}

former-player = Cuenta eliminada

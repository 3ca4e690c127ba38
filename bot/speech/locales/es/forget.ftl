forget-ask =
    ¿Borrar tus datos en todos los servidores?
    - Se borran tus ajustes, puntuaciones, ejercicios, racha, archivos subidos y avisos sobre partidas ajenas.
    - Se cancelan los retos abiertos y las ofertas de revancha, tuyos o para ti.
    - Tus partidas terminadas se quedan, a nombre de «{ former-player }».
    Esto no se puede deshacer. Los mensajes que ya están en Discord se quedan.
forget-running = { $count ->
    [one] Aún tienes una partida en curso: { LIST($games) }. Sigue a tu nombre, a no ser que la abandones ahora. Cuando termine
   *[other] Aún tienes { $count } partidas en curso: { LIST($games) }. Siguen a tu nombre, a no ser que las abandones ahora. Cuando terminen
}, usa `/forget-me` otra vez para borrar tu nombre también ahí.
forget-game = la partida { $game } en { $place }
button-forget-resign = Sí, y abandonar mis partidas
forget-kept = No se borró nada.
forget-done = { $count ->
    [0] Hecho: tus datos están borrados.
    [one] Hecho: tus datos están borrados, salvo en la partida que sigue en curso. Usa `/forget-me` otra vez cuando termine.
   *[other] Hecho: tus datos están borrados, salvo en las { $count } partidas que siguen en curso. Usa `/forget-me` otra vez cuando terminen.
}

former-player = Cuenta eliminada

# Was der Bot auf einem Server darf. $missing ist eine Liste von Berechtigungen, die ihm fehlen.

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-create-threads = Öffentliche Threads erstellen
permission-send-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen

rights-grant = Wer den Server verwaltet, kann mir das unter **Kanal bearbeiten > Berechtigungen** oder **Servereinstellungen > Rollen** erlauben.

no-thread-lacks = Ich kann hier keinen Thread öffnen. Mir fehlt dafür: { LIST($missing) }. { rights-grant }
no-thread-unknown = Discord lässt mich hier keinen Thread öffnen. Ich brauche **{ permission-view-channel }**, **{ permission-create-threads }**, **{ permission-send-in-threads }** und **{ permission-attach-files }**, in einem Forum auch **{ permission-send-messages }**. { rights-grant }
no-thread-many = Discord öffnet hier keinen Thread: Der Server hat so viele offene, wie Discord erlaubt. Wer ihn verwaltet, kann einige schließen.
no-thread-tag = Discord öffnet hier keinen Thread: Beiträge brauchen einen Tag, und es gibt keinen, den ich setzen darf.
no-thread-said = Discord öffnet hier keinen Thread. Es meldet „{ $words }“.
refused-no-thread = { $reason } Eine Herausforderung ohne `thread` wird in diesem Kanal gespielt.
refused-no-thread-busy = Hier läuft eine andere Partie. { $reason } Versuch es noch einmal, wenn die Partie zu Ende ist.
refused-no-thread-rematch = Hier läuft eine andere Partie. { $reason } Drücke noch einmal auf **Revanche**, wenn die Partie zu Ende ist.
no-thread-played-here = Die Partie wird ohne Thread in diesem Kanal gespielt. { $reason }
refused-discord-slow = Discord ist gerade langsam. Versuch es gleich noch einmal.
refused-other-channels = Partien werden hier in { LIST($channels) } begonnen. Was anderswo läuft, läuft weiter, und alles andere geht überall.

no-post = Erledigt, aber ich darf es hier nicht posten. Mir fehlt dafür: { LIST($missing) }. { rights-grant } Im Kanal einer Partie zeigt `/board` ihr Brett.
no-post-unknown = Erledigt, aber ich darf es dort nicht posten. Ich brauche **{ permission-view-channel }**, **{ permission-send-messages }** (in Threads **{ permission-send-in-threads }**) und **{ permission-attach-files }**. { rights-grant } Im Kanal einer Partie zeigt `/board` ihr Brett.
rights-later = In diesem Kanal fehlt mir: { LIST($missing) }. Die Partie läuft trotzdem über ihre Knöpfe und Befehle, aber was ich von selbst poste, etwa Erinnerungen, kann nicht erscheinen. { rights-grant }

config-missing = - In diesem Kanal fehlt mir: { LIST($missing) }. { rights-grant }
config-channels = - Partien dürfen in { LIST($channels) } begonnen werden.
config-anywhere = - Partien dürfen in **jedem Kanal** begonnen werden.
menu-channels = Kanäle für neue Partien; keiner: alle

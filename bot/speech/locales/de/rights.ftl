# Permissions and menus are named as in Discord's own client.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-create-threads = Öffentliche Threads erstellen
permission-send-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen

rights-grant = Server-Admins können das unter **Kanal bearbeiten > Berechtigungen** oder **Servereinstellungen > Rollen** ändern.

no-thread-lacks = Ich kann hier keinen Thread öffnen. Fehlende Berechtigungen: { LIST($missing, join: ",") }. { rights-grant }
no-thread-unknown = Ich kann hier keinen Thread öffnen. Ich brauche **{ permission-view-channel }**, **{ permission-create-threads }**, **{ permission-send-in-threads }** und **{ permission-attach-files }** (in Foren auch **Beiträge erstellen**). { rights-grant }
no-thread-many = Ich kann hier keinen Thread öffnen: Es sind schon zu viele offen. Server-Admins können welche schließen.
no-thread-tag = Ich kann hier keinen Thread öffnen: Beiträge brauchen hier Tags, und ich kann keine setzen.
no-thread-said = Ich kann hier keinen Thread öffnen. Discord meldet: „{ $words }“.
refused-no-thread = { $reason } Ohne `thread` läuft die Partie in diesem Kanal.
refused-no-thread-busy = Hier läuft eine andere Partie. { $reason } Versuch es noch einmal, wenn die Partie zu Ende ist.
refused-no-thread-rematch = Hier läuft eine andere Partie. { $reason } Drück noch einmal **{ button-rematch }**, wenn die Partie zu Ende ist.
no-thread-played-here = Die Partie läuft in diesem Kanal, ohne Thread. { $reason }
refused-discord-slow = Discord ist gerade langsam. Versuch es gleich noch einmal.
refused-other-channels = Neue Partien startest du in { LIST($channels) }. Alles andere geht überall.

no-post = Erledigt, aber ich kann hier nichts posten. Fehlende Berechtigungen: { LIST($missing, join: ",") }. { rights-grant } `/board` geht trotzdem.
no-post-unknown = Erledigt, aber ich kann hier nichts posten. Ich brauche **{ permission-view-channel }**, **{ permission-send-messages }** (in Threads **{ permission-send-in-threads }**) und **{ permission-attach-files }**. { rights-grant } `/board` geht trotzdem.
rights-later = Fehlende Berechtigungen in diesem Kanal: { LIST($missing, join: ",") }. Die Partie läuft, aber ohne Erinnerungen. { rights-grant }

config-missing = - Fehlende Berechtigungen in diesem Kanal: { LIST($missing, join: ",") }. { rights-grant }
config-channels = - Neue Partien sind erlaubt in { LIST($channels) }.
config-anywhere = - Neue Partien sind erlaubt in **jedem Kanal**.
menu-channels = Kanäle für neue Partien (leer = alle)

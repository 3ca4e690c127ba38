# Games taught in five small positions, privately. What a message itself says is the heading of its
# position; idea, task and praise are told around the answer, and every other attribute is why an
# answer is wrong. All of it together fits a Discord message.

button-learn = In 2 Minuten lernen

lesson-heading = **{ $game } in 2 Minuten** ({ $number } von { $count }): { $title }
lesson-task = **Deine Aufgabe:** { $task }
# Below a task with a roll: the number is known ahead.
lesson-die = In einer Lektion steht der Würfel fest: Er zeigt eine { $number }.
lesson-rolled = Du hast eine **{ $number }** gewürfelt.
# $answer is a square or a turn in words; $because is a whole sentence.
lesson-wrong = **{ $answer }**: nein. { $because } Versuch es noch einmal.
# $account is what was played, as under a board.
lesson-right = **Richtig!** { $account }
lesson-done = **Das waren alle fünf: Du kannst { $game } spielen.** Probiere es gegen Eightfold auf der leichtesten Stufe; jede Einzelheit steht in `/rules`.

# What stands under a message of the lesson does not belong to it any more.
refused-lesson-gone = Diese Lektion ist nicht mehr so, wie sie dort steht. `/learn` beginnt sie von vorn.

lesson-only-kings-capture = Nur Könige schlagen, und keine andere Figur darf auf ein besetztes Feld ziehen.
lesson-no-castling = Rochade gibt es in diesem Spiel nicht.

## Chess

lesson-chess-turn = Du bist am Zug
    .idea = Weiß beginnt, dann zieht abwechselnd jede Seite. Im Menü steht nur, was legal ist; du kannst deinen Zug auch mit `/move` tippen, etwa `Nf3` oder `e2e4`. Ein Springer springt zwei Felder entlang einer Linie oder Reihe und eines zur Seite.
    .task = Greif den Bauern auf e5 mit einem Springer an.
    .no-attack = Von dort greift der Springer e5 nicht an.
    .praise = Von f3 aus könnte der Springer als Nächstes auf e5 schlagen. In einer Partie wird nun dein Gegenüber erwähnt; **Hoppla** nimmt deinen Zug innerhalb einer Minute zurück, und hinter **Mehr** findest du Remisangebot und Aufgeben.
lesson-chess-mate = Matt
    .idea = Ein angegriffener König steht im **Schach**, und seine Seite muss das sofort abwehren: den König wegziehen, etwas dazwischenstellen oder den Angreifer schlagen. Geht nichts davon, ist es **matt**, und die Partie ist vorbei.
    .task = Setz in einem Zug matt.
    .no-check = Das gibt kein Schach, also geht die Partie weiter.
    .praise = Der Turm greift auf der letzten Reihe an, und die eigenen Bauern lassen dem König kein Feld. Deinen eigenen König darfst du nie im Schach lassen; solche Züge biete ich dir nicht an.
lesson-chess-castle = Rochade
    .idea = Einmal in der Partie darf der König **rochieren**: Er zieht zwei Felder auf einen Turm zu, und der Turm springt auf seine andere Seite. Beide dürfen noch nicht gezogen haben, und zwischen ihnen darf nichts stehen. Der König darf nicht im Schach stehen und kein angegriffenes Feld überqueren oder betreten.
    .task = Rochiere.
    .crosses = Der Turm auf d8 greift d1 an, und dieses Feld darf der König nicht überqueren.
    .step = Das ist ein einzelner Schritt des Königs, und danach darf er nie mehr rochieren.
    .praise = Du wählst sie als Zug des Königs; getippt heißt sie `O-O` zur h-Linie hin und `O-O-O` zur a-Linie hin.
lesson-chess-passing = En passant
    .idea = Ein Bauer zieht ein Feld vor, von seiner zweiten Reihe aus auch zwei, und schlägt schräg nach vorn. Zieht er **zwei** Felder an einem gegnerischen Bauern vorbei, darf der ihn schlagen, als wäre er nur ein Feld gezogen, aber nur im unmittelbar nächsten Zug. Schwarz hat eben d7 nach d5 gezogen.
    .task = Schlag den Bauern, der gerade an deinem vorbeigezogen ist.
    .late = Dann ist es zu spät: Nur jetzt konntest du den Bauern so schlagen.
    .sideways = Ein Bauer schlägt schräg: Er zieht auf das Feld, das der andere übersprungen hat.
    .praise = Dein Bauer steht auf d6, und der schwarze auf d5 ist weg.
lesson-chess-promote = Umwandlung und Remis
    .idea = Ein Bauer, der die letzte Reihe erreicht, wird zu Dame, Turm, Läufer oder Springer, wie du willst. Hat die andere Seite dann aber keinen legalen Zug und steht nicht im Schach, ist es **patt**, also remis.
    .task = Wandle so um, dass du gewinnst.
    .stalemate = Dann hat der schwarze König kein Feld, steht aber nicht im Schach: patt, also remis.
    .too-little = Mit dem König und dieser Figur allein kann man nie mattsetzen: remis.
    .praise = Der König muss nach a6, und dann setzt der Turm auf a8 matt. Ist dieselbe Stellung dreimal entstanden oder sind 50 Züge ohne Schlagen und ohne Bauernzug vergangen, erscheint unter dem Brett **Remis reklamieren**.

## Gravitatur Chess

lesson-gravitatur-draw = Die Gravitatur
    .idea = Vor deinem Zug setzt du die **Gravitatur** auf ein leeres Feld. In jeder der acht Richtungen einer Dame zieht sie die **erste** Figur an, wem sie auch gehört, bis diese neben ihr steht. Dann verlässt sie das Brett, und du ziehst mit einer Figur.
    .task = Weiß setzt sie auf d4. Wohin kommt der Bauer von d7?
    .stays = Er bleibt nicht stehen: d5 und d6 sind leer, also ist er auf dieser Linie die erste Figur.
    .one-step = Er zieht nicht nur ein Feld weit, sondern gleitet, bis er neben der Gravitatur steht.
    .onto = Auf d4 steht die Gravitatur selbst; der Bauer hält neben ihr.
    .praise = Sie zog sechs Bauern an, drei von jeder Seite, und dann zog Weiß den Springer. Stehst du nicht im Schach, **musst** du sie setzen, aber auch dort, wo sie nichts ändert (**Ohne Wirkung setzen**). Durch Anziehung wird ein Bauer nie umgewandelt.
lesson-gravitatur-check = Schach beendet den Zug
    .idea = Bringt die Gravitatur selbst den gegnerischen König ins Schach, **endet dein Zug sofort**: Du ziehst mit keiner Figur mehr. Es kann sogar matt sein. Dein eigener König darf durch sie nicht ins Schach kommen.
    .task = Zieh den Springer aus der Diagonale deines Läufers, sodass es Schach ist.
    .no-check = Der Springer steht noch zwischen deinem Läufer und dem König: kein Schach.
    .praise = Der Springer kam nach d7, und der Läufer auf b3 greift den König an.
lesson-gravitatur-answer = Im Schach
    .idea = **Im Schach darfst du die Gravitatur nicht benutzen.** Du ziehst nur mit einer Figur, und dieser Zug muss das Schach abwehren.
    .task = Du spielst jetzt Schwarz, und der Läufer auf b3 gibt Schach. Wehre es ab.
    .placed = Im Schach bleibt die Gravitatur vom Brett.
    .still = Danach greift der Läufer deinen König noch immer an.
    .praise = Der König hat die Diagonale des Läufers verlassen. Wehrt kein Zug ein Schach ab, ist es matt.
lesson-gravitatur-teleport = Könige schlagen und teleportieren
    .idea = **Nur Könige schlagen**; die anderen geben Schach wie sonst auch, dürfen aber auf kein besetztes Feld ziehen. Rochade gibt es nicht. Dafür darf ein König, der nicht im Schach steht, als Zug **teleportieren**: Er tauscht mit einer eigenen Figur außer einem Bauern den Platz, über jede Entfernung, auf ein Feld, das nicht angegriffen ist.
    .task = Setze die Gravitatur auf e5 und bring deinen König in die Ecke h1.
    .knight = Auch das ist eine Teleportation, aber mit dem Springer nach g1.
    .rook = Das zieht den Turm, und der König bleibt in der Mitte.
    .step = Das ist ein einzelner Schritt des Königs. Die Ecke ist h1.
    .praise = König und Turm haben den Platz getauscht. Du darfst teleportieren, so oft du willst.
lesson-gravitatur-mate = Matt mit beiden
    .idea = Gezogen wird auf dem Brett, wie es die Gravitatur hinterlässt: So öffnet sie Linien und lockt Verteidiger weg.
    .task = Öffne die Linie vor dem schwarzen König und setz mit der Dame auf a6 matt.
    .closed = Der Bauer auf a7 steht noch vor dem König.
    .other = Die Linie ist nun offen, aber von g8 aus greift die Dame nicht auf ihr an.
    .praise = Der Bauer kam nach a5 herunter, und nichts schützt den König mehr. Patt oder fünfmal dieselbe Stellung ist remis.

## Superpermutation d8 Chess

lesson-d-die = Der Würfel nennt die Linie
    .idea = Zu Beginn deines Zugs wirfst du einen achtseitigen Würfel. Er nennt die **Linie**, auf der deine Figur **landen** muss, von dir aus links gezählt: Für Weiß ist 1 die a-Linie und 8 die h-Linie.
    .task = Würfle und spiel dann einen Zug, den die Zahl erlaubt.
    .e-file = Das landet auf der e-Linie; dafür brauchst du eine 5.
    .d-file = Das landet auf der d-Linie; dafür brauchst du eine 4.
    .f-file = Das landet auf der f-Linie; dafür brauchst du eine 6.
    .praise = Ziehen darf jede Figur, die auf der Linie landen kann, und auch eine, die auf ihr bleibt: c2 nach c3 passt zu einer 3. Kann dort kein legaler Zug landen, hast du einen **freien Zug**: Jeder ist erlaubt.
lesson-d-left = Von dir aus links gezählt
    .idea = Schwarz sitzt gegenüber und zählt von dort: Für Schwarz ist 1 die h-Linie und 8 die a-Linie.
    .task = Du spielst Schwarz. Würfle und spiel dann einen Zug, den die Zahl erlaubt.
    .c-file = Die c-Linie ist die 3 von Weiß. Für Schwarz ist sie eine 6.
    .e-file = Die e-Linie ist für Schwarz eine 4.
    .praise = Das Bild markiert die Linie, die eine Zahl bedeutet, und im Menü steht nur, was dort landet: Du musst also nicht zählen.
lesson-d-climb = Superpermutation
    .idea = Eine gelandete Figur **klettert**: Steht direkt vor ihr eine andere, ob eigene, gegnerische oder König, tauschen die beiden den Platz; und so weiter, bis das Feld davor leer ist oder das Brett endet. Davor heißt für Weiß nach oben, für Schwarz nach unten.
    .task = Weiß zieht den Läufer von f1 nach a6. Wo steht er am Ende?
    .lands = Dort landet er, aber direkt vor ihm steht auf a7 ein Bauer, also klettert er.
    .goes-on = Auf a7 steht direkt vor ihm der Turm auf a8, also klettert er weiter.
    .other-file = Er klettert geradeaus, auf der Linie, auf der er gelandet ist.
    .praise = Bauer und Turm rutschten je ein Feld herunter. Ein Schach beendet das Klettern sofort. Ein Bauer, der auf seiner letzten Reihe ankommt, wird umgewandelt; ein gegnerischer, den du auf deine erste Reihe drückst, wird zur Dame.
lesson-d-check = Schach und Schlagen
    .idea = Figuren geben Schach wie sonst auch, aber **nur Könige schlagen**; nichts anderes darf auf ein besetztes Feld ziehen. **Im Schach würfelst du nicht**, nichts klettert, und jeder legale Zug ist recht, der das Schach abwehrt.
    .task = Die Dame gibt Schach. Was rettet deinen König?
    .teleports = Dort steht deine eigene Dame, und im Schach darf der König nicht den Platz tauschen.
    .praise = Nichts deckt die Dame, also darf der König sie schlagen. Wehrt kein Zug ein Schach ab, ist es matt. En passant gibt es nicht.
lesson-d-teleport = Teleportation
    .idea = Ein König, der nicht im Schach steht, darf statt eines gewöhnlichen Zugs **teleportieren**: Er tauscht mit einer eigenen Figur außer einem Bauern den Platz, über jede Entfernung. Die Zahl muss das Feld erlauben, auf das er kommt, und es darf nicht angegriffen sein.
    .task = Würfle und bring deinen König durch eine Teleportation in Sicherheit.
    .pawn = Das passt zur Zahl, aber dein König bleibt in der Mitte.
    .praise = König und Turm haben den Platz getauscht. Nach einer Teleportation klettert nichts, und du darfst es tun, so oft du willst. Du gewinnst durch Matt; Patt oder fünfmal dieselbe Stellung ist remis.

## Totem Chess

lesson-totem-swap = Das Totem
    .idea =
        Du spielst Schach auf neun mal neun Feldern; was hier nicht vorkommt, ist wie im normalen Schach. Zwischen König und Dame steht dein **Totem**.
        - Es zieht gerade oder schräg in jede Richtung, bis zu drei Felder weit (von e5, der Mitte, bis zu vier), durch eigene Figuren hindurch, aber nie durch gegnerische.
        - Zieht es auf eine eigene Figur, **tauschen** die beiden den Platz.
        - Es schlägt nur das gegnerische Totem und die **Null**, die hier auf e5 steht und die keine andere Figur schlagen kann. Es gibt nie Schach.
    .task = Tausche das Totem mit dem Läufer.
    .takes = Das Totem kann keinen Bauern schlagen, nur das gegnerische Totem und die Null.
    .knight = So tauscht es mit dem Springer. Der Läufer steht ein Feld weiter.
    .empty = Dorthin darf es durch eigene Figuren hindurch ziehen, aber h4 ist leer: Getauscht wird nichts.
    .praise =
        Auch deine anderen Figuren dürfen tauschen: Sie ziehen **auf** dein Totem, als wäre sein Feld leer. Ein Bauer zieht dazu geradeaus; nur eine gefesselte Figur darf nicht tauschen. Im Schach darfst du tauschen, wenn es das Schach abwehrt.
        Deine Figuren ziehen und greifen durch dein Totem hindurch an; für gegnerische Figuren ist es eine Mauer, die nur deren Totem schlagen kann. Bauern ziehen von ihrer zweiten Reihe bis zu drei Felder weit, und einer, der die letzte Reihe erreicht, darf zum Totem werden, wenn du keines hast.
lesson-totem-roll = Der Wurf für die Null
    .idea =
        Die **Null** gehört niemandem. Nach jedem **dritten Zug**, beide Seiten zusammengezählt, würfelt, wer gerade gezogen hat, und die Null zieht ein Feld weit und schlägt, was sie trifft.
        Aus der Sicht von Weiß laufen die Zahlen im Uhrzeigersinn: 1 links unten, 2 links, 3 links oben, 4 oben, 5 rechts oben, 6 rechts, 7 rechts unten, 8 unten.
    .task = Würfle: Wohin zieht die Null?
    .one = Das ist links unten, eine 1.
    .four = Das ist geradewegs nach oben, eine 4.
    .five = Das ist rechts oben, eine 5.
    .praise =
        Zieht sie über einen Rand hinaus, erscheint sie am gegenüberliegenden Rand. Was sie treffen kann:
        - Einen **König**: Seine Seite verliert sofort.
        - Ein **Totem** unterwegs: Die Null bleibt dort stehen, und das Totem kommt heim (nach e1 oder e9) und schlägt, was dort steht. Ist das der gegnerische König, gewinnt die Seite des Totems.
        - Ein Totem daheim: Das Totem schlägt die Null.
        - Alles andere: Die Null schlägt es.
        Immer wenn die Null geschlagen wird, erscheint sie wieder auf e5 und entfernt, was dort steht: Ist das ein König, ist die Partie remis.
lesson-totem-king = Die Null neben deinem König
    .idea = Dein Zug ist der dritte, also würfelst du gleich danach. Das Brett warnt dich: Rote Zahlen würden die Partie beenden.
    .task = Die Null steht neben deinem König. Was rettet dich?
    .beside = Dort steht der König noch immer neben der Null: Eine 8 würde ihn schlagen.
    .stays = Der König bleibt neben der Null stehen: Eine 7 würde ihn schlagen.
    .sacrifice = Das Totem zu opfern bewegt weder König noch Null: Eine 7 würde den König schlagen, und das lässt sich nicht abwehren.
    .praise =
        Dein Totem hat die Null geschlagen, und sie erschien weit weg von deinem König wieder auf e5. Auch ein Schritt des Königs aus ihrer Reichweite hätte gereicht.
        Ein Totem, das auf e5 steht, wenn die Null dort erscheint, ist **für immer** verloren: Kein Bauer seiner Seite darf mehr zum Totem werden.
lesson-totem-prevent = Einen Wurf abwehren
    .idea = Die Null verstellt Linien, also kann ihr Schritt eine öffnen und ein Wurf einen König ins Schach bringen. Dann darf dessen Seite ihr Totem opfern, um den Wurf **abzuwehren**: Die Stellung vor dem Wurf gilt wieder, und es spielt weiter, wer am Zug ist. Oder sie akzeptiert den Wurf und spielt im Schach weiter. Bringt dich dein eigener Wurf ins Schach, musst du ihn abwehren.
    .task = Schwarz hat eine 2 gewürfelt, und der Turm gibt Schach. Kein Zug rettet deinen König. Was tust du?
    .accept = Dann bleibt das Schach, und kein Zug wehrt es ab. Du könntest nur noch als Zug das Totem opfern, um den Wurf zurückzunehmen.
    .praise =
        Die Null steht wieder auf e5, und du bist am Zug. Aber ohne Totem **verlierst du sofort**, wenn ein Wurf deinen König erneut ins Schach bringt.
        Unter **Mehr** darfst du dein Totem auch **als Zug** opfern: jederzeit, oder direkt nach einem Wurf, egal wer ihn gemacht hat, um ihn zurückzunehmen. Dein König darf danach nicht im Schach stehen.
lesson-totem-forms = Geisterkönig und Himmelskönig
    .idea = Wenn die Null dein Totem heimschickt und dort dein eigener König steht, kommt der König dorthin, wo das Totem war, als **Geisterkönig**: Er zieht ein Feld geradeaus vor oder zurück und schlägt ein Feld weit schräg. Auf der ersten oder letzten Reihe wird er zum **Himmelskönig**.
    .task = Mach deinen Geisterkönig zum Himmelskönig.
    .sideways = Ein Geisterkönig zieht nicht zur Seite.
    .takes = Den Bauern darf er schlagen, aber auf c7 bleibt er ein Geisterkönig.
    .back = Zurück darf er ziehen, aber auf d7 bleibt er ein Geisterkönig.
    .praise =
        Ein Himmelskönig zieht und tauscht wie ein Totem, auch durch die Null hindurch, und schlägt gegnerische Figuren, aber weder Totem noch Null; also gibt er Schach. Im Schach zieht er nur ein Feld weit.
        Ein Himmelskönig, den die Null trifft, wird wieder ein König, und sein Totem ist für immer verloren; wer dann kein Totem hat, verliert.
        Du **gewinnst** durch Matt des gegnerischen Königs, welche Gestalt er auch hat, oder durch die Null.

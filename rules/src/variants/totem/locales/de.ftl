game-totem = Totem-Schach
    .summary = 9×9 Felder: Dein Totem tauscht mit eigenen Figuren, die neutrale Null zieht, wie der Würfel fällt.
    .credit = Von M0B1US_, „Totem Chess Rules“, 2023.

guide-totem-totem =
    Du spielst Schach auf neun mal neun Feldern. Zwischen König und Dame steht eine neue Figur, dein **Totem**. In der Mitte steht die **Null**, die niemandem gehört.

    Das **Totem** zieht in jede der acht Richtungen bis zu drei Felder weit, von e5 aus bis zu vier. Es zieht durch eigene Figuren hindurch, aber nie durch gegnerische, und durch die Null nur, um das gegnerische Totem dahinter zu schlagen.

    - Es zieht auf ein leeres Feld oder auf eine eigene Figur: Dann **tauschen** die beiden den Platz.
    - Es schlägt nichts außer dem gegnerischen Totem und der Null, greift sonst nichts an und gibt nie Schach.
    - Geschlagen wird es nur vom gegnerischen Totem. Die Null schickt es heim. Für alle anderen gegnerischen Figuren ist es eine Mauer.
    - Deine eigenen Figuren ziehen durch dein Totem hindurch und greifen auch hindurch an, als stünde es nicht da.

    Du gewinnst durch Matt oder durch die Null. Alles andere ist wie im normalen Schach.

    Hier hat Weiß das Totem von e1 nach e4 gezogen, durch den Bauern auf e2 hindurch. Zum Eingeben genügt `Te4`: `T` ist das Totem, `R` der Turm.
    .title = Das Brett und das Totem

guide-totem-swaps =
    Ein **Tausch** ist ein Zug. Dein Totem darf auf jede eigene Figur ziehen, die es erreicht, auch auf den König. Und jede deiner Figuren darf auf dein Totem ziehen, mit einem Zug, den sie auf ein leeres Feld machen könnte. In beiden Fällen tauschen die zwei den Platz.

    - Ein Bauer tauscht nur geradeaus.
    - Du darfst im Schach und über angegriffene Felder hinweg tauschen. Es zählt nur das Ergebnis: Dein König muss dann sicher stehen.
    - Eine **gefesselte** Figur darf nicht auf ihr Totem ziehen. Aber das Totem darf auf die gefesselte Figur ziehen und stellt sich dann selbst dazwischen.
    - Ein Bauer, den ein Tausch auf seine letzte Reihe bringt, wird sofort umgewandelt.

    Notiert wird ein Tausch mit beiden Figuren und ihren neuen Feldern: Bei **Tf6<>♗c3** zog das Totem nach f6, wo der Läufer stand, der nun auf c3 steht. **♗c3<>Tf6** ist der Zug des Läufers selbst nach c3.

    Hier haben das Totem auf e4 und der Springer auf g6 den Platz getauscht: **Tg6<>♘e4**.
    .title = Tauschen

guide-totem-pawns =
    - Ein **Bauer** zieht von seiner zweiten Reihe ein, zwei oder drei Felder, auch durch das eigene Totem hindurch. Nach zwei oder drei Feldern darf ihn ein gegnerischer Bauer im direkt nächsten Zug **en passant** schlagen, auf jedem überquerten Feld, wenn es leer ist.
    - **Umgewandelt** wird in Dame, Turm, Läufer oder Springer, in ein Totem nur, wenn du keins auf dem Brett hast und nicht *gesperrt* bist (siehe nächste Seite).
    - **Rochade**: Der König zieht zwei Felder Richtung i-Linie (`O-O`) oder drei Richtung a-Linie (`O-O-O`), und der Turm springt über ihn auf das Feld daneben. Zwischen den beiden darf nur dein eigenes Totem stehen, und die Felder, auf denen sie landen, müssen leer sein. Beide dürfen ihr Feld noch nie verlassen haben, egal warum. Der König darf nicht im Schach stehen und kein angegriffenes Feld überqueren oder betreten.

    Hier hat Weiß durch das Totem auf e1 hindurch rochiert: **O-O-O**.
    .title = Bauern und Rochade

guide-totem-roll =
    Nach jedem **dritten Zug** (beide Seiten zusammengezählt) zieht die **Null** ein Feld weit. Es würfelt, wer gerade gezogen hat. Aus der Sicht von Weiß: 1 links unten, 2 links, 3 links oben, 4 oben, 5 rechts oben, 6 rechts, 7 rechts unten, 8 unten. Zieht sie über einen Rand, erscheint sie am gegenüberliegenden.

    Was sie dort trifft:

    - Ein **König** oder **Geisterkönig**: Seine Seite verliert sofort.
    - Ein **Totem** auf seinem Startfeld (e1 für Weiß, e9 für Schwarz): Es bleibt dort, und die Null wird geschlagen.
    - Ein **Totem** auf einem anderen Feld: Es wird auf sein Startfeld **heimgeschickt** und schlägt, was dort steht, egal wem es gehört. Ist das der *gegnerische* König, verliert dessen Seite. Der eigene wird zum Geisterkönig.
    - Ein **Himmelskönig**: Er wird wieder zum König (mehr dazu unter *Die anderen Gestalten des Königs*).
    - Jede andere Figur wird geschlagen.

    Wird die Null geschlagen, auch durch den Zug eines Totems, **kehrt sie sofort nach e5 zurück** und entfernt, was dort steht. Ist das ein König, ist die Partie remis. Ist es ein Totem, ist seine Seite **gesperrt**: Kein Bauer dieser Seite darf mehr zum Totem werden.

    Hier hat Weiß eine 3 gewürfelt: Die Null zog von e5 nach links oben auf d6 und schlug den Springer.
    .title = Der Wurf für die Null

guide-totem-sacrifice =
    Ein Wurf kann einen König ins Schach bringen, weil die Null eine schützende Figur schlägt oder eine Linie öffnet.

    - Hatte seine Seite vor dem Wurf **kein Totem**, ist die Partie sofort verloren.
    - Hat sie selbst **gewürfelt**, muss sie den Wurf **abwehren**: Es gilt wieder die Stellung davor, aber ohne ihr Totem. Rettet das den König nicht, ist die Partie verloren.
    - Ist sie **am Zug**, darf sie den Wurf ebenso abwehren, oder sie akzeptiert ihn und spielt im Schach weiter.

    Statt zu ziehen, darfst du dein **Totem** auch jederzeit **opfern**, notiert als `(t)`. Direkt nach einem Wurf, der nicht abgewehrt wurde, darfst du es opfern, um **den Wurf zurückzunehmen**, notiert als `(t)0`: Es gilt wieder die Stellung davor, aber ohne dein Totem, und dein Gegner ist am Zug. Dein König muss dann sicher stehen.

    Hier ist die Null von f3 nach links auf e3 gezogen, und der Turm auf f6 greift den König an. Weiß darf den Wurf abwehren oder akzeptieren.
    .title = Schach durch einen Wurf und das Totemopfer

guide-totem-forms =
    Wird dein Totem heimgeschickt und trifft dort auf **den eigenen König**, kommt der König auf das Feld, auf dem das Totem getroffen wurde, und wird zum **Geisterkönig** (`S`). Die Null kehrt nach e5 zurück.

    - Der **Geisterkönig** zieht ein Feld gerade vor oder zurück und schlägt ein Feld schräg, in jede Richtung. Wird er mattgesetzt, verlierst du wie sonst auch.
    - Auf der ersten oder letzten Reihe wird er sofort zum **Himmelskönig** (`A`). Der zieht und tauscht wie ein Totem, auch durch die Null hindurch, und schlägt gegnerische Figuren, aber weder Totem noch Null. Er gibt also auch Schach. Deine Figuren dürfen auf ihn ziehen, um zu tauschen. Von e5 reicht er vier Felder weit und springt auch wie ein Springer. Im Schach zieht er nur ein Feld.
    - Trifft die Null auf einen **Himmelskönig**, wird er auf dem Feld, von dem die Null kam, wieder zum König. Das Totem seiner Seite geht verloren, und sie ist gesperrt. Hatte sie vorher kein Totem auf dem Brett, verliert sie sofort.

    Beide Gestalten rochieren nicht.

    Hier hat die Null das Totem auf e3 getroffen. Es wurde nach e1 heimgeschickt, wo sein König stand, und der König kam als Geisterkönig nach e3.
    .title = Die anderen Gestalten des Königs

guide-totem-end =
    Du **gewinnst**, wenn

    - du den gegnerischen König mattsetzt, egal in welcher Gestalt;
    - die Null auf ihn trifft (beim Himmelskönig nur, wenn seine Seite kein Totem hat);
    - die Null dein Totem heimschickt und dort der gegnerische König steht;
    - ein Wurf ihn ins Schach bringt und seine Seite vorher kein Totem hatte oder ihren eigenen Wurf nicht abwehren kann.

    Die Partie ist **remis**, wenn

    - die Seite am Zug keinen legalen Zug hat und nicht im Schach steht (Patt);
    - die Null nach e5 zurückkehrt, wo ein König in irgendeiner Gestalt steht;
    - ein Wurf beide Könige ins Schach bringt und keine Seite ein Totem hatte;
    - dieselbe Stellung zum fünften Mal entsteht, jedes Mal mit gleich vielen Zügen seit dem letzten Wurf;
    - jede Seite 75 Züge ohne Schlagen und ohne Bauernzug gemacht hat. Tauscht das Totem oder der Himmelskönig mit einem Bauern, zählt das nicht als Bauernzug.

    Matt oder Patt beendet die Partie sofort, noch vor dem Wurf. Remis durch zu wenig Material gibt es nicht: Die Null kann jede Partie entscheiden.

    Hier hat das Totem auf e4 die Null geschlagen. Sie kehrte nach e5 zurück und entfernte dort den König: remis, obwohl Schwarz auf Gewinn stand.
    .title = Wie die Partie endet

## Its lesson

lesson-totem-swap = Das Totem
    .idea =
        Du spielst auf neun mal neun Feldern. Sonst gelten die normalen Schachregeln. Neu ist dein **Totem** zwischen König und Dame.
        - Es zieht gerade oder schräg in jede Richtung, bis zu drei Felder weit (von e5, der Mitte, bis zu vier), durch eigene Figuren hindurch, aber nie durch gegnerische.
        - Zieht es auf eine eigene Figur, **tauschen** die beiden den Platz.
        - Es schlägt nichts außer dem gegnerischen Totem und der **Null**, die hier auf e5 steht und sonst von keiner Figur geschlagen werden kann. Es gibt nie Schach.
    .task = Tausch das Totem mit dem Läufer.
    .takes = Das Totem kann keinen Bauern schlagen, nur das gegnerische Totem und die Null.
    .knight = So tauscht es mit dem Springer. Der Läufer steht ein Feld weiter.
    .empty = Dorthin darf es durch eigene Figuren hindurch ziehen, aber h4 ist leer: Getauscht wird nichts.
    .praise =
        Auch deine anderen Figuren dürfen tauschen: Sie ziehen **auf** dein Totem, als wäre sein Feld leer, ein Bauer geradeaus. Nur eine gefesselte Figur darf das nicht. Im Schach darfst du tauschen, wenn dich das aus dem Schach bringt.
        Deine Figuren ziehen durch dein Totem hindurch und greifen auch hindurch an. Für gegnerische ist es eine Mauer: Geschlagen wird es nur vom gegnerischen Totem. Bauern ziehen von ihrer zweiten Reihe bis zu drei Felder weit, und auf der letzten darf einer zum Totem werden, wenn du keins hast.
lesson-totem-roll = Der Wurf für die Null
    .idea =
        Die **Null** gehört niemandem. Nach jedem **dritten Zug** (beide Seiten zusammengezählt) zieht sie ein Feld weit und schlägt, was sie trifft. Es würfelt, wer gerade gezogen hat.
        Aus der Sicht von Weiß laufen die Zahlen im Uhrzeigersinn: 1 links unten, 2 links, 3 links oben, 4 oben, 5 rechts oben, 6 rechts, 7 rechts unten, 8 unten.
    .task = Würfle: Wohin zieht die Null?
    .one = Das ist links unten, eine 1.
    .four = Das ist gerade nach oben, eine 4.
    .five = Das ist rechts oben, eine 5.
    .praise =
        Zieht sie über einen Rand, erscheint sie am gegenüberliegenden. Was sie treffen kann:
        - **König** oder Geisterkönig: Seine Seite verliert sofort.
        - **Totem** auf seinem Startfeld (e1 oder e9): Es bleibt dort, und die Null wird geschlagen.
        - **Totem** auf einem anderen Feld: Die Null nimmt seinen Platz ein. Das Totem wird auf sein Startfeld **heimgeschickt** und schlägt, was dort steht. Ist das der gegnerische König, gewinnt die Seite des Totems. Der eigene wird zum Geisterkönig (dazu später).
        - Alles andere wird geschlagen (nur der Himmelskönig nicht, auch dazu später).
        Immer wenn die Null geschlagen wird, kehrt sie nach e5 zurück und entfernt, was dort steht: Ist das ein König, ist die Partie remis.
lesson-totem-king = Die Null neben deinem König
    .idea = Dein Zug ist der dritte, also würfelst du gleich danach. Das Brett warnt dich: Rote Zahlen beenden die Partie, einfach schraffierte kosten eine wichtige Figur.
    .task = Die Null steht neben deinem König. Was rettet dich?
    .beside = Dort steht der König noch immer neben der Null: Bei einer 8 würde sie ihn schlagen.
    .stays = Der König bleibt neben der Null: Bei einer 7 würde sie ihn schlagen.
    .sacrifice = Das Opfer bewegt weder König noch Null: Bei einer 7 würde sie ihn schlagen, und das lässt sich nicht abwehren.
    .praise =
        Dein Totem hat die Null geschlagen, und sie kehrte nach e5 zurück, weit weg von deinem König. Auch ein Schritt des Königs aus ihrer Reichweite hätte gereicht.
        Ein Totem, das auf e5 steht, wenn die Null zurückkehrt, ist **für immer** verloren: Kein Bauer seiner Seite darf mehr zum Totem werden.
lesson-totem-prevent = Einen Wurf abwehren
    .idea = Die Null verstellt Linien. Zieht sie weg, kann plötzlich ein König im Schach stehen. Dann darf seine Seite ihr Totem opfern, um den Wurf **abzuwehren**: Es gilt wieder die Stellung davor, und wer am Zug ist, spielt weiter. Oder sie akzeptiert den Wurf und spielt im Schach weiter. Bringt dich dein eigener Wurf ins Schach, musst du ihn abwehren.
    .task = Schwarz hat eine 2 gewürfelt, und der Turm gibt Schach. Kein Zug rettet deinen König. Was tust du?
    .accept = Dann stehst du weiter im Schach, und keine Figur rettet dich. Du könntest nur noch als Zug das Totem opfern, um den Wurf zurückzunehmen.
    .praise =
        Die Null steht wieder auf e5, und du bist am Zug. Aber jetzt hast du kein Totem mehr: Bringt wieder ein Wurf deinen König ins Schach, **verlierst du sofort**.
        Unter **{ button-more }** kannst du dein Totem auch jederzeit **als Zug** opfern. Direkt nach einem Wurf, der nicht abgewehrt wurde, kannst du ihn damit auch zurücknehmen. Dein König darf danach nicht im Schach stehen.
lesson-totem-forms = Geisterkönig und Himmelskönig
    .idea = Schickt die Null dein Totem heim und steht dort dein eigener König, kommt der König dorthin, wo das Totem war, als **Geisterkönig**: Er zieht ein Feld gerade vor oder zurück und schlägt ein Feld schräg. Auf der ersten oder letzten Reihe wird er zum **Himmelskönig**.
    .task = Mach deinen Geisterkönig zum Himmelskönig.
    .sideways = Ein Geisterkönig zieht nicht zur Seite.
    .takes = Den Bauern darf er schlagen, aber auf c7 bleibt er ein Geisterkönig.
    .back = Zurück darf er ziehen, aber auf d7 bleibt er ein Geisterkönig.
    .praise =
        Ein Himmelskönig zieht und tauscht wie ein Totem, auch durch die Null hindurch, und schlägt gegnerische Figuren, aber weder Totem noch Null. Also gibt er auch Schach. Im Schach zieht er nur ein Feld.
        Ein Himmelskönig, den die Null trifft, wird wieder ein König, und sein Totem ist für immer verloren. Wer vorher schon keins hatte, verliert.
        Du **gewinnst** durch Matt des gegnerischen Königs, egal in welcher Gestalt, oder durch die Null.

## Its tips

tip-totem-decide = Den Wurf abzuwehren kostet dein Totem. Akzeptiere ihn, wenn ein Zug dich aus dem Schach bringt.
tip-totem-form = Dein König hat jetzt eine andere Gestalt. Der Button unter dem Brett oder `/rules` sagt, wie er zieht.
tip-totem-check = Auch im Schach darfst du tauschen: Dein Totem holt den König heraus oder stellt sich dazwischen.
tip-totem-danger = Rote Zahlen beenden die Partie, einfach schraffierte kosten eine wichtige Figur. Dein Zug kann das noch ändern.
tip-totem-null-next = Gleich nach diesem Zug zieht die Null und schlägt, was sie trifft.
tip-totem-roll = Aus der Sicht von Weiß ist 1 links unten. Weiter geht es im Uhrzeigersinn bis 8, unten.
tip-totem-swap = Dein Totem tauscht mit jeder eigenen Figur, die gerade oder schräg bis zu drei Felder entfernt steht.
tip-totem-shelter = Dein Totem ist eine Mauer vor deinem König: Geschlagen wird es nur vom gegnerischen Totem.
tip-totem-keep = Behalte dein Totem: Hast du keins, verlierst du, sobald ein Wurf dich ins Schach bringt.
tip-totem-castle = Beim Rochieren zieht der König zwei Felder Richtung i-Linie oder drei Richtung a-Linie. Dein Totem darf dazwischenstehen.
tip-totem-passing = Zieht ein Bauer zwei oder drei Felder, kann ihn ein gegnerischer Bauer auf jedem überquerten Feld en passant schlagen.

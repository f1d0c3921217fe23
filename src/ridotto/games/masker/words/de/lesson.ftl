### Masker. Wer lernt, ist Gelb, das Gegenüber ist Blau.

learn-masker-white = Gelb ist deine geheime Farbe: Ein gelbes Kreuz muss liegen bleiben! Du eroberst mit dem farblosen Kreuz (blankes Holz mit Maske): Setz es auf eines daneben, nie schräg. Erobere das weiße am Pfeil.
learn-masker-white-done = Erobert! Aber geh sparsam vor: Nach 18 Kreuzen setzt du nur noch aus. Weiß ist etwas Besonderes: Danach darfst du jedes Kreuz erobern, egal, wo es liegt.
learn-masker-suspect = Welche Farbe versteckt dein Gegenüber? Auf den Stapeln dort liegen viele rote und violette Kreuze, aber kaum blaue. Verdächtig! Erobere ein blaues Kreuz.
learn-masker-suspect-done = Ein blaues Kreuz weniger. Wenn dein Gegenüber Blau hat, tut das weh: Ist kein blaues mehr da, scheidet Blau aus.
learn-masker-stop = In jedem Zug musst du ein Kreuz erobern; ein zweites und drittes darfst du. Probier es aus: Hör hier auf.
learn-masker-stop-done = Jetzt macht dein Gegenüber dort weiter, wo du das farblose Kreuz gelassen hast.
learn-masker-alone = Du darfst wieder jedes Kreuz erobern: Das ist so, wenn keines das farblose berührt, und nach einem weißen. Hol dir noch ein blaues!
learn-masker-alone-done = Gut gezielt. Jetzt mach weiter oder hör auf.
learn-masker-beside = Diesmal kannst du nur erobern, was das farblose Kreuz berührt. Ist ein blaues dabei?
learn-masker-beside-done = Erobert. Zähl nach: Wie viele blaue gibt es noch?
learn-masker-own = So ein Pech: Jetzt kannst du nur gelbe erobern, deine eigenen! Eines musst du nehmen.
learn-masker-own-done = Das tut weh. Aber ein einziges gelbes Kreuz genügt, um dabeizubleiben.
learn-masker-guard = Vorsicht: Es ist nur noch ein gelbes Kreuz übrig. Ist es weg, scheidest du aus.
learn-masker-guard-done = Behalt dein letztes gelbes Kreuz im Auge.
learn-masker-final = Das letzte blaue Kreuz, und du kannst es erobern. Los!
learn-masker-final-done = Jetzt liegt kein blaues Kreuz mehr auf dem Spielfeld.
learn-masker-onward = Ein Kreuz musstest du erobern. Ein zweites und drittes darfst du: Mach weiter oder hör auf.
learn-masker-free = Du bist dran. Ein Kreuz musst du erobern, notfalls eines deiner Farbe. Danach hör auf, wann du willst.
learn-masker-won = Du hast gewonnen! Dein Gegenüber hatte Blau, und es liegt kein blaues Kreuz mehr da: ausgeschieden! Das ist das ganze Spiel: Finde heraus, welche Farbe die anderen haben, und verrate deine nicht.
learn-masker-lost = Du bist ausgeschieden: Es liegt kein gelbes Kreuz mehr da. Dein Gegenüber hatte Blau.
learn-masker-gave = Das letzte gelbe Kreuz hast du selbst erobert. Geh nächstes Mal sparsamer vor und lass das farblose neben anderen Farben liegen.
learn-masker-robbed = Dein Gegenüber hat das letzte gelbe Kreuz erobert. Hör nächstes Mal nicht neben einem gelben auf und zähl, wie viele noch da sind.
learn-masker-reached = Dein Gegenüber ist in ein paar Schritten zum letzten gelben Kreuz gekommen. Schau nächstes Mal drei Eroberungen voraus, bevor du aufhörst.
learn-masker-opened = Nach einem weißen Kreuz darf jedes erobert werden: Dein Gegenüber nahm das letzte gelbe. Nimm dich nächstes Mal vor Weiß in Acht, wenn nur noch wenige gelbe da sind.
learn-masker-stranded = Nichts berührte das farblose Kreuz, also durfte dein Gegenüber jedes erobern und nahm das letzte gelbe. Lass das farblose nächstes Mal neben anderen Farben liegen.
learn-masker-spent = Deine Stapel waren voll: Du konntest nur zusehen, wie dein Gegenüber das letzte gelbe Kreuz eroberte. Geh nächstes Mal sparsamer vor.

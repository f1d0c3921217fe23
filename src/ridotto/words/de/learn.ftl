### Spielend lernen: geführte erste Partien. Kurz und herzlich; mit zehn Jahren soll man sie verstehen.

## Der Weg hinein

learn-play = Spielend lernen
learn-play-game = Spielend lernen: { $game }, in fünf Minuten
learn-first-time = Zum ersten Mal hier?
learn-first-time-hint = Lern ein Spiel, indem du es spielst: fünf Minuten, nur du und Bots.

## Wer dich neben dem Brett führt

learn-guide = Deine erste Partie
learn-about = Eine vorbereitete Partie, nur du und Bots. Tu, was du magst!
learn-fold = Hilfe ausblenden
learn-unfold = Was jetzt?
learn-master = Was würde ein Meister tun?
learn-others = Jetzt spielen die anderen. Sieh ihnen zu.
learn-own-way = Du bist deinen eigenen Weg gegangen: Das ist genauso gut.
learn-even = Die Partie ist zu Ende, und niemand liegt vorn: unentschieden!
learn-leave = Verlassen
learn-real = Eine echte Partie spielen
learn-again = Noch einmal

## Mascarade

learn-mascarade-first = Das Spielfeld ist fast voll, und ihr habt beide 101 Punkte. Leg eine Maske neben Masken, die ihr ähnlich sehen: Tipp auf die Maske mit dem Stern, dann auf das Feld mit dem Stern.
learn-mascarade-first-done = Gut gelegt! Jedes Merkmal, das sie mit einer Nachbarin gemeinsam hat, ist ein Punkt: Gesichtsform, Haar, Augen, Nase, Mund.
learn-mascarade-second = Eine Maske, die zwei andere berührt, muss mit beiden etwas gemeinsam haben. Dafür bringt sie auch für beide Punkte. Probier die mit dem Stern.
learn-mascarade-second-done = So kommen Punkte zusammen. Und du hast eine neue Maske gezogen.
learn-mascarade-look = Jetzt wählst du. Tipp auf eine deiner Masken: Überall, wo sie passt, siehst du, wie viele Punkte sie bringt. Wo bringt sie am meisten?
learn-mascarade-look-done = Gut. Sollte einmal nichts passen, ziehst du eine Maske; passt auch die nicht, setzt du aus.
learn-mascarade-pool = Es gibt keine Masken mehr zu ziehen. Jetzt wird es eng: Leg deine Masken an, solange sie noch irgendwo passen.
learn-mascarade-pool-done = Eine Maske weniger auf deinem Rahmen.
learn-mascarade-last = Du hast kaum noch Masken. Wer seine letzte anlegt, beendet die Partie sofort.
learn-mascarade-last-done = Jede Maske, die liegt, zählt. Was auf dem Rahmen bleibt, ist nichts wert.
learn-mascarade-free = Du bist dran. Welche Maske passt wohin, und wie viele Punkte bringt sie?
learn-mascarade-won = Die Partie ist zu Ende, und du hast gewonnen! Was geholfen hat: Felder, die mehrere Masken berühren. Heb dir Masken, die an viele Stellen passen, für später auf.
learn-mascarade-lost = Die Partie ist zu Ende, und diesmal hast du nicht gewonnen. Ein Tipp: Such Felder, die mehrere Masken berühren, denn die bringen am meisten.

## Masker. Wer lernt, ist Gelb, der Gegner ist Blau.

learn-masker-white = Gelb ist deine geheime Farbe. Solange ein gelbes Kreuz auf dem Spielfeld liegt, bist du dabei. Zieh jetzt das farblose Kreuz auf eines daneben, und das gehört dir. Nimm das weiße mit dem Stern.
learn-masker-white-done = Geschlagen! Weiß ist etwas Besonderes: Danach darfst du jedes Kreuz nehmen, wo immer es liegt.
learn-masker-suspect = Welche Farbe verbirgt dein Gegner? Sieh dir seinen Stapel an: viele rote und violette, aber kaum blaue. Verdächtig! Nimm ein blaues Kreuz.
learn-masker-suspect-done = Ein blaues Kreuz weniger. Wenn Blau seine Farbe ist, tut ihm das weh.
learn-masker-stop = In einem Zug darfst du bis zu drei Kreuze nehmen, und nach jedem darfst du aufhören. Probier es aus: Hör hier auf.
learn-masker-stop-done = Jetzt macht dein Gegner dort weiter, wo du das farblose Kreuz gelassen hast.
learn-masker-alone = Du darfst wieder jedes Kreuz nehmen: Das ist so, wenn keines das farblose berührt. Nimm noch ein blaues!
learn-masker-alone-done = Gut gezielt. Jetzt mach weiter, oder hör auf.
learn-masker-beside = Diesmal kannst du nur nehmen, was das farblose Kreuz berührt. Ist ein blaues dabei?
learn-masker-beside-done = Geschlagen. Zähl nach: Wie viele blaue gibt es noch?
learn-masker-own = So ein Pech: Jetzt kannst du nur gelbe nehmen, deine eigenen! Eines musst du nehmen.
learn-masker-own-done = Das tut weh. Aber ein einziges gelbes Kreuz genügt, um dabeizubleiben.
learn-masker-guard = Sei vorsichtig: Nur noch ein gelbes Kreuz ist übrig. Ist es weg, scheidest du aus.
learn-masker-guard-done = Behalt dein letztes gelbes Kreuz im Auge.
learn-masker-final = Das letzte blaue Kreuz, und du kannst es nehmen. Los!
learn-masker-final-done = Jetzt liegt kein blaues Kreuz mehr auf dem Spielfeld.
learn-masker-free = Du bist dran. Nimm, was du magst, und hör auf, wann du magst.
learn-masker-won = Du hast gewonnen! Dein Gegner war Blau, und ohne ein blaues Kreuz ist er ausgeschieden. Das ist das ganze Spiel: Finde seine Farbe heraus, und verrate deine nicht.
learn-masker-lost = Das letzte gelbe Kreuz ist weg, also bist du ausgeschieden. Dein Gegner war Blau. Ein Tipp: Finde früh seine Farbe heraus, und verrate deine nicht.

## Mask

learn-mask-stick = Du hast zwei Stäbe. Über dieses Brett werden Masken gelegt, und ein Stab, der aus einem Ring schaut, bringt Punkte. Steck deinen ersten Stab in das Loch, das leuchtet, oder wohin du magst.
learn-mask-stick-done = Da steht er. Jetzt stecken auch die anderen einen.
learn-mask-second = Jetzt dein zweiter Stab. Ein Stück vom ersten entfernt: Dann hat eher einer von beiden Glück.
learn-mask-second-done = Deine Stäbe stehen, und du hast zehn Punkte wie alle.
learn-mask-lay = Du deckst die erste Maske auf. Leg sie in der Richtung auf, die deinen Stäben am meisten nützt: Ein Ring zahlt 3 Punkte, ein Doppelring 5.
learn-mask-lay-done = Sie liegt. Bevor sie zahlt, kommt jeder einmal dran, und du zuletzt.
learn-mask-offer = Jemand versteigert eine Karte, die sonst niemand gelesen hat. Wer am meisten bietet, zahlt ihm das und tut, was auf der Karte steht. Du darfst mitbieten oder aussteigen.
learn-mask-offer-done = Karten können gut oder schlecht sein. Das ist der Spaß daran.
learn-mask-walk = Du bist dran. Stäbe können ziehen, und jeder Schritt kostet dich einen Punkt. Ein paar Schritte in einen Ring lohnen sich: Tipp auf deinen Stab, dann auf ein Loch.
learn-mask-walk-done = Die Schritte sind bezahlt. Du könntest noch weiter ziehen, auch mit dem anderen Stab.
learn-mask-done = Stehen deine Stäbe gut? Dann bist du fertig.
learn-mask-done-done = Wenn alle dran waren, ist Zahltag: Jeder Stab in einem Ring bekommt seine Punkte.
learn-mask-draw = Du kannst auch mit Verkaufen verdienen. Versteigere eine Karte: Du ziehst sie, und nur du liest sie.
learn-mask-draw-done = Da ist deine Karte. Sonst weiß niemand, was darauf steht.
learn-mask-sell = Jetzt verkauf sie. Du bietest zuerst: Biete wenig, damit jemand höher geht und dir etwas zahlt. Tut das niemand, zahlst du selbst und behältst die Karte.
learn-mask-sell-done = Mal sehen, wer höher geht.
learn-mask-outbid = Jemand bietet mehr als du! Steig aus, und die Punkte gehören dir.
learn-mask-outbid-done = Gut verkauft. Je mehr die anderen sie wollen, desto mehr verdienst du.
learn-mask-card = Du hast eine Karte gekauft. Jetzt tu, was darauf steht.
learn-mask-card-done = Erledigt. Danach kommt die Karte unter den Stapel.
learn-mask-pass = Eine andere Maske, andere Ringe. Schaut schon einer deiner Stäbe aus einem Ring, kannst du einfach passen: Das kostet nichts.
learn-mask-pass-done = Du behältst deine Punkte und wartest auf den Zahltag.
learn-mask-free = Du bist dran. Ziehen, versteigern oder passen, bieten oder aussteigen: Was lohnt sich?
learn-mask-won = Der letzte Zahltag ist vorbei, und du hast die meisten Punkte: Du hast gewonnen! Punkte kommen aus Ringen und aus Karten, die du teuer verkaufst.
learn-mask-lost = Der letzte Zahltag ist vorbei, und diesmal hat jemand anderes mehr Punkte. Ein Tipp: mit wenigen Schritten in einen Doppelring, und Karten teuer verkaufen.

## Au carnaval de Venise. Wer lernt, ist der Böse Geist.

learn-carnaval-genie = Alle tanzen mit geschlossenen Augen, und du bist der Böse Geist! Wähle jemanden und mach ihn heimlich zum Schelm. Ihr beide gewinnt, wenn die Masken aller Gäste gefallen sind.
learn-carnaval-genie-done = Niemand hat es gesehen. Nicht einmal dein Schelm weiß, dass du es warst.
learn-carnaval-hush = Jetzt wird heimlich jemand anderes aufgerufen. Alle tippen, aufgerufen oder nicht, damit man niemandem auf die Schliche kommt. Tipp auch du!
learn-carnaval-called = Der Geist wird noch einmal aufgerufen, aber dein Zauber ist verbraucht. Tanz weiter, ohne etwas zu tun.
learn-carnaval-called-done = Und niemand hat etwas gemerkt.
learn-carnaval-bare = Deine Maske ist gefallen, und alle sehen, wer du bist. Aber du redest und stimmst weiter mit, und du gewinnst noch immer mit deinem Schelm.
learn-carnaval-bare-done = Du kannst deinem Schelm noch immer helfen.
learn-carnaval-claim = Augen auf! Jetzt reden alle, und nicht alles ist wahr. Sag, dass du ein Gast bist.
learn-carnaval-claim-done = Du bist nicht einmal rot geworden! Schwindeln gehört zu diesem Spiel.
learn-carnaval-accuse = Die anderen suchen den Schelm. Führ sie in die Irre: Beschuldige jemanden, der nicht dein Schelm ist.
learn-carnaval-accuse-done = Das gibt ihnen zu denken.
learn-carnaval-ready = Lies, was die anderen sagen. Hast du genug gehört, dann sag, dass du bereit zur Abstimmung bist.
learn-carnaval-ready-done = Wenn alle bereit sind, beginnt die Abstimmung.
learn-carnaval-vote = Alle zeigen im selben Augenblick auf jemanden. Wer die meisten Stimmen gegen sich hat, wird demaskiert. Verschone deinen Schelm!
learn-carnaval-vote-done = Wenn alle abgestimmt haben, siehst du, wer auf wen gezeigt hat.
learn-carnaval-night = Der nächste Tanz. Im Dunkeln wählt dein Schelm, wessen Maske fällt. Tipp mit, damit niemand herausfindet, wer er ist.
learn-carnaval-tap = Pst! Jemand wird heimlich aufgerufen. Tipp mit, damit niemand herausfindet, wer.
learn-carnaval-talk = Rede wieder mit, wenn du magst: beschuldige, verteidige, frag. Dann sag, dass du bereit zur Abstimmung bist.
learn-carnaval-ballot = Wessen Maske soll fallen? Zeig auf jemanden, aber verschone deinen Schelm.
learn-carnaval-free = Jetzt liegt es an dir: Tu, was du für das Beste hältst.
learn-carnaval-won = Die Masken aller Gäste sind gefallen: Du und dein Schelm, ihr habt gewonnen! Nächstes Mal bist du vielleicht ein Gast und musst herausfinden, wer schwindelt.
learn-carnaval-lost = Der Abend ist vorbei, und diesmal hast du nicht gewonnen. Nächstes Mal bist du vielleicht selbst ein Gast und jagst den Schelm.

### Spielend lernen: geführte erste Partien. Kurz und herzlich; mit zehn Jahren soll man sie verstehen.

## Der Weg hinein

learn-play = Spielend lernen
learn-play-game = Spielend lernen: { $game }, in fünf Minuten
learn-first-time = Zum ersten Mal hier?
learn-first-time-hint = Lern ein Spiel, indem du es spielst: fünf Minuten, nur du und ein paar Bots.

## Wer dich neben dem Brett führt

learn-guide = Deine erste Partie
learn-about = Eine vorbereitete Partie, nur mit Bots. Mach es, wie du magst!
learn-fold = Anleitung ausblenden
learn-unfold = Was jetzt?
learn-master = Was würde ein Meister tun?
learn-others = Jetzt sind die anderen dran. Schau ihnen zu.
learn-own-way = Du bist deinen eigenen Weg gegangen: Das ist genauso gut.
learn-even = Die Partie ist zu Ende, und niemand liegt vorn: unentschieden!
learn-leave = Verlassen
learn-real = Eine echte Partie spielen
learn-again = Noch einmal spielen

## Mascarade

learn-mascarade-first = Du kommst kurz vor Schluss dazu: Ihr habt beide 101 Punkte, und nur noch wenige Felder sind frei. Auf das übrige Spielfeld musst du nicht achten. Tippe auf die Maske mit dem Pfeil, dann auf das Feld mit dem Pfeil: Sie gehört neben Masken, denen sie ähnlich sieht.
learn-mascarade-first-done = Gut gelegt! Jedes Merkmal, das sie mit einer Maske daneben gemeinsam hat, ist ein Punkt: Gesichtsform, Haar, Augen, Nase, Mund.
learn-mascarade-second = Eine Maske, die zwei andere berührt, muss mit beiden etwas gemeinsam haben. Dafür bringt sie auch bei beiden Punkte. Probier es mit der, die den Pfeil hat.
learn-mascarade-second-done = So kommen Punkte zusammen. Und du hast eine neue Maske gezogen.
learn-mascarade-look = Jetzt entscheidest du. Tippe auf eine deiner Masken: Überall, wo sie passt, siehst du, wie viele Punkte sie bringt. Wo bringt sie am meisten?
learn-mascarade-look-done = Gut. Wenn einmal nichts passt, ziehst du eine Maske; passt auch die nicht, ist dein Zug vorbei.
learn-mascarade-pool = Es gibt keine Masken mehr zu ziehen. Jetzt wird es eng: Leg deine Masken an, solange sie noch irgendwo passen.
learn-mascarade-pool-done = Eine Maske weniger auf deinem Rahmen.
learn-mascarade-last = Du hast kaum noch Masken. Sobald jemand keine mehr hat, ist die Partie zu Ende.
learn-mascarade-last-done = Jede Maske auf dem Spielfeld zählt. Was auf dem Rahmen bleibt, ist nichts wert.
learn-mascarade-free = Du bist dran. Welche Maske passt wohin, und wie viele Punkte bringt sie?
learn-mascarade-won = Die Partie ist zu Ende, und du hast gewonnen! Was geholfen hat: Felder, die an mehrere Masken grenzen. Heb dir Masken, die an viele Stellen passen, für später auf.
learn-mascarade-lost = Die Partie ist zu Ende, und diesmal hast du nicht gewonnen. Ein Tipp: Such Felder, die an mehrere Masken grenzen. Die bringen am meisten.

## Masker. Wer lernt, ist Gelb, der Gegner ist Blau.

learn-masker-white = Gelb ist deine geheime Farbe: Ein gelbes Kreuz muss auf dem Spielfeld bleiben! Du eroberst, indem du das farblose Kreuz auf eines daneben setzt. Erobere das weiße mit dem Pfeil.
learn-masker-white-done = Erobert! Weiß ist etwas Besonderes: Danach darfst du jedes Kreuz erobern, egal wo es liegt.
learn-masker-suspect = Welche Farbe versteckt dein Gegenüber? Auf den Stapeln dort liegen viele rote und violette Kreuze, aber kaum blaue. Verdächtig! Erobere ein blaues Kreuz.
learn-masker-suspect-done = Ein blaues Kreuz weniger. Wenn Blau die Farbe deines Gegenübers ist, tut das weh.
learn-masker-stop = In einem Zug darfst du bis zu drei Kreuze erobern, und nach jedem darfst du aufhören. Probier es aus: Hör hier auf.
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
learn-masker-free = Du bist dran. Erobere, was du willst, und hör auf, wann du willst.
learn-masker-won = Du hast gewonnen! Dein Gegenüber hatte Blau, und es liegt kein blaues Kreuz mehr da: ausgeschieden! Das ist das ganze Spiel: Finde heraus, welche Farbe die anderen haben, und verrate deine nicht.
learn-masker-lost = Das letzte gelbe Kreuz ist weg, also bist du ausgeschieden. Dein Gegenüber hatte Blau. Ein Tipp: Finde früh heraus, welche Farbe die anderen haben, und verrate deine nicht.

## Mask

learn-mask-stick = Du hast zwei Stäbe. Über dieses Brett werden Masken gelegt, und ein Stab, der durch einen Ring ragt, bringt Punkte. Steck deinen ersten Stab in das Loch, das leuchtet, oder wohin du willst.
learn-mask-stick-done = Da steht er. Jetzt stecken auch die anderen einen hinein.
learn-mask-second = Jetzt dein zweiter Stab. Steck ihn ein Stück weg vom ersten: Dann hat eher einer von beiden Glück.
learn-mask-second-done = Deine Stäbe stehen, und du hast zehn Punkte, so wie alle.
learn-mask-lay = Du deckst die erste Maske auf. Dreh sie so, wie es deinen Stäben am meisten nützt: Ein Ring zahlt 3 Punkte, ein Doppelring 5.
learn-mask-lay-done = Gut gelegt. Bevor sie zahlt, kommen alle einmal dran, du zuletzt.
learn-mask-offer = Jemand versteigert eine Karte, die sonst noch niemand gelesen hat. Wer am meisten bietet, bezahlt dafür und tut, was auf der Karte steht. Du darfst mitbieten oder aussteigen.
learn-mask-offer-done = Karten können gut oder schlecht sein. Das ist der Spaß daran.
learn-mask-walk = Du bist dran. Du kannst deine Stäbe versetzen, und jeder Schritt kostet dich einen Punkt. Ein, zwei Schritte zu einem Ring lohnen sich: Tippe auf deinen Stab, dann auf ein Loch.
learn-mask-walk-done = Die Schritte sind bezahlt. Du kannst noch weitergehen, auch mit dem anderen Stab.
learn-mask-done = Stehen deine Stäbe gut? Dann bist du fertig.
learn-mask-done-done = Wenn alle dran waren, ist Zahltag: Jeder Stab in einem Ring bringt seine Punkte.
learn-mask-draw = Auch mit Karten kannst du Punkte verdienen. Versteigere eine: Du ziehst sie, und nur du liest sie.
learn-mask-draw-done = Hier ist deine Karte. Sonst weiß niemand, was darauf steht.
learn-mask-sell = Jetzt wird sie versteigert. Du bietest zuerst: Biete wenig, damit jemand höher geht und dich bezahlt. Tut das niemand, zahlst du selbst und die Karte gehört dir.
learn-mask-sell-done = Mal sehen, wer höher geht.
learn-mask-outbid = Jemand bietet mehr als du! Steig aus, dann gehören die Punkte dir.
learn-mask-outbid-done = Gut verkauft. Je mehr die anderen sie wollen, desto mehr verdienst du.
learn-mask-card = Du hast eine Karte gekauft. Jetzt tu, was darauf steht.
learn-mask-card-done = Erledigt. Jetzt kommt die Karte unter den Stapel.
learn-mask-pass = Eine andere Maske, andere Ringe. Ragt schon einer deiner Stäbe durch einen Ring, kannst du einfach passen: Das kostet nichts.
learn-mask-pass-done = Du behältst deine Punkte und wartest auf den Zahltag.
learn-mask-free = Du bist dran. Stäbe versetzen, eine Karte versteigern oder passen, bieten oder aussteigen: Was lohnt sich?
learn-mask-won = Der letzte Zahltag ist vorbei, und du hast die meisten Punkte: Du hast gewonnen! Punkte bringen Ringe und teuer verkaufte Karten.
learn-mask-lost = Der letzte Zahltag ist vorbei, und diesmal hat jemand anderes mehr Punkte. Ein Tipp: Geh mit wenigen Schritten in einen Doppelring und verkauf deine Karten teuer.

## Au carnaval de Venise. Wer lernt, ist ein einfacher Gast.

learn-carnaval-hush = Du bist ein einfacher Gast. Unter den sechs anderen sind zwei Schelme, und in jedem Tanz reißen sie jemandem die Maske herunter. Finde sie! Gerade tanzen alle mit geschlossenen Augen, und wer aufgerufen ist, entscheidet heimlich. Alle tippen etwas an, aufgerufen oder nicht. Tippe auch etwas an!
learn-carnaval-bare = Du hast deine Maske verloren, und alle sehen deine Karte: ein einfacher Gast. Du redest weiter mit und stimmst mit ab, und die anderen wissen, dass sie dir glauben können.
learn-carnaval-bare-done = Du kannst den Gästen noch immer zum Sieg verhelfen.
learn-carnaval-ask = Augen auf! Die Schelme haben jemandem die Maske heruntergerissen, und jetzt reden alle. Nicht alles, was sie sagen, ist wahr. Such dir jemanden aus und frag, wer sich hinter der Maske verbirgt.
learn-carnaval-ask-done = Merk dir die Antwort und ob überhaupt eine kommt. Gäste haben keinen Grund zu schwindeln. Schelme schon.
learn-carnaval-claim = Die anderen rätseln auch über dich. Sag ihnen, dass du ein einfacher Gast bist.
learn-carnaval-claim-done = Und es stimmt sogar! Je mehr die Gäste voneinander wissen, desto schlechter können sich die Schelme verstecken.
learn-carnaval-accuse = Lies nach, was gesagt wurde. Behaupten zwei, dieselbe Karte zu haben? Hat jemand etwas zurückgenommen? Hat der Soldat jemanden beobachtet? Beschuldige, wen du am meisten verdächtigst.
learn-carnaval-accuse-done = Das gibt ihnen zu denken. Wenn du deine Meinung änderst, kannst du es zurücknehmen.
learn-carnaval-ready = Wenn du genug gehört hast, sag, dass du bereit zur Abstimmung bist. Bis dahin kannst du weiterfragen: Alle bleiben da und antworten.
learn-carnaval-ready-done = Du bist bereit.
learn-carnaval-waits = Hör jetzt den anderen zu: Sobald alle bereit sind, beginnt die Abstimmung. Du kannst dich noch zu Wort melden.
learn-carnaval-vote = Alle zeigen im selben Augenblick auf jemanden. Zeigt mehr als die Hälfte auf dieselbe Person, wird sie demaskiert. Zeig auf die, die du am meisten verdächtigst.
learn-carnaval-vote-done = Wenn alle abgestimmt haben, sieh dir an, wer auf wen gezeigt hat. Das verrät viel.
learn-carnaval-caught = Erwischt! Das war ein Schelm. Sieh dir an, wer ihn mit seiner Stimme schützen wollte.
learn-carnaval-wronged = Die Abstimmung hat die falsche Person getroffen: Das war kein Schelm. Merk dir, wer darauf gedrängt hat.
learn-carnaval-runoff = Es gab keine Mehrheit, darum geht es jetzt nur noch um die Angeklagten. Wer die meisten Stimmen gegen sich hat, wird demaskiert.
learn-carnaval-defence = Du bist angeklagt! Sag etwas zu deiner Verteidigung, dann sag, dass du bereit zur Abstimmung bist.
learn-carnaval-listen = Die Angeklagten verteidigen sich. Hör zu: Gleich danach stimmen alle noch einmal ab, nur noch über sie.
learn-carnaval-night = Der nächste Tanz. Irgendwo im Dunkeln suchen sich die Schelme ihr nächstes Opfer aus. Tippe auch etwas an und überlege: Wem vertraust du?
learn-carnaval-second = Jetzt weißt du mehr als vorher. Sieh dir die offenen Karten an und wer gegen wen gestimmt hat: Schelme stimmen gern gegen Gäste. Frag, beschuldige oder bürge für jemanden.
learn-carnaval-second-done = Auch daran werden die anderen dich jetzt messen.
learn-carnaval-tap = Pst! Jemand entscheidet heimlich. Tippe auch etwas an, damit niemand herausfindet, wer es ist.
learn-carnaval-talk = Rede wieder mit, wenn du magst: Frag, beschuldige, bürge. Dann sag, dass du bereit zur Abstimmung bist.
learn-carnaval-ballot = Wessen Maske soll diesmal fallen? Zeig auf jemanden.
learn-carnaval-won = Die Schelme haben ihre Masken verloren: Du hast mit den Gästen gewonnen! Nächstes Mal bist du vielleicht der Soldat oder ein Schelm, der schwindeln muss.
learn-carnaval-lost = Der Abend ist vorbei, und diesmal sind die Schelme davongekommen. Jetzt weißt du, wie sie es machen: Versuch es noch einmal, und trau niemandem zu früh.

### Mask

learn-mask-stick = Du hast zwei Stäbe. Auf dieses Brett kommen Masken, und ein Stab, der durch einen Ring ragt, bringt Punkte. Steck den ersten in das Loch, das leuchtet, oder wohin du willst.
learn-mask-stick-done = Da steckt er! Jetzt stecken auch die anderen einen hinein.
learn-mask-second = Jetzt dein zweiter Stab. Steck ihn ein Stück weg vom ersten: Dann hat eher einer von beiden Glück.
learn-mask-second-done = Jetzt sind beide Stäbe im Brett.
learn-mask-lay = Du deckst die erste Maske auf. Dreh sie so, wie es deinen Stäben am meisten nützt: Ein Ring zahlt 3 Punkte, ein Doppelring 5.
learn-mask-lay-done = Gut gelegt. Jetzt kommen alle einmal dran.
learn-mask-offer = Jemand versteigert eine Karte, die sonst niemand gelesen hat: Sie kann gut oder schlecht sein. Wer am meisten bietet, zahlt an diese Person und muss tun, was auf der Karte steht. Du darfst bieten oder aussteigen.
learn-mask-offer-done = Gut oder schlecht? Wird sie gekauft, wird sie vorgelesen. Das ist der Spaß daran.
learn-mask-walk = Du bist dran. Du kannst Stäbe versetzen, jeder Schritt kostet einen Punkt. Ein, zwei Schritte zu einem Ring lohnen sich: Tippe auf deinen Stab, dann auf ein Loch.
learn-mask-walk-done = Die Schritte sind bezahlt. Du kannst noch weitergehen, auch mit dem anderen Stab.
learn-mask-done = Stehen deine Stäbe gut? Dann bist du fertig.
learn-mask-done-done = Danach ist Zahltag: Stäbe in Ringen bringen Punkte.
learn-mask-draw = Auch mit Karten kannst du Punkte verdienen. Versteigere eine: Du ziehst sie, und nur du liest sie.
learn-mask-draw-done = Hier ist deine Karte. Sonst weiß niemand, was darauf steht.
learn-mask-sell = Jetzt wird sie versteigert. Du bietest zuerst: Biete wenig, damit jemand höher geht und dich bezahlt. Sonst zahlst du, und die Karte gehört dir.
learn-mask-sell-done = Mal sehen, wer höher geht.
learn-mask-outbid = Jemand bietet mehr als du! Steig aus, dann gehören die Punkte dir.
learn-mask-outbid-done = Gut verkauft. Je mehr die anderen sie wollen, desto mehr verdienst du.
learn-mask-card = Du hast eine Karte gekauft. Jetzt tu, was darauf steht.
learn-mask-bid = Eine Karte wird versteigert: Biete, oder steig aus. Was könnte sie dir wert sein?
learn-mask-pass = Eine andere Maske, andere Ringe. Ragt schon einer deiner Stäbe durch einen Ring, kannst du einfach passen: Das kostet nichts.
learn-mask-pass-done = Du behältst deine Punkte und wartest auf den Zahltag.
learn-mask-free = Du bist dran. Stäbe versetzen, eine Karte versteigern oder passen: Was lohnt sich?
learn-mask-won = Der letzte Zahltag ist vorbei, und du hast die meisten Punkte: Du hast gewonnen! Punkte gibt es für Ringe und für teuer verkaufte Karten.
learn-mask-lost = Der letzte Zahltag ist vorbei, und diesmal hat jemand anderes mehr Punkte. Ein Tipp: Geh mit wenigen Schritten in einen Doppelring und verkauf deine Karten teuer.

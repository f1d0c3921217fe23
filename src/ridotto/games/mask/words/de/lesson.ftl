### Mask

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

hint-mask-card = Die Karte wäre für dich etwa { $worth ->
    [one] { $worth } Punkt wert.
   *[other] { $worth } Punkte wert.
}
hint-mask-no-use = Die Karte würde dir nichts bringen.
hint-mask-unread = Du hast die Karte nicht gelesen; im Schnitt ist eine Karte etwa zwei Punkte wert.
hint-mask-way = { $cost ->
    [0] Bringt am Zahltag { $gain } mehr und kostet nichts.
   *[other] Bringt am Zahltag { $gain } mehr und kostet { $cost }.
}
hint-mask-hinder = { $player } bekäme am Zahltag { $loss } weniger.
hint-mask-orient = Deine Stäbe würden am Zahltag { $gain } Punkte einbringen.
hint-mask-pass = Passen kostet nichts, und du behältst deine Punkte.
hint-mask-stay = Passen kostet nichts, und deine Stäbe bringen dort, wo sie stecken, { $gain } Punkte ein.
hint-mask-done = Deine Stäbe bringen dort, wo sie stecken, { $gain } Punkte ein, und weitere Schritte würden dich etwas kosten.
hint-mask-draw = Wer dir die Karte abkauft, zahlt an dich.
hint-mask-sold = Wenn du aussteigst und niemand höher bietet, zahlt { $player } dir { $points ->
    [one] einen Punkt.
   *[other] { $points } Punkte.
}
hint-mask-place = Rund um dieses Loch zahlen die kommenden Masken mehr als im Schnitt.
hint-mask-bluff = Ein Gebot lässt die Karte gut aussehen: Wer höher bietet, zahlt an dich.
hint-mask-unwanted = { $player } bietet nicht auf diese Karte: Wahrscheinlich ist sie nicht viel wert.
hint-mask-risky = Du hast die Karte nicht gelesen: Vielleicht ist sie schlecht, und du müsstest tun, was darauf steht.
hint-mask-wanted = { $player } bietet selbst auf diese Karte: Wahrscheinlich ist sie gut.
hint-mask-own = Wenn du bietest und niemand höher geht, zahlst du für deine eigene Karte an die Bank.
hint-mask-no-way = Kein Ring ist die Schritte jetzt wert.
hint-mask-skip = Nichts, was die Karte erlaubt, würde dir jetzt helfen.
hint-mask-richest = { $player } hat von den anderen die meisten Punkte.

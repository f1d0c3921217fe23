### Mask

mask-summary = Stäbe unter bemalten Masken und Karten unter dem Hammer.
mask-in-short = Jede Runde eine neue Maske: Stäbe in ihren Ringen bringen Punkte.
mask-play-long = Die ganze Partie spielen: 18 Masken, etwa eine Stunde

## Optionen

option-mask-farewell = Abschied: Am Ende kommen die Masken eine nach der anderen herunter, und jedes Mal zahlt die darunter noch einmal
option-mask-masks = Wie viele Masken gespielt werden (nach den Regeln: 18 zu dritt, 16 zu viert, 15 zu fünft, 12 zu sechst)
option-mask-first = Wer beginnt
option-mask-first-lot = das Los entscheidet
option-mask-deck = Datei mit eigenen Karten
option-mask-stencils = Datei mit eigenen Masken

## Die Masken

mask-stencil-smiler = Strahlemann
mask-stencil-sulker = Schmollmund
mask-stencil-winker = Zwinkerauge
mask-stencil-singer = Sänger
mask-stencil-owl = Eule
mask-stencil-cat = Katze
mask-stencil-fox = Fuchs
mask-stencil-devil = Teufel
mask-stencil-king = König
mask-stencil-jester = Hofnarr
mask-stencil-pirate = Pirat
mask-stencil-clown = Clown
mask-stencil-moon = Mond
mask-stencil-greybeard = Graubart
mask-stencil-weeper = Heulsuse
mask-stencil-cyclops = Zyklop
mask-stencil-doctor = Doktor
mask-stencil-lion = Löwe

## Die Karten

mask-card-stroll = Bummel
mask-card-stroll-text = Versetze deine Stäbe um insgesamt bis zu 3 Schritte, kostenlos.
mask-card-long-stroll = Langer Bummel
mask-card-long-stroll-text = Versetze deine Stäbe um insgesamt bis zu 6 Schritte, kostenlos.
mask-card-two-by-two = Im Gleichschritt
mask-card-two-by-two-text = Du darfst jeden deiner Stäbe um einen Schritt versetzen, kostenlos.
mask-card-leap = Sprung
mask-card-leap-text = Versetze einen deiner Stäbe in seiner Reihe oder Spalte in ein beliebiges freies Loch; er darf Stäbe überspringen, aber nicht die Mitte.
mask-card-trapdoor = Falltür
mask-card-trapdoor-text = Steck einen deiner Stäbe in ein beliebiges freies Loch.
mask-card-quick-change = Bäumchen, wechsel dich
mask-card-quick-change-text = Vertausche einen deiner Stäbe mit einem fremden.
mask-card-shove = Schubs
mask-card-shove-text = Versetze einen fremden Stab um bis zu 2 Schritte.
mask-card-crowd = Gedränge
mask-card-crowd-text = Versetze bis zu drei fremde Stäbe um je einen Schritt.
mask-card-banish = Verbannung
mask-card-banish-text = Steck einen fremden Stab in ein beliebiges freies Loch am äußeren Rand.
mask-card-mix-up = Verwechslung
mask-card-mix-up-text = Vertausche zwei fremde Stäbe, die verschiedenen Personen gehören.
mask-card-promenade = Promenade
mask-card-promenade-text = Reihum dürfen alle einen ihrer Stäbe um einen Schritt versetzen, kostenlos.
mask-card-toll = Zoll
mask-card-toll-text = Alle zahlen der Bank 1 Punkt für jeden ihrer Stäbe in einem Ring oder Doppelring.
mask-card-collection = Kollekte
mask-card-collection-text = Alle anderen zahlen dir je 1 Punkt.
mask-card-largesse = Spendierhosen
mask-card-largesse-text = Du zahlst allen anderen je 1 Punkt, im Uhrzeigersinn, solange deine Punkte reichen.
mask-card-consolation = Trostpreis
mask-card-consolation-text = Wer keinen Stab in einem Ring oder Doppelring hat, bekommt 2 Punkte von der Bank.
mask-card-purse = Geldbeutel
mask-card-purse-text = Du bekommst 4 Punkte von der Bank.
mask-card-full-purse = Praller Beutel
mask-card-full-purse-text = Du bekommst 8 Punkte von der Bank.
mask-card-pickpocket = Taschendieb
mask-card-pickpocket-text = Nimm einer Person deiner Wahl 3 Punkte weg.
mask-card-fine = Strafe
mask-card-fine-text = Zahle der Bank 3 Punkte.
mask-card-ruin = Ruin
mask-card-ruin-text = Zahle der Bank die Hälfte deiner Punkte, abgerundet.
mask-card-alms = Almosen
mask-card-alms-text = Gib 2 Punkte an die Person mit den wenigsten Punkten, aber nie an dich selbst. Bei Gleichstand wählst du.
mask-card-quarter-turn = Vierteldrehung
mask-card-quarter-turn-text = Nimm die Maske ab und leg sie beliebig gedreht wieder auf.
mask-card-early-payday = Vorgezogener Zahltag
mask-card-early-payday-text = Jetzt ist Zahltag, für alle.
mask-card-private-payday = Privater Zahltag
mask-card-private-payday-text = Jetzt ist Zahltag, nur für dich.

## Was geschieht

mask-places = { $who } steckt einen Stab in { $at }.
mask-turns-up = { $who } deckt die Maske „{ $mask }“ auf.
mask-lays = { $who } legt die Maske „{ $mask }“ { $orientation ->
    [0] aufrecht
    [1] mit einer Vierteldrehung
    [2] verkehrt herum
   *[other] mit einer Dreivierteldrehung
} auf.
mask-passes = { $who } passt.
mask-goes = { $who } versetzt einen Stab von { $from } nach { $to } und zahlt { $cost ->
    [one] { $cost } Punkt.
   *[other] { $cost } Punkte.
}
mask-done = { $who } ist fertig.
mask-draws = { $who } zieht eine Karte und versteigert sie.
mask-draws-known = { $who } zieht „{ $card }“ und versteigert die Karte.
mask-bids = { $who } bietet { $points }.
mask-out = { $who } steigt aus.
mask-cannot-bid = { $who } kann sich kein Gebot leisten und steigt aus.
mask-unsold = Niemand will die Karte von { $who }: Sie kommt unter den Stapel, ohne vorgelesen zu werden.
mask-buys = { $who } kauft die Karte von { $seller } für { $points } und liest vor: { $card }.
mask-keeps = { $who } behält die Karte für { $points } und liest vor: { $card }.
mask-pays = { $who } zahlt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} an { $to }.
mask-pays-bank = { $who } zahlt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} an die Bank.
mask-gets = { $who } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} von der Bank.
mask-walks = { $who } versetzt einen Stab von { $from } nach { $to }.
mask-walks-other = { $who } versetzt einen Stab von { $owner }: von { $from } nach { $to }.
mask-leaps = { $who } springt mit einem Stab von { $from } nach { $to }.
mask-leaps-other = { $who } springt mit einem Stab von { $owner }: von { $from } nach { $to }.
mask-puts = { $who } steckt einen Stab von { $from } direkt nach { $to } um.
mask-puts-other = { $who } steckt einen Stab von { $owner } um: von { $from } direkt nach { $to }.
mask-swaps = { $who } vertauscht die Stäbe in { $one } ({ $owner }) und { $other } ({ $second }).
mask-turns = { $who } legt die Maske „{ $mask }“ neu auf: { $orientation ->
    [0] aufrecht
    [1] mit einer Vierteldrehung
    [2] verkehrt herum
   *[other] mit einer Dreivierteldrehung
}.
mask-skips = { $who } verzichtet auf „{ $card }“.
mask-cannot = „{ $card }“ bleibt für { $who } ohne Wirkung.
mask-payday = Zahltag bei der Maske „{ $mask }“: { $gains }.
mask-payday-nobody = Zahltag bei der Maske „{ $mask }“: Niemand bekommt etwas.
mask-takes-off = Die Maske „{ $mask }“ wird abgenommen.

## Wie es endet

mask-last-payday = Die letzte Maske hat gezahlt.
mask-farewell = Die letzte Maske ist abgenommen.

## Ablehnungen

mask-unreadable = „{ $move }“ ist kein gültiger Zug. Schreib zum Beispiel: place c3, orient 2, pass, go a1 a4, done, draw, bid 4, out, put a1 g7, swap a1 c3, from 2, to 2, skip.
mask-must-place = Steck zuerst einen Stab in ein freies Loch, zum Beispiel: place c3.
mask-must-orient = Leg zuerst die Maske auf: orient 0, 1, 2 oder 3.
mask-centre = Die Mitte, d4, ist kein Loch.
mask-hole-taken = In { $at } steckt schon ein Stab; er gehört Platz { $owner }.
mask-why-hole-taken = In { $at } steckt schon ein Stab.
mask-why-orient = Leg zuerst die Maske auf.
mask-why-bid = Eine Karte wird versteigert: Biete mit oder steig aus.
mask-must-bid = Die Karte wird versteigert: Biete { $least } oder mehr (du hast { $points }) oder schreib: out.
mask-bid-too-low = Ein Gebot von { $bid } ist zu niedrig: Biete mindestens { $least }.
mask-bid-too-high = Du kannst nicht { $bid } bieten: Du hast { $points }.
mask-choose = Du bist dran: Schreib pass oder draw, oder versetze einen Stab, zum Beispiel: go a1 a4.
mask-moving = Du versetzt gerade Stäbe: Mach weiter, zum Beispiel mit go a1 a4, oder schreib: done.
mask-no-cards = Es ist keine Karte mehr da: Passe oder versetze einen Stab.
mask-not-your-stick = In { $at } hast du keinen Stab. Deine stecken in { $yours }.
mask-no-way = Von { $begin } nach { $end } ist kein Weg frei: Über Stäbe und über die Mitte geht es nicht.
mask-too-dear = Der Weg von { $begin } nach { $end } kostet { $cost }, und du hast { $points }.
mask-by-card-must = Die Karte „{ $card }“ muss ausgeführt werden.
mask-by-card-go = Mit „{ $card }“ werden Stäbe versetzt, zum Beispiel: go a1 a2.
mask-by-card-leap = Mit „{ $card }“ geht ein Stab in seiner Reihe oder Spalte weiter, zum Beispiel: go a1 a5.
mask-by-card-put = Mit „{ $card }“ kommt ein Stab in ein anderes Loch, zum Beispiel: put a1 g7.
mask-by-card-swap = Mit „{ $card }“ werden zwei Stäbe vertauscht, zum Beispiel: swap a1 c3.
mask-by-card-orient = Mit „{ $card }“ wird die Maske neu aufgelegt: orient 0, 1, 2 oder 3.
mask-by-card-from = Mit „{ $card }“ nimmst du jemandem Punkte weg, zum Beispiel: from 2. Du hast die Wahl: { $seats }.
mask-by-card-to = Mit „{ $card }“ gibst du jemandem Punkte, zum Beispiel: to 2. Du hast die Wahl: { $seats }.
mask-not-from = Mit „{ $card }“ kannst du Platz { $seat } nichts wegnehmen. Du hast die Wahl: { $seats }.
mask-not-to = Mit „{ $card }“ kannst du Platz { $seat } nichts geben. Du hast die Wahl: { $seats }.
mask-no-stick = In { $at } steckt kein Stab.
mask-swap-own = „{ $card }“ vertauscht einen deiner Stäbe mit einem fremden.
mask-swap-others = „{ $card }“ vertauscht zwei fremde Stäbe, die verschiedenen Personen gehören.
mask-only-own = „{ $card }“ versetzt nur deine eigenen Stäbe, und der in { $at } gehört dir nicht.
mask-only-others = „{ $card }“ versetzt nur fremde Stäbe, und der in { $at } gehört dir.
mask-not-in-line = Mit „{ $card }“ bleibt ein Stab in seiner Reihe oder Spalte und geht nicht über die Mitte: Von { $begin } kommt man nicht nach { $end }.
mask-not-border = „{ $card }“ steckt einen Stab in ein Loch am äußeren Rand, und { $end } liegt nicht dort.
mask-stick-done = „{ $card }“ lässt den Stab in { $at } nicht weitergehen.
mask-too-far = Von { $begin } nach { $end } sind es { $steps } Schritte, und „{ $card }“ erlaubt nur noch { $left }.

mask-stencils-count = { $file }: Die Datei endet in Zeile { $line } mit { $found ->
    [one] { $found } Maske
   *[other] { $found } Masken
}, nötig sind aber { $wanted }.
mask-stencils-rings = { $file }, Zeile { $line }: Die Maske { $mask } hat { $found ->
    [one] nur { $found } Ring
   *[other] { $found } Ringe, Doppelringe mitgezählt
}; nötig sind 5 bis 10.
mask-stencils-name = { $file }, Zeile { $line }: „{ $text }“ sollte der Name einer Maske sein, in Buchstaben; darauf folgen sieben Reihen mit je sieben Löchern.
mask-stencils-twice = { $file }, Zeile { $line }: Eine Maske { $mask } steht schon in Zeile { $first }.
mask-stencils-rows = { $file }, Zeile { $line }: Die Maske { $mask } endet nach { $found ->
    [one] { $found } Reihe
   *[other] { $found } Reihen
}; nötig sind sieben.
mask-stencils-row = { $file }, Zeile { $line }: Reihe { $row } einer Maske hat sieben Löcher, nicht „{ $text }“.
mask-stencils-hole = { $file }, Zeile { $line }: „{ $letter }“ auf { $hole } ist kein Loch. Schreib . für ein Loch, o für einen Ring, @ für einen Doppelring.
mask-stencils-centre = { $file }, Zeile { $line }: Auf { $hole } steht „{ $letter }“, aber die Mitte ist kein Loch. Schreib dort #.
mask-cards-line = { $file }, Zeile { $line }: „{ $text }“ ist keine gültige Karte. Schreib die Anzahl, den Namen und die Wirkung, zum Beispiel: 3 Purse: bank pays you 4.
mask-cards-effect = { $file }, Zeile { $line }: „{ $effect }“ kann keine Wirkung der Karte { $card } sein. Schreib zum Beispiel: walk own 2 sticks 3 steps; swap own other; you pay bank 3.
mask-cards-twice = { $file }, Zeile { $line }: Eine Karte { $card } steht schon in Zeile { $first }.
mask-cards-count = { $file }: Der Kartensatz endet in Zeile { $line } mit { $found ->
    [one] { $found } Karte
   *[other] { $found } Karten
}, nötig sind aber { $wanted }.

mask-no-hole = „{ $hole }“ ist kein Loch: Die Löcher gehen von a1 bis g7, ohne die Mitte d4.
mask-no-ring = „{ $pay }“ auf { $hole } ist kein Ring: Ein Ring zahlt 3, ein Doppelring 5.
mask-no-mask = Eine Maske „{ $mask }“ liegt nicht in der Schachtel.
mask-twice = Die Maske { $mask } ist zweimal da.
mask-laid = Das Feld „laid“ sollte eine Liste mit Name und Richtung jeder Maske sein.
mask-top = Die letzte Maske in „laid“ ist die oberste: „mask“ und „orientation“ müssen dasselbe sagen.
mask-rings = Das Feld „rings“ passt nicht zur Maske auf dem Steckbrett: Hier sollte es { $rings } sein.
mask-hole-twice = In { $hole } stecken zwei Stäbe.
mask-no-card = Eine Karte „{ $card }“ gibt es in diesem Kartensatz nicht.
mask-too-many-cards = Der Kartensatz hat die Karte { $card } { $held }-mal, die Stellung aber { $found }-mal.
mask-too-many = Es sind { $found } Karten, und in einen Stapel passen höchstens { $most }.
mask-no-phase = „{ $phase }“ ist keine Phase. Die Phasen sind: { $phases }.
mask-phase-sticks = Stäbe werden in der Phase „place“ gesteckt, und nur dann sind noch nicht alle auf dem Steckbrett.
mask-phase-placed = Platz { $seat } hat schon beide Stäbe auf dem Steckbrett und kann also keinen mehr stecken.
mask-phase-orient = In der Phase „orient“ ist dran, wer die Runde eröffnet, und es ist noch eine Maske übrig.
mask-phase-round = In einer Runde muss eine Maske auf dem Steckbrett liegen.
mask-phase-auction = Eine „auction“ gibt es in den Phasen „auction“ und „card“, und nur dort.
mask-bid-bidder = Zu einem Höchstgebot gehört jemand, der es abgegeben hat, und umgekehrt.
mask-bid-held = Platz { $seat } kann das Höchstgebot { $bid } nicht haben: Wer es hat, ist nicht ausgestiegen und besitzt so viele Punkte.
mask-doer = Nur wer gekauft hat, Platz { $seat }, führt diese Karte aus.
mask-walked = Der Stab in { $hole } kann mit dieser Karte nicht so weit gekommen sein.
mask-view-cards = Die ungesehenen Karten der Ansicht passen nicht zu ihrem Stapel.
mask-view-masks = Die restlichen Masken passen nicht zu den ungesehenen.

## Im Terminal

mask-you-hold = Nur du kennst die Karte, die versteigert wird: { $card }. „{ $text }“
mask-cost = kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
mask-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
mask-lying = Maske: { $mask }. { $left ->
    [0] Es ist die letzte.
    [one] Es kommt noch eine.
   *[other] Es kommen noch { $left }.
} Ein Ring ( ) zahlt 3, ein Doppelring (( )) zahlt 5.
mask-would-pay = würde jetzt zahlen: { $gains }
mask-carrying-out = Auf der Karte steht: { $card }. „{ $text }“
mask-auction = { $seller } versteigert eine Karte. Noch dabei: { $staying }.
mask-highest = Höchstgebot: { $points } von { $who }.
mask-no-bid = Noch kein Gebot; das niedrigste ist 1.

## Auf der Seite

mask-chapter = Maske { $number }
mask-base = Das Steckbrett
mask-hole = { $at }, leer
mask-hole-stick = { $at }, Stab von { $who }
mask-hole-ring = Ring, zahlt { $pay }
mask-hole-open = wählbar
mask-hole-start = kann versetzt werden
mask-hole-hinted = Tipp
mask-to-come = { $left ->
    [0] letzte Maske
    [one] noch 1 Maske
   *[other] noch { $left } Masken
} · Stapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
mask-next-known = Du weißt noch, welche Karte als Nächstes kommt: { $card }
mask-goal = Ringe zahlen am Ende der Runde. Die höchste Punktzahl gewinnt.
mask-goal-place = Danach kommen Masken auf das Brett. Ein Stab, der durch einen Ring der Maske ragt, bringt pro Runde 3 Punkte, durch einen Doppelring 5. Die höchste Punktzahl gewinnt.
mask-goal-yours = { $gain ->
    [0] Ringe zahlen am Ende der Runde; du hast noch keinen. Die höchste Punktzahl gewinnt.
   *[other] Ringe zahlen am Ende der Runde: So, wie es steht, bekommst du { $gain }. Die höchste Punktzahl gewinnt.
}
mask-goal-prices = Die Münzen sind Preise: So viel kostet der Weg dorthin.

mask-asks-place = Steck einen deiner Stäbe in ein freies Loch.
mask-asks-orient = Du eröffnest die Runde: Wie herum soll die Maske „{ $mask }“ liegen?
mask-asks-turn = Eins von dreien: Wähle einen Stab, den du versetzt, versteigere eine Karte oder passe.
mask-asks-move = Wähle wieder einen Stab, den du versetzt, oder tippe auf „Fertig“.
mask-asks-card = Tu, was auf der Karte steht.
mask-waits-place = { $who } sucht ein Loch für einen Stab aus.
mask-waits-orient = { $who } eröffnet die Runde und dreht die Maske „{ $mask }“.
mask-waits-turn = { $who } überlegt: passen, Stäbe versetzen oder eine Karte versteigern?
mask-waits-move = { $who } versetzt Stäbe.
mask-waits-auction = { $who } überlegt: bieten oder aussteigen?
mask-waits-card = { $who } tut, was auf der Karte steht.
mask-choose-stick = Wähle einen Stab.
mask-moved = { $who } hat versetzt: { $ways }{ $cost ->
    [0] .
   *[other] {" "}für { $cost }.
}
mask-choose-direction = Wähle, wie herum die Maske jetzt liegen soll.
mask-swap-with = Der Stab in { $at }: Mit welchem tauscht er?
mask-where-to = Der Stab in { $at }: Wohin?

mask-deed-place = Stab in { $one } stecken
mask-deed-go = Von { $one } nach { $other }
mask-deed-put = Von { $one } direkt nach { $other }
mask-deed-swap = { $one } und { $other } tauschen
mask-deed-orient = { $one ->
    [0] Aufrecht
    [1] Vierteldrehung
    [2] Verkehrt herum
   *[other] Dreivierteldrehung
}
mask-deed-bid = { $one } bieten
mask-deed-from = { $who } etwas wegnehmen
mask-deed-to = { $who } etwas geben
mask-deed-pass = Passen
mask-deed-draw = Karte ziehen und versteigern
mask-about-draw = Statt zu versetzen: Alle bieten; wer sie kauft, zahlt an dich und führt sie aus.
mask-deed-done = Fertig
mask-deed-skip = Verzichten
mask-deed-out = Aussteigen
mask-soon-pass = Du passt …
mask-soon-draw = Du ziehst eine Karte …
mask-soon-done = Dein Zug endet …
mask-soon-skip = Du verzichtest …
mask-soon-out = Du steigst aus …
mask-soon-from = Du nimmst { $who } etwas weg …
mask-soon-to = Du gibst { $who } etwas …
mask-costs-left = Kostet { $cost }, danach hast du { $left }.
mask-payday-would = Am Zahltag gäbe das: { $gains }.
mask-payday-would-nobody = Am Zahltag bekäme niemand etwas.
mask-payday-gain = Zahltag +{ $gain }
mask-payday-now = Zahltag!
mask-nobody-paid = Niemand bekommt etwas.
mask-ending = Der letzte Zahltag
mask-last-card = Die letzte Karte war „{ $card }“, gekauft von { $who } für { $points }.
mask-tally = Woher die Punkte kommen
mask-tally-start = Am Anfang
mask-tally-paydays = Zahltage
mask-tally-sold = Karten verkauft
mask-tally-bought = Karten gekauft
mask-tally-steps = Schritte
mask-tally-cards = Wirkung der Karten
mask-tally-end = Am Ende
mask-go-on = Weiter
mask-gain = +{ $gain }
mask-then = →{ $points }
mask-confirm = Bestätigen
mask-tap-again = Noch einmal antippen: { $what }
mask-orientations = Wie die Maske liegen kann
mask-list = { $count ->
    [one] 1 Zug als Liste
   *[other] { $count } Züge als Liste
}

mask-price = −{ $points }
mask-bought = Gekauft von { $who } für { $points }
mask-sells = { $mine ->
    [mine] Du hältst diese Karte hoch.
   *[theirs] { $who } hält eine Karte hoch.
}
mask-would-pay-to = { $mine ->
    [mine] Kaufst du die Karte selbst, zahlst du an die Bank.
   *[theirs] Kaufst du die Karte, zahlst du an { $who }.
}
mask-first-sale = Karten können gut oder schlecht sein: Wer eine kauft, muss tun, was darauf steht.
mask-card-unknown = Eine Karte, die du nicht gesehen hast
mask-known-all = Alle kennen sie.
mask-known-you = Nur du kennst sie.
mask-known-you-and = Du kennst sie, und { $who } auch.
mask-known-to = { $who } kennt sie.
mask-known-to-several = { $who } kennen sie.
mask-clue = { $bids ->
    [yes] { $who } bietet mit: Die Karte ist gut, oder es ist ein Bluff.
   *[no] { $who } bietet nicht mit: Vielleicht ist die Karte schlecht.
}
mask-if-unsold = Bietet niemand, kommt sie unter den Stapel und bleibt geheim.
mask-if-quiet = Bietest du selbst nicht, bietet kaum jemand.
mask-only-you = Nur du bist noch dabei: { $least ->
    [one] 1 Punkt genügt.
   *[other] { $least } Punkte genügen.
}
mask-all-cards = Mögliche Karten
mask-cards-unseen = Diese Karten kommen infrage
mask-seconds = { $seconds } s
mask-bid-less = Weniger bieten
mask-bid-more = Mehr bieten
mask-bid-slide = Dein Gebot
mask-bid-left = { $bid } bieten · dir bleiben { $left }
mask-standing-highest = Höchstgebot
mask-standing-in = noch dabei
mask-standing-out = ausgestiegen
mask-opens = legt die Maske
mask-opened = spielt zuletzt
mask-wins = gewinnt

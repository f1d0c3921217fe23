### Mask

mask-summary = Stäbe unter bemalten Masken, und Karten unter dem Hammer.

## Optionen

option-mask-farewell = Abschied: Am Ende werden die Masken eine nach der anderen abgenommen und zahlen noch einmal
option-mask-masks = Wie viele Masken gespielt werden (nach der Regel 18 zu dritt, 16 zu viert, 15 zu fünft, 12 zu sechst)
option-mask-first = Wer beginnt
option-mask-first-lot = das Los entscheidet
option-mask-deck = Datei mit eigenen Karten
option-mask-stencils = Datei mit eigenen Masken

## Die Masken

mask-stencil-smiler = Lächler
mask-stencil-sulker = Schmoller
mask-stencil-winker = Zwinkerer
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
mask-stencil-weeper = Heuler
mask-stencil-cyclops = Zyklop
mask-stencil-doctor = Doktor
mask-stencil-lion = Löwe

## Die Karten

mask-card-stroll = Bummel
mask-card-stroll-text = Zieh deine Stäbe zusammen bis zu 3 Schritte weit, kostenlos.
mask-card-long-stroll = Langer Bummel
mask-card-long-stroll-text = Zieh deine Stäbe zusammen bis zu 6 Schritte weit, kostenlos.
mask-card-two-by-two = Im Gleichschritt
mask-card-two-by-two-text = Jeder deiner Stäbe darf einen Schritt gehen, kostenlos.
mask-card-leap = Sprung
mask-card-leap-text = Einer deiner Stäbe geht in seiner Reihe oder Spalte in ein beliebiges freies Loch; er darf Stäbe überspringen, aber nicht die Mitte.
mask-card-trapdoor = Falltür
mask-card-trapdoor-text = Steck einen deiner Stäbe in ein beliebiges freies Loch.
mask-card-quick-change = Rollentausch
mask-card-quick-change-text = Vertausche einen deiner Stäbe mit einem fremden.
mask-card-shove = Schubs
mask-card-shove-text = Zieh einen fremden Stab bis zu 2 Schritte weit.
mask-card-crowd = Gedränge
mask-card-crowd-text = Zieh bis zu drei fremde Stäbe je einen Schritt weit.
mask-card-banish = Verbannung
mask-card-banish-text = Steck einen fremden Stab in ein beliebiges freies Loch am Rand.
mask-card-mix-up = Verwechslung
mask-card-mix-up-text = Vertausche zwei Stäbe, die zwei verschiedenen anderen gehören.
mask-card-promenade = Promenade
mask-card-promenade-text = Reihum darf jeder einen seiner Stäbe einen Schritt weit ziehen, kostenlos.
mask-card-toll = Zoll
mask-card-toll-text = Jeder zahlt der Bank 1 Punkt für jeden seiner Stäbe in einem Ring.
mask-card-collection = Kollekte
mask-card-collection-text = Alle anderen zahlen dir je 1 Punkt.
mask-card-largesse = Spendierhosen
mask-card-largesse-text = Du zahlst allen anderen je 1 Punkt, im Uhrzeigersinn, solange deine Punkte reichen.
mask-card-consolation = Trostpreis
mask-card-consolation-text = Wer keinen Stab in einem Ring hat, bekommt 2 Punkte von der Bank.
mask-card-purse = Geldbeutel
mask-card-purse-text = Du bekommst 4 Punkte von der Bank.
mask-card-full-purse = Praller Beutel
mask-card-full-purse-text = Du bekommst 8 Punkte von der Bank.
mask-card-pickpocket = Taschendieb
mask-card-pickpocket-text = Nimm jemandem deiner Wahl 3 Punkte weg.
mask-card-fine = Strafe
mask-card-fine-text = Zahl der Bank 3 Punkte.
mask-card-ruin = Ruin
mask-card-ruin-text = Zahl der Bank die Hälfte deiner Punkte, abgerundet.
mask-card-alms = Almosen
mask-card-alms-text = Gib 2 Punkte an den, der am wenigsten hat; bei mehreren wählst du; nie an dich selbst.
mask-card-quarter-turn = Vierteldrehung
mask-card-quarter-turn-text = Heb die Maske ab und leg sie in beliebiger Richtung neu auf.
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
    [2] kopfüber
   *[other] mit drei Vierteldrehungen
} auf.
mask-passes = { $who } passt.
mask-goes = { $who } zieht von { $from } nach { $to } für { $cost ->
    [one] { $cost } Punkt.
   *[other] { $cost } Punkte.
}
mask-done = { $who } ist fertig.
mask-draws = { $who } zieht eine Karte und versteigert sie.
mask-draws-known = { $who } zieht „{ $card }“ und versteigert die Karte.
mask-bids = { $who } bietet { $points }.
mask-out = { $who } steigt aus.
mask-cannot-bid = { $who } kann nicht mehr bieten und steigt aus.
mask-unsold = Niemand will die Karte von { $who }: Sie kommt ungelesen unter den Stapel.
mask-buys = { $who } kauft die Karte von { $seller } für { $points } und liest vor: { $card }.
mask-keeps = { $who } behält die Karte für { $points } und liest vor: { $card }.
mask-pays = { $who } zahlt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} an { $to }.
mask-pays-bank = { $who } zahlt der Bank { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
mask-gets = { $who } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} von der Bank.
mask-walks = { $who } zieht den Stab von { $from } nach { $to }.
mask-leaps = { $who } springt von { $from } nach { $to }.
mask-puts = { $who } steckt den Stab von { $from } in { $to }.
mask-swaps = { $who } vertauscht die Stäbe auf { $one } und { $other }.
mask-turns = { $who } legt die Maske „{ $mask }“ neu auf, { $orientation ->
    [0] aufrecht
    [1] mit einer Vierteldrehung
    [2] kopfüber
   *[other] mit drei Vierteldrehungen
}.
mask-skips = { $who } verzichtet auf „{ $card }“.
mask-cannot = „{ $card }“ bewirkt für { $who } nichts.
mask-payday = Zahltag auf der Maske „{ $mask }“: { $gains }.
mask-takes-off = Die Maske „{ $mask }“ wird abgenommen.

## Wie es endet

mask-last-payday = Die letzte Maske hat gezahlt.
mask-farewell = Die letzte Maske ist abgenommen.

## Ablehnungen

mask-unreadable = „{ $move }“ ist kein Zug. Schreib zum Beispiel: place c3, orient 2, pass, go a1 a4, done, draw, bid 4, out, put a1 g7, swap a1 c3, from 2, to 2, skip.
mask-must-place = Steck zuerst einen Stab in ein freies Loch, zum Beispiel: place c3.
mask-must-orient = Leg zuerst die Maske auf: orient 0, 1, 2 oder 3.
mask-centre = Die Mitte, d4, ist kein Loch.
mask-hole-taken = Auf { $at } steht ein Stab von Platz { $owner }.
mask-why-hole-taken = Auf { $at } steht schon ein Stab.
mask-must-bid = Die Karte wird versteigert: Biete { $least } oder mehr (du hast { $points }), oder schreib: out.
mask-bid-too-low = Ein Gebot von { $bid } ist zu niedrig: Biete mindestens { $least }.
mask-bid-too-high = Du kannst nicht { $bid } bieten: Du hast { $points }.
mask-choose = Du bist dran: pass, draw, oder zieh einen Stab, zum Beispiel: go a1 a4.
mask-moving = Du bist am Ziehen: Zieh noch einen Stab, zum Beispiel: go a1 a4; oder schreib: done.
mask-no-cards = Es ist keine Karte mehr da: Passe, oder zieh einen Stab.
mask-not-your-stick = Auf { $at } hast du keinen Stab. Deine stehen auf { $yours }.
mask-no-way = Von { $begin } nach { $end } ist kein Weg frei: Über Stäbe und über die Mitte geht es nicht.
mask-too-dear = Der Weg von { $begin } nach { $end } kostet { $cost }, und du hast { $points }.
mask-by-card-must = „{ $card }“ muss ausgeführt werden.
mask-by-card-go = Mit „{ $card }“ werden Stäbe gezogen, zum Beispiel: go a1 a2.
mask-by-card-leap = Mit „{ $card }“ geht ein Stab in seiner Reihe oder Spalte, zum Beispiel: go a1 a5.
mask-by-card-put = Mit „{ $card }“ kommt ein Stab in ein anderes Loch, zum Beispiel: put a1 g7.
mask-by-card-swap = Mit „{ $card }“ tauschen zwei Stäbe die Löcher, zum Beispiel: swap a1 c3.
mask-by-card-orient = Mit „{ $card }“ wird die Maske neu aufgelegt: orient 0, 1, 2 oder 3.
mask-by-card-from = Mit „{ $card }“ nimmst du jemandem etwas weg, zum Beispiel: from 2. Du hast die Wahl: { $seats }.
mask-by-card-to = Mit „{ $card }“ gibst du jemandem etwas, zum Beispiel: to 2. Du hast die Wahl: { $seats }.
mask-not-from = Mit „{ $card }“ kannst du Platz { $seat } nichts wegnehmen. Du hast die Wahl: { $seats }.
mask-not-to = Mit „{ $card }“ kannst du Platz { $seat } nichts geben. Du hast die Wahl: { $seats }.
mask-no-stick = Auf { $at } steht kein Stab.
mask-swap-own = „{ $card }“ vertauscht einen deiner Stäbe mit einem fremden.
mask-swap-others = „{ $card }“ vertauscht Stäbe, die zwei verschiedenen anderen gehören.
mask-only-own = „{ $card }“ bewegt nur deine eigenen Stäbe, und der auf { $at } gehört dir nicht.
mask-only-others = „{ $card }“ bewegt nur fremde Stäbe, und der auf { $at } gehört dir.
mask-not-in-line = Mit „{ $card }“ bleibt ein Stab in seiner Reihe oder Spalte und geht nicht über die Mitte: Von { $begin } kommt man nicht nach { $end }.
mask-not-border = „{ $card }“ steckt einen Stab in ein Loch am Rand, und { $end } liegt nicht dort.
mask-stick-done = „{ $card }“ lässt den Stab auf { $at } nicht weiter gehen.
mask-too-far = Von { $begin } nach { $end } sind es { $steps } Schritte, und „{ $card }“ lässt noch { $left }.

mask-stencils-count = { $file }: Die Masken enden in Zeile { $line }; es sind { $found }, nötig sind aber { $wanted }.
mask-stencils-rings = { $file }, Zeile { $line }: Die Maske { $mask } hat { $found } Ringe; nötig sind 5 bis 10.
mask-stencils-name = { $file }, Zeile { $line }: „{ $text }“ sollte der Name einer Maske sein, in Buchstaben; darauf folgen sieben Reihen mit je sieben Löchern.
mask-stencils-twice = { $file }, Zeile { $line }: Eine Maske { $mask } steht schon in Zeile { $first }.
mask-stencils-rows = { $file }, Zeile { $line }: Die Maske { $mask } endet nach { $found } Reihen; nötig sind sieben.
mask-stencils-row = { $file }, Zeile { $line }: Reihe { $row } einer Maske hat sieben Löcher, nicht „{ $text }“.
mask-stencils-hole = { $file }, Zeile { $line }: „{ $letter }“ auf { $hole } ist kein Loch. Schreib . für ein Loch, o für einen Ring, @ für einen Doppelring.
mask-stencils-centre = { $file }, Zeile { $line }: Auf { $hole } steht „{ $letter }“, aber die Mitte ist kein Loch. Schreib dort #.
mask-cards-line = { $file }, Zeile { $line }: „{ $text }“ ist keine Karte. Schreib, wie viele es sind, den Namen und die Wirkung, zum Beispiel: 3 Purse: bank pays you 4.
mask-cards-effect = { $file }, Zeile { $line }: „{ $effect }“ ist nichts, was die Karte { $card } tun kann. Schreib zum Beispiel: walk own 2 sticks 3 steps; swap own other; you pay bank 3.
mask-cards-twice = { $file }, Zeile { $line }: Eine Karte { $card } steht schon in Zeile { $first }.
mask-cards-count = { $file }: Die Karten enden in Zeile { $line }; es sind { $found }, nötig sind aber { $wanted }.

mask-no-hole = „{ $hole }“ ist kein Loch: Die Löcher gehen von a1 bis g7, ohne die Mitte d4.
mask-no-ring = „{ $pay }“ auf { $hole } ist kein Ring: Ein Ring zahlt 3, ein Doppelring 5.
mask-no-mask = Eine Maske „{ $mask }“ liegt nicht in der Schachtel.
mask-twice = Die Maske { $mask } ist zweimal da.
mask-laid = Das Feld „laid“ sollte eine Liste mit Name und Richtung jeder Maske sein.
mask-top = Die letzte Maske in „laid“ ist die oberste: „mask“ und „orientation“ müssen dasselbe sagen.
mask-rings = Das Feld „rings“ passt nicht zur Maske auf dem Steckbrett: Hier sollte es { $rings } sein.
mask-hole-twice = In { $hole } stehen zwei Stäbe.
mask-no-card = Eine Karte „{ $card }“ gibt es in diesem Kartensatz nicht.
mask-too-many-cards = Der Kartensatz hat die Karte { $card } { $held }-mal, die Stellung aber { $found }-mal.
mask-too-many = Es sind { $found } Karten, und in einen Stapel passen höchstens { $most }.
mask-no-phase = „{ $phase }“ ist keine Phase. Die Phasen sind: { $phases }.
mask-phase-sticks = Stäbe werden in der Phase „place“ gesteckt, und nur dann fehlen welche auf dem Steckbrett.
mask-phase-placed = Platz { $seat } hat beide Stäbe auf dem Steckbrett, kann also keinen mehr stecken.
mask-phase-orient = In der Phase „orient“ ist dran, wer die Runde eröffnet, und eine Maske ist noch da.
mask-phase-round = Eine Runde braucht eine Maske, die auf dem Steckbrett liegt.
mask-phase-auction = Eine „auction“ gibt es in den Phasen „auction“ und „card“, und nur dort.
mask-bid-bidder = Zu einem Höchstgebot gehört, wer es gemacht hat, und umgekehrt.
mask-bid-held = Platz { $seat } kann das Höchstgebot { $bid } nicht halten: Dazu darf man nicht ausgestiegen sein und braucht so viele Punkte.
mask-doer = Nur wer gekauft hat, Platz { $seat }, führt diese Karte aus.
mask-walked = Der Stab auf { $hole } kann mit dieser Karte nicht so weit gekommen sein.
mask-view-cards = Die ungesehenen Karten der Ansicht passen nicht zu ihrem Stapel.
mask-view-masks = Die restlichen Masken passen nicht zu den ungesehenen.

## Im Terminal

mask-you-hold = Nur du kennst die Karte, um die es geht: { $card }. „{ $text }“
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
    [one] Noch eine kommt.
   *[other] Noch { $left } kommen.
} Ein Ring ( ) zahlt 3, ein Doppelring (( )) zahlt 5.
mask-would-pay = würde jetzt zahlen: { $gains }
mask-carrying-out = Auf der Karte steht: { $card }. „{ $text }“
mask-auction = { $seller } versteigert eine Karte. Noch dabei: { $staying }.
mask-highest = Höchstgebot: { $points } von { $who }.
mask-no-bid = Noch kein Gebot; das niedrigste ist 1.

## Auf der Seite

mask-base = Das Steckbrett
mask-hole = { $at }, leer
mask-hole-stick = { $at }, Stab von { $who }
mask-hole-ring = Ring zu { $pay }
mask-hole-open = wählbar
mask-hole-start = kann ziehen
mask-hole-hinted = Tipp
mask-to-come = { $left ->
    [0] letzte Maske
    [one] noch 1 Maske
   *[other] noch { $left } Masken
} · { $cards ->
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
}
mask-next-known = Die nächste Karte, du erinnerst dich: { $card }

mask-asks-place = Steck einen deiner Stäbe in ein freies Loch.
mask-asks-orient = Du eröffnest die Runde: Wie soll „{ $mask }“ liegen?
mask-asks-turn = Passe, versteigere eine Karte oder wähle einen Stab.
mask-asks-move = Wähle einen Stab zum Weiterziehen, oder „Fertig“.
mask-asks-card = Tu, was auf der Karte steht.
mask-waits-place = { $who } steckt einen Stab in ein Loch.
mask-waits-orient = { $who } eröffnet die Runde und legt „{ $mask }“ auf.
mask-waits-turn = { $who } passt, zieht oder versteigert eine Karte.
mask-waits-move = { $who } zieht.
mask-waits-auction = { $who } bietet oder steigt aus.
mask-waits-card = { $who } tut, was auf der Karte steht.
mask-choose-stick = Wähle einen Stab.
mask-swap-with = Der Stab auf { $at }: mit welchem?
mask-where-to = Der Stab auf { $at }: wohin?

mask-deed-place = Stab in { $one } stecken
mask-deed-go = Von { $one } nach { $other }
mask-deed-put = Von { $one } in { $other }
mask-deed-swap = { $one } und { $other } tauschen
mask-deed-orient = { $one ->
    [0] Aufrecht
    [1] Eine Vierteldrehung
    [2] Kopfüber
   *[other] Drei Vierteldrehungen
}
mask-deed-bid = { $one } bieten
mask-deed-from = Von { $who }
mask-deed-to = An { $who }
mask-deed-pass = Passen
mask-deed-draw = Karte versteigern
mask-deed-done = Fertig
mask-deed-skip = Verzichten
mask-deed-out = Aussteigen
mask-costs-left = Kostet { $cost }, dir bleiben { $left }.
mask-payday-would = Der Zahltag brächte: { $gains }.
mask-payday-gain = Zahltag +{ $gain }
mask-gain = +{ $gain }
mask-then = →{ $points }
mask-confirm = Ja, so
mask-tap-again = Sicher? { $what }
mask-orientations = Wie die Maske liegen kann
mask-list = { $count ->
    [one] 1 Zug als Liste
   *[other] { $count } Züge als Liste
}

mask-sells = { $who } hält eine Karte hoch.
mask-card-unknown = Eine Karte, die du nicht gesehen hast
mask-known-all = Alle haben sie gehört.
mask-known-you = Nur du kennst sie.
mask-known-you-and = Du kennst sie, und { $who }.
mask-known-to = Gesehen von { $who }.
mask-seconds = { $seconds } s
mask-bid-less = Weniger bieten
mask-bid-more = Mehr bieten
mask-bid-slide = Dein Gebot
mask-bid-left = { $bid } bieten · { $left } übrig
mask-standing-highest = Höchstgebot
mask-standing-in = noch dabei
mask-standing-out = ausgestiegen
mask-opens = eröffnet
mask-wins = gewinnt

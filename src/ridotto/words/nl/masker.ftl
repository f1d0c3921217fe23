### Masker

masker-summary = Geheime kleuren, en één kleurloos kruis dat ze allemaal verovert.

## Opties

option-masker-grid = Hoe de kruisen liggen
option-masker-grid-flat = plat, zes bij zes
option-masker-grid-stacks = in negen stapels van vier

## De kruisen

# Zoals je het van een kruis zegt.
masker-cross-o = kleurloos
masker-cross-w = wit
masker-cross-R = rood
masker-cross-B = blauw
masker-cross-G = groen
masker-cross-Y = geel
masker-cross-P = paars

# De kleuren van de spelers.
masker-colour-R = rood
masker-colour-B = blauw
masker-colour-G = groen
masker-colour-Y = geel
masker-colour-P = paars

## Wat er gebeurt

masker-captures = { $who } verovert een { $cross ->
    [w] wit
    [R] rood
    [B] blauw
    [G] groen
    [Y] geel
   *[P] paars
} kruis op { $at }.
masker-stops = { $who } stopt.
masker-passes = { $who } is vol en past.
masker-lifts = Iedereen die nog meedoet is vol: vanaf nu mogen de stapeltjes verder groeien.
masker-eliminates = Er is geen { $colour ->
    [R] rood
    [B] blauw
    [G] groen
    [Y] geel
   *[P] paars
} kruis meer. Dat was de kleur van { $who }: uitgeschakeld!
masker-hands-over = { $who } geeft kruisen aan { $to }: { $crosses }.

## Hoe het afloopt

masker-last-left = De laatste kleur in het spel wint.

## Weigeringen

masker-unreadable = “{ $move }” is geen zet. Noem een vakje van a1 tot en met { $last }; of schrijf: stop; of, als je je stapeltjes aanvult: share 3 2.
masker-first-capture = De eerste verovering van een beurt is verplicht: noem een kruis om te veroveren.
masker-nothing-to-share = Er valt nu niets te verdelen: noem een kruis om te veroveren.
masker-must-share = Neem in totaal { $total } kruisen, waarvan { $least } tot { $most } van plaats { $first } en de rest van plaats { $second }, zoals: share { $least } { $rest }.
masker-colourless-there = Op { $at } staat het kleurloze kruis zelf.
masker-empty-place = Op { $at } ligt geen kruis.
masker-not-beside = Het kruis op { $at } raakt het kleurloze kruis op { $home } niet.

masker-no-colour = “{ $letter }” is geen kleur van een speler. De kleuren zijn: { $colours }.
masker-team-colours = Met vier spelers delen plaats 0 en 2 een kleur, en plaats 1 en 3 ook.
masker-same-colours = Twee partijen hebben dezelfde kleur.
masker-no-cross = “{ $letter }” is geen kruis, in het veld { $field }. De kruisen zijn w, R, B, G, Y en P.
masker-too-many = In “{ $field }” zijn meer kruisen dan er in de doos zitten.
masker-one-colourless = Er moet precies één kleurloos kruis, o, op het speelveld zijn.
masker-grid-shape = Een speelveld is zes rijen van zes, of negen stapels van hoogstens vier.
masker-colourless-covered = Het kleurloze kruis moet boven op zijn stapel staan.
masker-box = In de doos zitten { $held } kruisen van de soort { $cross }, maar de stelling heeft er { $found }.
masker-eliminated = Uitgeschakeld is wie geen kruis van zijn kleur meer heeft: hier { $seats }.
masker-nobody-left = In deze stelling is er niemand meer over.
masker-turn-was-over = De beurt van plaats { $seat } was al voorbij.
masker-full-turn = Plaats { $seat } is vol en past, en kan dus niet aan de beurt zijn.
masker-out-turn = Plaats { $seat } is uitgeschakeld, en kan dus niet aan de beurt zijn.
masker-grid-option = De optie “grid” past niet bij het speelveld van deze stelling.
masker-no-disc = De weergave laat voor een verborgen speler geen kleur over.

## In de terminal

masker-your-colour = Je geheime kleur: { $colour }. Houd er een kruis van op het speelveld!
masker-out = uitgeschakeld

## Op de pagina

masker-grid = De kruisen
masker-place = { $count ->
    [0] { $at }: leeg
    [one] { $at }: { $crosses }
   *[other] { $at }, van onderaf: { $crosses }
}
masker-place-open = { $what }; te veroveren
masker-place-hinted = { $what }; tip
masker-so-many = { $count ->
    [one] { $count } { $cross ->
        [w] wit
        [R] rood
        [B] blauw
        [G] groen
        [Y] geel
       *[P] paars
    }
   *[other] { $count } { $cross ->
        [w] witte
        [R] rode
        [B] blauwe
        [G] groene
        [Y] gele
       *[P] paarse
    }
}
masker-wears = { $mine ->
    [mine] Je draagt { $colour }: houd het geheim
   *[theirs] draagt { $colour }
}
masker-wears-hidden = kleur onbekend
masker-held = { $count } veroverd
masker-held-of = { $count } van { $full }
masker-nothing-held = nog geen kruisen veroverd
masker-left = { $count ->
    [0] geen meer over
    [one] nog 1 op het speelveld
   *[other] nog { $count } op het speelveld
}
masker-choose = { $taken ->
    [0] Verover een kruis dat oplicht.
    [one] Eén veroverd deze beurt. Verover nog een kruis dat oplicht, of stop.
   *[other] { $taken } veroverd deze beurt. Verover nog een kruis dat oplicht, of stop.
}
masker-anywhere = { $taken ->
    [0] Je mag elk kruis op het speelveld veroveren.
    [one] Eén veroverd deze beurt. Verover nu een kruis naar keuze, of stop.
   *[other] { $taken } veroverd deze beurt. Verover nu een kruis naar keuze, of stop.
}
masker-other-turn = { $taken ->
    [0] { $who } begint een beurt.
    [one] { $who } heeft deze beurt één kruis veroverd.
   *[other] { $who } heeft deze beurt { $taken } kruisen veroverd.
}
masker-other-anywhere = { $taken ->
    [0] { $who } mag elk kruis op het speelveld veroveren.
    [one] { $who } heeft deze beurt één kruis veroverd en mag nu elk kruis veroveren.
   *[other] { $who } heeft deze beurt { $taken } kruisen veroverd en mag nu elk kruis veroveren.
}
masker-capture = Veroveren
masker-stop = Hier stoppen
masker-stop-sure = Ja, hier stoppen
masker-would-capture = Het { $cross ->
    [w] witte
    [R] rode
    [B] blauwe
    [G] groene
    [Y] gele
   *[P] paarse
} kruis op { $at } veroveren?
masker-would-stop = Je beurt beëindigen?
masker-would-lose = Het is het laatste van jouw kleur: je ligt eruit!
masker-would-eliminate = Dit schakelt { $who } uit.
masker-would-doubt = Het is het laatste { $colour ->
    [R] rode
    [B] blauwe
    [G] groene
    [Y] gele
   *[P] paarse
} kruis: wie die kleur draagt, ligt eruit.
masker-would-end-turn = Daarmee eindigt je beurt.
masker-would-end-game = Daarmee eindigt de partij.
masker-would-open = { $mine ->
    [you] Je mag verder naar { $places }.
   *[other] Blijft over voor { $who }: { $places }.
}
masker-would-open-all = { $mine ->
    [you] Je mag verder met elk kruis op het speelveld.
   *[other] { $who } mag dan elk kruis op het speelveld veroveren.
}
masker-share = Je ligt eruit. Vul je stapeltjes aan: hoeveel kruisen van wie?
masker-gives = { $who }: { $count }
masker-share-less = Minder van { $who }
masker-share-more = Meer van { $who }
masker-share-take = Nemen

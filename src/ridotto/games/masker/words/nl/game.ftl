### Masker

masker-summary = Geheime kleuren, en één kleurloos kruisje dat alle andere verovert.
masker-in-short = Verover kruisjes en houd je kleur geheim.

## Opties

option-masker-grid = Hoe de kruisjes liggen
option-masker-grid-flat = plat, zes bij zes
option-masker-grid-stacks = in negen torens van vier

## De kruisjes

# Zoals je het van een kruisje zegt.
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
} kruisje op { $at }.
masker-stops = { $who } stopt.
masker-passes = { $who } heeft volle stapeltjes en slaat een beurt over.
masker-lifts = Iedereen die nog meedoet, heeft volle stapeltjes: vanaf nu mogen de stapeltjes verder groeien.
masker-eliminates = Er is geen { $colour ->
    [R] rood
    [B] blauw
    [G] groen
    [Y] geel
   *[P] paars
} kruisje meer. Dat was de kleur van { $who }: eruit!
masker-hands-over = { $who } geeft kruisjes aan { $to }: { $crosses }.

## Hoe het afloopt

masker-last-left = Er is nog maar één speler of team in het spel.
masker-ended = { $end ->
    [won] Er is geen { $colour ->
        [R] rood
        [B] blauw
        [G] groen
        [Y] geel
       *[P] paars
    } kruisje meer over.
   *[other] { $who } { $count ->
        [one] wint
       *[other] winnen
    }: er is geen { $colour ->
        [R] rood
        [B] blauw
        [G] groen
        [Y] geel
       *[P] paars
    } kruisje meer over.
}

## Weigeringen

masker-unreadable = “{ $move }” is geen geldige zet. Noem een vakje van a1 tot en met { $last }; of schrijf: stop; of, als je je stapeltjes aanvult: share 3 2.
masker-first-capture = De eerste verovering van een beurt is verplicht: noem een kruisje om te veroveren.
masker-nothing-to-share = Er valt nu niets te verdelen: noem een kruisje om te veroveren.
masker-must-share = Neem in totaal { $total ->
    [one] { $total } kruisje
   *[other] { $total } kruisjes
}, waarvan { $least } tot { $most } van plaats { $first } en de rest van plaats { $second }, bijvoorbeeld: share { $least } { $rest }.
masker-colourless-there = Op { $at } ligt het kleurloze kruisje zelf.
masker-empty-place = Op { $at } ligt geen kruisje.
masker-not-beside = Het kruisje op { $at } raakt het kleurloze kruisje op { $home } niet.

masker-no-colour = “{ $letter }” is geen kleur van een speler. De kleuren zijn: { $colours }.
masker-team-colours = Met vier spelers delen plaats 0 en 2 een kleur, en plaats 1 en 3 ook.
masker-same-colours = Twee teams hebben dezelfde kleur.
masker-no-cross = “{ $letter }” in het veld { $field } is geen kruisje. De kruisjes zijn w, R, B, G, Y en P.
masker-too-many = In “{ $field }” zijn meer kruisjes dan er in de doos zitten.
masker-one-colourless = Er moet precies één kleurloos kruisje, o, op het speelveld zijn.
masker-grid-shape = Een speelveld is zes rijen van zes, of negen torens van hoogstens vier.
masker-colourless-covered = Het kleurloze kruisje moet boven op zijn toren liggen.
masker-box = In de doos zitten { $held } kruisjes van de soort { $cross }, maar de stelling heeft er { $found }.
masker-eliminated = Wie geen kruisje van de eigen kleur meer op het speelveld heeft, ligt eruit. In deze stelling geldt dat voor deze plaatsen: { $seats }.
masker-nobody-left = In deze stelling is er niemand meer over.
masker-turn-was-over = De beurt van plaats { $seat } was al voorbij.
masker-full-turn = Plaats { $seat } heeft volle stapeltjes en kan dus niet aan de beurt zijn.
masker-out-turn = Plaats { $seat } ligt eruit, en kan dus niet aan de beurt zijn.
masker-grid-option = De optie “grid” past niet bij het speelveld van deze stelling.
masker-past = De eerdere zetten leiden niet tot deze stelling.
masker-no-disc = De weergave laat voor een verborgen speler geen kleur over.

## In de terminal

masker-your-colour = Je geheime kleur: { $colour }. Houd er minstens één kruisje van op het speelveld!
masker-out = ligt eruit

## Op de pagina

masker-grid = De kruisjes
masker-goal = Bescherm een { $colour ->
    [R] rood
    [B] blauw
    [G] groen
    [Y] geel
   *[P] paars
} kruisje: wie overblijft, wint.
masker-goal-all = Geen kruisje van je kleur meer: eruit! Wie overblijft, wint.
masker-goal-missed = Er is geen { $colour ->
    [R] rood
    [B] blauw
    [G] groen
    [Y] geel
   *[P] paars
} kruisje meer: je ligt eruit.
masker-on-grid = Kruisjes op het speelveld
masker-left-then = →{ $count }
masker-left-less = −{ $count }
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
    [mine] Jouw geheime kleur: { $colour }
   *[theirs] kleur: { $colour }
}
masker-wears-hidden = kleur onbekend
masker-held = { $count } veroverd
masker-held-of = { $count }/{ $full } veroverd
masker-nothing-held = nog geen kruisjes veroverd
masker-left = { $count ->
    [0] geen meer over
    [one] nog 1 over
   *[other] nog { $count } over
}
masker-choose = { $taken ->
    [0] Verover een kruisje dat oplicht: één tot drie per beurt.
    [one] 1 van hoogstens 3 veroverd. Verover nog een kruisje dat oplicht, of stop.
   *[other] { $taken } van hoogstens 3 veroverd. Verover nog een kruisje dat oplicht, of stop.
}
masker-last-turn = { $who } heeft { $crosses } veroverd.
masker-ending = De laatste beurt
masker-again = De laatste beurt van { $who }, kruisje voor kruisje:
masker-go-on = Verder
masker-last-own = { $count ->
    [one] Eén kruisje van jouw kleur minder: nog { $left } over.
   *[other] { $count } kruisjes van jouw kleur minder: nog { $left } over.
}
masker-first-turn = Met { $full } veroverde kruisjes sla je elke beurt over. Ligt er geen kruisje van je kleur meer, dan lig je eruit.
masker-in-brief = Jouw kleur: nog { $left }. Veroverd: { $held } van { $full }.
masker-story-last = { $loser } ({ $colour }): het laatste kruisje werd veroverd door { $who }, op { $at }.
masker-story-own = { $count ->
    [one] { $who } heeft een kruisje van de eigen kleur veroverd.
   *[other] { $who } heeft { $count } kruisjes van de eigen kleur veroverd.
}
masker-story-hunt = { $found ->
    [nobody] { $who } had het vooral op { $colour } gemunt: niemands kleur.
   *[somebody] { $who } had het vooral op { $colour } gemunt: de kleur van { $owner }!
}
masker-anywhere = { $taken ->
    [0] Je mag elk kruisje op het speelveld veroveren.
    [one] Eén veroverd deze beurt. Verover nu een kruisje naar keuze, of stop.
   *[other] { $taken } veroverd deze beurt. Verover nu een kruisje naar keuze, of stop.
}
masker-anywhere-why = { $why ->
    [white] Er is een wit kruisje veroverd.
    [yours] Geen kruisje raakt het kleurloze: je beurt is voorbij.
    [theirs] Geen kruisje raakt het kleurloze: de beurt van { $who } is voorbij.
   *[alone] Geen kruisje raakt het kleurloze.
}
masker-other-turn = { $taken ->
    [0] { $who } is aan de beurt.
    [one] { $who } heeft deze beurt één kruisje veroverd.
   *[other] { $who } heeft deze beurt { $taken } kruisjes veroverd.
}
masker-other-anywhere = { $taken ->
    [0] { $who } mag elk kruisje op het speelveld veroveren.
    [one] { $who } heeft deze beurt één kruisje veroverd en mag nu elk kruisje veroveren.
   *[other] { $who } heeft deze beurt { $taken } kruisjes veroverd en mag nu elk kruisje veroveren.
}
masker-capture = Veroveren
masker-stop = Hier stoppen
masker-soon-stop = Je beurt eindigt …
masker-would-capture = Het { $cross ->
    [w] witte
    [R] rode
    [B] blauwe
    [G] groene
    [Y] gele
   *[P] paarse
} kruisje op { $at } veroveren?
masker-would-harm = Dat is je eigen kleur! { $left ->
    [one] Dan is er nog maar één.
   *[other] Dan zijn er nog { $left }.
}
masker-would-lose = Het is het laatste van jouw kleur: dan lig je eruit!
masker-would-eliminate = Dan is het afgelopen voor { $who }.
masker-would-doubt = Het is het laatste { $colour ->
    [R] rode
    [B] blauwe
    [G] groene
    [Y] gele
   *[P] paarse
} kruisje: wie die kleur heeft, ligt er dan uit.
masker-would-end-turn = Daarmee eindigt je beurt.
masker-would-isolate = Daar raakt niets het kleurloze: je beurt eindigt, en { $who } mag met elk kruisje beginnen.
masker-would-end-game = Daarmee eindigt de partij.
masker-nearly-full = { $left ->
    [0] Je stapeltjes zijn dan vol: daarna sla je elke beurt over.
    [one] Nog één kruisje en je stapeltjes zijn vol: daarna sla je elke beurt over.
   *[other] Nog { $left } kruisjes en je stapeltjes zijn vol: daarna sla je elke beurt over.
}
masker-would-open = { $mine ->
    [you] Je kunt dan verder met: { $places }.
   *[other] { $who } kan dan veroveren: { $places }.
}
masker-would-open-all = { $mine ->
    [you] Je kunt dan verder met elk kruisje op het speelveld.
   *[other] { $who } kan dan elk kruisje op het speelveld veroveren.
}
masker-share = Je ligt eruit. Vul je stapeltjes aan: hoeveel kruisjes van wie?
masker-gives = { $who }: { $count }
masker-share-less = Minder van { $who }
masker-share-more = Meer van { $who }
masker-share-take = Nemen
masker-click-captures = Een klik verovert het { $cross ->
    [w] witte
    [R] rode
    [B] blauwe
    [G] groene
    [Y] gele
   *[P] paarse
} kruisje op { $at }.

hint-mask-card = De kaart zou voor jou ongeveer { $worth ->
    [one] { $worth } punt waard zijn.
   *[other] { $worth } punten waard zijn.
}
hint-mask-no-use = De kaart zou je niets opleveren.
hint-mask-unread = Je hebt de kaart niet gelezen; gemiddeld is een kaart ongeveer twee punten waard.
hint-mask-way = { $cost ->
    [0] Levert op betaaldag { $gain } meer op en kost niets.
   *[other] Levert op betaaldag { $gain } meer op en kost { $cost }.
}
hint-mask-hinder = { $player } zou op betaaldag { $loss } minder krijgen.
hint-mask-orient = Je stokjes zouden op betaaldag { $gain } punten opleveren.
hint-mask-pass = Passen kost niets, en je houdt je punten.
hint-mask-stay = Passen kost niets, en je stokjes leveren { $gain } punten op waar ze staan.
hint-mask-done = Je stokjes leveren { $gain } punten op waar ze staan, en verdere stappen zouden je iets kosten.
hint-mask-draw = Wie de kaart van je koopt, betaalt jou.
hint-mask-sold = Als jij afhaakt en niemand meer biedt, betaalt { $player } je { $points ->
    [one] één punt.
   *[other] { $points } punten.
}
hint-mask-place = Rond dit gaatje betalen de komende maskers meer dan gemiddeld.
hint-mask-bluff = Een bod laat de kaart goed lijken: wie meer biedt, betaalt jou.
hint-mask-unwanted = { $player } biedt niet op deze kaart: die is waarschijnlijk niet veel waard.
hint-mask-risky = Je hebt de kaart niet gelezen: misschien is hij slecht, en als koper moet je doen wat erop staat.
hint-mask-wanted = { $player } biedt zelf op deze kaart: die is waarschijnlijk goed.
hint-mask-own = Als jij biedt en niemand gaat hoger, betaal je de bank voor je eigen kaart.
hint-mask-no-way = Geen enkele ring is de stappen nu waard.
hint-mask-skip = Niets van wat de kaart toestaat, zou je nu helpen.
hint-mask-richest = { $player } heeft van de anderen de meeste punten.

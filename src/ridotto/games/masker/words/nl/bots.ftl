hint-masker-capture = Verovert een { $cross ->
    [w] wit
    [R] rood
    [B] blauw
    [G] groen
    [Y] geel
   *[P] paars
} kruisje.{ $why ->
    [only] { " " }Iets anders kun je niet veroveren.
    [white] { " " }Wit is van niemand.
    [spares] { " " }Anders kun je alleen je eigen kleur veroveren.
    [scarce] { " " }{ $left ->
        [one] Daarvan is er dan nog maar één: wie die kleur heeft, loopt gevaar.
       *[other] Daarvan zijn er dan nog maar { $left }: wie die kleur heeft, loopt gevaar.
    }
    [bluff] { " " }Het is je eigen kleur, maar je houdt er dan nog { $left } over. Bluf: de anderen denken dan aan een andere kleur.
    [own] { " " }Het is je eigen kleur, maar je houdt er dan nog { $left } over.
    [foreign] { " " }Het is niet jouw kleur, dus misschien treft het iemand anders.
   *[none] { "" }
} { $anywhere ->
    [1] Daarna kan elk kruisje veroverd worden.
   *[0] Daarna kunnen deze veroverd worden: { $open }.
}{ $own ->
    [none] { "" }
   *[other] { " " }Van je eigen kleur: { $own }.
}{ $white ->
    [none] { "" }
   *[other] { " " }Let op, wit: { $white }. Na wit mag elk kruisje veroverd worden.
}
hint-masker-last = Verovert het laatste { $cross ->
    [R] rode
    [B] blauwe
    [G] groene
    [Y] gele
   *[P] paarse
} kruisje van het speelveld: wie die kleur heeft, ligt eruit.
hint-masker-stop = { $anywhere ->
    [1] De volgende speler mag elk kruisje veroveren.
   *[0] De volgende speler mag veroveren: { $open }.
}{ $own ->
    [none] { "" }
   *[other] { " " }Van je eigen kleur: { $own }.
}{ $why ->
    [costly] { " " }Ga je door, dan moet je er een van je eigen kleur veroveren.
    [safe] { " " }Jouw kleur zit er niet bij.
   *[none] { "" }
}{ $white ->
    [none] { "" }
   *[other] { " " }Let op, wit: { $white }. Na wit mag elk kruisje veroverd worden.
}

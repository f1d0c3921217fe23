hint-masker-capture = Verovert een { $cross ->
    [w] wit
    [R] rood
    [B] blauw
    [G] groen
    [Y] geel
   *[P] paars
} kruisje. { $anywhere ->
    [1] Daarna kan elk kruisje veroverd worden.
   *[0] Daarna kunnen deze veroverd worden: { $open }.
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
}

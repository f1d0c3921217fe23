### Mask

learn-mask-stick = Je hebt twee stokjes. Op dit bord komen maskers, en een stokje dat door een ring steekt, levert punten op. Steek het eerste in het gaatje dat oplicht, of waar je wilt.
learn-mask-stick-done = Dat staat. Nu steken de anderen er ook een in.
learn-mask-second = Nu je tweede stokje. Zet het een eindje bij het eerste vandaan: dan is de kans groter dat een van de twee geluk heeft.
learn-mask-second-done = Je stokjes staan op hun plaats.
learn-mask-lay = Jij draait het eerste masker om. Leg het in de richting die het best is voor je stokjes: een ring betaalt straks 3 punten, een dubbele ring 5.
learn-mask-lay-done = Goed gelegd. Nu komt iedereen aan de beurt.
learn-mask-offer = Iemand veilt een kaart die verder niemand heeft gelezen: die kan goed of slecht zijn. Wie het meest biedt, betaalt de verkoper en moet doen wat erop staat. Je mag bieden, of afhaken.
learn-mask-offer-done = Goed of slecht? Als iemand hem koopt, wordt hij voorgelezen. Dat is juist het leuke.
learn-mask-walk = Jouw beurt. Je kunt stokjes verzetten, en elke stap kost een punt. Een of twee stappen naar een ring zijn dat waard: tik op je stokje, dan op een gaatje.
learn-mask-walk-done = De stappen zijn betaald. Je kunt nog verder gaan, ook met je andere stokje.
learn-mask-done = Staan je stokjes goed? Dan ben je klaar.
learn-mask-done-done = Dan is het betaaldag: stokjes in ringen geven punten.
learn-mask-draw = Met kaarten kun je ook punten verdienen. Veil een kaart: jij pakt hem, en alleen jij leest hem.
learn-mask-draw-done = Hier is je kaart. Niemand anders weet wat erop staat.
learn-mask-sell = Nu ga je hem veilen. Jij biedt als eerste: bied weinig, zodat iemand eroverheen gaat en jou betaalt. Zo niet, dan betaal je zelf en is hij voor jou.
learn-mask-sell-done = Eens kijken wie er hoger gaat.
learn-mask-outbid = Iemand biedt meer dan jij! Haak af, dan zijn de punten voor jou.
learn-mask-outbid-done = Goed verkocht. Hoe liever ze hem willen, hoe meer je verdient.
learn-mask-card = Je hebt een kaart gekocht. Doe nu wat erop staat.
learn-mask-bid = Er wordt een kaart geveild: bied, of haak af. Wat kan hij jou waard zijn?
learn-mask-pass = Een ander masker, andere ringen. Steekt een van je stokjes al door een ring, dan kun je gewoon passen: dat kost niets.
learn-mask-pass-done = Je houdt je punten en wacht op betaaldag.
learn-mask-free = Jouw beurt. Stokjes verzetten, een kaart veilen of passen: wat levert het meest op?
learn-mask-won = De laatste betaaldag is voorbij, en jij hebt de meeste punten: je hebt gewonnen! Punten komen van ringen, en van kaarten die je duur verkoopt.
learn-mask-lost = De laatste betaaldag is voorbij, en deze keer heeft iemand anders meer punten. Een tip: ga in een paar stappen naar een dubbele ring, en verkoop je kaarten duur.

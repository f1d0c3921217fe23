### Lær ved at spille: et første spil med en vejviser. Kort og varmt; et barn på ti skal kunne forstå det.

## Vejen ind

learn-play = Lær ved at spille
learn-play-game = Lær ved at spille: { $game }, på fem minutter
learn-first-time = Første gang her?
learn-first-time-hint = Lær et spil ved at spille det: fem minutter, kun dig og nogle botter.

## Vejviseren ved siden af brættet

learn-guide = Dit første spil
learn-about = Et øvespil mod botter. Gør, hvad du har lyst til!
learn-fold = Skjul hjælpen
learn-unfold = Hvad gør jeg nu?
learn-master = Hvad ville en mester gøre?
learn-others = Nu er det de andres tur. Se, hvad de gør.
learn-own-way = Du gik din egen vej: det er lige så fint.
learn-even = Spillet er slut, og ingen har vundet over de andre: uafgjort!
learn-leave = Forlad spillet
learn-real = Spil et rigtigt spil
learn-again = Én gang til

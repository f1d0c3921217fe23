### Lär dig medan du spelar: första spel med en vägledare. Kort och varmt; ett barn på tio år ska förstå.

## Vägen in

learn-play = Lär dig spela
learn-play-game = Lär dig spela: { $game }, på fem minuter
learn-first-time = Första gången här?
learn-first-time-hint = Lär dig ett spel genom att spela det: fem minuter, bara du och några bottar.

## Vägledaren bredvid brädet

learn-guide = Ditt första spel
learn-about = Ett övningsspel mot bottar. Gör precis som du vill!
learn-fold = Dölj hjälpen
learn-unfold = Vad gör jag nu?
learn-master = Vad skulle en mästare göra?
learn-others = Nu är det de andras tur. Titta på vad de gör.
learn-own-way = Du gick din egen väg: det går precis lika bra.
learn-even = Spelet är slut, och ingen vann över de andra: oavgjort!
learn-leave = Lämna spelet
learn-real = Spela på riktigt
learn-again = En gång till

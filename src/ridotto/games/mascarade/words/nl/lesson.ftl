### Mascarade

learn-mascarade-first = Je komt er vlak voor het einde bij. Kies het masker met de pijl, dan het vakje met de pijl (op een touchscreen daarna “Aanleggen”): je masker hoort naast maskers waar het op lijkt.
learn-mascarade-first-done = Goed gelegd! Elk kenmerk dat je masker deelt met een masker ernaast, is een punt: gezichtsvorm, haar, ogen, neus, mond.
learn-mascarade-second = Een masker dat twee andere raakt, moet met allebei iets gemeen hebben. Dan krijg je ook voor allebei punten. Probeer het masker met de pijl.
learn-mascarade-second-done = Zo lopen de punten op. En je hebt een nieuw masker gepakt.
learn-mascarade-look = Nu kies jij. Neem een van je maskers: overal waar het past, zie je hoeveel punten het oplevert. Waar krijg je de meeste punten?
learn-mascarade-look-done = Mooi. Past er een keer niets, dan pak je een masker; past dat ook niet, dan is je beurt voorbij.
learn-mascarade-pool = Er zijn geen maskers meer om te pakken. Nu wordt het krap: leg je maskers aan zolang ze nog ergens passen.
learn-mascarade-pool-done = Weer een masker minder op je rekje.
learn-mascarade-last = Je hebt bijna geen maskers meer. Zodra iemand er geen meer heeft, is de partij voorbij.
learn-mascarade-last-done = Elk masker op het bord telt. Wat op je rekje blijft staan, is niets waard.
learn-mascarade-free = Jouw beurt. Welk masker past waar, en hoeveel punten levert het op?
learn-mascarade-won = De partij is voorbij en jij hebt gewonnen! Wat hielp: vakjes waar je meerdere maskers raakt. Bewaar maskers die op veel plekken passen voor later.
learn-mascarade-lost = De partij is voorbij, en deze keer heb je niet gewonnen. Een tip: zoek vakjes waar je meerdere maskers raakt. Die leveren het meest op.

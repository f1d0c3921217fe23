### Spielend lernen: geführte erste Partien. Kurz und herzlich; mit zehn Jahren soll man sie verstehen.

## Der Weg hinein

learn-play = Spielend lernen
learn-play-game = Spielend lernen: { $game }, in fünf Minuten
learn-first-time = Zum ersten Mal hier?
learn-first-time-hint = Lern ein Spiel, indem du es spielst: fünf Minuten, nur du und ein paar Bots.

## Wer dich neben dem Brett führt

learn-guide = Deine erste Partie
learn-about = Eine Lernpartie gegen Bots. Probier ruhig alles aus!
learn-fold = Anleitung ausblenden
learn-unfold = Was jetzt?
learn-master = Was würde ein Meister tun?
learn-others = Jetzt sind die anderen dran. Schau ihnen zu.
learn-own-way = Du bist deinen eigenen Weg gegangen: Das ist genauso gut.
learn-even = Die Partie ist zu Ende, und niemand liegt vorn: unentschieden!
learn-leave = Verlassen
learn-real = Eine echte Partie spielen
learn-again = Noch einmal spielen

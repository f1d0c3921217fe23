### Apprendre en jouant : des premières parties guidées. Des phrases courtes, qu’un enfant de dix ans comprenne.

## L’entrée

learn-play = Apprendre en jouant
learn-play-game = Apprendre en jouant : { $game }, en cinq minutes
learn-first-time = Première visite ?
learn-first-time-hint = Apprenez un jeu en y jouant : cinq minutes, rien que vous et des bots.

## Le guide à côté du plateau

learn-guide = Votre première partie
learn-about = Un essai contre des bots : faites à votre guise !
learn-fold = Masquer le guide
learn-unfold = Et maintenant ?
learn-master = Que ferait un maître ?
learn-others = C’est au tour des autres. Regardez ce qu’ils font.
learn-own-way = Vous avez suivi votre idée : c’est très bien aussi.
learn-even = La partie est terminée, et personne ne l’emporte : match nul !
learn-leave = Quitter
learn-real = Jouer une vraie partie
learn-again = Recommencer

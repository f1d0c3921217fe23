### Ce que les bots disent des coups

hint-for = Ce qu’un maître jouerait pour { $who } :
no-thinker = Le bot « { $bot } » ne sait pas expliquer ses coups (jeu : { $game }). Demandez à un débutant, à un habitué ou à un maître, si le jeu en a.
hint-not-now = { $who } n’a rien à décider pour le moment. On attend : { $deciders }.

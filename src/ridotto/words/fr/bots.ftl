### Ce que les bots disent des coups

hint-for = Ce à quoi penserait un maître, pour { $who } :
no-thinker = Aucun « { $bot } » ne sait expliquer les coups de { $game }. Demandez à un débutant, un habitué ou un maître, là où le jeu en a.
hint-not-now = { $who } n’a rien à décider maintenant. Doit décider : { $deciders }.

hint-masker-capture = Capture une croix { $cross ->
    [w] blanche
    [R] rouge
    [B] bleue
    [G] verte
    [Y] jaune
   *[P] violette
}. { $anywhere ->
    [1] Ensuite, toutes les croix peuvent être capturées.
   *[0] Ensuite, on peut capturer : { $open }.
}
hint-masker-stop = { $anywhere ->
    [1] Le joueur suivant peut capturer la croix de son choix.
   *[0] Le joueur suivant peut capturer : { $open }.
}
hint-mascarade = { $touched ->
    [0] La première carte ne rapporte rien.
   *[other] Points communs avec chaque voisine : { $cards }.
}
hint-mask-card = La carte vous rapporterait environ { $worth ->
    [one] { $worth } point.
   *[other] { $worth } points.
}
hint-mask-unread = Vous n’avez pas lu la carte ; une carte vaut en moyenne à peu près deux points.
hint-mask-way = Rapporte { $gain } de plus le jour de paie et coûte { $cost }.
hint-mask-orient = Vos bâtonnets gagneraient { $gain } le jour de paie.
hint-mask-else = C’est ce qui réussit le mieux dans les parties imaginées.

### Pourquoi un bot du carnaval agit ainsi

bot-pass = Je m’abstiens : il n’y a rien ici qui vaille la peine.
bot-ready = J’ai dit ce que j’avais à dire.
bot-claim = Je veux que la table sache qui je suis.
bot-answer = On m’a demandé qui je suis.
bot-ability = J’utilise ma capacité.

bot-clue-nothing = Rien ne parle pour ou contre le joueur { $player } (suspect à { $chance } %).
bot-clue-feeling = Ce n’est qu’une impression sur le joueur { $player } (suspect à { $chance } %).
bot-clue-known-prankster = Le joueur { $player } est un farceur, c’est certain.
bot-clue-known-guest = Le joueur { $player } n’est pas un farceur, c’est certain.
bot-clue-hypnosis-yes = Le joueur { $player } a dû avouer sous hypnose.
bot-clue-hypnosis-no = Sous hypnose, le joueur { $player } a dit non, et il devait dire la vérité.
bot-clue-card-seen = La carte du joueur { $player } n’est pas celle d’un farceur (suspect à { $chance } %).
bot-clue-watched-plain = J’ai observé le joueur { $player } : un simple invité (suspect à { $chance } %).
bot-clue-watched-suspicious = J’ai observé le joueur { $player } : ce n’est pas un simple invité (suspect à { $chance } %).
bot-clue-changed = Le joueur { $player } s’est attribué deux cartes différentes (suspect à { $chance } %).
bot-clue-silent = On a interrogé le joueur { $player }, et il n’a jamais répondu (suspect à { $chance } %).
bot-clue-spared = Le joueur { $player } prétend avoir une capacité, et pourtant les farceurs le laissent tranquille (suspect à { $chance } %).
bot-clue-confessed = Le joueur { $player } dit lui-même qu’il n’est pas un invité (suspect à { $chance } %).
bot-clue-impossible = La carte que s’attribue le joueur { $player } est ailleurs (suspect à { $chance } %).
bot-clue-no-plain-guest = Le joueur { $player } se dit simple invité, et je sais que c’est faux (suspect à { $chance } %).
bot-clue-contested = Ils sont trop nombreux à s’attribuer la carte du joueur { $player } (suspect à { $chance } %).
bot-clue-uncontested = Personne ne conteste ce que le joueur { $player } dit être (suspect à { $chance } %).
bot-clue-voted-prankster = Le joueur { $player } a voté contre le joueur { $about }, un farceur (suspect à { $chance } %).
bot-clue-voted-guest = Le joueur { $player } a voté contre le joueur { $about }, un invité (suspect à { $chance } %).
bot-clue-voted-by-prankster = Le joueur { $about }, un farceur, a voté contre le joueur { $player } (suspect à { $chance } %).
bot-clue-accused-prankster = Le joueur { $player } a accusé le joueur { $about }, un farceur (suspect à { $chance } %).
bot-clue-accused-guest = Le joueur { $player } a accusé le joueur { $about }, un invité (suspect à { $chance } %).
bot-clue-accused-by-guest = Le joueur { $about }, en qui j’ai confiance, a accusé le joueur { $player } (suspect à { $chance } %).
bot-clue-vouched-prankster = Le joueur { $player } s’est porté garant du joueur { $about }, un farceur (suspect à { $chance } %).
bot-clue-vouched-guest = Le joueur { $player } s’est porté garant du joueur { $about }, un invité (suspect à { $chance } %).
bot-clue-vouched-by-prankster = Le joueur { $about }, un farceur, s’est porté garant du joueur { $player } (suspect à { $chance } %).
bot-clue-vouched-by-guest = Le joueur { $about }, en qui j’ai confiance, s’est porté garant du joueur { $player } (suspect à { $chance } %).
bot-clue-reported-plain = Pour le joueur { $about }, le joueur { $player } est un simple invité (suspect à { $chance } %).
bot-clue-reported-suspicious = Le joueur { $about } a trouvé le joueur { $player } suspect (suspect à { $chance } %).
bot-clue-caught-lying = Le joueur { $player } se dit simple invité, mais le joueur { $about } l’a trouvé suspect (suspect à { $chance } %).
bot-clue-reported-role = Le joueur { $about } dit avoir vu la carte du joueur { $player } (suspect à { $chance } %).
bot-clue-caught-by-painter = Le joueur { $player } s’attribue une autre carte que celle que le joueur { $about } dit avoir vue (suspect à { $chance } %).
bot-clue-hypnosis-knew-yes = Sous hypnose, le joueur { $about } a dû dire que le joueur { $player } est un farceur.
bot-clue-hypnosis-knew-no = Sous hypnose, le joueur { $about } a dû dire que le joueur { $player } n’est pas un farceur.
bot-clue-hypnosis-role-yes = Sous hypnose, le joueur { $player } a dû dire quelle est sa carte (suspect à { $chance } %).
bot-clue-hypnosis-role-no = Sous hypnose, le joueur { $player } a dû dire quelle carte il n’a pas (suspect à { $chance } %).
bot-clue-marked = La marque du maître farceur est devant le joueur { $player }, et il ne la mettrait guère devant un ami (suspect à { $chance } %).
bot-clue-false-report = Le joueur { $player } a rapporté sur le joueur { $about } ce qui n’est pas (suspect à { $chance } %).
bot-clue-says-watched = Le joueur { $player } dit lui-même qu’il a été surveillé (suspect à { $chance } %).
bot-clue-confirmed = Le joueur { $about } confirme que le joueur { $player } l’a surveillé (suspect à { $chance } %).
bot-retract = Je ne le pense plus.

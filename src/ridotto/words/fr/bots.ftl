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

bot-pass = Rien ici ne vaut la peine : mieux vaut passer.
bot-ready = Vous avez dit ce que vous aviez à dire.
bot-claim = La table doit savoir qui vous êtes.
bot-answer = On vous a demandé qui vous êtes.
bot-ability = Votre carte vous le permet.

bot-clue-nothing = Rien ne parle pour ou contre { $player } (soupçon : { $chance } %).
bot-clue-feeling = { $player } : ce n’est qu’une impression (soupçon : { $chance } %).
bot-clue-known-prankster = { $player } est un farceur, c’est certain.
bot-clue-known-guest = { $player } n’est pas un farceur, c’est certain.
bot-clue-hypnosis-yes = { $player } a dû avouer sous hypnose.
bot-clue-hypnosis-no = Sous hypnose, { $player } a dit non, et c’est forcément vrai.
bot-clue-card-seen = { $player } n’a pas une carte de farceur (soupçon : { $chance } %).
bot-clue-watched-plain = Vous avez observé { $player } : un simple invité (soupçon : { $chance } %).
bot-clue-watched-suspicious = Vous avez observé { $player } : ce n’est pas un simple invité (soupçon : { $chance } %).
bot-clue-changed = { $player } s’est attribué deux cartes différentes (soupçon : { $chance } %).
bot-clue-silent = On a interrogé { $player }, sans jamais avoir de réponse (soupçon : { $chance } %).
bot-clue-spared = { $player } prétend avoir une capacité, et pourtant les farceurs ne touchent pas à son masque (soupçon : { $chance } %).
bot-clue-confessed = { $player } dit ne pas être un invité (soupçon : { $chance } %).
bot-clue-impossible = La carte que { $player } s’attribue est ailleurs (soupçon : { $chance } %).
bot-clue-no-plain-guest = { $player } prétend être un simple invité, et vous savez que c’est faux (soupçon : { $chance } %).
bot-clue-contested = { $player } s’attribue une carte que trop de monde revendique (soupçon : { $chance } %).
bot-clue-uncontested = Personne ne conteste ce que { $player } dit être (soupçon : { $chance } %).
bot-clue-voted-prankster = { $player } a voté contre { $about }, un farceur (soupçon : { $chance } %).
bot-clue-voted-guest = { $player } a voté contre { $about }, un invité (soupçon : { $chance } %).
bot-clue-voted-by-prankster = { $about }, un farceur, a voté contre { $player } (soupçon : { $chance } %).
bot-clue-accused-prankster = { $player } a accusé { $about }, un farceur (soupçon : { $chance } %).
bot-clue-accused-guest = { $player } a accusé { $about }, un invité (soupçon : { $chance } %).
bot-clue-accused-by-guest = { $about }, qui a votre confiance, a accusé { $player } (soupçon : { $chance } %).
bot-clue-vouched-prankster = { $player } a défendu { $about }, un farceur (soupçon : { $chance } %).
bot-clue-vouched-guest = { $player } a défendu { $about }, un invité (soupçon : { $chance } %).
bot-clue-vouched-by-prankster = { $about }, un farceur, a défendu { $player } (soupçon : { $chance } %).
bot-clue-vouched-by-guest = { $about }, qui a votre confiance, a défendu { $player } (soupçon : { $chance } %).
bot-clue-reported-plain = Selon ce que { $about } a vu, { $player } est un simple invité (soupçon : { $chance } %).
bot-clue-reported-suspicious = Selon ce que { $about } a vu, { $player } n’est pas un simple invité (soupçon : { $chance } %).
bot-clue-caught-lying = { $player } prétend être un simple invité, mais { $about } a découvert le contraire (soupçon : { $chance } %).
bot-clue-reported-role = { $about } dit avoir vu quelle carte a { $player } (soupçon : { $chance } %).
bot-clue-caught-by-painter = { $player } s’attribue une autre carte que celle que { $about } dit avoir vue (soupçon : { $chance } %).
bot-clue-hypnosis-knew-yes = Sous hypnose, { $about } a dû révéler que { $player } est un farceur.
bot-clue-hypnosis-knew-no = Sous hypnose, { $about } a dû révéler que { $player } n’est pas un farceur.
bot-clue-hypnosis-role-yes = Sous hypnose, { $player } a dû révéler sa carte (soupçon : { $chance } %).
bot-clue-hypnosis-role-no = Sous hypnose, { $player } a dû dire quelle carte n’est pas la sienne (soupçon : { $chance } %).
bot-clue-marked = La marque du maître farceur est devant { $player }, et l’on ne marque guère un ami (soupçon : { $chance } %).
bot-clue-false-report = Ce que { $player } a rapporté sur { $about } est faux (soupçon : { $chance } %).
bot-clue-says-watched = { $player } dit avoir été sous surveillance (soupçon : { $chance } %).
bot-clue-confirmed = { $about } confirme avoir été sous surveillance, comme le dit { $player } (soupçon : { $chance } %).
bot-retract = Vous ne le pensez plus.

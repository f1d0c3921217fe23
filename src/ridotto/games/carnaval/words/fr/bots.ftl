### Pourquoi un bot du carnaval agit ainsi

bot-pass = Ici, rien n’en vaut la peine : vous pouvez passer.
bot-ready = Vous avez dit ce que vous aviez à dire.
bot-ready-silent = Rien ne vous oblige à parler : laissez parler les autres.
bot-claim = Les autres veulent savoir qui vous êtes.
bot-answer = On vous a demandé qui vous êtes.
bot-report = Quelqu’un dit que vous étiez sous surveillance, et c’est vrai.
bot-hypnosis = Les bots ne comprennent pas cette question : répondez vous-même, et dites la vérité.
bot-ability = Vous pouvez le faire maintenant, et cela peut aider.

bot-clue-nothing = Rien ne plaide clairement pour { $player }, ni contre (soupçon global : { $chance } %).
bot-clue-known-prankster = { $player } fait partie des farceurs, c’est certain.
bot-clue-known-guest = { $player } ne fait pas partie des farceurs, c’est certain.
bot-clue-hypnosis-yes = { $player } a dû avouer sous hypnose.
bot-clue-hypnosis-no = Sa réponse sous hypnose le prouve : { $player } ne fait pas partie des farceurs.
bot-clue-card-seen = { $player } n’a pas une carte de farceur (soupçon : { $chance } %).
bot-clue-watched-plain = Vous avez observé { $player } : un simple invité (soupçon : { $chance } %).
bot-clue-watched-suspicious = Vous avez observé { $player } : ce n’est pas un simple invité (soupçon : { $chance } %).
bot-clue-changed = { $player } a annoncé deux cartes différentes (soupçon : { $chance } %).
bot-clue-silent = On a interrogé { $player }, qui n’a jamais répondu (soupçon : { $chance } %).
bot-clue-spared = { $player } prétend avoir une capacité, et pourtant les farceurs ne touchent pas à son masque (soupçon : { $chance } %).
bot-clue-confessed = { $player } avoue ne pas faire partie des invités (soupçon : { $chance } %).
bot-clue-impossible = { $player } prétend avoir une carte qui est à quelqu’un d’autre (soupçon : { $chance } %).
bot-clue-no-plain-guest = { $player } prétend être un simple invité, mais vous savez que c’est faux (soupçon : { $chance } %).
bot-clue-contested = { $player } annonce la même carte que d’autres, et il n’y en a pas assez pour tous (soupçon : { $chance } %).
bot-clue-uncontested = { $player } a annoncé sa carte, et personne ne conteste (soupçon : { $chance } %).
bot-clue-voted-prankster = { $player } a voté contre { $about }, { $sure ->
    [yes] qui fait partie des farceurs
   *[no] qui semble faire partie des farceurs
} (soupçon contre { $player } : { $chance } %).
bot-clue-voted-guest = { $player } a voté contre { $about }, { $sure ->
    [yes] qui ne fait pas partie des farceurs
   *[no] qui semble du côté des invités
} (soupçon contre { $player } : { $chance } %).
bot-clue-voted-you = { $player } a voté contre vous (soupçon : { $chance } %).
bot-clue-voted-by-prankster = { $about }, { $sure ->
    [yes] qui fait partie des farceurs
   *[no] qui semble faire partie des farceurs
}, a voté contre { $player } (soupçon : { $chance } %).
bot-clue-accused-prankster = { $player } a accusé { $about }, { $sure ->
    [yes] qui fait partie des farceurs
   *[no] qui semble faire partie des farceurs
} (soupçon contre { $player } : { $chance } %).
bot-clue-accused-guest = { $player } a accusé { $about }, { $sure ->
    [yes] qui ne fait pas partie des farceurs
   *[no] qui semble du côté des invités
} (soupçon contre { $player } : { $chance } %).
bot-clue-accused-you = { $player } vous accuse (soupçon : { $chance } %).
bot-clue-accused-by-guest = { $about }, qui a votre confiance, a accusé { $player } (soupçon : { $chance } %).
bot-clue-vouched-prankster = { $player } a innocenté { $about }, { $sure ->
    [yes] qui fait partie des farceurs
   *[no] qui semble faire partie des farceurs
} (soupçon contre { $player } : { $chance } %).
bot-clue-vouched-guest = { $player } a innocenté { $about }, { $sure ->
    [yes] qui ne fait pas partie des farceurs
   *[no] qui semble du côté des invités
} (soupçon contre { $player } : { $chance } %).
bot-clue-vouched-you = { $player } vous innocente (soupçon : { $chance } %).
bot-clue-vouched-by-prankster = { $about }, { $sure ->
    [yes] qui fait partie des farceurs
   *[no] qui semble faire partie des farceurs
}, a innocenté { $player } (soupçon : { $chance } %).
bot-clue-vouched-by-guest = { $about }, qui a votre confiance, a innocenté { $player } (soupçon : { $chance } %).
bot-clue-reported-plain = { $about } dit avoir observé { $player } : un simple invité (soupçon : { $chance } %).
bot-clue-reported-suspicious = { $about } dit avoir observé { $player } : ce n’est pas un simple invité (soupçon : { $chance } %).
bot-clue-caught-lying = { $player } prétend être un simple invité, mais { $about } dit avoir découvert le contraire (soupçon : { $chance } %).
bot-clue-reported-role = { $about } prétend avoir vu quelle carte a { $player } (soupçon : { $chance } %).
bot-clue-caught-by-painter = { $player } prétend avoir une certaine carte, mais { $about } dit en avoir vu une autre (soupçon : { $chance } %).
bot-clue-hypnosis-knew-yes = Sous hypnose, { $about } a dû le révéler : { $player } fait partie des farceurs.
bot-clue-hypnosis-knew-no = Sous hypnose, { $about } a dû le révéler : { $player } ne fait pas partie des farceurs.
bot-clue-hypnosis-role-yes = Sous hypnose, { $player } a dû dire quelle carte est la sienne (soupçon : { $chance } %).
bot-clue-hypnosis-role-no = Sous hypnose, { $player } a dû avouer ne pas avoir une certaine carte (soupçon : { $chance } %).
bot-clue-marked = La marque du maître farceur est devant { $player }, et l’on marque rarement un complice (soupçon : { $chance } %).
bot-clue-false-report = { $player } a raconté quelque chose de faux sur { $about } (soupçon : { $chance } %).
bot-clue-false-report-you = { $player } a raconté quelque chose de faux sur vous (soupçon : { $chance } %).
bot-clue-says-watched = { $player } reconnaît avoir été sous surveillance (soupçon : { $chance } %).
bot-clue-confirmed = { $about } confirme avoir été sous surveillance, comme le dit { $player } (soupçon : { $chance } %).
bot-retract = Vous pouvez retirer ce qui ne vous sert plus.
bot-retract-accuse = Vous avez parlé contre { $player }, mais les preuves sont trop minces (soupçon : { $chance } %).
bot-retract-vouch = Vous avez innocenté { $player }, mais rien ne le prouve (soupçon : { $chance } %).
bot-retract-vote-for = Vous avez annoncé un vote contre { $player }, mais { $about } est maintenant un meilleur choix (soupçon contre { $player } : { $chance } %).
bot-outsider = { $player } n’est pas des vôtres (soupçons des autres : { $chance } %).
bot-friend = { $player } est des vôtres (soupçons des autres : { $chance } %).
bot-genie-guest = { $player } est plus probablement du côté des invités que des farceurs (soupçons des autres : { $chance } %).
bot-genie-ally = { $player } fait sans doute partie des farceurs, donc de votre camp (soupçons des autres : { $chance } %).
arena-carnaval-guests = au carnaval : le bot qui joue tous les invités
arena-carnaval-pranksters = au carnaval : le bot qui joue tous les farceurs, et le mauvais génie

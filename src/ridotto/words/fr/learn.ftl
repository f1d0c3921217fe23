### Apprendre en jouant : des premières parties guidées. Des phrases courtes, qu’un enfant de dix ans comprenne.

## L’entrée

learn-play = Apprendre en jouant
learn-play-game = Apprendre en jouant : { $game }, en cinq minutes
learn-first-time = Première visite ?
learn-first-time-hint = Apprenez un jeu en y jouant : cinq minutes, seul avec des bots.

## Le guide à côté du plateau

learn-guide = Votre première partie
learn-about = Une partie préparée, seul avec des bots. Faites comme il vous plaît !
learn-fold = Cacher le guide
learn-unfold = Et maintenant ?
learn-master = Que ferait un maître ?
learn-others = Les autres jouent. Regardez ce qu’ils font.
learn-own-way = Vous avez choisi votre propre chemin : c’est tout aussi bien.
learn-even = La partie est finie, et personne n’a battu les autres : match nul !
learn-leave = Quitter
learn-real = Jouer une vraie partie
learn-again = Encore une fois

## Mascarade

learn-mascarade-first = Le plateau est presque plein, et vous avez chacun 101 points. Posez un masque à côté de masques qui lui ressemblent : touchez le masque à l’étoile, puis la case à l’étoile.
learn-mascarade-first-done = Bien posé ! Chaque trait qu’il partage avec un voisin vaut un point : forme du visage, cheveux, yeux, nez, bouche.
learn-mascarade-second = Un masque qui en touche deux autres doit ressembler à chacun des deux. Mais alors, chacun des deux rapporte. Essayez celui à l’étoile.
learn-mascarade-second-done = Voilà comment les points s’additionnent. Et vous avez pris un nouveau masque.
learn-mascarade-look = À vous de choisir. Touchez l’un de vos masques : partout où il va, vous voyez combien de points il rapporte. Où vaut-il le plus ?
learn-mascarade-look-done = Bien. Si un jour rien ne va, vous prenez un masque ; s’il ne va pas non plus, vous passez votre tour.
learn-mascarade-pool = Il n’y a plus de masque à prendre. La place se fait rare : posez vos masques tant qu’ils vont encore quelque part.
learn-mascarade-pool-done = Un masque de moins sur votre support.
learn-mascarade-last = Il ne vous reste presque plus de masques. Qui pose son dernier masque termine aussitôt la partie.
learn-mascarade-last-done = Chaque masque posé compte. Ceux qui restent sur le support ne valent rien.
learn-mascarade-free = C’est à vous. Quel masque va où, et combien de points rapporte-t-il ?
learn-mascarade-won = La partie est finie et vous avez gagné ! Ce qui a aidé : les cases qui touchent plusieurs masques. Gardez pour la fin les masques qui vont partout.
learn-mascarade-lost = La partie est finie, et cette fois vous n’avez pas gagné. Un conseil : cherchez les cases qui touchent plusieurs masques, elles rapportent le plus.

## Masker. L’élève a le jaune, l’autre joueur le bleu.

learn-masker-white = Le jaune est votre couleur secrète. Tant qu’il reste une croix jaune sur la grille, vous êtes en jeu. Menez la croix incolore sur une voisine, et celle-ci est à vous. Prenez la blanche à l’étoile.
learn-masker-white-done = Capturée ! La blanche est spéciale : après elle, vous pouvez prendre n’importe quelle croix.
learn-masker-suspect = Quelle couleur cache l’autre joueur ? Regardez sa pile : beaucoup de rouges et de violettes, mais presque pas de bleues. Louche ! Prenez une croix bleue.
learn-masker-suspect-done = Une croix bleue de moins. Si le bleu est sa couleur, il va le sentir.
learn-masker-stop = En un tour, vous pouvez prendre jusqu’à trois croix, et vous arrêter après chacune. Essayez : arrêtez-vous ici.
learn-masker-stop-done = L’autre joueur continue de là où vous avez laissé la croix incolore.
learn-masker-alone = De nouveau, vous pouvez prendre n’importe quelle croix : c’est ainsi quand rien ne touche l’incolore. Encore une bleue !
learn-masker-alone-done = Bien visé. Continuez, ou arrêtez-vous.
learn-masker-beside = Cette fois, vous ne pouvez prendre que ce qui touche la croix incolore. Y a-t-il une bleue ?
learn-masker-beside-done = Prise. Comptez : combien de bleues reste-t-il ?
learn-masker-own = Pas de chance : il n’y a que des jaunes à prendre, les vôtres ! Il en faut une.
learn-masker-own-done = Aïe. Mais une seule croix jaune suffit pour rester en jeu.
learn-masker-guard = Attention : il ne reste qu’une croix jaune. Si elle part, vous êtes éliminé.
learn-masker-guard-done = Gardez un œil sur votre dernière croix jaune.
learn-masker-final = La dernière croix bleue, et vous pouvez la prendre. Allez-y !
learn-masker-final-done = Il n’y a plus de croix bleue sur la grille.
learn-masker-free = C’est à vous. Prenez ce qui vous plaît, et arrêtez-vous quand il vous plaît.
learn-masker-won = Vous avez gagné ! L’autre joueur avait le bleu, et sans croix bleue il est éliminé. Voilà tout le jeu : trouver sa couleur, et ne pas montrer la vôtre.
learn-masker-lost = La dernière croix jaune est partie : vous êtes éliminé. L’autre joueur avait le bleu. Un conseil : trouvez tôt sa couleur, et ne montrez pas la vôtre.

## Mask

learn-mask-stick = Vous avez deux bâtonnets. On posera des masques sur ce socle, et un bâtonnet qui dépasse d’un anneau rapporte des points. Mettez le premier dans la case qui luit, ou bien où vous voulez.
learn-mask-stick-done = Le voilà planté. Les autres placent aussi le leur.
learn-mask-second = Maintenant le second. Un peu loin du premier : ainsi, l’un des deux aura plus de chance.
learn-mask-second-done = Vos bâtonnets sont en place, et vous avez dix points, comme chacun.
learn-mask-lay = Vous retournez le premier masque. Posez-le dans le sens qui va le mieux à vos bâtonnets : un anneau paiera 3 points, un double anneau 5.
learn-mask-lay-done = Posé. Avant qu’il paie, chacun joue son tour, et vous le dernier.
learn-mask-offer = Quelqu’un vend une carte que lui seul a lue. Qui offre le plus le paie, et fait ce que dit la carte. Vous pouvez enchérir, ou vous retirer.
learn-mask-offer-done = Une carte peut être bonne ou mauvaise. C’est tout le plaisir.
learn-mask-walk = C’est à vous. Les bâtonnets peuvent marcher, et chaque pas coûte un point. Quelques pas jusqu’à un anneau, cela en vaut la peine : touchez votre bâtonnet, puis une case.
learn-mask-walk-done = Les pas sont payés. Vous pourriez continuer, avec l’autre bâtonnet aussi.
learn-mask-done = Vos bâtonnets sont bien placés ? Alors, c’est terminé.
learn-mask-done-done = Quand chacun a joué, c’est jour de paie : chaque bâtonnet dans un anneau reçoit ses points.
learn-mask-draw = On gagne aussi en vendant. Vendez une carte : vous la tirez, et vous seul la lisez.
learn-mask-draw-done = Voici votre carte. Personne d’autre ne sait ce qu’elle dit.
learn-mask-sell = Vendez-la. Vous offrez le premier : offrez peu, pour que quelqu’un offre plus et vous paie. Si personne ne le fait, vous payez et gardez la carte.
learn-mask-sell-done = Voyons qui offre plus.
learn-mask-outbid = Quelqu’un offre plus que vous ! Retirez-vous, et les points seront à vous.
learn-mask-outbid-done = Bien vendu. Plus ils la veulent, plus vous gagnez.
learn-mask-card = Vous avez acheté une carte. Faites ce qu’elle dit.
learn-mask-card-done = C’est fait. La carte retourne sous la pile.
learn-mask-pass = Un autre masque, d’autres anneaux. Si l’un de vos bâtonnets dépasse déjà d’un anneau, passez tout simplement : cela ne coûte rien.
learn-mask-pass-done = Vous gardez vos points et attendez le jour de paie.
learn-mask-free = C’est à vous. Marcher, vendre ou passer ; enchérir ou vous retirer : qu’est-ce qui rapporte ?
learn-mask-won = Le dernier jour de paie est passé, et vous avez le plus de points : vous avez gagné ! Les points viennent des anneaux, et des cartes bien vendues.
learn-mask-lost = Le dernier jour de paie est passé, et cette fois quelqu’un d’autre a plus de points. Un conseil : peu de pas jusqu’à un double anneau, et des cartes vendues cher.

## Au carnaval de Venise. L’élève est le mauvais génie.

learn-carnaval-genie = Tous dansent les yeux fermés, et vous êtes le mauvais génie ! Choisissez quelqu’un et faites-en un farceur, en secret. Vous gagnez tous deux quand les masques de tous les invités sont tombés.
learn-carnaval-genie-done = Personne n’a rien vu. Même votre farceur ne sait pas que c’était vous.
learn-carnaval-hush = On appelle maintenant quelqu’un d’autre en secret. Chacun touche l’écran, appelé ou non, pour que personne ne se trahisse. Touchez-le aussi !
learn-carnaval-called = On appelle encore le génie, mais votre magie est épuisée. Continuez sans rien faire.
learn-carnaval-called-done = Et personne n’a rien remarqué.
learn-carnaval-bare = Votre masque est tombé, et chacun voit qui vous êtes. Mais vous parlez et votez encore, et vous gagnez toujours avec votre farceur.
learn-carnaval-bare-done = Vous pouvez encore aider votre farceur.
learn-carnaval-claim = Ouvrez les yeux ! Maintenant, chacun parle, et tout n’est pas vrai. Dites que vous êtes un invité.
learn-carnaval-claim-done = Vous n’avez même pas rougi ! Mentir un peu fait partie du jeu.
learn-carnaval-accuse = Les autres cherchent le farceur. Égarez-les : accusez quelqu’un qui n’est pas votre farceur.
learn-carnaval-accuse-done = Voilà de quoi les faire réfléchir.
learn-carnaval-ready = Lisez ce que disent les autres. Quand vous en savez assez, dites que vous attendez le vote.
learn-carnaval-ready-done = Quand tous l’attendent, on vote.
learn-carnaval-vote = Tous montrent quelqu’un du doigt au même moment. Qui reçoit le plus de voix est démasqué. Épargnez votre farceur !
learn-carnaval-vote-done = Quand tous ont voté, vous voyez qui a montré qui.
learn-carnaval-night = La danse suivante. Dans le noir, votre farceur choisit quel masque va tomber. Touchez l’écran avec les autres, pour que personne ne le découvre.
learn-carnaval-tap = Chut ! On appelle quelqu’un en secret. Touchez l’écran avec les autres, pour que personne ne devine qui.
learn-carnaval-talk = Parlez encore si vous voulez : accusez, défendez, interrogez. Puis dites que vous attendez le vote.
learn-carnaval-ballot = Quel masque doit tomber ? Montrez quelqu’un, mais épargnez votre farceur.
learn-carnaval-free = C’est à vous : faites ce qui vous semble le mieux.
learn-carnaval-won = Les masques de tous les invités sont tombés : vous avez gagné, vous et votre farceur ! La prochaine fois, vous serez peut-être un invité, et devrez trouver qui ment.
learn-carnaval-lost = La soirée est finie, et cette fois vous n’avez pas gagné. La prochaine fois, vous serez peut-être un invité, et traquerez le farceur.

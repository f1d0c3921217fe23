### Apprendre en jouant : des premières parties guidées. Des phrases courtes, qu’un enfant de dix ans comprenne.

## L’entrée

learn-play = Apprendre en jouant
learn-play-game = Apprendre en jouant : { $game }, en cinq minutes
learn-first-time = Première visite ?
learn-first-time-hint = Apprenez un jeu en y jouant : cinq minutes, rien que vous et des bots.

## Le guide à côté du plateau

learn-guide = Votre première partie
learn-about = Une partie toute prête, contre des bots. Faites ce que vous voulez !
learn-fold = Masquer le guide
learn-unfold = Et maintenant ?
learn-master = Que ferait un maître ?
learn-others = C’est au tour des autres. Regardez ce qu’ils font.
learn-own-way = Vous avez suivi votre idée : c’est très bien aussi.
learn-even = La partie est terminée, et personne ne l’emporte : match nul !
learn-leave = Quitter
learn-real = Jouer une vraie partie
learn-again = Recommencer

## Mascarade

learn-mascarade-first = Vous arrivez vers la fin : 101 points chacun, et il ne reste que quelques cases. Ne vous souciez pas du reste du plateau. Touchez le masque à la flèche, puis la case à la flèche : il se pose à côté de masques qui lui ressemblent.
learn-mascarade-first-done = Bien posé ! Chaque trait qu’il partage avec un voisin vaut un point : forme du visage, cheveux, yeux, nez, bouche.
learn-mascarade-second = Un masque qui en touche deux autres doit avoir un trait commun avec chacun. Mais alors, il rapporte des points des deux côtés. Essayez celui à la flèche.
learn-mascarade-second-done = Voilà comment les points s’additionnent. Et vous avez pris un nouveau masque.
learn-mascarade-look = À vous de choisir. Touchez l’un de vos masques : sur chaque case qui convient, vous voyez combien de points il rapporte. Où en rapporte-t-il le plus ?
learn-mascarade-look-done = Bien. Si aucun masque ne convient, vous en prenez un ; s’il ne convient pas non plus, votre tour est fini.
learn-mascarade-pool = Il n’y a plus de masques à prendre. Les cases libres se font rares : posez vos masques tant qu’ils conviennent encore quelque part.
learn-mascarade-pool-done = Un masque de moins sur votre support.
learn-mascarade-last = Il ne vous reste presque plus de masques. Le premier qui pose son dernier masque met aussitôt fin à la partie.
learn-mascarade-last-done = Chaque masque posé compte. Ceux qui restent sur votre support ne valent rien.
learn-mascarade-free = C’est à vous. Quel masque poser, où, et pour combien de points ?
learn-mascarade-won = La partie est terminée, et vous avez gagné ! Ce qui aide : les cases qui touchent plusieurs masques. Gardez pour plus tard les masques qui conviennent un peu partout.
learn-mascarade-lost = La partie est terminée, et cette fois vous n’avez pas gagné. Un conseil : cherchez les cases qui touchent plusieurs masques, ce sont elles qui rapportent le plus.

## Masker. L’élève a le jaune, l’autre joueur le bleu.

learn-masker-white = Le jaune est votre couleur secrète : gardez une croix jaune sur la grille ! Pour capturer, déplacez la croix incolore sur une voisine. Capturez la blanche sous la flèche.
learn-masker-white-done = Capturée ! La blanche est spéciale : après elle, vous pouvez capturer n’importe quelle croix, où qu’elle soit.
learn-masker-suspect = Quelle couleur cache l’autre joueur ? Il a capturé beaucoup de rouges et de violettes, mais presque pas de bleues. Louche ! Capturez une croix bleue.
learn-masker-suspect-done = Une croix bleue de moins. Si c’est sa couleur, ça fait mal.
learn-masker-stop = À chaque tour, vous pouvez capturer jusqu’à trois croix, et vous arrêter après chacune. Essayez : arrêtez-vous ici.
learn-masker-stop-done = L’autre joueur continue là où vous avez laissé la croix incolore.
learn-masker-alone = Vous pouvez de nouveau capturer n’importe quelle croix : c’est le cas quand rien ne touche l’incolore, ou après une blanche. Encore une bleue !
learn-masker-alone-done = Bien visé. Maintenant, continuez ou arrêtez-vous.
learn-masker-beside = Cette fois, vous ne pouvez capturer que ce qui touche la croix incolore. Y a-t-il une bleue ?
learn-masker-beside-done = Capturée. Comptez : combien de bleues reste-t-il ?
learn-masker-own = Pas de chance : il n’y a que des jaunes à capturer, les vôtres ! Il faut en prendre une.
learn-masker-own-done = Aïe. Mais une seule croix jaune suffit pour rester en jeu.
learn-masker-guard = Attention : il ne reste qu’une croix jaune. Si elle disparaît, vous êtes hors jeu.
learn-masker-guard-done = Gardez un œil sur votre dernière croix jaune.
learn-masker-final = La dernière croix bleue, et vous pouvez la capturer. Allez-y !
learn-masker-final-done = Il n’y a plus de croix bleue sur la grille.
learn-masker-free = C’est à vous. Capturez ce que vous voulez, et arrêtez-vous quand vous voulez.
learn-masker-won = Vous avez gagné ! L’autre joueur avait le bleu, et sans croix bleue, le voilà hors jeu. Tout le jeu est là : trouver sa couleur, et ne pas trahir la vôtre.
learn-masker-lost = La dernière croix jaune a disparu : vous êtes hors jeu. L’autre joueur avait le bleu. Un conseil : trouvez vite sa couleur, et ne trahissez pas la vôtre.

## Mask

learn-mask-stick = Vous avez deux bâtonnets. On posera des masques sur ce socle, et un bâtonnet qui dépasse d’un anneau rapporte des points. Mettez le premier dans la case qui brille, ou ailleurs si vous préférez.
learn-mask-stick-done = Le voilà en place. Les autres en mettent un aussi.
learn-mask-second = Maintenant, le second. Mettez-le un peu à l’écart du premier : vous aurez plus de chances que l’un des deux tombe bien.
learn-mask-second-done = Vos bâtonnets sont en place, et vous avez dix points, comme tout le monde.
learn-mask-lay = C’est vous qui retournez le premier masque. Posez-le dans le sens qui convient le mieux à vos bâtonnets : un anneau paiera 3 points, un double anneau 5.
learn-mask-lay-done = Bien posé. Avant qu’il ne paie, chacun joue à son tour, et vous en dernier.
learn-mask-offer = Quelqu’un vend une carte que personne d’autre n’a lue. Le plus offrant paie le vendeur, puis fait ce que dit la carte. Vous pouvez enchérir, ou vous retirer.
learn-mask-offer-done = Une carte peut être bonne ou mauvaise : c’est ce qui est amusant.
learn-mask-walk = C’est à vous. Vous pouvez déplacer vos bâtonnets : chaque case parcourue coûte un point. Pour atteindre un anneau tout proche, cela vaut la peine : touchez votre bâtonnet, puis une case.
learn-mask-walk-done = C’est payé. Vous pouvez continuer, y compris avec l’autre bâtonnet.
learn-mask-done = Vos bâtonnets sont bien placés ? Alors, terminez votre tour.
learn-mask-done-done = Quand tout le monde a joué, c’est le jour de paie : chaque bâtonnet dans un anneau rapporte ses points.
learn-mask-draw = On gagne aussi des points en vendant. Vendez une carte : vous la tirez, et personne d’autre ne la lit.
learn-mask-draw-done = Voici votre carte. Personne d’autre ne sait ce qu’elle dit.
learn-mask-sell = Maintenant, vendez-la. Vous faites la première offre : offrez peu, pour que quelqu’un offre plus et vous paie. Si personne ne le fait, vous payez et la carte est à vous.
learn-mask-sell-done = Voyons qui offrira plus.
learn-mask-outbid = Quelqu’un offre plus que vous ! Retirez-vous, et les points seront à vous.
learn-mask-outbid-done = Bien vendu. Plus ils la veulent, plus vous gagnez.
learn-mask-card = Vous avez acheté une carte. Maintenant, faites ce qu’elle dit.
learn-mask-card-done = C’est fait. La carte retourne sous la pile.
learn-mask-pass = Un autre masque, d’autres anneaux. Si l’un de vos bâtonnets dépasse déjà d’un anneau, vous pouvez simplement passer : cela ne coûte rien.
learn-mask-pass-done = Vous gardez vos points et attendez le jour de paie.
learn-mask-free = C’est à vous. Déplacer, vendre ou passer ; enchérir ou vous retirer : qu’est-ce qui rapporte ?
learn-mask-won = Le dernier jour de paie est passé, et c’est vous qui avez le plus de points : vous avez gagné ! Les points viennent des anneaux, et des cartes bien vendues.
learn-mask-lost = Le dernier jour de paie est passé, et cette fois quelqu’un d’autre a plus de points. Un conseil : visez un double anneau tout proche, et vendez vos cartes au meilleur prix.

## Au carnaval de Venise. Qui apprend est un simple invité.

learn-carnaval-hush = Vous êtes un simple invité. Parmi les six autres joueurs, deux sont des farceurs, et à chaque danse ils font tomber un masque. Trouvez-les ! En ce moment, tout le monde danse les yeux fermés, et le joueur appelé décide en secret. Tout le monde touche l’écran, appelé ou non. Touchez-le aussi !
learn-carnaval-bare = Vous avez perdu votre masque, et tout le monde voit votre carte : un simple invité. Vous continuez à parler et à voter, et les autres savent qu’ils peuvent vous croire.
learn-carnaval-bare-done = Vous pouvez encore aider les invités à gagner.
learn-carnaval-ask = Ouvrez les yeux ! Les farceurs ont fait tomber un masque, et maintenant tout le monde parle. Tout n’est pas vrai. Choisissez quelqu’un et demandez-lui qui il est.
learn-carnaval-ask-done = Retenez la réponse, ou le silence. Les invités n’ont aucune raison de mentir. Les farceurs, si.
learn-carnaval-claim = Les autres se posent aussi des questions sur vous. Dites-leur que vous êtes un simple invité.
learn-carnaval-claim-done = Et en plus, c’est vrai ! Plus les invités en savent les uns sur les autres, moins les farceurs peuvent se cacher.
learn-carnaval-accuse = Relisez ce qui a été dit. Deux joueurs prétendent-ils avoir la même carte ? Quelqu’un a-t-il retiré ce qu’il avait dit ? Le soldat a-t-il surveillé quelqu’un ? Accusez le joueur qui vous paraît le plus suspect.
learn-carnaval-accuse-done = Voilà de quoi les faire réfléchir. Si vous changez d’avis, vous pourrez retirer ce que vous avez dit.
learn-carnaval-ready = Quand vous en savez assez, dites que vous voulez passer au vote. D’ici là, posez vos questions : tout le monde reste pour répondre.
learn-carnaval-ready-done = Vous demandez le vote.
learn-carnaval-waits = Écoutez les autres : dès que tout le monde le veut, on vote. Vous pouvez encore prendre la parole.
learn-carnaval-vote = Tout le monde désigne quelqu’un au même moment. Si plus de la moitié désignent le même joueur, il est démasqué. Désignez celui qui vous paraît le plus suspect.
learn-carnaval-vote-done = Quand tout le monde aura voté, regardez qui a désigné qui. Un vote en dit long.
learn-carnaval-caught = En voilà un ! C’était un farceur. Regardez qui a voté pour le protéger.
learn-carnaval-wronged = Le vote s’est trompé de joueur : ce n’était pas un farceur. Retenez qui a poussé à ce choix.
learn-carnaval-runoff = Personne n’a eu la majorité : il ne reste que les accusés. Celui qui a le plus de voix contre lui est démasqué.
learn-carnaval-defence = Vous êtes parmi les accusés ! Défendez-vous, puis dites que vous voulez passer au vote.
learn-carnaval-listen = Les accusés se défendent. Écoutez : juste après, on revote, mais seulement contre l’un d’eux.
learn-carnaval-night = La danse suivante. Quelque part dans le noir, les farceurs choisissent leur prochaine victime. Touchez l’écran comme les autres, et réfléchissez : à qui faites-vous confiance ?
learn-carnaval-second = Vous en savez déjà plus. Regardez les cartes dévoilées, et qui a voté contre qui : les farceurs aiment voter contre les invités. Interrogez, accusez ou innocentez quelqu’un.
learn-carnaval-second-done = Maintenant, c’est aussi là-dessus que les autres vous jugeront.
learn-carnaval-tap = Chut ! Quelqu’un décide en secret. Touchez l’écran comme les autres, pour que personne ne devine qui.
learn-carnaval-talk = Parlez encore si vous voulez : interrogez, accusez, innocentez. Puis dites que vous voulez passer au vote.
learn-carnaval-ballot = Quel masque doit tomber cette fois ? Désignez quelqu’un.
learn-carnaval-won = Les farceurs ont perdu leur masque : vous avez gagné avec les invités ! La prochaine fois, vous serez peut-être le soldat, ou un farceur qui doit mentir.
learn-carnaval-lost = La soirée est terminée, et cette fois les farceurs s’en sont tirés. Maintenant, vous savez comment ils font : recommencez, et ne faites confiance à personne trop vite.

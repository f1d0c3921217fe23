### Masker. L’élève a le jaune, l’autre joueur le bleu.

learn-masker-white = Le jaune est votre couleur secrète : gardez une croix jaune sur la grille ! La croix incolore (bois brut, avec un masque) capture une voisine, jamais en diagonale : déplacez-la sur la blanche sous la flèche.
learn-masker-white-done = Capturée ! Ne gaspillez pas vos captures : après 18, on ne peut plus que passer. La blanche est spéciale : ensuite, vous pouvez capturer n’importe quelle croix.
learn-masker-suspect = Quelle couleur cache l’autre joueur ? Il a capturé beaucoup de rouges et de violettes, mais presque pas de bleues. Louche ! Capturez une croix bleue.
learn-masker-suspect-done = Une croix bleue de moins. Si c’est sa couleur, ça fait mal : sans croix bleue, l’autre joueur serait hors jeu.
learn-masker-stop = À chaque tour, il faut capturer une croix ; la deuxième et la troisième, c’est comme vous voulez. Essayez : arrêtez-vous ici.
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
learn-masker-onward = Votre capture est faite. La deuxième et la troisième, c’est comme vous voulez : continuez ou arrêtez-vous.
learn-masker-free = C’est à vous. Il faut capturer une croix, même de votre couleur s’il n’y a rien d’autre. Ensuite, arrêtez-vous quand vous voulez.
learn-masker-won = Vous avez gagné ! L’autre joueur avait le bleu, et sans croix bleue, le voilà hors jeu. Tout le jeu est là : trouver sa couleur, et ne pas trahir la vôtre.
learn-masker-lost = Vous êtes hors jeu : il ne reste plus de croix jaune. L’autre joueur avait le bleu.
learn-masker-gave = Vous avez capturé vous-même la dernière croix jaune. La prochaine fois, ménagez vos captures et laissez l’incolore près d’autres couleurs.
learn-masker-robbed = L’autre joueur a capturé la dernière croix jaune. La prochaine fois, ne vous arrêtez pas à côté d’une jaune, et comptez celles qui restent.
learn-masker-reached = L’autre joueur a atteint la dernière croix jaune en quelques captures. La prochaine fois, regardez trois captures plus loin avant de vous arrêter.
learn-masker-opened = Après une blanche, on peut capturer n’importe quelle croix : l’autre joueur a choisi la dernière jaune. Quand il vous en reste peu, méfiez-vous des blanches.
learn-masker-stranded = Rien ne touchait l’incolore : l’autre joueur pouvait donc capturer n’importe quelle croix, et a pris la dernière jaune. La prochaine fois, laissez l’incolore près d’autres couleurs.
learn-masker-spent = Vos piles étaient complètes : vous n’avez pu que regarder l’autre joueur capturer la dernière croix jaune. La prochaine fois, ménagez vos captures.

### Mask

learn-mask-stick = Vous avez deux bâtonnets. Des masques couvriront ce socle : un bâtonnet qui dépasse d’un anneau rapporte des points. Mettez le premier dans la case qui brille, ou ailleurs.
learn-mask-stick-done = Le voilà en place. Les autres en mettent un aussi.
learn-mask-second = Maintenant, le second. Mettez-le bien à l’écart du premier : vous aurez plus de chances que l’un des deux tombe bien.
learn-mask-second-done = Vos bâtonnets sont en place.
learn-mask-lay = C’est vous qui retournez le premier masque. Posez-le dans le sens qui convient le mieux à vos bâtonnets : un anneau paiera 3 points, un double anneau 5.
learn-mask-lay-done = Bien posé. À présent, chacun joue à son tour.
learn-mask-offer = Quelqu’un vend une carte que personne d’autre n’a lue : elle peut être bonne ou mauvaise. Le plus offrant paie le vendeur et fait ce que dit la carte. Vous pouvez enchérir, ou vous retirer.
learn-mask-offer-done = Bonne ou mauvaise ? Si quelqu’un l’achète, on la lit : tout le sel est là !
learn-mask-walk = C’est à vous. Vos bâtonnets peuvent bouger : chaque case coûte un point. Si un anneau est proche, cela vaut la peine : touchez un bâtonnet, puis une case.
learn-mask-walk-done = C’est payé. Vous pouvez continuer, y compris avec l’autre bâtonnet.
learn-mask-done = Vos bâtonnets sont bien placés ? Alors, terminez votre tour.
learn-mask-done-done = Puis vient le jour de paie : les anneaux paient.
learn-mask-draw = On gagne aussi des points en vendant. Vendez une carte : vous la tirez, et personne d’autre ne la lit.
learn-mask-draw-done = Voici votre carte. Personne d’autre ne sait ce qu’elle dit.
learn-mask-sell = Vendez-la. Vous faites la première offre : offrez peu, pour que quelqu’un offre plus et vous paie. Sinon, vous payez et la carte est à vous.
learn-mask-sell-done = Voyons qui offrira plus.
learn-mask-outbid = Quelqu’un offre plus que vous ! Retirez-vous, et les points seront à vous.
learn-mask-outbid-done = Bien vendu. Plus ils la veulent, plus vous gagnez.
learn-mask-card = Vous avez acheté une carte. Maintenant, faites ce qu’elle dit.
learn-mask-bid = Une carte est en vente : enchérissez, ou retirez-vous. Que peut-elle valoir pour vous ?
learn-mask-pass = Un autre masque, d’autres anneaux. Si l’un de vos bâtonnets dépasse déjà d’un anneau, vous pouvez simplement passer : cela ne coûte rien.
learn-mask-pass-done = Vous gardez vos points et attendez le jour de paie.
learn-mask-free = C’est à vous. Déplacer, vendre ou passer : qu’est-ce qui rapporte ?
learn-mask-won = Le dernier jour de paie est passé, et c’est vous qui avez le plus de points : vous avez gagné ! Les points viennent des anneaux, et des cartes bien vendues.
learn-mask-lost = Le dernier jour de paie est passé, et cette fois quelqu’un d’autre a plus de points. Un conseil : visez un double anneau tout proche, et vendez vos cartes au meilleur prix.

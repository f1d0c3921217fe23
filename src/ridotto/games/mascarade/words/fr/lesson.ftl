### Mascarade

learn-mascarade-first = Vous arrivez en fin de partie. Choisissez le masque sous la flèche, puis la case sous la flèche (sur un écran tactile, puis « Le poser ») : il se pose à côté de masques qui lui ressemblent.
learn-mascarade-first-done = Bien posé ! Chaque trait qu’il partage avec un voisin vaut un point : forme du visage, cheveux, yeux, nez, bouche.
learn-mascarade-second = Un masque qui en touche deux autres doit avoir un trait commun avec chacun. Mais alors, il rapporte des points des deux côtés. Essayez celui à la flèche.
learn-mascarade-second-done = Voilà comment les points s’additionnent. Et vous avez pris un nouveau masque.
learn-mascarade-look = À vous de choisir. Prenez l’un de vos masques : sur chaque case qui convient, vous voyez combien de points il rapporte. Où en rapporte-t-il le plus ?
learn-mascarade-look-done = Bien. Si aucun masque ne convient, vous en prenez un ; s’il ne convient pas non plus, votre tour est fini.
learn-mascarade-pool = Il n’y a plus de masques à prendre. Les cases libres se font rares : posez vos masques tant qu’ils conviennent encore quelque part.
learn-mascarade-pool-done = Un masque de moins sur votre support.
learn-mascarade-last = Il ne vous reste presque plus de masques. Le premier qui pose son dernier masque met aussitôt fin à la partie.
learn-mascarade-last-done = Chaque masque posé compte. Ceux qui restent sur votre support ne valent rien.
learn-mascarade-free = C’est à vous. Quel masque poser, où, et pour combien de points ?
learn-mascarade-won = La partie est terminée, et vous avez gagné ! Ce qui aide : les cases qui touchent plusieurs masques. Gardez pour plus tard les masques qui conviennent un peu partout.
learn-mascarade-lost = La partie est terminée, et cette fois vous n’avez pas gagné. Un conseil : cherchez les cases qui touchent plusieurs masques, ce sont elles qui rapportent le plus.

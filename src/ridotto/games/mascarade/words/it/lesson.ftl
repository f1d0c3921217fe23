### Mascarade

learn-mascarade-first = Arrivi verso la fine di una partita. Scegli la maschera e poi la casella indicate dalla freccia (sul touch screen, poi «Posala»): ogni maschera va accanto a quelle che le somigliano.
learn-mascarade-first-done = Ben posata! Ogni tratto in comune con una vicina è un punto: forma del viso, capelli, occhi, naso, bocca.
learn-mascarade-second = Una maschera che ne tocca altre due deve avere un tratto in comune con entrambe. Ma così fa punti con tutte e due. Prova quella con la freccia.
learn-mascarade-second-done = Ecco come si sommano i punti. E hai preso una maschera nuova.
learn-mascarade-look = Ora scegli tu. Prendi una delle tue maschere: dovunque vada bene, vedi quanti punti ti dà. Dove vale di più?
learn-mascarade-look-done = Bene. Se nessuna va bene, prendi una maschera; se non va bene nemmeno quella, il tuo turno finisce.
learn-mascarade-pool = Non ci sono più maschere da prendere. Lo spazio comincia a mancare: posa le tue finché c’è ancora dove metterle.
learn-mascarade-pool-done = Una maschera in meno sul tuo leggio.
learn-mascarade-last = Ti restano pochissime maschere. Quando qualcuno posa la sua ultima maschera, la partita finisce subito.
learn-mascarade-last-done = Ogni maschera posata conta. Quelle che restano sul leggio non valgono niente.
learn-mascarade-free = Tocca a te. Quale maschera va bene, dove, e per quanti punti?
learn-mascarade-won = La partita è finita e hai vinto! Il segreto: le caselle che toccano più maschere. E le maschere che vanno bene in tanti posti, tienile per dopo.
learn-mascarade-lost = La partita è finita, e stavolta non hai vinto. Un consiglio: cerca le caselle che toccano più maschere, sono quelle che valgono di più.

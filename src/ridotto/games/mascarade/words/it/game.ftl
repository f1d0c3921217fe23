### Mascarade

mascarade-summary = Accosta ogni maschera a quelle che le somigliano.
mascarade-play-long = Gioca la partita intera: 100 maschere, circa 30 minuti
mascarade-in-short = Accosta maschera a maschera: ogni tratto in comune vale punti.

## Opzioni

option-mascarade-scoring = Che cosa fa vincere
option-mascarade-scoring-points = un punto per ogni tratto in comune
option-mascarade-scoring-out = restare senza carte per primi
option-mascarade-links = Tratto in comune obbligatorio
option-mascarade-links-all = con tutte le maschere toccate
option-mascarade-links-any = con almeno una delle maschere toccate
option-mascarade-masks = Numero di maschere, tirate a sorte (da regolamento: tutte e 100)
option-mascarade-first = Chi comincia
option-mascarade-first-lot = estrazione a sorte
option-mascarade-deck = Il file del tuo mazzo

## Le maschere

mascarade-mask = viso { $face }, { $hair }, occhi { $eyes }, naso { $nose }, bocca { $mouth }
mascarade-face-0 = rotondo
mascarade-face-1 = ovale
mascarade-face-2 = quadrato
mascarade-face-3 = a cuore
mascarade-face-4 = a pera
mascarade-face-5 = a rombo
mascarade-hair-0 = senza capelli
mascarade-hair-1 = capelli ricci
mascarade-hair-2 = capelli lisci
mascarade-hair-3 = capelli ritti
mascarade-hair-4 = capelli a treccia
mascarade-hair-5 = capelli incipriati
mascarade-eyes-0 = rotondi
mascarade-eyes-1 = assonnati
mascarade-eyes-2 = a mandorla
mascarade-eyes-3 = strabici
mascarade-eyes-4 = ammiccanti
mascarade-eyes-5 = a stella
mascarade-nose-0 = a bottone
mascarade-nose-1 = adunco
mascarade-nose-2 = lungo
mascarade-nose-3 = largo
mascarade-nose-4 = all’insù
mascarade-nose-5 = a becco
mascarade-mouth-0 = sorridente
mascarade-mouth-1 = imbronciata
mascarade-mouth-2 = che ride
mascarade-mouth-3 = che canta
mascarade-mouth-4 = con i baffi
mascarade-mouth-5 = stretta

## Che cosa succede

mascarade-lays = { $who } posa { $card } in { $at }{ $points ->
    [0] .
    [one] {" "}per { $points } punto.
   *[other] {" "}per { $points } punti.
}
mascarade-draws = { $who } prende { $count ->
    [one] una carta.
   *[other] { $count } carte.
}
mascarade-draws-known = { $who } prende { $cards }.
mascarade-passes = { $who } non può posare carte e passa il turno.

## Come finisce

mascarade-last-card = Il pozzo è vuoto, e lo è anche un leggio.
mascarade-blocked = Nessuno può più posare carte.
mascarade-over-last = { $who } ha posato la sua ultima maschera: la partita è finita.
mascarade-over-blocked = Nessuno può più posare maschere: la partita è finita.
mascarade-story-best = La maschera migliore: { $who } in { $at }, { $score }.
mascarade-story-lead = { $left ->
    [0] { $who } ha preso il comando con l’ultimissima maschera.
    [one] { $who } ha preso il comando a una maschera dalla fine e l’ha tenuto.
   *[other] { $who } ha preso il comando a { $left } maschere dalla fine e l’ha tenuto.
}
mascarade-story-led = { $who } ha condotto quasi dall’inizio.

## Rifiuti

mascarade-unreadable = «{ $move }» non è una mossa valida. Scrivi la carta e la casella, per esempio: 03521 e6.
mascarade-not-yours = La carta { $card } non è sul tuo leggio.
mascarade-jumbo-first = La prima carta va sul Jumbo, { $jumbo }.
mascarade-occupied = In { $at } c’è già una carta.
mascarade-touches-nothing = In { $at } la carta { $card } non toccherebbe nessun’altra carta: accostala a una.
mascarade-no-match = In { $at } la carta { $card } toccherebbe { $other } in { $beside }, e non hanno nessun tratto in comune.

deck-no-card = { $file }, riga { $line }: «{ $card }» non è una carta valida. Una carta è fatta di cinque cifre o lettere, una per tratto: forma del viso, capelli, occhi, naso, bocca.
deck-twice = { $file }, riga { $line }: la carta { $card } è già alla riga { $first }. Tutte le carte devono essere diverse.
deck-count = { $file }: il mazzo finisce alla riga { $line }. Carte trovate: { $found }; ne servono { $wanted }.

mascarade-no-square = «{ $square }» non è una casella del tavoliere: le caselle vanno da a1 a j10.
mascarade-no-card = «{ $card }» non è una carta valida: cinque cifre o lettere, una per tratto.
mascarade-card-twice = La carta { $card } compare due volte.
mascarade-too-many = Ci sono { $found } carte, ma solo { $most } caselle.
mascarade-one-winner = Una partita di Mascarade finita ha esattamente un vincitore.
mascarade-unseen = Carte nascoste secondo la vista: { $found }; il conto non torna con i leggii e il pozzo.
mascarade-no-world = Nessuna distribuzione corrisponde a questa vista: il giocatore di turno non potrebbe posare nessuna carta.

## Nel terminale

mascarade-your-rack = Il tuo leggio (forma del viso, capelli, occhi, naso, bocca):
mascarade-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
mascarade-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
mascarade-left = { $count ->
    [0] nessuna carta rimasta
    [one] { $count } carta rimasta
   *[other] { $count } carte rimaste
}
mascarade-pool = { $count ->
    [0] Il pozzo è vuoto.
    [one] Una carta nel pozzo.
   *[other] { $count } carte nel pozzo.
}

## Sulla pagina

mascarade-one-face = viso { $value }
mascarade-one-hair = { $value }
mascarade-one-eyes = occhi { $value }
mascarade-one-nose = naso { $value }
mascarade-one-mouth = bocca { $value }
mascarade-lays-mask = { $who } posa una maschera in { $at }{ $points ->
    [0] {""}
    [one] {" "}per { $points } punto
   *[other] {" "}per { $points } punti
}: { $mask }.
mascarade-lays-seen = { $who } posa una maschera in { $at }{ $points ->
    [0] {""}
    [one] {" "}per { $points } punto
   *[other] {" "}per { $points } punti
}.

mascarade-board = Tavoliere
mascarade-players = Giocatori
mascarade-rack = Il tuo leggio
mascarade-pool-name = Pozzo
mascarade-player = { $who }: { $score }, { $cards } sul leggio
mascarade-player-out = { $who }: { $cards } sul leggio

# Che cosa si può fare
mascarade-choose = Scegli una delle tue maschere, o una casella dal bordo dorato.
mascarade-goal-points = Ogni tratto in comune con una maschera vicina è un punto. Vince chi ha più punti.
mascarade-goal-out = Vince chi finisce per primo le sue maschere.
mascarade-opens = Chi gioca dopo di te potrebbe usare { $at }, accanto a { $touched } maschere.
mascarade-drag = Trascina il tavoliere per vedere il resto.
mascarade-choose-square = Ora scegli una casella: vanno bene quelle dal bordo dorato.
mascarade-fits-nowhere = Per ora questa maschera non va bene da nessuna parte. Scegline un’altra.
mascarade-choose-card = Le tue maschere che vanno bene in { $at } hanno il bordo dorato.
mascarade-wait = Mentre aspetti, tocca una maschera qualsiasi per guardarla da vicino.
mascarade-watch = Tocca una maschera qualsiasi per guardarla da vicino.
mascarade-nothing-fits = Nessuna delle tue maschere va bene in { $at }.
mascarade-why-no-match = In { $at } la tua maschera toccherebbe quella in { $beside }, e non hanno nessun tratto in comune.
mascarade-why-touches-nothing = In { $at } la tua maschera non ne toccherebbe nessun’altra: accostala a una.
mascarade-deed = la maschera con la freccia, in { $at }
mascarade-why-hint = { $touched ->
    [0] La prima maschera non dà punti.
   *[other] { $points ->
        [0] {""}
        [one] Lì dà un punto.
       *[other] Lì dà { $points } punti.
    }{ $why ->
        [only] {" "}Nient’altro va bene.
        [best] {" "}Nessun’altra mossa dà tanti punti.
        [top] {" "}Nessuna mossa dà più punti.
        [shut] {" "}Nessuna mossa dà più punti, e chi gioca dopo non avrà caselle accanto a due maschere.
        [fewer] {" "}Tra le mosse che danno più punti, è quella che lascia a chi gioca dopo meno caselle accanto a due maschere.
        [give] {" "}Le mosse che danno più punti lascerebbero a chi gioca dopo più caselle accanto a due maschere.
        [keep] {" "}Le mosse che danno più punti costerebbero una maschera che va bene in più caselle.
        [hard] {" "}Va bene in meno caselle delle altre tue maschere.
       *[none] {""}
    }
}
mascarade-lay = { $points ->
    [one] Posala per { $points } punto
   *[other] Posala per { $points } punti
}
mascarade-lay-plain = Posala qui
mascarade-put-back = Rimettila a posto

# Nomi per l’orecchio
mascarade-square-free = { $at }, libera
mascarade-square-jumbo = { $at }, il Jumbo, libera
mascarade-square-open = { $at }, libera: { $count ->
    [one] va bene una delle tue maschere
   *[other] vanno bene { $count } delle tue maschere
}
mascarade-square-fits = { $at }: va bene
mascarade-square-fits-for = { $at }: va bene, per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
mascarade-square-mask = { $at }, maschera: { $mask }
mascarade-square-last = { $at }, ultima maschera posata: { $mask }
mascarade-card = maschera: { $mask }
mascarade-card-nowhere = maschera: { $mask }, per ora non va bene da nessuna parte
mascarade-card-fits = maschera: { $mask }, va bene in { $count ->
    [one] una casella
   *[other] { $count } caselle
}
mascarade-card-fits-at = maschera: { $mask }, va bene in { $at }
mascarade-card-fits-for = maschera: { $mask }, va bene in { $at } per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
mascarade-hinted = { $name } (consiglio)

# I lati di una casella
mascarade-side-up = Sopra
mascarade-side-right = A destra
mascarade-side-down = Sotto
mascarade-side-left = A sinistra
mascarade-side-strange = niente in comune
mascarade-alone = Accanto a { $at } non c’è nessuna maschera.

mascarade-zoom-in = Ingrandisci
mascarade-zoom-out = Rimpicciolisci

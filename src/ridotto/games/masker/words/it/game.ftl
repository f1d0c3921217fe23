### Masker

masker-summary = Colori segreti, e una croce incolore che cattura tutte le altre.
masker-in-short = Cattura croci e nascondi il tuo colore.

## Opzioni

option-masker-grid = Disposizione delle croci
option-masker-grid-flat = in piano, sei per sei
option-masker-grid-stacks = in nove torri da quattro

## Le croci: ogni colore si accorda con «croce»

# Come si dice di una croce.
masker-cross-o = incolore
masker-cross-w = bianca
masker-cross-R = rossa
masker-cross-B = blu
masker-cross-G = verde
masker-cross-Y = gialla
masker-cross-P = viola

# I colori dei giocatori.
masker-colour-R = rosso
masker-colour-B = blu
masker-colour-G = verde
masker-colour-Y = giallo
masker-colour-P = viola

## Che cosa succede

masker-captures = { $who } cattura una croce { $cross ->
    [w] bianca
    [R] rossa
    [B] blu
    [G] verde
    [Y] gialla
   *[P] viola
} in { $at }.
masker-stops = { $who } si ferma.
masker-passes = { $who } ha le pile complete e passa.
masker-lifts = Tutti i giocatori ancora in gioco hanno le pile complete: da ora in poi le pile possono continuare a crescere.
masker-eliminates = Non resta nessuna croce { $colour ->
    [R] rossa
    [B] blu
    [G] verde
    [Y] gialla
   *[P] viola
}. Era il colore di { $who }: fuori gioco!
masker-hands-over = { $who } cede croci a { $to }: { $crosses }.

## Come finisce

masker-last-left = Resta in gioco un solo giocatore o una sola squadra.
masker-ended = { $end ->
    [won] Non resta nessuna croce { $colour ->
        [R] rossa
        [B] blu
        [G] verde
        [Y] gialla
       *[P] viola
    }.
   *[other] { $who } { $count ->
        [one] vince
       *[other] vincono
    }: non resta nessuna croce { $colour ->
        [R] rossa
        [B] blu
        [G] verde
        [Y] gialla
       *[P] viola
    }.
}

## Rifiuti

masker-unreadable = «{ $move }» non è una mossa valida. Indica una casella da a1 a { $last }; o scrivi: stop; o, per completare le tue pile: share 3 2.
masker-first-capture = La prima cattura di un turno è obbligatoria: indica una croce da catturare.
masker-nothing-to-share = Ora non c’è niente da spartire: indica una croce da catturare.
masker-must-share = Croci da prendere in tutto: { $total }, di cui da { $least } a { $most } dal posto { $first } e le altre dal posto { $second }, per esempio: share { $least } { $rest }.
masker-colourless-there = In { $at } c’è proprio la croce incolore.
masker-empty-place = In { $at } non c’è nessuna croce.
masker-not-beside = La croce in { $at } non tocca quella incolore, che è in { $home }.

masker-no-colour = «{ $letter }» non è il colore di un giocatore. I colori sono: { $colours }.
masker-team-colours = In quattro, i posti 0 e 2 hanno lo stesso colore, e così i posti 1 e 3.
masker-same-colours = Due giocatori, o due squadre, hanno lo stesso colore.
masker-no-cross = «{ $letter }», nel campo { $field }, non è una croce. Le croci sono w, R, B, G, Y e P.
masker-too-many = In «{ $field }» ci sono più croci che nella scatola.
masker-one-colourless = Sulla griglia ci deve essere esattamente una croce incolore («o»).
masker-grid-shape = Una griglia è fatta di sei righe da sei, o di nove torri da quattro al massimo.
masker-colourless-covered = La croce incolore deve stare in cima alla sua torre.
masker-box = La scatola contiene { $held } croci di tipo { $cross }, ma la posizione ne ha { $found }.
masker-eliminated = Chi non ha più croci del suo colore è fuori gioco. In questa posizione è così per i posti: { $seats }.
masker-nobody-left = In questa posizione non resta nessuno.
masker-turn-was-over = Il turno del posto { $seat } era già finito.
masker-full-turn = Il posto { $seat } ha le pile complete e passa: non può essere il suo turno.
masker-out-turn = Il posto { $seat } è fuori gioco: non può essere il suo turno.
masker-grid-option = L’opzione «grid» non corrisponde alla griglia di questa posizione.
masker-past = Le mosse passate non portano a questa posizione.
masker-no-disc = La vista non lascia nessun colore a un giocatore nascosto.

## Nel terminale

masker-your-colour = Il tuo colore segreto: { $colour }. Tieni almeno una croce di questo colore sulla griglia!
masker-out = fuori gioco

## Sulla pagina

masker-grid = Le croci
masker-goal = Salva una croce { $colour ->
    [R] rossa
    [B] blu
    [G] verde
    [Y] gialla
   *[P] viola
}: vince l’ultimo in gioco.
masker-goal-all = Chi non ha più croci del suo colore è fuori gioco. Vince l’ultimo.
masker-goal-missed = Non resta nessuna croce { $colour ->
    [R] rossa
    [B] blu
    [G] verde
    [Y] gialla
   *[P] viola
}: sei fuori gioco.
masker-on-grid = Croci rimaste sulla griglia
masker-left-then = →{ $count }
masker-left-less = −{ $count }
masker-place = { $count ->
    [0] { $at }: vuota
    [one] { $at }: { $crosses }
   *[other] { $at }, dal basso: { $crosses }
}
masker-place-open = { $what }; si può catturare
masker-place-hinted = { $what }; consigliata
masker-so-many = { $count ->
    [one] { $count } { $cross ->
        [w] bianca
        [R] rossa
        [B] blu
        [G] verde
        [Y] gialla
       *[P] viola
    }
   *[other] { $count } { $cross ->
        [w] bianche
        [R] rosse
        [B] blu
        [G] verdi
        [Y] gialle
       *[P] viola
    }
}
masker-wears = { $mine ->
    [mine] Difendi il { $colour }: acqua in bocca!
   *[theirs] difende il { $colour }
}
masker-wears-hidden = colore sconosciuto
masker-held = { $count ->
    [one] { $count } catturata
   *[other] { $count } catturate
}
masker-held-of = { $count ->
    [one] { $count } catturata su { $full }
   *[other] { $count } catturate su { $full }
}
masker-nothing-held = ancora nessuna croce catturata
masker-left = { $count ->
    [0] non ne resta nessuna
    [one] ne resta 1 sulla griglia
   *[other] ne restano { $count } sulla griglia
}
masker-choose = { $taken ->
    [0] Cattura una croce che brilla: da una a tre per turno.
    [one] 1 croce catturata, su 3 al massimo. Catturane un’altra che brilla, o fermati.
   *[other] { $taken } croci catturate, su 3 al massimo. Catturane un’altra che brilla, o fermati.
}
masker-last-turn = { $who } ha catturato { $crosses }.
masker-ending = L’ultimo turno
masker-again = L’ultimo turno di { $who }, croce per croce:
masker-go-on = Continua
masker-last-own = { $count ->
    [one] Una croce del tuo colore in meno: ne { $left ->
        [one] resta { $left }.
       *[other] restano { $left }.
    }
   *[other] { $count } croci del tuo colore in meno: ne { $left ->
        [one] resta { $left }.
       *[other] restano { $left }.
    }
}
masker-first-turn = Con { $full } croci catturate puoi solo passare. Senza croci del tuo colore sulla griglia sei fuori gioco.
masker-in-brief = Il tuo colore: ancora { $left }. Catturate: { $held } su { $full }.
masker-story-last = { $loser } ({ $colour }): l’ultima croce è stata catturata da { $who }, in { $at }.
masker-story-own = { $count ->
    [one] { $who } ha catturato una croce del proprio colore.
   *[other] { $who } ha catturato { $count } croci del proprio colore.
}
masker-story-hunt = { $found ->
    [nobody] { $who } puntava soprattutto al { $colour }: il colore di nessuno.
   *[somebody] { $who } puntava soprattutto al { $colour }: il colore di { $owner }!
}
masker-anywhere = { $taken ->
    [0] Puoi catturare qualsiasi croce della griglia.
    [one] Una catturata in questo turno. Ora cattura una croce qualsiasi della griglia, o fermati.
   *[other] { $taken } catturate in questo turno. Ora cattura una croce qualsiasi della griglia, o fermati.
}
masker-anywhere-why = { $why ->
    [white] È stata catturata una croce bianca.
    [yours] Nessuna croce tocca quella incolore: il tuo turno è finito.
    [theirs] Nessuna croce tocca quella incolore: il turno di { $who } è finito.
   *[alone] Nessuna croce tocca quella incolore.
}
masker-other-turn = { $taken ->
    [0] { $who } comincia il suo turno.
    [one] { $who } ha catturato una croce in questo turno.
   *[other] { $who } ha catturato { $taken } croci in questo turno.
}
masker-other-anywhere = { $taken ->
    [0] { $who } può catturare qualsiasi croce della griglia.
    [one] { $who } ha catturato una croce in questo turno e ora può catturarne una qualsiasi.
   *[other] { $who } ha catturato { $taken } croci in questo turno e ora può catturarne una qualsiasi.
}
masker-capture = Cattura
masker-stop = Fermati qui
masker-soon-stop = Il tuo turno finisce…
masker-would-capture = Catturi la croce { $cross ->
    [w] bianca
    [R] rossa
    [B] blu
    [G] verde
    [Y] gialla
   *[P] viola
} in { $at }?
masker-would-harm = È il tuo colore! { $left ->
    [one] Ne resterebbe solo una.
   *[other] Ne resterebbero { $left }.
}
masker-would-lose = È l’ultima del tuo colore: saresti fuori gioco!
masker-would-eliminate = Questa cattura metterebbe fuori gioco { $who }.
masker-would-doubt = È l’ultima croce { $colour ->
    [R] rossa
    [B] blu
    [G] verde
    [Y] gialla
   *[P] viola
}: chi difende quel colore sarebbe fuori gioco.
masker-would-end-turn = Il tuo turno finirebbe lì.
masker-would-isolate = Lì niente tocca l’incolore: il tuo turno finisce, e { $who } può catturare qualsiasi croce.
masker-would-end-game = La partita finirebbe lì.
masker-nearly-full = { $left ->
    [0] Le tue pile saranno complete: da lì in poi potrai solo passare.
    [one] Ancora una croce e le tue pile sono complete: da lì in poi potrai solo passare.
   *[other] Ancora { $left } croci e le tue pile sono complete: da lì in poi potrai solo passare.
}
masker-would-open = { $mine ->
    [you] Potresti continuare in { $places }.
   *[other] { $who } potrebbe poi catturare: { $places }.
}
masker-would-open-all = { $mine ->
    [you] Potresti continuare con qualsiasi croce della griglia.
   *[other] { $who } potrebbe poi catturare qualsiasi croce della griglia.
}
masker-share = Sei fuori gioco. Completa le tue pile: quante croci prendi da ciascun giocatore?
masker-gives = { $who }: { $count }
masker-share-less = Meno da { $who }
masker-share-more = Più da { $who }
masker-share-take = Prendile
masker-click-captures = Un clic cattura la croce { $cross ->
    [w] bianca
    [R] rossa
    [B] blu
    [G] verde
    [Y] gialla
   *[P] viola
} in { $at }.

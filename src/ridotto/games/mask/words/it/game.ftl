### Mask

mask-summary = Bastoncini sotto maschere dipinte, e carte vendute all’asta.
mask-in-short = A ogni giro una nuova maschera: i bastoncini nei suoi anelli danno punti.
mask-play-long = Gioca la partita intera: 18 maschere, circa un’ora

## Opzioni

option-mask-farewell = L’addio: alla fine le maschere si tolgono una a una, e ogni volta paga di nuovo quella sotto
option-mask-masks = Numero di maschere (da regolamento: 18 con tre giocatori, 16 con quattro, 15 con cinque, 12 con sei)
option-mask-first = Chi comincia
option-mask-first-lot = estrazione a sorte
option-mask-deck = Il file delle tue carte
option-mask-stencils = Il file delle tue maschere

## Le maschere

mask-stencil-smiler = il Sorridente
mask-stencil-sulker = il Musone
mask-stencil-winker = l’Ammiccante
mask-stencil-singer = il Cantore
mask-stencil-owl = il Gufo
mask-stencil-cat = il Gatto
mask-stencil-fox = la Volpe
mask-stencil-devil = il Diavolo
mask-stencil-king = il Re
mask-stencil-jester = il Giullare
mask-stencil-pirate = il Pirata
mask-stencil-clown = il Pagliaccio
mask-stencil-moon = la Luna
mask-stencil-greybeard = il Barbagrigia
mask-stencil-weeper = il Piangente
mask-stencil-cyclops = il Ciclope
mask-stencil-doctor = il Dottore
mask-stencil-lion = il Leone

## Le carte

mask-card-stroll = Passeggiata
mask-card-stroll-text = Muovi i tuoi bastoncini fino a 3 passi in tutto, gratis.
mask-card-long-stroll = Lunga passeggiata
mask-card-long-stroll-text = Muovi i tuoi bastoncini fino a 6 passi in tutto, gratis.
mask-card-two-by-two = A braccetto
mask-card-two-by-two-text = Puoi muovere ciascuno dei tuoi bastoncini di un passo, gratis.
mask-card-leap = Balzo
mask-card-leap-text = Sposta uno dei tuoi bastoncini lungo la sua riga o colonna in un foro libero qualsiasi; può saltare altri bastoncini, ma non il centro.
mask-card-trapdoor = Botola
mask-card-trapdoor-text = Metti uno dei tuoi bastoncini in un foro libero qualsiasi.
mask-card-quick-change = Scambio
mask-card-quick-change-text = Scambia uno dei tuoi bastoncini con quello di un altro giocatore.
mask-card-shove = Spintone
mask-card-shove-text = Muovi un bastoncino di un altro giocatore fino a 2 passi.
mask-card-crowd = Ressa
mask-card-crowd-text = Muovi fino a tre bastoncini di altri giocatori, di un passo ciascuno.
mask-card-banish = Esilio
mask-card-banish-text = Metti un bastoncino di un altro giocatore in un foro libero qualsiasi del bordo.
mask-card-mix-up = Equivoco
mask-card-mix-up-text = Scegli due altri giocatori e scambia un bastoncino dell’uno con un bastoncino dell’altro.
mask-card-promenade = Sfilata
mask-card-promenade-text = Ogni giocatore, a turno, può muovere un suo bastoncino di un passo, gratis.
mask-card-toll = Pedaggio
mask-card-toll-text = Ogni giocatore paga al banco 1 punto per ogni suo bastoncino in un anello o in un doppio anello.
mask-card-collection = Colletta
mask-card-collection-text = Ogni altro giocatore ti paga 1 punto.
mask-card-largesse = Elargizione
mask-card-largesse-text = Paghi 1 punto a ogni altro giocatore, in senso orario, finché ti restano punti.
mask-card-consolation = Consolazione
mask-card-consolation-text = Ogni giocatore senza bastoncini in un anello o in un doppio anello riceve 2 punti dal banco.
mask-card-purse = Borsa
mask-card-purse-text = Ricevi 4 punti dal banco.
mask-card-full-purse = Borsa piena
mask-card-full-purse-text = Ricevi 8 punti dal banco.
mask-card-pickpocket = Borsaiolo
mask-card-pickpocket-text = Prendi 3 punti a un giocatore a tua scelta.
mask-card-fine = Multa
mask-card-fine-text = Paga 3 punti al banco.
mask-card-ruin = Rovina
mask-card-ruin-text = Paga al banco metà dei tuoi punti, arrotondata per difetto.
mask-card-alms = Elemosina
mask-card-alms-text = Regala 2 punti a chi, fra gli altri giocatori, ne ha di meno; in caso di parità scegli tu.
mask-card-quarter-turn = Quarto di giro
mask-card-quarter-turn-text = Solleva la maschera e posala di nuovo nel verso che vuoi.
mask-card-early-payday = Paga anticipata
mask-card-early-payday-text = Subito giorno di paga, per tutti.
mask-card-private-payday = Paga privata
mask-card-private-payday-text = Subito giorno di paga, solo per te.

## Che cosa succede

mask-places = { $who } mette un bastoncino in { $at }.
mask-turns-up = { $who } scopre una maschera: { $mask }.
mask-lays = { $who } posa { $mask } { $orientation ->
    [0] a testa in su
    [1] con un quarto di giro
    [2] a testa in giù
   *[other] con tre quarti di giro
}.
mask-passes = { $who } passa.
mask-goes = { $who } muove un bastoncino da { $from } a { $to } e paga { $cost ->
    [one] { $cost } punto.
   *[other] { $cost } punti.
}
mask-done = { $who } ha finito.
mask-draws = { $who } pesca una carta e la mette all’asta.
mask-draws-known = { $who } pesca «{ $card }» e mette la carta all’asta.
mask-bids = { $who } offre { $points }.
mask-out = { $who } si ritira dall’asta.
mask-cannot-bid = { $who } non ha abbastanza punti per offrire e si ritira.
mask-unsold = Nessuno vuole la carta di { $who }: va sotto il mazzo senza essere letta ad alta voce.
mask-buys = { $who } compra la carta di { $seller } per { $points } e legge: { $card }.
mask-keeps = { $who } tiene la carta per { $points } e legge: { $card }.
mask-pays = { $who } paga { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a { $to }.
mask-pays-bank = { $who } paga { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} al banco.
mask-gets = { $who } riceve { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} dal banco.
mask-walks = { $who } muove un bastoncino da { $from } a { $to }.
mask-walks-other = { $who } muove un bastoncino di { $owner } da { $from } a { $to }.
mask-leaps = { $who } fa balzare un bastoncino da { $from } a { $to }.
mask-leaps-other = { $who } fa balzare un bastoncino di { $owner } da { $from } a { $to }.
mask-puts = { $who } sposta un bastoncino da { $from } direttamente in { $to }.
mask-puts-other = { $who } sposta un bastoncino di { $owner } da { $from } direttamente in { $to }.
mask-swaps = { $who } scambia i bastoncini in { $one } ({ $owner }) e in { $other } ({ $second }).
mask-turns = { $who } posa di nuovo { $mask }, { $orientation ->
    [0] a testa in su
    [1] con un quarto di giro
    [2] a testa in giù
   *[other] con tre quarti di giro
}.
mask-skips = { $who } non usa «{ $card }».
mask-cannot = { $who } non può fare niente con «{ $card }».
mask-payday = Giorno di paga con { $mask }: { $gains }.
mask-payday-nobody = Giorno di paga con { $mask }: nessuno riceve niente.
mask-takes-off = Maschera tolta: { $mask }.

## Come finisce

mask-last-payday = L’ultima maschera ha pagato.
mask-farewell = L’ultima maschera è stata tolta.

## Rifiuti

mask-unreadable = «{ $move }» non è una mossa valida. Prova per esempio: place c3, orient 2, pass, go a1 a4, done, draw, bid 4, out, put a1 g7, swap a1 c3, from 2, to 2, skip.
mask-must-place = Prima metti un bastoncino in un foro libero, per esempio: place c3.
mask-must-orient = Prima posa la maschera: orient 0, 1, 2 o 3.
mask-centre = Il centro, d4, non è un foro.
mask-hole-taken = In { $at } c’è già un bastoncino; è di chi siede al posto { $owner }.
mask-why-hole-taken = In { $at } c’è già un bastoncino.
mask-why-orient = Prima posa la maschera.
mask-why-bid = Una carta è in vendita: fai un’offerta o ritirati.
mask-must-bid = La carta è in vendita: offri { $least } o più (hai { $points }), o scrivi: out.
mask-bid-too-low = Un’offerta di { $bid } è troppo bassa: offri almeno { $least }.
mask-bid-too-high = Non puoi offrire { $bid }: hai { $points }.
mask-choose = Tocca a te: pass, draw, o muovi un bastoncino, per esempio: go a1 a4.
mask-moving = Stai muovendo i bastoncini: muovine ancora uno, per esempio: go a1 a4; o scrivi: done.
mask-no-cards = Non ci sono più carte da pescare: passa, o muovi un bastoncino.
mask-not-your-stick = Non hai bastoncini in { $at }. I tuoi sono in { $yours }.
mask-no-way = Non c’è una via libera da { $begin } a { $end }: non si possono attraversare né i bastoncini né il centro.
mask-too-dear = La via da { $begin } a { $end } costa { $cost }, e tu hai { $points }.
mask-by-card-must = La carta «{ $card }» va eseguita.
mask-by-card-go = La carta «{ $card }» muove bastoncini, per esempio: go a1 a2.
mask-by-card-leap = La carta «{ $card }» muove un bastoncino lungo la sua riga o colonna, per esempio: go a1 a5.
mask-by-card-put = La carta «{ $card }» mette un bastoncino in un altro foro, per esempio: put a1 g7.
mask-by-card-swap = La carta «{ $card }» scambia due bastoncini, per esempio: swap a1 c3.
mask-by-card-orient = Con «{ $card }» si posa di nuovo la maschera: orient 0, 1, 2 o 3.
mask-by-card-from = Con «{ $card }» prendi punti a un giocatore, per esempio: from 2. Puoi scegliere: { $seats }.
mask-by-card-to = Con «{ $card }» regali punti a un giocatore, per esempio: to 2. Puoi scegliere: { $seats }.
mask-not-from = Con «{ $card }» non puoi prendere punti a chi siede al posto { $seat }. Puoi scegliere: { $seats }.
mask-not-to = Con «{ $card }» non puoi regalare punti a chi siede al posto { $seat }. Puoi scegliere: { $seats }.
mask-no-stick = In { $at } non ci sono bastoncini.
mask-swap-own = «{ $card }» scambia uno dei tuoi bastoncini con quello di un altro giocatore.
mask-swap-others = «{ $card }» scambia un bastoncino di un altro giocatore con quello di un terzo.
mask-only-own = «{ $card }» muove solo i tuoi bastoncini, e quello in { $at } non è tuo.
mask-only-others = «{ $card }» muove solo bastoncini degli altri, e quello in { $at } è tuo.
mask-not-in-line = Con «{ $card }» un bastoncino resta nella sua riga o colonna e non attraversa il centro: da { $begin } non può arrivare a { $end }.
mask-not-border = «{ $card }» mette un bastoncino in un foro del bordo, e { $end } non ne fa parte.
mask-stick-done = «{ $card }» non lascia andare oltre il bastoncino in { $at }.
mask-too-far = Da { $begin } a { $end } ci sono { $steps } passi, e a «{ $card }» { $left ->
    [one] ne resta solo { $left }
   *[other] ne restano solo { $left }
}.

mask-stencils-count = { $file }: le maschere finiscono alla riga { $line }. Maschere trovate: { $found }; ne servono { $wanted }.
mask-stencils-rings = { $file }, riga { $line }: anelli della maschera { $mask }, doppi anelli compresi: { $found }; ne servono da 5 a 10.
mask-stencils-name = { $file }, riga { $line }: «{ $text }» dovrebbe essere il nome di una maschera, in lettere; poi vengono sette righe di sette fori.
mask-stencils-twice = { $file }, riga { $line }: c’è già una maschera { $mask } alla riga { $first }.
mask-stencils-rows = { $file }, riga { $line }: la maschera { $mask } è incompleta. Righe trovate: { $found }; ne servono sette.
mask-stencils-row = { $file }, riga { $line }: la riga { $row } di una maschera ha sette fori, non «{ $text }».
mask-stencils-hole = { $file }, riga { $line }: «{ $letter }» in { $hole } non è un foro. Scrivi «.» per un foro, «o» per un anello, «@» per un doppio anello.
mask-stencils-centre = { $file }, riga { $line }: in { $hole } c’è «{ $letter }», ma il centro non è un foro. Scrivici «#».
mask-cards-line = { $file }, riga { $line }: «{ $text }» non è una carta valida. Scrivi quante sono, il nome e che cosa fa, per esempio: 3 Purse: bank pays you 4.
mask-cards-effect = { $file }, riga { $line }: la carta { $card } non può fare «{ $effect }». Prova per esempio: walk own 2 sticks 3 steps; swap own other; you pay bank 3.
mask-cards-twice = { $file }, riga { $line }: c’è già una carta { $card } alla riga { $first }.
mask-cards-count = { $file }: il mazzo finisce alla riga { $line }. Carte trovate: { $found }; ne servono { $wanted }.

mask-no-hole = «{ $hole }» non è un foro: i fori vanno da a1 a g7, senza il centro d4.
mask-no-ring = «{ $pay }» in { $hole } non è un anello: un anello paga 3, un doppio anello 5.
mask-no-mask = Nella scatola non c’è nessuna maschera «{ $mask }».
mask-twice = La maschera { $mask } compare due volte.
mask-laid = Il campo «laid» deve essere un elenco con nome e verso di ogni maschera.
mask-top = L’ultima maschera in «laid» è quella in cima: «mask» e «orientation» devono dire la stessa cosa.
mask-rings = Il campo «rings» non corrisponde alla maschera sul tabellone: qui dovrebbe essere { $rings }.
mask-hole-twice = In { $hole } ci sono due bastoncini.
mask-no-card = Nel mazzo non c’è nessuna carta «{ $card }».
mask-too-many-cards = Copie della carta { $card }: { $held } nel mazzo, ma { $found } nella posizione.
mask-too-many = Ci sono { $found } carte, e un mazzo ne tiene al massimo { $most }.
mask-no-phase = «{ $phase }» non è una fase. Le fasi sono: { $phases }.
mask-phase-sticks = I bastoncini si mettono nella fase «place», e solo allora ne manca qualcuno sul tabellone.
mask-phase-placed = Il posto { $seat } ha entrambi i bastoncini sul tabellone: non può essere il suo turno di metterne uno.
mask-phase-orient = Nella fase «orient» è il turno di chi apre, e resta una maschera da posare.
mask-phase-round = Per un giro ci vuole una maschera sul tabellone.
mask-phase-auction = C’è una «auction» nelle fasi «auction» e «card», e solo lì.
mask-bid-bidder = L’offerta più alta deve avere un autore, e viceversa.
mask-bid-held = Il posto { $seat } non può aver fatto l’offerta più alta, { $bid }: chi l’ha fatta non si è ritirato e ha almeno altrettanti punti.
mask-doer = Solo chi l’ha comprata, il posto { $seat }, esegue questa carta.
mask-walked = Il bastoncino in { $hole } non può essere andato così lontano con questa carta.
mask-view-cards = Le carte nascoste della vista non corrispondono al suo mazzo.
mask-view-masks = Le maschere rimaste non corrispondono a quelle mai viste.

## Nel terminale

mask-you-hold = Solo tu conosci la carta in vendita: { $card }. «{ $text }»
mask-cost = costa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
mask-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
mask-lying = Maschera: { $mask }. { $left ->
    [0] È l’ultima.
    [one] Ne resta una.
   *[other] Ne restano { $left }.
} Un anello ( ) paga 3, un doppio anello (( )) paga 5.
mask-would-pay = ora pagherebbe: { $gains }
mask-carrying-out = La carta dice: { $card }. «{ $text }»
mask-auction = { $seller } vende una carta. Ancora in gara: { $staying }.
mask-highest = Offerta più alta: { $points }, di { $who }.
mask-no-bid = Ancora nessuna offerta; il minimo è 1.

## Sulla pagina

mask-chapter = maschera { $number }
mask-base = Il tabellone
mask-hole = { $at }, vuoto
mask-hole-stick = { $at }, bastoncino di { $who }
mask-hole-ring = anello da { $pay } punti
mask-hole-open = si può scegliere
mask-hole-start = può muoversi
mask-hole-hinted = consigliato
mask-to-come = { $left ->
    [0] ultima maschera
    [one] ancora { $left } maschera
   *[other] ancora { $left } maschere
} · mazzo: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
mask-next-known = La prossima carta la conosci: { $card }
mask-goal = Gli anelli pagano a fine giro. Vince chi ha più punti.
mask-goal-place = Poi sul tabellone verranno posate le maschere. Un bastoncino che spunta da un anello della maschera vale 3 punti a giro, da un doppio anello 5. Vince chi ha più punti.
mask-goal-yours = { $gain ->
    [0] Gli anelli pagano a fine giro; per ora nessun tuo bastoncino spunta da un anello. Vince chi ha più punti.
   *[other] Gli anelli pagano a fine giro: per ora ti spettano { $gain } punti. Vince chi ha più punti.
}
mask-goal-prices = Le monete indicano quanto costa arrivarci.

mask-asks-place = Metti uno dei tuoi bastoncini in un foro libero.
mask-asks-orient = Apri tu il giro: in che verso posi { $mask }?
mask-asks-turn = Una sola di queste tre cose: scegli un bastoncino da muovere, vendi una carta, o passa.
mask-asks-move = Muovi ancora un bastoncino, o chiudi il turno.
mask-asks-card = Fai quello che dice la carta.
mask-waits-place = { $who } sta scegliendo un foro per un bastoncino.
mask-waits-orient = { $who } apre il giro e sta girando { $mask }.
mask-waits-turn = { $who } sta scegliendo: passare, muovere un bastoncino o vendere una carta.
mask-waits-move = { $who } sta muovendo i bastoncini.
mask-waits-auction = { $who } sta scegliendo: fare un’offerta o ritirarsi.
mask-waits-card = { $who } sta eseguendo la carta.
mask-choose-stick = Scegli un bastoncino.
mask-moved = { $who } ha mosso { $ways }{ $cost ->
    [0] .
   *[other] {" "}per { $cost }.
}
mask-choose-direction = Scegli in che verso posare la maschera.
mask-swap-with = Il bastoncino in { $at }: con quale lo scambi?
mask-where-to = Il bastoncino in { $at }: dove va?

mask-deed-place = Metti un bastoncino in { $one }
mask-deed-go = Da { $one } a { $other }
mask-deed-put = Da { $one } direttamente in { $other }
mask-deed-swap = Scambia { $one } e { $other }
mask-deed-orient = { $one ->
    [0] A testa in su
    [1] Un quarto di giro
    [2] A testa in giù
   *[other] Tre quarti di giro
}
mask-deed-bid = Offri { $one }
mask-deed-from = Prendi da { $who }
mask-deed-to = Regala a { $who }
mask-deed-pass = Passa
mask-deed-draw = Pesca una carta e vendila
mask-about-draw = Invece di muovere: tutti offrono, chi compra ti paga e la esegue.
mask-deed-done = Ho finito
mask-deed-skip = Rinuncia
mask-deed-out = Ritirati
mask-soon-pass = Passi…
mask-soon-draw = Peschi una carta…
mask-soon-done = Il tuo turno finisce…
mask-soon-skip = Rinunci…
mask-soon-out = Ti ritiri…
mask-soon-from = Prendi da { $who }…
mask-soon-to = Regali a { $who }…
mask-costs-left = Costa { $cost }, te ne { $left ->
    [one] resta
   *[other] restano
} { $left }.
mask-payday-would = Il giorno di paga darebbe: { $gains }.
mask-payday-would-nobody = Il giorno di paga non darebbe niente a nessuno.
mask-payday-gain = paga +{ $gain }
mask-payday-now = Giorno di paga!
mask-nobody-paid = Nessuno riceve niente.
mask-ending = L’ultimo giorno di paga
mask-last-card = Ultima carta: { $card }, comprata da { $who } per { $points }.
mask-tally = Da dove vengono i punti
mask-tally-start = All’inizio
mask-tally-paydays = Giorni di paga
mask-tally-sold = Carte vendute
mask-tally-bought = Carte comprate
mask-tally-steps = Passi
mask-tally-cards = Effetti delle carte
mask-tally-end = Alla fine
mask-go-on = Continua
mask-gain = +{ $gain }
mask-then = →{ $points }
mask-confirm = Conferma
mask-tap-again = Tocca ancora: { $what }
mask-orientations = Come si può posare la maschera
mask-list = { $count ->
    [one] Elenco: { $count } mossa
   *[other] Elenco delle { $count } mosse
}

mask-price = −{ $points }
mask-bought = Carta comprata da { $who } per { $points }
mask-sells = { $mine ->
    [mine] Hai messo all’asta questa carta.
   *[theirs] { $who } ha messo all’asta una carta.
}
mask-would-pay-to = { $mine ->
    [mine] Se la tieni, paghi il banco.
   *[theirs] Se la compri, paghi { $who }.
}
mask-first-sale = Le carte possono essere buone o cattive: chi ne compra una deve fare quello che dice.
mask-card-unknown = Una carta che non hai visto
mask-known-all = La conoscono tutti.
mask-known-you = La conosci solo tu.
mask-known-you-and = La conoscete tu e { $who }.
mask-known-to = { $who } la conosce.
mask-known-to-several = { $who } la conoscono.
mask-clue = { $bids ->
    [yes] Anche { $who } fa offerte: carta buona, o bluff.
   *[no] { $who } non fa offerte: forse la carta è cattiva.
}
mask-if-unsold = Senza offerte torna sotto il mazzo e resta segreta.
mask-if-quiet = Se non offri tu, non offrirà quasi nessuno.
mask-only-you = Resti solo tu: { $least ->
    [one] basta 1 punto.
   *[other] bastano { $least } punti.
}
mask-all-cards = Le carte
mask-cards-unseen = Le carte possibili
mask-seconds = { $seconds } s
mask-bid-less = Offri di meno
mask-bid-more = Offri di più
mask-bid-slide = La tua offerta
mask-bid-left = Offri { $bid } · te ne { $left ->
    [one] resta
   *[other] restano
} { $left }
mask-standing-highest = in testa
mask-standing-in = in gara
mask-standing-out = fuori dall’asta
mask-opens = posa la maschera
mask-opened = chiude il giro
mask-wins = vince

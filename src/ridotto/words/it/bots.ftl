### Che cosa dicono i bot delle mosse

hint-for = Che cosa giocherebbe un maestro al posto di { $who }:
no-thinker = Il bot «{ $bot }» non sa spiegare le mosse in questo gioco: { $game }. Chiedi a un principiante, un habitué o un maestro, se il gioco li ha.
hint-not-now = { $who } ora non ha niente da decidere. Ora tocca a: { $deciders }.
hint-no-reason = Il bot ha valutato questa mossa simulando delle partite.

hint-masker-capture = Cattura una croce { $cross ->
    [w] bianca
    [R] rossa
    [B] blu
    [G] verde
    [Y] gialla
   *[P] viola
}. { $anywhere ->
    [1] Poi si può catturare qualsiasi croce.
   *[0] Poi si possono catturare: { $open }.
}
hint-masker-last = Cattura l’ultima croce { $cross ->
    [R] rossa
    [B] blu
    [G] verde
    [Y] gialla
   *[P] viola
} della griglia: chi ha quel colore è fuori gioco.
hint-masker-stop = { $anywhere ->
    [1] Il prossimo giocatore potrà catturare qualsiasi croce.
   *[0] Il prossimo giocatore potrà catturare: { $open }.
}
hint-mascarade = { $touched ->
    [0] La prima carta non dà punti.
   *[other] Tratti in comune con ogni carta vicina: { $cards }.
}
hint-mask-card = La carta ti frutterebbe circa { $worth ->
    [one] { $worth } punto.
   *[other] { $worth } punti.
}
hint-mask-no-use = La carta non ti frutterebbe niente.
hint-mask-unread = Non hai letto la carta; in media una carta vale circa due punti.
hint-mask-way = { $cost ->
    [0] Frutta { $gain } in più nel giorno di paga e non costa niente.
   *[other] Frutta { $gain } in più nel giorno di paga e costa { $cost }.
}
hint-mask-hinder = Nel giorno di paga { $player } prenderebbe { $loss } in meno.
hint-mask-orient = I tuoi bastoncini frutterebbero { $gain } nel giorno di paga.

### Perché un bot del carnevale fa quello che fa

bot-pass = Qui non vale la pena fare niente: puoi passare.
bot-ready = Hai detto quello che avevi da dire.
bot-claim = Gli altri vogliono sapere chi sei.
bot-answer = Ti hanno chiesto chi sei.
bot-report = Qualcuno dice di averti tenuto d’occhio, ed è vero.
bot-hypnosis = I bot non capiscono questa domanda: rispondi tu, con sincerità.
bot-ability = Ora puoi farlo, e può servirti.
bot-retract = Su questo hai cambiato idea.

bot-clue-nothing = Non c’è niente a favore di { $player }, né contro (sospetto: { $chance }%).
bot-clue-feeling = { $player }: è solo una sensazione (sospetto: { $chance }%).
bot-clue-known-prankster = { $player } è un burlone, questo è certo.
bot-clue-known-guest = { $player } non è un burlone, questo è certo.
bot-clue-hypnosis-yes = Sotto ipnosi { $player } ha dovuto confessare.
bot-clue-hypnosis-no = La risposta sotto ipnosi lo dimostra: { $player } non è un burlone.
bot-clue-hypnosis-knew-yes = Sotto ipnosi { $about } ha dovuto rivelare che { $player } è un burlone.
bot-clue-hypnosis-knew-no = Sotto ipnosi { $about } ha dovuto rivelare che { $player } non è un burlone.
bot-clue-hypnosis-role-yes = Sotto ipnosi { $player } ha dovuto dire qual è la sua carta (sospetto: { $chance }%).
bot-clue-hypnosis-role-no = Sotto ipnosi { $player } ha dovuto ammettere di non avere una certa carta (sospetto: { $chance }%).
bot-clue-marked = Davanti a { $player } c’è il marchio del gran burlone, e difficilmente starebbe davanti a un complice (sospetto: { $chance }%).
bot-clue-card-seen = { $player } non ha una carta da burlone (sospetto: { $chance }%).
bot-clue-watched-plain = Hai tenuto d’occhio { $player }: un semplice invitato (sospetto: { $chance }%).
bot-clue-watched-suspicious = Hai tenuto d’occhio { $player }: non è un semplice invitato (sospetto: { $chance }%).
bot-clue-changed = { $player } ha dichiarato due carte diverse (sospetto: { $chance }%).
bot-clue-silent = { $player } non ha mai risposto alle domande (sospetto: { $chance }%).
bot-clue-spared = { $player } dice di avere un’abilità, eppure i burloni non toccano la sua maschera (sospetto: { $chance }%).
bot-clue-confessed = { $player } ammette di non essere un invitato (sospetto: { $chance }%).
bot-clue-impossible = La carta che { $player } dice di avere ce l’ha qualcun altro (sospetto: { $chance }%).
bot-clue-no-plain-guest = { $player } dice di essere un semplice invitato, ma tu sai che non è vero (sospetto: { $chance }%).
bot-clue-contested = Troppi giocatori, fra cui { $player }, dicono di avere la stessa carta (sospetto: { $chance }%).
bot-clue-uncontested = { $player } ha dichiarato la sua carta, e nessuno la contesta (sospetto: { $chance }%).
bot-clue-voted-prankster = { $player } ha votato contro { $about }, che sembra un burlone (sospetto su { $player }: { $chance }%).
bot-clue-voted-guest = { $player } ha votato contro { $about }, che sembra un invitato (sospetto su { $player }: { $chance }%).
bot-clue-voted-you = { $player } ha votato contro di te (sospetto: { $chance }%).
bot-clue-voted-by-prankster = { $about }, che sembra un burlone, ha votato contro { $player } (sospetto: { $chance }%).
bot-clue-accused-prankster = { $player } ha accusato { $about }, che sembra un burlone (sospetto su { $player }: { $chance }%).
bot-clue-accused-guest = { $player } ha accusato { $about }, che sembra un invitato (sospetto su { $player }: { $chance }%).
bot-clue-accused-you = { $player } ti ha accusato (sospetto: { $chance }%).
bot-clue-accused-by-guest = { $about }, di cui ti fidi, ha accusato { $player } (sospetto: { $chance }%).
bot-clue-vouched-prankster = { $player } ha garantito per { $about }, che sembra un burlone (sospetto su { $player }: { $chance }%).
bot-clue-vouched-guest = { $player } ha garantito per { $about }, che sembra un invitato (sospetto su { $player }: { $chance }%).
bot-clue-vouched-you = { $player } ha garantito per te (sospetto: { $chance }%).
bot-clue-vouched-by-prankster = { $about }, che sembra un burlone, ha garantito per { $player } (sospetto: { $chance }%).
bot-clue-vouched-by-guest = { $about }, di cui ti fidi, ha garantito per { $player } (sospetto: { $chance }%).
bot-clue-reported-plain = { $about } dice di aver tenuto d’occhio { $player }: un semplice invitato (sospetto: { $chance }%).
bot-clue-reported-suspicious = { $about } dice di aver tenuto d’occhio { $player }: non è un semplice invitato (sospetto: { $chance }%).
bot-clue-caught-lying = { $player } dice di essere un semplice invitato, ma { $about } dice di aver scoperto il contrario (sospetto: { $chance }%).
bot-clue-false-report = { $player } ha raccontato qualcosa di falso su { $about } (sospetto: { $chance }%).
bot-clue-false-report-you = { $player } ha raccontato qualcosa di falso su di te (sospetto: { $chance }%).
bot-clue-says-watched = { $player } lo ammette: era sotto sorveglianza (sospetto: { $chance }%).
bot-clue-confirmed = { $about } lo conferma: era sotto la sorveglianza di { $player } (sospetto: { $chance }%).
bot-clue-reported-role = { $about } dice di aver visto la carta di { $player } (sospetto: { $chance }%).
bot-clue-caught-by-painter = { $player } dice di avere una carta diversa da quella che { $about } dice di aver visto (sospetto: { $chance }%).

### Che cosa dicono i bot delle mosse

hint-for = A che cosa penserebbe un maestro, per { $who }:
no-thinker = Nessun «{ $bot }» sa spiegare le mosse di { $game }. Chiedi a un novellino, un assiduo o un maestro, dove il gioco li ha.
hint-not-now = { $who } ora non ha niente da decidere. A decidere: { $deciders }.

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
hint-masker-stop = { $anywhere ->
    [1] Chi segue può catturare qualsiasi croce.
   *[0] Chi segue può catturare: { $open }.
}
hint-mascarade = { $touched ->
    [0] La prima carta non dà punti.
   *[other] Tratti in comune con ogni vicina: { $cards }.
}
hint-mask-card = La carta ti porterebbe circa { $worth ->
    [one] { $worth } punto.
   *[other] { $worth } punti.
}
hint-mask-unread = Non hai letto la carta; in media una carta vale circa due punti.
hint-mask-way = Porta { $gain } in più al giorno di paga e costa { $cost }.
hint-mask-orient = I tuoi bastoncini renderebbero { $gain } al giorno di paga.
hint-mask-else = È ciò che riesce meglio nelle partite immaginate.

### Perché un bot del carnevale fa quel che fa

bot-pass = Qui non c’è niente che valga la pena: lascia perdere.
bot-ready = Hai detto quello che avevi da dire.
bot-claim = Il tavolo deve sapere chi sei.
bot-answer = Ti hanno chiesto chi sei.
bot-ability = La tua carta te lo permette.
bot-retract = Non lo pensi più.

bot-clue-nothing = Niente parla a favore di { $player } o contro (sospetto: { $chance }%).
bot-clue-feeling = È solo una sensazione su { $player } (sospetto: { $chance }%).
bot-clue-known-prankster = { $player } è un burlone, questo è certo.
bot-clue-known-guest = { $player } non è un burlone, questo è certo.
bot-clue-hypnosis-yes = Sotto ipnosi { $player } ha dovuto confessare.
bot-clue-hypnosis-no = Sotto ipnosi { $player } ha detto di no, e doveva dire la verità.
bot-clue-hypnosis-knew-yes = Sotto ipnosi { $about } ha dovuto rivelare che { $player } è un burlone.
bot-clue-hypnosis-knew-no = Sotto ipnosi { $about } ha dovuto rivelare che { $player } non è un burlone.
bot-clue-hypnosis-role-yes = Sotto ipnosi { $player } ha dovuto rivelare la sua carta (sospetto: { $chance }%).
bot-clue-hypnosis-role-no = Sotto ipnosi { $player } ha dovuto dire quale carta non ha (sospetto: { $chance }%).
bot-clue-marked = Davanti a { $player } c’è il marchio del gran burlone, e davanti a un amico non ci starebbe (sospetto: { $chance }%).
bot-clue-card-seen = { $player } non ha una carta da burlone (sospetto: { $chance }%).
bot-clue-watched-plain = Hai tenuto d’occhio { $player }: un semplice invitato (sospetto: { $chance }%).
bot-clue-watched-suspicious = Hai tenuto d’occhio { $player }: non è un semplice invitato (sospetto: { $chance }%).
bot-clue-changed = { $player } ha detto di avere due carte diverse (sospetto: { $chance }%).
bot-clue-silent = { $player } non ha mai risposto quando gli altri chiedevano (sospetto: { $chance }%).
bot-clue-spared = { $player } dice di avere un’abilità, eppure i burloni non toccano quella maschera (sospetto: { $chance }%).
bot-clue-confessed = { $player } ammette di non essere un invitato (sospetto: { $chance }%).
bot-clue-impossible = La carta che { $player } dice di avere è altrove (sospetto: { $chance }%).
bot-clue-no-plain-guest = { $player } dice di essere un semplice invitato, ma tu sai che non è vero (sospetto: { $chance }%).
bot-clue-contested = In troppi dicono di avere la carta di { $player } (sospetto: { $chance }%).
bot-clue-uncontested = Nessuno mette in dubbio chi dice di essere { $player } (sospetto: { $chance }%).
bot-clue-voted-prankster = { $player } ha votato contro { $about }, un burlone (sospetto: { $chance }%).
bot-clue-voted-guest = { $player } ha votato contro { $about }, un invitato (sospetto: { $chance }%).
bot-clue-voted-by-prankster = { $about }, un burlone, ha votato contro { $player } (sospetto: { $chance }%).
bot-clue-accused-prankster = { $player } ha accusato { $about }, un burlone (sospetto: { $chance }%).
bot-clue-accused-guest = { $player } ha accusato { $about }, un invitato (sospetto: { $chance }%).
bot-clue-accused-by-guest = { $about }, di cui ti fidi, ha accusato { $player } (sospetto: { $chance }%).
bot-clue-vouched-prankster = { $player } ha garantito per { $about }, un burlone (sospetto: { $chance }%).
bot-clue-vouched-guest = { $player } ha garantito per { $about }, un invitato (sospetto: { $chance }%).
bot-clue-vouched-by-prankster = { $about }, un burlone, ha garantito per { $player } (sospetto: { $chance }%).
bot-clue-vouched-by-guest = { $about }, di cui ti fidi, ha garantito per { $player } (sospetto: { $chance }%).
bot-clue-reported-plain = { $about } ha scoperto che { $player } è un semplice invitato (sospetto: { $chance }%).
bot-clue-reported-suspicious = { $about } ha scoperto che { $player } non è un semplice invitato (sospetto: { $chance }%).
bot-clue-caught-lying = { $player } dice di essere un semplice invitato, ma { $about } ha scoperto il contrario (sospetto: { $chance }%).
bot-clue-false-report = { $player } ha raccontato cose non vere su { $about } (sospetto: { $chance }%).
bot-clue-says-watched = { $player } dice di aver avuto gli occhi addosso (sospetto: { $chance }%).
bot-clue-confirmed = { $about } conferma di aver avuto addosso gli occhi di { $player } (sospetto: { $chance }%).
bot-clue-reported-role = { $about } dice di aver visto la carta di { $player } (sospetto: { $chance }%).
bot-clue-caught-by-painter = { $player } dice di avere una carta diversa da quella che { $about } dice di aver visto (sospetto: { $chance }%).

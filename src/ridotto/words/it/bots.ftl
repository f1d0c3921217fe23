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

bot-pass = Lascio perdere: qui niente vale la pena.
bot-ready = Ho detto quel che avevo da dire.
bot-claim = Voglio che il tavolo sappia chi sono.
bot-answer = Mi hanno chiesto chi sono.
bot-ability = Uso quel che la mia carta mi permette.
bot-retract = Non lo penso più.

bot-clue-nothing = Niente parla a favore o contro il giocatore { $player } (sospetto al { $chance }%).
bot-clue-feeling = È solo una sensazione sul giocatore { $player } (sospetto al { $chance }%).
bot-clue-known-prankster = Il giocatore { $player } è un burlone, questo è certo.
bot-clue-known-guest = Il giocatore { $player } non è un burlone, questo è certo.
bot-clue-hypnosis-yes = Sotto ipnosi il giocatore { $player } ha dovuto confessare.
bot-clue-hypnosis-no = Sotto ipnosi il giocatore { $player } ha detto di no, e doveva dire la verità.
bot-clue-hypnosis-knew-yes = Sotto ipnosi il giocatore { $about } ha dovuto dire che il giocatore { $player } è un burlone.
bot-clue-hypnosis-knew-no = Sotto ipnosi il giocatore { $about } ha dovuto dire che il giocatore { $player } non è un burlone.
bot-clue-hypnosis-role-yes = Sotto ipnosi il giocatore { $player } ha dovuto dire la sua carta (sospetto al { $chance }%).
bot-clue-hypnosis-role-no = Sotto ipnosi il giocatore { $player } ha dovuto dire quale carta non ha (sospetto al { $chance }%).
bot-clue-marked = Il marchio del gran burlone è davanti al giocatore { $player }, e non lo metterebbe davanti a un amico (sospetto al { $chance }%).
bot-clue-card-seen = La carta del giocatore { $player } non è da burlone (sospetto al { $chance }%).
bot-clue-watched-plain = Ho tenuto d’occhio il giocatore { $player }: un semplice invitato (sospetto al { $chance }%).
bot-clue-watched-suspicious = Ho tenuto d’occhio il giocatore { $player }: non è un semplice invitato (sospetto al { $chance }%).
bot-clue-changed = Il giocatore { $player } ha detto di avere due carte diverse (sospetto al { $chance }%).
bot-clue-silent = Il giocatore { $player }, interrogato, non ha mai risposto (sospetto al { $chance }%).
bot-clue-spared = Il giocatore { $player } dice di avere un’abilità, eppure i burloni lo lasciano in pace (sospetto al { $chance }%).
bot-clue-confessed = Il giocatore { $player } dice da sé di non essere un invitato (sospetto al { $chance }%).
bot-clue-impossible = La carta che il giocatore { $player } dice di avere è altrove (sospetto al { $chance }%).
bot-clue-no-plain-guest = Il giocatore { $player } si dice semplice invitato, e io so che non è vero (sospetto al { $chance }%).
bot-clue-contested = In troppi dicono di avere la carta del giocatore { $player } (sospetto al { $chance }%).
bot-clue-uncontested = Nessuno mette in dubbio chi dice di essere il giocatore { $player } (sospetto al { $chance }%).
bot-clue-voted-prankster = Il giocatore { $player } ha votato contro il giocatore { $about }, un burlone (sospetto al { $chance }%).
bot-clue-voted-guest = Il giocatore { $player } ha votato contro il giocatore { $about }, un invitato (sospetto al { $chance }%).
bot-clue-voted-by-prankster = Il giocatore { $about }, un burlone, ha votato contro il giocatore { $player } (sospetto al { $chance }%).
bot-clue-accused-prankster = Il giocatore { $player } ha accusato il giocatore { $about }, un burlone (sospetto al { $chance }%).
bot-clue-accused-guest = Il giocatore { $player } ha accusato il giocatore { $about }, un invitato (sospetto al { $chance }%).
bot-clue-accused-by-guest = Il giocatore { $about }, di cui mi fido, ha accusato il giocatore { $player } (sospetto al { $chance }%).
bot-clue-vouched-prankster = Il giocatore { $player } ha garantito per il giocatore { $about }, un burlone (sospetto al { $chance }%).
bot-clue-vouched-guest = Il giocatore { $player } ha garantito per il giocatore { $about }, un invitato (sospetto al { $chance }%).
bot-clue-vouched-by-prankster = Il giocatore { $about }, un burlone, ha garantito per il giocatore { $player } (sospetto al { $chance }%).
bot-clue-vouched-by-guest = Il giocatore { $about }, di cui mi fido, ha garantito per il giocatore { $player } (sospetto al { $chance }%).
bot-clue-reported-plain = Per il giocatore { $about }, il giocatore { $player } è un semplice invitato (sospetto al { $chance }%).
bot-clue-reported-suspicious = Per il giocatore { $about }, il giocatore { $player } ha modi sospetti (sospetto al { $chance }%).
bot-clue-caught-lying = Il giocatore { $player } si dice semplice invitato, ma al giocatore { $about } è parso sospetto (sospetto al { $chance }%).
bot-clue-false-report = Il giocatore { $player } ha raccontato del giocatore { $about } cose non vere (sospetto al { $chance }%).
bot-clue-says-watched = Il giocatore { $player } dice da sé che lo tenevano d’occhio (sospetto al { $chance }%).
bot-clue-confirmed = Il giocatore { $about } conferma che il giocatore { $player } lo teneva d’occhio (sospetto al { $chance }%).
bot-clue-reported-role = Il giocatore { $about } dice di aver visto la carta del giocatore { $player } (sospetto al { $chance }%).
bot-clue-caught-by-painter = Il giocatore { $player } dice di avere una carta diversa da quella che il giocatore { $about } dice di aver visto (sospetto al { $chance }%).

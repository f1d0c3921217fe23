### Perché un bot del carnevale fa quello che fa

bot-pass = Qui non vale la pena fare niente: puoi passare.
bot-ready = Hai detto quello che avevi da dire.
bot-ready-silent = Non c’è bisogno che tu parli: lascia parlare gli altri.
bot-claim = Gli altri vogliono sapere chi sei.
bot-answer = Ti hanno chiesto chi sei.
bot-report = Qualcuno dice di averti tenuto d’occhio, ed è vero.
bot-hypnosis = I bot non capiscono questa domanda: rispondi tu, con sincerità.
bot-ability = Ora puoi farlo, e può servirti.
bot-retract = Puoi ritirare quello che non ti serve più.
bot-retract-accuse = Hai parlato contro { $player }, ma le prove sono troppo deboli (sospetto: { $chance }%).
bot-retract-vouch = Hai garantito per { $player }, ma non puoi averne la certezza (sospetto: { $chance }%).
bot-retract-vote-for = Hai annunciato un voto contro { $player }, ma adesso { $about } è una scelta migliore (sospetto su { $player }: { $chance }%).
bot-outsider = { $player } non è dei vostri (sospetti degli altri: { $chance }%).
bot-friend = { $player } è dei vostri (sospetti degli altri: { $chance }%).
bot-genie-guest = { $player } sta più probabilmente con gli invitati che con i burloni (sospetti degli altri: { $chance }%).
bot-genie-ally = { $player } fa probabilmente parte dei burloni, quindi sta con te (sospetti degli altri: { $chance }%).

bot-clue-nothing = Niente depone chiaramente a favore di { $player }, né contro (sospetto complessivo: { $chance }%).
bot-clue-known-prankster = { $player } fa parte dei burloni, questo è certo.
bot-clue-known-guest = { $player } non fa parte dei burloni, questo è certo.
bot-clue-hypnosis-yes = Sotto ipnosi { $player } ha dovuto confessare.
bot-clue-hypnosis-no = La risposta sotto ipnosi lo dimostra: { $player } non fa parte dei burloni.
bot-clue-hypnosis-knew-yes = Sotto ipnosi { $about } ha dovuto rivelare che { $player } fa parte dei burloni.
bot-clue-hypnosis-knew-no = Sotto ipnosi { $about } ha dovuto rivelare che { $player } non fa parte dei burloni.
bot-clue-hypnosis-role-yes = Sotto ipnosi { $player } ha dovuto dire qual è la sua carta (sospetto: { $chance }%).
bot-clue-hypnosis-role-no = Sotto ipnosi { $player } ha dovuto ammettere di non avere una certa carta (sospetto: { $chance }%).
bot-clue-marked = Davanti a { $player } c’è il marchio del gran burlone, e difficilmente starebbe davanti a un complice (sospetto: { $chance }%).
bot-clue-card-seen = { $player } non ha una carta da burlone (sospetto: { $chance }%).
bot-clue-watched-plain = Hai tenuto d’occhio { $player }: un semplice invitato (sospetto: { $chance }%).
bot-clue-watched-suspicious = Hai tenuto d’occhio { $player }: non è un semplice invitato (sospetto: { $chance }%).
bot-clue-changed = { $player } ha dichiarato due carte diverse (sospetto: { $chance }%).
bot-clue-silent = { $player } non ha mai risposto alle domande (sospetto: { $chance }%).
bot-clue-spared = { $player } dice di avere un’abilità, eppure i burloni non toccano la sua maschera (sospetto: { $chance }%).
bot-clue-confessed = { $player } ammette di non far parte degli invitati (sospetto: { $chance }%).
bot-clue-impossible = La carta che { $player } dice di avere ce l’ha qualcun altro (sospetto: { $chance }%).
bot-clue-no-plain-guest = { $player } dice di essere un semplice invitato, ma tu sai che non è vero (sospetto: { $chance }%).
bot-clue-contested = Troppi giocatori, fra cui { $player }, dicono di avere la stessa carta (sospetto: { $chance }%).
bot-clue-uncontested = { $player } ha dichiarato la sua carta, e nessuno la contesta (sospetto: { $chance }%).
bot-clue-voted-prankster = { $player } ha votato contro { $about }, { $sure ->
    [yes] che fa parte dei burloni
   *[no] che sembra far parte dei burloni
} (sospetto su { $player }: { $chance }%).
bot-clue-voted-guest = { $player } ha votato contro { $about }, { $sure ->
    [yes] che non fa parte dei burloni
   *[no] che sembra stare con gli invitati
} (sospetto su { $player }: { $chance }%).
bot-clue-voted-you = { $player } ha votato contro di te (sospetto: { $chance }%).
bot-clue-voted-by-prankster = { $about }, { $sure ->
    [yes] che fa parte dei burloni
   *[no] che sembra far parte dei burloni
}, ha votato contro { $player } (sospetto: { $chance }%).
bot-clue-accused-prankster = { $player } ha accusato { $about }, { $sure ->
    [yes] che fa parte dei burloni
   *[no] che sembra far parte dei burloni
} (sospetto su { $player }: { $chance }%).
bot-clue-accused-guest = { $player } ha accusato { $about }, { $sure ->
    [yes] che non fa parte dei burloni
   *[no] che sembra stare con gli invitati
} (sospetto su { $player }: { $chance }%).
bot-clue-accused-you = { $player } ti ha accusato (sospetto: { $chance }%).
bot-clue-accused-by-guest = { $about }, di cui ti fidi, ha accusato { $player } (sospetto: { $chance }%).
bot-clue-vouched-prankster = { $player } ha garantito per { $about }, { $sure ->
    [yes] che fa parte dei burloni
   *[no] che sembra far parte dei burloni
} (sospetto su { $player }: { $chance }%).
bot-clue-vouched-guest = { $player } ha garantito per { $about }, { $sure ->
    [yes] che non fa parte dei burloni
   *[no] che sembra stare con gli invitati
} (sospetto su { $player }: { $chance }%).
bot-clue-vouched-you = { $player } ha garantito per te (sospetto: { $chance }%).
bot-clue-vouched-by-prankster = { $about }, { $sure ->
    [yes] che fa parte dei burloni
   *[no] che sembra far parte dei burloni
}, ha garantito per { $player } (sospetto: { $chance }%).
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
arena-carnaval-guests = al carnevale: il bot che gioca per tutti gli invitati
arena-carnaval-pranksters = al carnevale: il bot che gioca per tutti i burloni e per il genio maligno

### La pagina

page-tagline = Quattro giochi di maschere d’altri tempi sotto lo stesso tetto: online con gli amici, attorno a un tavolo o per conto tuo contro i bot. Senza registrazione.
page-skip = Vai al contenuto
page-home = Ridotto, torna all’ingresso
page-to-entrance = Torna all’ingresso
page-back = Indietro
page-language = Lingua
page-to-night = Passa al tema scuro
page-to-day = Passa al tema chiaro
page-sound-on = Attiva l’audio
page-sound-off = Disattiva l’audio
page-close = Chiudi
page-footer = Il Ridotto di Venezia, 1638: chiunque poteva sedersi a un tavolo da gioco, purché portasse una maschera.

## L’ingresso

page-choose = Scegli una porta
page-players = Da { $fewest } a { $most } giocatori
page-minutes = circa { $minutes } min
page-play-now = Gioca subito
page-play-now-game = Gioca subito: { $game }, contro i bot
page-with-friends = Gioca con gli amici
page-with-friends-game = Gioca con gli amici: { $game }
page-strength = Livello dei bot
page-more-about = Scopri { $game }
page-against-bots = Gioca contro i bot
page-make-table = Apri un tavolo, scegli le impostazioni
page-make-table-hint = Con gli amici o per conto tuo: i bot occupano i posti liberi.
page-rules = Leggi le regole
page-join = Raggiungi gli amici
page-join-hint = Hai un codice? È nel link che ti hanno mandato.
page-code = Codice del tavolo
page-join-button = Entra
page-public = Tavoli pubblici
page-public-none = Al momento non ci sono tavoli aperti. Aprine uno: gli altri lo vedranno qui.
page-open-public = Apri un tavolo pubblico
page-open-public-hint = Tutta la casa vedrà il tuo tavolo e potrà sedersi. A che cosa si gioca?
page-my-games = Le tue partite
page-my-games-none = Qui ti aspetteranno le partite in corso, e ritroverai quelle finite.
page-finished = Finite
page-finished-all = Mostra tutte ({ $count })
page-seats-taken = { $taken ->
    [one] { $taken } posto occupato su { $seats }
   *[other] { $taken } posti occupati su { $seats }
}

page-hosted-by = da { $host }
page-phase-gathering = in attesa di giocatori
page-phase-full = pronta a cominciare
page-phase-playing = in corso
page-phase-ended = finita
page-waits-for-you = tocca a te
page-games-wait = { $count ->
    [one] Una partita ti aspetta
   *[other] { $count } partite ti aspettano
}
page-hide-table = Togli { $game } da questo elenco
page-won-by = vittoria: { $who }
page-you-won = hai vinto
page-you-lost = hai perso
page-with = con { $who }
page-against-bots-only = contro i bot
page-some-more = { $count ->
    [one] un’altra persona
   *[other] altri { $count }
}

## Tu

# Nomi di maschere, di dodici lettere al massimo, separati da virgole.
page-names = Airone blu, Volpe furba, Gazza ladra, Carpa dorata, Gatto d’oro, Gufo grigio, Domino rosso, Cigno muto, Colomba rosa, Lontra lesta, Gru fiera, Gabbiano blu, Lepre bianca, Rana verde, Falena bruna, Corvo nero, Rospo saggio, Merlo gaio, Faina lieta, Upupa fiera, Martora fine, Pavone verde, Bauta nera, Leone alato
page-me = Tu
page-change-name = Sei { $name }. Cambia nome
page-my-name = Il tuo nome per gli altri
page-friends-call = Come ti chiamano i tuoi amici?
page-name-length = Caratteri: { $length } su { $most }
page-another-name = Un altro nome
page-keep-name = Usa questo nome
page-title = Al carnevale vieni come
page-title-lady = dama
page-title-lord = cavaliere
page-title-none = fa lo stesso

## La linea con la casa

page-no-answer = La casa non risponde. Controlla la connessione e riprova.
page-understood = Ho capito
page-waiting = Un momento…
page-line-lost = Connessione persa. Niente paura: torna da sola, e con lei la tua partita.
page-house-away = Nessuna connessione con la casa. Non devi fare nulla: la pagina riprova da sola.
page-on-its-way = Invio in corso…
page-part-missing = Questa parte della pagina non è stata caricata. Controlla la connessione.
page-try-again = Riprova
page-not-here = Questo tavolo per te è chiuso.

## Prima di cominciare

page-seats = Giocatori
page-seat-free = Posto libero
page-seat-for-leader = Posto libero per chi guida il gioco
page-seat-mine = tu, su questo dispositivo
page-seat-leads = guida il gioco
page-seat-number = Posto { $seat }
page-here = c’è
page-not-yet-here = non c’è
page-invited = invito in attesa
page-seat-for-you = C’è un posto per te
page-sit-as = Siediti come { $name }
page-table-full = Tutti i posti sono occupati
page-table-full-ask = Puoi restare a guardare, o chiedere a { $host } di aggiungere un posto.
page-table-full-watch = Puoi restare a guardare.
page-without-seat = { $count ->
    [one] C’è ancora qualcuno senza posto.
   *[other] Ci sono ancora { $count } persone senza posto.
}
page-add-seat = Aggiungi un posto
page-no-more-seats = Questo gioco non ha altri posti. Chi non ne ha uno può guardare.
page-sit-hint = Tocca un posto libero per sederti. Se non ti siedi, guardi.
page-seat-hint = Tocca un posto per cambiare, per far giocare un amico su questo dispositivo, o per alzarti.
page-move-here = Spostati qui
page-neighbour = Qualcun altro su questo dispositivo
page-neighbour-hint = Giocate a turno sullo stesso schermo. Un sipario nasconde ciò che gli altri non devono vedere.
page-neighbour-name = Nome di chi gioca accanto a te
page-sit-down = Siediti
page-seat-bot = Un bot
page-is-bot = un bot
page-seat-of-other = Qui è già seduto qualcuno.
page-stand = Alzati
page-free-seat = Libera questo posto
page-kick = Metti alla porta
page-bot-random = Sognatore
page-bot-greedy = Gazza
page-bot-talker = Chiacchierone
page-bot-novice = Principiante
page-bot-regular = Habitué
page-bot-master = Maestro
page-about-bot-random = Gioca a caso, basta che le regole lo permettano.
page-about-bot-greedy = Prende subito il meglio, e non guarda mai più in là.
page-about-bot-talker = Parla tanto e pensa poco.
page-about-bot-novice = Ha giocato qualche sera. L’ideale per la prima partita.
page-about-bot-regular = Viene ogni settimana e sa il fatto suo.
page-about-bot-master = Pensa a lungo. Riuscirai a vincere?
page-start = Comincia la partita
page-start-bots = { $free ->
    [0] Ci siete tutti.
    [one] Un bot prenderà il posto libero.
   *[other] I bot prenderanno i { $free } posti liberi.
}
page-start-missing = { $count ->
   *[other] In attesa di { $who }. Se cominci adesso, la partita aspetterà le mosse di chi manca.
}
page-start-leader = L’ultimo posto è di chi guida il gioco: qualcuno deve sedersi lì.
page-start-watching = { $free ->
    [0] Stai guardando: non hai un posto.
    [one] Stai guardando: non hai un posto. Un bot prenderà quello libero.
   *[other] Stai guardando: non hai un posto. I bot prenderanno quelli liberi.
}
page-host-starts = { $host } sceglie le impostazioni e farà cominciare la partita quando ci sarete tutti.
page-still-missing = In attesa di { $who }.
page-starts-by-itself = La partita comincerà da sola appena ci sarete tutti.
page-invite = Invita gli amici
page-qr = Codice QR del link a questo tavolo
page-code-is = Codice:
page-copy = Copia il link
page-copied = Link copiato.
page-copy-by-hand = Il browser non permette di copiare. Ecco il link: { $link }
page-share = Condividi
page-share-text = { $game }: giochiamo insieme?
page-arrangement = Impostazioni della partita
page-how-many = Numero di giocatori
page-count-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
page-public-table = Pubblico: tutta la casa vede questo tavolo e può sedersi
page-hints-allow = Consigli: i giocatori possono chiedere che cosa giocherebbe un maestro
page-as-rules = secondo le regole
page-lines-read = { $lines ->
    [one] Letta { $lines } riga.
   *[other] Lette { $lines } righe.
}
page-own-picks = una scelta tua
page-pick-more = Uno in più: { $thing }
page-pick-fewer = Uno in meno: { $thing }
page-pick-hint = Tocca per aggiungere o togliere. La spiegazione appare qui.
page-pick-guide = Chi fa che cosa
page-balance = Equilibrio
page-balance-rate = { $rate }%
page-balance-even = Alla pari: le due fazioni vincono all’incirca lo stesso numero di volte.
page-balance-range = { $side }: tra { $low } e { $high } vittorie su 100 partite, per quanto ne sappiamo.
page-balance-nobody = Non vince nessuno: { $rate }%.
page-balance-sets = Una delle { $sets } combinazioni, estratta a sorte. { $side }: { $low }–{ $high }%, a seconda della combinazione (stima).
page-balance-estimated = Stima per bot di livello «{ $strength }» in tutti i posti.
page-balance-measured = { $games ->
    [one] Misurato in una partita fra bot di livello «{ $strength }».
   *[other] Misurato in { $games } partite fra bot di livello «{ $strength }».
}
page-balance-ignored = { $count ->
    [one] Una delle impostazioni qui sotto non viene considerata.
   *[other] { $count } delle impostazioni qui sotto non vengono considerate.
}
page-measure = Misura
page-measure-hint = La casa gioca molte partite proprio con questa scelta, in background.
page-measuring = Partite giocate: { $played } su { $games }
page-measure-stop = Ferma la misurazione
page-measure-failed = La casa era troppo impegnata per misurare. Riprova più tardi.
page-clock = L’orologio
page-clock-none = nessun orologio: pensa quanto vuoi
page-clock-move-30 = 30 secondi per mossa
page-clock-move-90 = un minuto e mezzo per mossa
page-clock-bank-300 = 5 minuti a testa, più 5 secondi per mossa
page-clock-bank-900 = 15 minuti a testa, più 10 secondi per mossa
page-clock-days-1 = un giorno per mossa
page-clock-days-3 = tre giorni per mossa

## A un tavolo

page-your-turn = Tocca a te
page-not-possible = Adesso non è possibile.
page-hush = Silenzio! Toccate tutti lo schermo
page-hush-alone = Silenzio! Gli altri decidono in segreto
page-hush-tapped = Si aspetta che tutti tocchino lo schermo
page-awaits-tap = { $count ->
    [one] Si aspetta { $who }
   *[other] Si aspettano: { $who }
}
page-missed-tap = Poco fa mancava il tocco di { $who }
page-turn-of = { $count ->
    [0] Un momento…
    [one] Tocca a { $who }
   *[other] Stanno decidendo: { $who }
}
page-over = { $count ->
    [one] { $who } vince!
   *[other] { $who } vincono!
}
page-log = Che cosa è successo
page-lost = Dietro questa porta non c’è niente.
page-carry = Vuoi diventare { $name } su questo dispositivo?
page-carry-here = Su questo dispositivo sei { $here }. Se diventi { $name }, questo dispositivo avrà i posti e le partite di { $name }, e perderà quelli di { $here }.
page-carry-own-link = Fallo solo se hai creato tu il link, su un tuo dispositivo.
page-carry-become = Diventa { $name }
page-carry-stay = Resta { $here }
page-carry-already = Su questo dispositivo sei già { $name }.
page-carry-go-on = Continua
page-carry-not = Questo link non funziona
page-tools = Strumenti del tavolo
page-tool-chat = Chat
page-tool-log = Cronaca
page-tool-hint = Consiglio
page-tool-undo = Annulla mossa
page-take-back = Annulla
page-tool-rules = Regole
page-tool-more = Altro
page-tool-keys = Scorciatoie
page-unread = novità
page-sheet-chat = Chat
page-sheet-log = Che cosa è successo
page-sheet-rules = Le regole
page-sheet-more = A questo tavolo
page-sheet-keys = Scorciatoie da tastiera
page-keys-board = Sul tabellone: le frecce per spostarti, Invio o Spazio per scegliere.
page-keys-on = Usa queste scorciatoie
page-rules-now = Che cosa vale adesso:
page-hint-is = Un maestro giocherebbe: { $move }
page-hints-on = A questo tavolo i consigli sono ammessi.
page-hints-off = A questo tavolo non ci sono consigli.
page-tap = Tocca: nessuno deve sapere chi viene chiamato
page-you-watch = Stai guardando.
page-watching-count = { $count ->
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
}
page-players-here = Al tavolo
page-unconnected = { $count ->
    [one] { $who } ha perso la connessione.
   *[other] { $who } hanno perso la connessione.
}
page-away = non c’è
page-away-until = non c’è; un bot potrà subentrare tra { $time }
page-you = tu
page-bot-plays-for = sta giocando un bot
page-bot-for-absent = Fai subentrare un bot
page-hours = { $hours } h
page-pause = Pausa
page-resume = Riprendi
page-paused = La partita è in pausa.
page-give-seat = Fai giocare un bot per me
page-take-seat = Riprendi il tuo posto
page-bot-for-you = Un bot sta giocando al posto tuo.
page-resign = Abbandona
page-resign-sure = Sì, abbandona
page-resign-wins = Vince l’altro giocatore.
page-resign-bot = Al tuo posto continua un bot fino alla fine, e tu guardi.
page-leave = Lascia il tavolo
page-leave-hint = La partita continua senza di te. La ritrovi all’ingresso, sotto «Le tue partite».
page-undo-asked = { $who } chiede di annullare una mossa.
page-undo-what = Mossa da annullare: { $what }
page-undo-later = Si annullerebbe anche ciò che è seguito: { $moves }.
page-undo-later-moves = { $count ->
    [one] una mossa di { $who }
   *[other] { $count } mosse di { $who }
}
page-undo-later-yours = { $count ->
    [one] una tua mossa
   *[other] { $count } tue mosse
}
page-undo-revealed = Da allora è venuto alla luce qualcosa di nascosto, e non si può far finta di non averlo visto.
page-undo-waits = { $who } ha chiesto di annullare una mossa. Si aspetta la risposta degli altri.
page-undo-yours = Hai chiesto di annullare una mossa. Si aspetta la risposta degli altri.
page-undo-cancel = Lascia stare
page-undo-refused = { $who } non è d’accordo. La mossa resta valida.
page-yes = Sì
page-no = No
page-chat-none = Ancora nessun messaggio.
page-from-gallery = (dal pubblico)
page-say = Invia
page-say-what = Scrivi un messaggio
page-say-gallery = Lo vedranno solo gli altri spettatori.
page-reactions = Reazioni
page-reactions-show = Mostra le reazioni su questo dispositivo
page-sign-bravo = Una rosa: complimenti!
page-sign-heart = Un cuore
page-sign-laugh = Risata
page-sign-wow = Stupore
page-sign-ouch = Ahi!
page-sign-hmm = Mmm, fammi pensare

## Un dispositivo per più persone

page-curtain = Passa il dispositivo a { $name }
page-curtain-hint = Gli altri non devono vedere quello che segue.
page-curtain-lift = Sono { $name }

## La fine

page-end-won = Hai vinto!
page-end-lost = Hai perso.
page-end-draw = Pareggio.
page-end-points = { $mine ->
    [won] Hai vinto con { $points } punti, { $ahead } in più di { $second }!
    [lost] Hai perso per { $ahead ->
        [one] un punto
       *[other] { $ahead } punti
    }: vince { $who } con { $points }.
   *[other] Vince { $who } con { $points } punti, { $ahead } in più di { $second }.
}
page-you-won-with = Tu e { $who } avete vinto!
page-results = I risultati
page-story = Com’è andata
page-winner = vince
page-rematch = Gioca ancora
page-rematch-change = Cambia qualcosa
page-rematch-join = { $who } vuole giocare ancora: unisciti
page-rematch-call = { $who } vuole giocare ancora.
page-rematch-notify = Avvisami quando qualcuno vuole giocare ancora
page-rematch-other = Un altro gioco con le stesse persone
page-move-on = Basta così? Un altro gioco, insieme
page-rematch-join-other = { $who } propone un altro gioco, { $game }: unisciti
page-rematch-call-other = { $who } propone un altro gioco: { $game }.
page-next-table = Vai alla prossima partita
page-see-replay = Rivedi la partita
page-record = Salva la registrazione
page-seal = Controlla che la partita sia stata regolare
page-seal-why = Prima della prima mossa la casa ha pubblicato un sigillo, ricavato dal numero segreto che decide tutti i sorteggi. Quel numero si svela solo ora. Se i due combaciano, dopo la distribuzione non è stato cambiato nulla.
page-seal-seed = Il numero e il suo sale
page-seal-was = Il sigillo, pubblicato alla distribuzione
page-verify = Verifica
page-seal-fits = Il sigillo combacia: dopo la distribuzione non è stato cambiato nulla.
page-seal-broken = Il sigillo non combacia. Dopo la distribuzione è stato cambiato qualcosa!

## Rivedere una partita

page-replay-of = Rivedi: { $game }
page-whose-eyes = Punto di vista
page-as-watcher = il pubblico
page-as-truth = tutto scoperto
page-as-player = { $name }
page-chapter = Vai a
page-chapter-start = inizio
page-chapter-round = giro { $number }
page-to-table = Torna al tavolo
page-to-first = All’inizio
page-step-back = Indietro di una mossa
page-step-on = Avanti di una mossa
page-to-last = Alla fine
page-run = Riproduci
page-stop = Pausa
page-speed = Velocità: { $speed }×
page-speed-short = { $speed }×
page-replay-keys = Frecce: una mossa. Spazio: avvio o pausa. + e −: più veloce o più lento. Home e Fine: inizio e fine.
page-move-number = Mossa { $at } di { $last }

## Che cosa succede attorno a una partita

told-sat = { $who } si siede.
told-bot-sat = { $who }, un bot, si siede.
told-kicked = Chi ospita ha messo qualcuno alla porta.
told-renamed = { $was } ora si chiama { $who }.
told-hints-ruled = { $allowed ->
    [yes] Chi ospita permette i consigli a questo tavolo.
   *[no] Chi ospita non permette più i consigli.
}
told-dealt = La partita comincia. Alla fine chiunque potrà verificare che sia stata regolare.
told-undo-asked = { $who } chiede di annullare una mossa.
told-undo-answered = { $yes ->
    [yes] { $who } è d’accordo.
   *[no] { $who } non è d’accordo.
}
told-undo-withdrawn = { $who } non chiede più di annullare una mossa.
told-took-back = Una mossa è stata annullata.
told-paused = { $who } mette la partita in pausa.
told-resumed = { $who } riprende la partita.
told-gave-time = { $who } concede un altro minuto.
told-resigned = { $who } abbandona.
told-timed-out = Il tempo di { $who } è scaduto.
told-bot-took = Un bot subentra a { $who }.
told-took-seat = { $who } è di nuovo qui.
told-rematched = La prossima partita vi aspetta a un nuovo tavolo.

## Le regole, da leggere e da stampare

page-rules-contents = In questa pagina
page-rules-back = Torna alle regole
page-print = Stampa

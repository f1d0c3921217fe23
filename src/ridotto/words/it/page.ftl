# Termini: host capotavola, seat posto, table tavolo, game (una partita) partita, game (uno dei quattro) gioco, move mossa,
# take back annullare, hint consiglio, record registrazione, seal sigillo, seed seme, deal distribuzione, turn turno,
# round giro, feature tratto, rack leggio, pool pozzo, board tavoliere, cross croce, pile pila, stack torre,
# full al completo, eliminated fuori gioco, stick bastoncino, hole foro, ring anello, payday giorno di paga, bank banco,
# bid offerta, out (all’asta) lasciare, guest invitato, prankster burlone, dance ballo, rest rinfresco, ability abilità,
# gatecrasher imbucato, lady dama, lord cavaliere, rules sheet foglio delle regole, our ruling scelta nostra,
# lesson lezione. Al lettore si dà del tu.
### La pagina

page-tagline = Quattro vecchi giochi di maschere in una sola casa. Gioca con gli amici, attorno a un tavolo, o per conto tuo.
page-skip = Vai al contenuto
page-home = Ridotto, all’ingresso
page-to-entrance = All’ingresso
page-language = Lingua
page-to-night = Passa alla notte
page-to-day = Passa al giorno
page-sound-on = Accendi l’audio
page-sound-off = Spegni l’audio
page-close = Chiudi
page-footer = Il Ridotto di Venezia, 1638: chiunque poteva sedersi a un tavolo da gioco, purché portasse una maschera.

## L’ingresso

page-choose = Scegli una porta
page-players = Da { $fewest } a { $most } giocatori
page-play-now = Gioca subito
page-play-now-game = Gioca subito: { $game }, contro i bot
page-more-about = Scopri { $game }
page-against-bots = Gioca subito contro i bot
page-make-table = Apri un tavolo per gli amici
page-rules = Leggi le regole
page-join = Raggiungi gli amici
page-join-hint = Hai un codice? È nel link che ti hanno mandato.
page-code = Codice del tavolo
page-join-button = Entra
page-public = Tavoli pubblici
page-public-none = Al momento nessun tavolo è aperto. Aprine uno: gli altri lo vedranno qui.
page-left = Partite in sospeso
page-left-none = Le partite che lasci prima della fine ti aspettano qui.
page-seats-taken = { $taken ->
    [one] { $taken } posto occupato su { $seats }
   *[other] { $taken } posti occupati su { $seats }
}

page-hosted-by = ospita { $host }
page-phase-gathering = aspetta giocatori
page-phase-playing = in corso
page-phase-ended = finita

## Tu

# Nomi di maschere, di dodici lettere al massimo, separati da virgole.
page-names = Airone blu, Volpe furba, Gazza ladra, Carpa dorata, Gatto d’oro, Gufo grigio, Domino rosso, Cigno muto, Colomba rosa, Lontra lesta, Gru fiera, Gabbiano blu, Lepre bianca, Rana verde, Moretta muta, Corvo nero, Rospo saggio, Merlo gaio, Faina lieta, Upupa fiera, Martora fine, Pavone verde, Bauta nera, Leone alato
page-me = Tu
page-change-name = Sei { $name }. Cambia nome
page-my-name = Per gli altri sei
page-another-name = Un altro nome
page-keep-name = Prendi questo nome
page-title = Al carnevale vieni come
page-title-lady = dama
page-title-lord = cavaliere
page-title-none = quel che serve

## La linea con la casa

page-no-answer = La casa non risponde. Controlla di essere in rete e riprova.
page-understood = Ho capito
page-waiting = Un momento…
page-line-lost = La linea è caduta. Nulla è perduto: torna da sola.
page-not-here = Questo tavolo per te è chiuso.

## Prima di cominciare

page-seats = Chi gioca
page-seat-free = Posto libero
page-seat-mine = tu, su questo dispositivo
page-seat-leads = guida il gioco
page-seat-number = Posto { $seat }
page-here = al tavolo
page-not-yet-here = non c’è
page-sit-hint = Tocca un posto libero per sederti. Se non ti siedi, guardi.
page-seat-hint = Tocca un posto per cambiare, per far sedere un amico a questo dispositivo, o per alzarti.
page-move-here = Spostati qui
page-neighbour = Qualcun altro su questo dispositivo
page-neighbour-hint = Giocate a turno su un solo schermo. Un sipario nasconde ciò che gli altri non devono vedere.
page-neighbour-name = Nome di chi gioca accanto a te
page-sit-down = Siediti
page-seat-bot = Un bot
page-seat-of-other = Qui è già seduto qualcuno.
page-stand = Alzati
page-free-seat = Libera questo posto
page-kick = Metti alla porta
page-bot-random = Sognatore
page-bot-greedy = Gazza
page-bot-talker = Chiacchierone
page-bot-novice = Novellino
page-bot-regular = Assiduo
page-bot-master = Maestro
page-about-bot-random = Fa una cosa qualsiasi, basta che le regole la permettano.
page-about-bot-greedy = Prende subito il meglio, e più in là non guarda.
page-about-bot-talker = Parla tanto e pensa poco.
page-about-bot-novice = Ha giocato qualche sera. L’ideale per la prima partita.
page-about-bot-regular = Viene ogni settimana e sa il fatto suo.
page-about-bot-master = Pensa a lungo. Battilo, se ci riesci.
page-start = Comincia la partita
page-start-bots = { $free ->
    [0] Ci siete tutti.
    [one] Un bot prende il posto libero.
   *[other] I bot prendono i { $free } posti liberi.
}
page-start-leader = L’ultimo posto è di chi guida il gioco: qualcuno si sieda lì.
page-start-watching = { $free ->
    [0] Stai a guardare: non hai un posto.
   *[other] Stai a guardare: non hai un posto. Quelli liberi li prendono i bot.
}
page-host-starts = { $host } fa cominciare la partita quando ci siete tutti.
page-invite = Invita gli amici
page-qr = Codice QR del link a questo tavolo
page-code-is = Codice:
page-copy = Copia il link
page-copied = Link copiato.
page-share = Condividi
page-share-text = Vieni a giocare con me: { $game }.
page-arrangement = Che cosa si gioca
page-host-arranges = Decide { $host }.
page-how-many = In quanti si gioca
page-count-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
page-public-table = Pubblico: tutta la casa vede questo tavolo e può sedersi
page-as-rules = come da regole
page-lines-read = { $lines ->
    [one] Letta { $lines } riga.
   *[other] Lette { $lines } righe.
}
page-clock = L’orologio
page-clock-none = nessuno: pensa quanto vuoi
page-clock-move-30 = mezzo minuto per ogni mossa
page-clock-move-90 = un minuto e mezzo per ogni mossa
page-clock-bank-300 = 5 minuti per tutta la partita, più 5 secondi per ogni mossa
page-clock-bank-900 = 15 minuti per tutta la partita, più 10 secondi per ogni mossa
page-clock-days-1 = un giorno per ogni mossa
page-clock-days-3 = tre giorni per ogni mossa

## A un tavolo

page-your-turn = Tocca a te
page-hush = Silenzio! Toccate tutti lo schermo
page-turn-of = { $count ->
    [0] Un momento…
    [one] { $who } sta decidendo
   *[other] Stanno decidendo: { $who }
}
page-over = { $count ->
    [one] { $who } vince!
   *[other] { $who } vincono!
}
page-log = Che cosa è successo
page-not-drawn = Questo gioco non ha ancora un tavoliere. Le mosse si possono giocare qui lo stesso.
page-lost = Dietro questa porta non c’è niente.
page-carry = Diventare { $name } su questo dispositivo?
page-carry-here = Qui sei { $here }. Se diventi { $name }, questo dispositivo avrà i posti e le partite di { $name }, e non più quelli di { $here }.
page-carry-own-link = Fallo solo se il link l’hai creato tu, su un tuo dispositivo.
page-carry-become = Diventa { $name }
page-carry-stay = Resta { $here }
page-carry-already = Su questo dispositivo sei già { $name }.
page-carry-go-on = Continua
page-carry-not = Questo link non porta da nessuna parte
page-tools = Strumenti del tavolo
page-tool-chat = Chat
page-tool-log = Cronaca
page-tool-hint = Consiglio
page-tool-undo = Annulla mossa
page-tool-rules = Regole
page-tool-more = Altro
page-tool-keys = Tasti
page-unread = novità
page-sheet-chat = Chiacchiere
page-sheet-log = Che cosa è successo
page-sheet-rules = Le regole
page-sheet-more = A questo tavolo
page-sheet-keys = I tasti del tavolo
page-keys-board = Sul tavoliere: le frecce per spostarti, Invio o Spazio per scegliere.
page-keys-on = Usa questi tasti
page-rules-now = Ora vale questo:
page-hint-is = Un maestro penserebbe a: { $move }
page-tap = Tocca: nessuno deve sapere chi è chiamato
page-you-watch = Stai a guardare.
page-watching-count = { $count ->
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
}
page-players-here = Al tavolo
page-away = non c’è
page-away-until = non c’è, un bot potrà giocare tra { $time }
page-you = tu
page-bot-plays-for = gioca un bot
page-bot-for-absent = Fai giocare un bot
page-hours = { $hours } h
page-pause = Pausa
page-resume = Riprendi
page-paused = La partita è in pausa.
page-give-seat = Fai giocare un bot per me
page-take-seat = Torno a giocare io
page-bot-for-you = Un bot gioca al tuo posto.
page-resign = Abbandona
page-resign-sure = Abbandona davvero
page-leave = Lascia il tavolo
page-leave-hint = La partita continua senza di te, e la ritrovi all’ingresso tra le partite in sospeso.
page-undo-asked = { $who } chiede di annullare una mossa.
page-undo-waits = { $who } ha chiesto di annullare una mossa. Si sentono gli altri.
page-yes = Sì
page-no = No
page-chat-none = Nessuno ha ancora aperto bocca.
page-from-gallery = (loggione)
page-say = Di’
page-say-what = Di’ qualcosa
page-say-gallery = Ti sente solo chi guarda.

## Un dispositivo per più persone

page-curtain = Passa il dispositivo: ora tocca a { $name }
page-curtain-hint = Quel che segue è per un solo paio d’occhi.
page-curtain-lift = Eccomi: { $name }

## La fine

page-winner = vince
page-rematch = Gioca ancora
page-next-table = Alla prossima partita
page-see-replay = Rivedi la partita
page-record = Salva la registrazione
page-seal = Tutto in regola? Il sigillo di questa partita
page-seal-why = Prima della prima mossa la casa ha pubblicato un sigillo, ricavato dal numero da cui viene tutta la sorte, che si svela solo ora. Se i due combaciano, dopo la distribuzione nulla è stato cambiato.
page-seal-seed = Il numero, e il suo sale
page-seal-was = Il sigillo, pubblicato alla distribuzione
page-verify = Verifica
page-seal-fits = Il sigillo è intatto: dopo la distribuzione nulla è stato cambiato.
page-seal-broken = Il sigillo non combacia. Non è quel che era stato distribuito!

## Rivedere una partita

page-replay-of = { $game }, ancora una volta
page-whose-eyes = Con gli occhi di
page-as-watcher = chi guardava
page-as-truth = chi sa tutto
page-as-player = { $name }
page-to-first = All’inizio
page-step-back = Indietro di una mossa
page-step-on = Avanti di una mossa
page-to-last = Alla fine
page-run = Fai scorrere
page-stop = Ferma
page-move-number = Mossa { $at } di { $last }

## Quel che succede attorno a una partita

told-sat = { $who } si siede.
told-bot-sat = { $who }, un bot, si siede.
told-kicked = Il capotavola ha messo qualcuno alla porta.
told-dealt = La partita comincia. Il suo sigillo è pubblicato.
told-undo-asked = { $who } chiede di annullare una mossa.
told-undo-answered = { $yes ->
    [yes] { $who } è d’accordo.
   *[no] { $who } non è d’accordo.
}
told-took-back = Una mossa è stata annullata.
told-paused = { $who } mette la partita in pausa.
told-resumed = { $who } riprende la partita.
told-gave-time = { $who } concede un altro minuto.
told-resigned = { $who } abbandona.
told-timed-out = Il tempo di { $who } è scaduto.
told-bot-took = Un bot continua per { $who }.
told-took-seat = { $who } torna a giocare.
told-rematched = La prossima partita aspetta a un nuovo tavolo.

## Le regole, da leggere e da stampare

page-rules-contents = In questa pagina
page-rules-cards = Carte da stampare
page-rules-master = Foglio del maestro di cerimonie
page-rules-back = Torna alle regole
page-print = Stampa
page-print-cards = Su carta A4 o Letter, a grandezza naturale. Ritaglia lungo le linee.

### Il comando `ridotto`

compiled = regole compilate
uncompiled = regole non compilate (gli stessi giochi, solo più lenti)

## Aiuto

help-ridotto = Giochi di maschere d’altri tempi nel terminale, contro i bot o in più persone davanti a una tastiera.
help-version = mostra la versione di Ridotto, e se le sue regole sono compilate
help-play = gioca una partita; quello che le opzioni non dicono viene chiesto
help-arena = fa giocare ai bot molte partite e mostra chi vince
help-seats = i bot, uno per posto, per esempio: master,greedy; cambiano posto da una partita all’altra
help-arena-players = con { $sides }: quanti giocatori
help-how-many = quante partite
help-json = una riga di JSON per bot, per altri programmi
help-ray = l’indirizzo di un cluster Ray che gioca le partite, o «local»
help-balance = misura quanto è equilibrato un gioco: bot di pari forza occupano tutti i posti
help-balance-players = quanti giocatori, per esempio 7, 4-15 o 4,9; se manca, tutti i numeri ammessi dal gioco
help-balance-games = quante partite per ogni impostazione
help-balance-strength = quali bot giocano
help-workers = con quanti processi giocare; se manca, uno per core
help-balance-json = una riga di JSON per ogni fazione o posto, per altri programmi
help-resume = riprende una partita in sospeso
help-hint = le mosse migliori in una partita in sospeso, e perché
help-replay = mostra passo per passo la registrazione di una partita
help-verify = verifica che i sorteggi e le mosse di una partita corrispondano alla registrazione
verified = { $moves ->
    [0] Nessuna mossa.
    [one] Una mossa, giocata secondo le regole.
   *[other] { $moves } mosse, tutte giocate secondo le regole.
} { $over ->
    [yes] Il risultato registrato è corretto.
   *[no] La partita non è finita.
} { $sealed ->
    [yes] Il sigillo combacia: dopo la distribuzione non è stato cambiato nulla.
   *[no] La registrazione non ha un sigillo: niente prova che i sorteggi fossero regolari.
}
the-leader = Il maestro di cerimonie
help-games = i giochi della casa e le loro opzioni
help-rules = le regole di un gioco
help-file = la registrazione di una partita
help-hint-player = il numero del giocatore, a partire da 1; se manca, il primo che deve decidere
help-replay-player = mostra solo ciò che vedeva questo giocatore (a partire da 1); se manca, tutto
help-players = chi gioca, persone e bot, per esempio: Anna,Bob,master
help-seed = il numero che decide tutti i sorteggi: lo stesso seme dà la stessa partita
help-record = il file in cui salvare la partita
help-lesson = impara il gioco giocando: una breve partita guidata contro i bot
help-yes = non chiede niente: usa i valori predefiniti per quello che le opzioni non dicono

help-language = la lingua da usare al posto di quella del sistema: { $languages }
help-help = mostra questo aiuto
help-usage = uso:{" "}
help-arguments = argomenti
help-options = opzioni
help-option = { $game }: { $meaning }

## Che cosa sta, nell’aiuto, al posto di una cosa da indicare

type-command = COMANDO
type-game = GIOCO
type-file = FILE
type-names = NOMI
type-bots = BOT
type-bot = BOT
type-number = N
type-address = INDIRIZZO
type-value = VALORE
type-language = LINGUA
type-link = LINK
type-name = NOME

## Comandi che non si capiscono

bad-command = A questo comando manca qualcosa. Vedi: { $command } --help.
bad-argument = Il valore di { $part } manca o non è valido. Vedi: { $command } --help.
unknown-words = «{ $words }» qui non vuol dire niente. Vedi: { $command } --help.

## Sedersi

which-game = Quale gioco?
how-many = Quanti giocatori, da { $fewest } a { $most }? [{ $usual }]{" "}
name-of-player = Nome del giocatore { $number }, o un bot ({ $bots }): [{ $usual }]{" "}
option-question = { $meaning }:
usually = [{ $value }]{" "}
guest = Ospite
bots-here = { $count ->
    [one] { $bots } è un bot.
   *[other] Bot: { $bots }.
}
bad-name = «{ $name }» non è un nome valido per un giocatore: da 1 a { $longest } caratteri.
same-name = Ci sono due giocatori di nome { $name }: servono nomi diversi.
name-of-bot = Qui «{ $name }» è un nome da bot. Scegli un altro nome.
name-alike = «{ $name }» somiglia troppo a { $other }, che è già a questo tavolo. Scegli un altro nome.
unknown-bot = Non c’è nessun bot chiamato «{ $bot }» per { $game }. Ci sono: { $bots }.
bad-games = Per un incontro ci vuole almeno una partita, non { $games }.
no-such-player = Non c’è nessun giocatore { $number }: i giocatori sono numerati da 1 a { $most }.
game-line = { $name }: { $title }, da { $fewest } a { $most } giocatori
option-line = {"  "}--{ $name } { $meaning }: { $values }

## Giocare

kept-in = La partita è salvata in { $file } (seme { $seed }).
curtain = Passa la tastiera a { $who }. { $who }: premi Invio quando nessun altro guarda.{" "}
nothing-now = { $who }: ora non hai niente da fare. Premi Invio per passare la tastiera.{" "}
no-leader-here = Davanti a una sola tastiera è la casa a guidare: lascia l’opzione «master» su «house».
lesson-prepared = Le lezioni sono già preparate: si giocano senza --players, senza --seed e senza le opzioni del gioco.
can-do = { $count ->
    [one] È possibile una sola mossa. Scrivila, o «?» per un aiuto.
   *[other] Sono possibili { $count } mosse. Scrivine una, o il suo inizio; «?» le mostra tutte.
}
thinking = Sto pensando… { $percent }%
your-move = { $who } >{" "}
commands = Scrivi una mossa, o il suo inizio per vedere come può continuare. Inoltre: «?» mostra le mosse, «rules» le regole, «hint» dà un consiglio, «undo» annulla una mossa, «quit» esce; la partita resta salvata.
to-go-on = La partita è salvata. Per riprenderla: ridotto resume { $file }
the-end = { $why } { $count ->
    [one] { $winners } vince!
   *[other] { $winners } vincono!
} Punteggi: { $scores }.
the-end-level = { $why } Parità per tutti: { $scores }.
already-over = La partita in { $file } è finita. Per rivederla: ridotto replay { $file }

## L’arena

arena-progress = partite: { $done } su { $all }
arena-header = bot       partite  vinte   tasso     intervallo 95%     forza
arena-line = { $name } { $games } { $wins } { $rate }   { $low } – { $high }   { $rating }
arena-sides-header = fazione             partite  vinte   tasso     intervallo 95%
arena-sides-line = { $name } { $games } { $wins } { $rate }   { $low } – { $high }
arena-who = Indica chi gioca: { $command } GIOCO --seats master,random; oppure, in un gioco a fazioni: { $command } { $sides }.
arena-sides = Queste fazioni ci sono solo in { $game }, e vanno indicate tutte: { $command } { $sides }.
no-ray = Ray non è installato qui. Per installarlo: { $command }
no-cluster = All’indirizzo { $address } non c’è nessun cluster Ray. Controlla l’indirizzo, o usa «local».
balance-setup = { $players } giocatori, { $options }
balance-no-options = opzioni predefinite
balance-seat = posto { $number }

## Rivedere

replay-step = Mossa { $at } di { $last }. Invio: avanti, b: indietro, un numero: vai lì, q: esci >{" "}
replay-help = Premi Invio per la mossa successiva, b per tornare indietro, un numero da 0 a { $last }, o q per uscire.

## Registrazioni

record-empty = La registrazione è vuota.
record-header = La prima riga di una registrazione deve indicare gioco, giocatori, opzioni e seme.
record-line = La riga { $line } della registrazione è incomprensibile.
record-after-end = La registrazione continua dopo il risultato, alla riga { $line }.
record-move = La mossa { $number } della registrazione, «{ $move }», non si può giocare: { $why }
record-seal = Il sigillo della registrazione non combacia con il suo seme e il suo sale: dopo la distribuzione è stato cambiato qualcosa.
record-outcome = Le mosse della registrazione non portano al risultato registrato.
record-exists = Il file { $file } esiste già. Scegli un altro nome, o riprendi quella partita: ridotto resume { $file }
record-unwritable = Impossibile scrivere il file { $file }: { $why }.

## A un tavolo di una casa

help-join = gioca a un tavolo di una casa, qui nel terminale
help-join-link = il link del tavolo, come http://localhost:1638/t/ABCDEF
help-join-name = il nome che vedranno gli altri
help-join-seat = il numero del posto da prendere, a partire da 1; se manca, il primo libero
help-join-watch = guarda soltanto
join-link = «{ $link }» non è il link di un tavolo. Un link è fatto così: http://localhost:1638/t/ABCDEF.
join-you-sit = { $who }, il tuo è il posto { $number }.
join-you-watch = Stai guardando.
join-commands = Scrivi una mossa, o il suo inizio per vedere come può continuare. Inoltre: «?» mostra le mosse, «say …» serve per parlare, «hint» chiede un consiglio, «undo» chiede di annullare una mossa, «yes» e «no» rispondono, «pause» mette in pausa, «resume» riprende, «away» fa giocare un bot per te, «back» ti ridà il posto, «resign» abbandona, «rules» mostra le regole; chi ospita scrive «start»; «quit» esce, e se torni ritrovi il tuo posto.
join-nod = Qualcuno sta decidendo in segreto. Premi Invio, come tutti gli altri.
join-after-end = Scrivi «rematch» per giocare ancora, «rematch» seguito dal nome di un gioco (per esempio «rematch mask») per giocare insieme a qualcos’altro, o «quit».
join-line-cut = Connessione persa. Tornerà da sola, e con lei la tua partita.
join-line-back = La connessione è tornata.
join-told-sat = { $name } si siede.
join-told-bot-sat = { $name }, un bot, si siede.
join-told-stood = Si è liberato un posto.
join-told-renamed = { $was } ora si chiama { $name }.
join-told-hints-ruled = { $allowed ->
    [true] Chi ospita permette i consigli a questo tavolo.
   *[false] Chi ospita non permette più i consigli.
}
join-told-said = { $name }: { $text }
join-told-reacted = { $name }: { $sign ->
    [bravo] { page-sign-bravo }
    [heart] { page-sign-heart }
    [laugh] { page-sign-laugh }
    [wow] { page-sign-wow }
    [ouch] { page-sign-ouch }
   *[hmm] { page-sign-hmm }
}
join-told-undo-asked = { $revealed ->
    [true] { $who } chiede di annullare una mossa: scrivi «yes» o «no». Da allora è venuto alla luce qualcosa di nascosto, e non si può far finta di non averlo visto.
   *[false] { $who } chiede di annullare una mossa: scrivi «yes» o «no».
}
join-told-undo-answered = { $who } dice di { $yes ->
    [true] sì
   *[false] no
}.
join-told-took-back = Una mossa è stata annullata.
join-told-paused = { $who } mette la partita in pausa.
join-told-resumed = { $who } riprende la partita.
join-told-gave-time = { $who } concede un altro minuto.
join-told-resigned = { $who } abbandona.
join-told-timed-out = Il tempo di { $who } è scaduto.
join-told-bot-took = Un bot subentra a { $who }.
join-told-took-seat = { $who } è di nuovo qui.
join-told-rematched = C’è un nuovo tavolo: { $code }. Scrivi «rematch» per andarci.

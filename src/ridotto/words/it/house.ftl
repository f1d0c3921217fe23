### La casa: che cosa rifiuta, e che cosa dice sulla porta

## Rifiuti

bad-setting = «{ $value }» non è un valore valido per l’impostazione { $name }. Vedi: ridotto serve --help.
bad-request = La casa non è riuscita a leggere la richiesta. Forse è troppo lunga, o la tua pagina non è aggiornata: accorcia quello che hai scritto, o ricarica la pagina.
id-used = L’identificativo { $id } è già stato usato per altro. Riprova con uno nuovo.
no-such-table = Non c’è nessun tavolo con il codice { $code }. Controlla che sia lo stesso dell’invito.
no-such-page = All’indirizzo { $path } non c’è niente. Comincia dall’ingresso: la pagina «/».
no-such-method = { $path } non accetta { $method }.
carry-too-late = Questo link è scaduto o incompleto. Creane uno nuovo sul primo dispositivo.
carry-used = Questo link è già stato usato: ognuno vale per un solo dispositivo. Creane uno nuovo sul primo dispositivo.
foreign-page = { $origin } non è una pagina di questa casa. Apri la pagina della casa, o chiedi a chi la gestisce di aggiungere l’indirizzo a --url.
too-fast = Troppe richieste in una volta. Riprova fra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
too-large = È troppo grande: al massimo { $most } byte.
house-stumbled = Qualcosa nella casa è andato storto. Non è cambiato niente: riprova.
measuring-busy = La casa è impegnata con altri tavoli. Riprova fra un minuto.
measuring-without-sides = In { $game } non ci sono fazioni da confrontare.
hint-dropped = Hai chiesto un altro consiglio: questo è stato annullato.
no-move-to-look-at = Al momento, a questo posto non c’è niente da decidere.
bad-seat-asked = «{ $seat }» non è un punto di vista valido. I valori possibili sono: { $seats }.
no-house = All’indirizzo { $url } non risponde nessuna casa. Controlla che l’indirizzo sia giusto e che la casa sia aperta.

## Sulla porta

page-not-built = La casa è aperta, ma la sua pagina non è stata generata: esegui «python3 dev.py play», o installa Ridotto con pip. Gli altri programmi trovano i tavoli sotto /api.
door-taken = La casa non può aprire su { $host }, porta { $port }: { $why }. Scegli un’altra porta con --port.
no-processes-here = Per usare più processi (--processes) serve Linux. Togli l’opzione: a un piccolo circolo un solo processo basta e avanza.
no-processes-in-memory = Più processi non possono condividere ciò che sta solo in memoria. Indica una cartella (--data) o un database, oppure togli --processes.
house-is-open = La casa è aperta: { $url }
house-for-phones = Per i telefoni e gli altri dispositivi della stessa rete: { $url }
house-to-close = Per chiuderla premi Ctrl-C. Tutte le partite restano salvate.
house-to-close-memory = Per chiuderla premi Ctrl-C. Non viene salvato niente: tutte le partite andranno perse.

## Aiuto

help-serve = apre la casa: si gioca insieme, ciascuno nel suo browser
help-serve-data = la cartella in cui salvare le partite
help-serve-database = l’indirizzo di un database da usare al posto di una cartella, come postgresql://USER@HOST/NAME; memory: non salva niente
help-serve-bus = l’indirizzo di un server Redis, quando più nodi gestiscono gli stessi tavoli
help-serve-host = l’indirizzo su cui ascoltare; 127.0.0.1 solo per questo computer
help-serve-port = la porta su cui ascoltare; 0 per una qualsiasi porta libera
help-serve-url = l’indirizzo a cui i giocatori trovano la casa, come https://play.example.org; se ce n’è più d’uno, separali con virgole
help-serve-proxies = gli indirizzi dei proxy fidati, separati da virgole
help-serve-processes = quanti processi gestiscono i giocatori, per usare più core; ogni tavolo è gestito da uno solo
help-serve-workers = in quanti processi pensano i bot; 0: in base alla macchina
help-serve-pause = il tempo minimo, in secondi, che un bot impiega per una mossa
help-serve-rate = fattore che moltiplica i normali limiti di richieste; 0: senza limiti
help-serve-idle = dopo quanti secondi un tavolo che nessuno guarda esce dalla memoria
help-serve-poll = quanti secondi fra un controllo dell’archivio e l’altro
help-serve-metrics = una password che permette ad altre macchine di leggere /metrics
help-serve-open = apre anche il browser
help-describe = descrive le rotte (openapi) o il socket (asyncapi) per altri programmi
help-describe-what = openapi o asyncapi

### La casa: che cosa rifiuta, e che cosa dice sulla porta

## Rifiuti

bad-setting = «{ $value }» non è un valore per l’impostazione { $name }. Vedi: ridotto serve --help.
bad-ask = La casa non riesce a leggere questo. Forse è troppo lungo, o la tua pagina è più vecchia della casa: accorcialo, o ricarica la pagina.
id-used = Con l’identificativo { $id } è già stato chiesto altro. Ripeti la richiesta con uno nuovo.
no-such-table = Non c’è nessun tavolo con il codice { $code }. Controlla che sia scritto come nell’invito.
no-such-page = All’indirizzo { $path } non c’è niente. Comincia dall’ingresso: la pagina «/».
no-such-method = { $path } non si può chiedere con { $method }.
carry-too-late = Questo link per un altro dispositivo è troppo vecchio, o incompleto. Creane uno nuovo sul primo dispositivo.
carry-used = Questo link per un altro dispositivo è già stato usato: ognuno vale per un solo dispositivo. Creane uno nuovo sul primo.
foreign-page = { $origin } non è una pagina di questa casa. Apri la pagina della casa, o chiedi a chi la gestisce di aggiungere l’indirizzo a --url.
too-fast = Troppe cose in una volta. Riprova fra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
too-large = È troppo grande: al massimo { $most } byte.
house-stumbled = La casa ha commesso un errore. Nulla è cambiato; riprova.
hint-dropped = Hai chiesto un altro consiglio: a questo non si pensa più.
no-move-to-look-at = A questo posto ora non c’è niente da decidere.
bad-seat-asked = «{ $seat }» non è uno di questi posti: { $seats }.
no-house = All’indirizzo { $url } non risponde nessuna casa. Controlla che l’indirizzo sia giusto e che la casa sia aperta.

## Sulla porta

page-not-built = La casa è aperta, ma la sua pagina non è stata costruita: esegui «python3 dev.py play», o installa Ridotto con pip. Altri programmi trovano il tavolo sotto /api.
door-taken = La casa non può aprire la porta su { $host }, porta { $port }: { $why }. Scegline un’altra con --port.
no-processes-here = Più processi (--processes) richiedono Linux. Ometti l’opzione: un processo solo serve bene un piccolo circolo.
no-processes-in-memory = Più processi non possono condividere ciò che sta solo in memoria. Da’ loro una cartella (--data) o un database, oppure ometti --processes.
house-is-open = La casa è aperta: { $url }
house-for-phones = Per i telefoni e gli altri dispositivi della stessa rete: { $url }
house-to-close = Per chiuderla premi Ctrl-C. Tutte le partite restano conservate.

## Aiuto

help-serve = aprire la casa: si gioca insieme, ciascuno nel suo browser
help-serve-data = la cartella in cui conservare le partite
help-serve-database = l’indirizzo di una base di dati al posto di una cartella, come postgresql://USER@HOST/NAME; memory: non conserva niente
help-serve-bus = l’indirizzo di un Redis, quando più nodi servono gli stessi tavoli
help-serve-host = l’indirizzo su cui ascoltare; 127.0.0.1 solo per questa macchina
help-serve-port = la porta su cui ascoltare; 0 per una qualsiasi che sia libera
help-serve-url = dove gli ospiti trovano la casa, come https://play.example.org; più d’uno con virgole
help-serve-proxies = indirizzi dei proxy a cui si crede quando dicono chi chiede, con virgole
help-serve-processes = quanti processi servono gli ospiti, per usare più core; ogni tavolo è servito da uno di essi
help-serve-workers = in quanti processi pensano i bot; 0: secondo la macchina
help-serve-pause = i secondi che un bot si prende almeno per una mossa
help-serve-rate = quante volte i limiti consueti gli ospiti possono chiedere; 0: senza limite
help-serve-idle = dopo quanti secondi un tavolo che nessuno guarda lascia la memoria
help-serve-poll = quanti secondi fra uno sguardo e l’altro all’archivio
help-serve-metrics = una password con cui altre macchine possono leggere /metrics
help-serve-open = aprire anche il browser
help-describe = descrivere le rotte (openapi) o il socket (asyncapi) per altri programmi
help-describe-what = openapi o asyncapi

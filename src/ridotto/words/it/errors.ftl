## Che cosa può non andare in qualsiasi gioco. I rifiuti di ciascun gioco sono nel suo file.

unknown-game = Non c’è nessun gioco chiamato «{ $name }». I giochi della casa sono: { $names }.
no-game-installed = Qui non è installato nessun gioco. Ridotto trova tutti i giochi, anche i suoi, dai metadati dei pacchetti installati. In un clone, esegui: { $command }.
unknown-seat = Non c’è nessun posto { $seat }: i posti sono numerati da 0 a { $last }.
not-your-turn = Il posto { $seat } ora non ha niente da decidere. Posti a cui tocca: { $turn }.
nothing-to-decide = Il posto { $seat } ora non ha niente da decidere.
game-is-over = La partita è finita: non si possono più giocare mosse.
unknown-language = La casa non parla «{ $language }». Parla: { $languages }.
move-no-text = Una mossa dev’essere un testo, ma questo è: { $move }.

bad-seats = { $game } è un gioco per { $fewest }–{ $most } giocatori, non per { $seats }.
bad-seed = Un seme dev’essere un numero intero, non { $seed }.
bad-edition = Questa versione conosce le regole di { $game } fino all’edizione { $newest }; l’edizione { $edition } non esiste.
bad-option-name = { $game } non ha un’opzione «{ $name }». Le opzioni sono: { $names }.
bad-option-value = «{ $value }» non è un valore valido per l’opzione { $name }. Scegli fra: { $values }.
bad-file-option = L’opzione { $name } vuole il percorso di un file o l’elenco delle sue righe, non { $value }.
file-unreadable = Impossibile leggere il file { $file }: { $why }.
file-not-text = Il file { $file } non è un file di testo.

position-no-object = Una posizione dev’essere un oggetto con campi che hanno un nome, come descritto in docs/positions.md.
position-other-game = Questa è una posizione di { $other }, non di { $game }.
position-seats = Una posizione di { $game } deve avere da { $fewest } a { $most } posti, e un elenco con una voce per ciascuno.
position-number = Il campo «{ $field }» deve essere un numero da { $low } a { $high }, ma contiene: { $value }.
position-flag = Il campo «{ $field }» deve essere true o false, ma contiene: { $value }.
position-text = Il campo «{ $field }» deve essere un testo, ma contiene: { $value }.
position-word = Il campo «{ $field }» deve avere uno di questi valori: { $wanted }. Ma contiene: { $value }.
position-table = Il campo «{ $field }» deve essere un oggetto, ma contiene: { $value }.
position-texts = Il campo «{ $field }» deve essere un elenco di testi, ma contiene: { $value }.
position-length = Il campo «{ $field }» deve essere un elenco di lunghezza { $length }, ma contiene: { $value }.
position-numbers = Il campo «{ $field }» deve essere un elenco di { $length } numeri, ma contiene: { $value }.
position-seat-list = Il campo «{ $field }» deve essere un elenco di posti, ma contiene: { $value }.
position-different-seats = Il campo «{ $field }» deve essere un elenco di posti tutti diversi, ma contiene: { $value }.
view-other-game = Questa non è una vista di { $game }.

code-taken = C’è già un tavolo con il codice { $code }. Scegli un altro codice.
overtaken = Qualcuno è stato più svelto: il tavolo è già all’evento { $seq }. Guarda com’è adesso e riprova.
store-url = «{ $url }» non è un indirizzo valido per un archivio. Scrivi sqlite:///FOLDER, postgresql://USER@HOST/NAME, o memory: per non salvare niente.
store-unwritable = La casa non può scrivere in { $place }: { $why }. Scegli una cartella in cui possa scrivere.
store-no-database = { $place } non è un database della casa, o è danneggiato: { $why }. Spostalo, o scegli un’altra cartella.
store-newer = { $place } è stato scritto da una versione più recente di Ridotto. Per aprirlo, installa quella versione.
store-unreachable = Impossibile aprire il database { $place }: { $why }. Controlla che sia in funzione e che nome e password siano giusti.
store-unavailable = In questo momento la casa non riesce a caricare né a salvare le partite. Riprova fra un attimo.
store-closed = La casa sta chiudendo. Torna quando avrà riaperto.

## Perché il sistema rifiuta, dentro un’altra frase

reason-denied = permesso negato
reason-missing = il file o la cartella non esiste
reason-folder = è una cartella
reason-no-folder = una parte del percorso non è una cartella
reason-full = il disco è pieno
reason-read-only = è in sola lettura
reason-taken = è già in uso

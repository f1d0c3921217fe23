## Che cosa può non andare in qualsiasi gioco. I rifiuti di ciascun gioco sono nel suo file.

unknown-game = Non c’è nessun gioco chiamato «{ $name }». La casa gioca a: { $names }.
unknown-seat = Non c’è nessun posto { $seat }: i posti sono numerati da 0 a { $last }.
not-your-turn = Il posto { $seat } ora non ha niente da decidere; è il turno del posto { $turn }.
nothing-to-decide = Il posto { $seat } ora non ha niente da decidere.
game-is-over = La partita è finita: non si può più giocare.
unknown-language = La casa non parla «{ $language }». Parla: { $languages }.
move-no-text = Una mossa è un testo, e { $move } non lo è.

bad-seats = { $game } si gioca da { $fewest } a { $most } giocatori, non in { $seats }.
bad-seed = Un seme è un numero intero, non { $seed }.
bad-edition = Le regole di { $game } sono note qui fino all’edizione { $newest }. L’edizione { $edition } non esiste.
bad-option-name = { $game } non ha un’opzione «{ $name }». Ha: { $names }.
bad-option-value = «{ $value }» non è un valore dell’opzione { $name }. Scegli fra: { $values }.
bad-file-option = L’opzione { $name } vuole il percorso di un file o l’elenco delle sue righe, non { $value }.
file-unreadable = Il file { $file } non si può leggere: { $why }.
file-not-text = Il file { $file } non è un file di testo.

position-no-object = Una posizione è un oggetto con campi che hanno un nome, come descritto in docs/positions.md.
position-other-game = Questa posizione è di { $other }, non di { $game }.
position-seats = Una posizione di { $game } vuole da { $fewest } a { $most } posti, e un elenco con una voce per ciascuno.
position-number = Il campo «{ $field }» deve essere un numero da { $low } a { $high }, ma contiene: { $value }.
position-flag = Il campo «{ $field }» deve essere true o false, ma contiene: { $value }.
position-text = Il campo «{ $field }» deve essere un testo, ma contiene: { $value }.
position-word = Il campo «{ $field }» deve essere uno fra { $wanted }, ma contiene: { $value }.
position-table = Il campo «{ $field }» deve essere un oggetto, ma contiene: { $value }.
position-texts = Il campo «{ $field }» deve essere un elenco di testi, ma contiene: { $value }.
position-length = Il campo «{ $field }» deve essere un elenco di lunghezza { $length }, ma contiene: { $value }.
position-numbers = Il campo «{ $field }» deve essere un elenco di numeri di lunghezza { $length }, ma contiene: { $value }.
position-seat-list = Il campo «{ $field }» deve essere un elenco di posti, ma contiene: { $value }.
position-different-seats = Il campo «{ $field }» deve essere un elenco di posti diversi, ma contiene: { $value }.
view-other-game = Questa non è una vista di { $game }.

code-taken = C’è già un tavolo con il codice { $code }. Scegli un altro codice.
overtaken = Qualcuno è stato più svelto: ora il tavolo è all’evento { $seq }. Guardalo e riprova.
store-url = «{ $url }» non è l’indirizzo di un archivio. Scrivi sqlite:///FOLDER, postgresql://USER@HOST/NAME, o memory: per non conservare niente.
store-unwritable = La casa non può scrivere in { $place }: { $why }. Scegli una cartella in cui possa scrivere.
store-no-database = { $place } non è una base di dati della casa, o è danneggiata: { $why }. Spostala, o scegli un’altra cartella.
store-newer = { $place } viene da una versione più recente di Ridotto. Installa quella versione per aprirla.
store-unreachable = La base di dati { $place } non si può aprire: { $why }. Controlla che sia in funzione e che il nome e la password siano giusti.
store-unavailable = In questo momento la casa non può leggere né scrivere il suo archivio. Riprova fra un attimo.
store-closed = La casa sta chiudendo. Torna quando sarà di nuovo aperta.

## Perché il sistema rifiuta, dentro un’altra frase

reason-denied = non è permesso
reason-missing = questo file o questa cartella non esiste
reason-folder = è una cartella
reason-no-folder = una parte del percorso non è una cartella
reason-full = il disco è pieno
reason-read-only = si può solo leggere
reason-taken = è già in uso

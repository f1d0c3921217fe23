### Au carnaval de Venise

carnaval-summary = Maschere, balli nella penombra, e burloni fra gli invitati: scopriteli prima che vi smascherino tutti.
carnaval-in-short = Ballate, parlate, smascherate i burloni.

## Opzioni

option-carnaval-roles = Chi viene al carnevale
option-carnaval-roles-usual = la solita compagnia: due invitati su tre hanno un’abilità
option-carnaval-roles-plain = semplice: pochi invitati speciali
option-carnaval-roles-full = al gran completo: nessun semplice invitato
option-carnaval-roles-advised = Per { $seats } giocatori vanno bene da { $fewest } a { $most } burloni; di solito sono { $count }.
option-carnaval-roles-needed = Per { $seats } giocatori ci vogliono esattamente { $count } burloni.
carnaval-balance-guests = Invitati
carnaval-balance-pranksters = Burloni
carnaval-balance-guests-easier = Gli invitati hanno vita più facile.
carnaval-balance-guests-stronger = Gli invitati sono molto più forti.
carnaval-balance-pranksters-easier = I burloni hanno vita più facile.
carnaval-balance-pranksters-stronger = I burloni sono molto più forti.
carnaval-balance-guests-wins = { $wins ->
    [0] Gli invitati non vincono quasi mai.
    [10] Gli invitati vincono quasi sempre.
   *[other] Su 10 serate, gli invitati ne vincono circa { $wins }.
}
carnaval-balance-length = { $length ->
    [one] Una serata dura un ballo, raramente più di { $longest }.
   *[other] Una serata dura circa { $length } balli, per lo più da { $shortest } a { $longest }.
}
option-carnaval-confidence = Voto di fiducia: il voto di un invitato smascherato vale doppio
option-carnaval-secret_vote = Voto segreto: si conosce solo il verdetto
option-carnaval-gatecrasher = L’imbucato: gira una carta che blocca l’abilità di chi ce l’ha
option-carnaval-master = Chi guida il carnevale
option-carnaval-master-house = la casa
option-carnaval-master-person = una persona che non gioca
option-carnaval-ladies = Chi fa la dama (Casanova affascina le dame, Isabella i cavalieri)
option-carnaval-ladies-turns = un giocatore sì e uno no: dama, cavaliere, dama, cavaliere
option-carnaval-ladies-none = nessuno: sono tutti cavalieri

## I personaggi

carnaval-role-guest = invitato
carnaval-role-prankster = burlone
carnaval-role-musician = musicista
carnaval-role-soldier = soldato
carnaval-role-evil-genie = genio maligno
carnaval-role-mask-lender = noleggiatore di maschere
carnaval-role-little-old-man = vecchietto
carnaval-role-avenger = giustiziere
carnaval-role-painter = pittore
carnaval-role-master-prankster = gran burlone
carnaval-role-gentleman = gentiluomo
carnaval-role-dancing-prankster = burlone ballerino
carnaval-role-winegrower = vignaiolo
carnaval-role-chef = capocuoco
carnaval-role-hypnotist = ipnotizzatore
carnaval-role-casanova = Casanova
carnaval-role-isabella = Isabella

# Come si dice chi si è: «Sono …».
carnaval-as-guest = un semplice invitato
carnaval-as-prankster = un burlone
carnaval-as-musician = il musicista
carnaval-as-soldier = il soldato
carnaval-as-evil-genie = il genio maligno
carnaval-as-mask-lender = il noleggiatore di maschere
carnaval-as-little-old-man = il vecchietto
carnaval-as-avenger = il giustiziere
carnaval-as-painter = il pittore
carnaval-as-master-prankster = il gran burlone
carnaval-as-gentleman = il gentiluomo
carnaval-as-dancing-prankster = il burlone ballerino
carnaval-as-winegrower = il vignaiolo
carnaval-as-chef = il capocuoco
carnaval-as-hypnotist = l’ipnotizzatore
carnaval-as-casanova = Casanova
carnaval-as-isabella = Isabella

# Come si chiama qualcuno: «…, apri gli occhi.»
carnaval-call-chef = Capocuoco
carnaval-call-musician = Musicista
carnaval-call-soldier = Soldato
carnaval-call-evil-genie = Genio maligno
carnaval-call-mask-lender = Noleggiatore di maschere
carnaval-call-little-old-man = Vecchietto
carnaval-call-avenger = Giustiziere
carnaval-call-pranksters = Burloni
carnaval-call-painter = Pittore
carnaval-call-master-prankster = Gran burlone
carnaval-call-gentleman = Gentiluomo

carnaval-card-guest = Sei qui per ballare e per scoprire i burloni. Il tuo unico dono è il fiuto.
carnaval-card-prankster = A ogni ballo scegli con i tuoi compari una maschera da strappare. Smascherate tutti gli invitati.
carnaval-card-musician = Una volta nella serata puoi fermare la musica: il ballo finisce prima che succeda altro.
carnaval-card-soldier = A ogni ballo puoi indicare qualcuno in maschera e sapere se è un semplice invitato. Se non lo è, lo tieni d’occhio, e per questo ballo non può fare niente.
carnaval-card-evil-genie = Stai con i burloni, ma non li conosci. Una volta nella serata puoi trasformare un invitato in uno di loro.
carnaval-card-mask-lender = Hai portato una maschera di riserva. Una volta puoi darla a chi è senza maschera. Attenzione: se ti smascherano i burloni, se la prendono.
carnaval-card-little-old-man = Ti piace ballare, ma ti stanchi presto. Puoi restare a sedere per un ballo, ma non al primo e mai per due di fila; finché siedi, nessuno può smascherarti.
carnaval-card-avenger = Dal secondo ballo in poi, se nel giro precedente nessun burlone è stato scoperto, puoi strappare una maschera anche tu.
carnaval-card-painter = A ogni ballo puoi aprire gli occhi alla chiamata di un invitato speciale. Vi riconoscete a vicenda.
carnaval-card-master-prankster = Fai parte dei burloni. A ogni ballo puoi posare il tuo marchio davanti a un giocatore: finché sta lì, non può usare abilità.
carnaval-card-gentleman = Quando qualcuno sta per perdere la maschera, puoi prenderne il posto. Una volta senza maschera, in caso di parità nel voto puoi decidere tu.
carnaval-card-dancing-prankster = Fai parte dei burloni. Una volta senza maschera puoi, per una sola volta, trascinare tutti nel prossimo ballo: basta parole, niente voto.
carnaval-card-winegrower = Una volta senza maschera, a ogni discussione offri un bicchiere di vino (un’«ombra») a un giocatore: fino al prossimo ballo non può parlare, né votare, né usare abilità.
carnaval-card-chef = Una volta senza maschera, a ogni ballo trattieni con i tuoi piatti un giocatore in maschera: i burloni non possono smascherarlo, e non può usare abilità.
carnaval-card-hypnotist = Una volta senza maschera puoi, per una sola volta, fare a un giocatore una domanda a cui deve rispondere sinceramente: «sì», «no» o «non lo so».
carnaval-card-casanova = Una volta senza maschera, a ogni discussione scegli una dama, che poi deve votare come te, anche in un secondo turno.
carnaval-card-isabella = Una volta senza maschera, a ogni discussione scegli un cavaliere, che poi deve votare come te, anche in un secondo turno.

## Il ballo

carnaval-dance = Ballo { $dance }: parte la musica. Vietato sbirciare!
carnaval-gives = { $who } passa l’invito smarrito a { $player }, che ora fa l’imbucato.
carnaval-calls = La chiamata: «{ $call }!»
carnaval-serves = Il capocuoco serve { $guest }, che per questo ballo pensa solo a mangiare.
carnaval-cancels = La musica si ferma. Il ballo è finito!
carnaval-learns = { $suspicious ->
    [true] { $player } ha modi sospetti: ora è sotto la tua sorveglianza.
   *[other] Niente di sospetto: { $player } è un semplice invitato.
 }
carnaval-watches = Qualcuno è sotto sorveglianza e per questo ballo non può usare abilità.
carnaval-watched = Ti tengono d’occhio: per questo ballo non puoi usare abilità.
carnaval-watched-past = Durante il ballo ti tenevano d’occhio: non potevi usare abilità.
carnaval-tempts = Sussurri qualcosa all’orecchio di { $player }.
carnaval-joins = { $who } passa dalla parte dei burloni.
carnaval-recognises-genie = Il genio maligno che ti ha tirato dalla sua parte è { $genie }.
carnaval-recognises = Il pittore ({ $who }) e { $holder }, { $role }, si riconoscono.
carnaval-masked = { $who } porta di nuovo una maschera.
carnaval-sits = Per questo ballo resti a sedere.
carnaval-reaches = Allunghi la mano verso la maschera di { $player }.
carnaval-proposes = { $who } propone { $player }.
carnaval-proposes-nobody = { $who } non propone nessuno.
carnaval-by-lot = I burloni non erano d’accordo: la sorte ha scelto { $player }.
carnaval-agree = I burloni allungano la mano verso la maschera di { $player }.
carnaval-proposes-taker = { $who } vorrebbe lasciare la maschera di riserva a { $player }.
carnaval-proposes-taker-self = { $who } vorrebbe tenere la maschera di riserva.
carnaval-proposes-taker-nobody = Per { $who } è indifferente chi tiene la maschera di riserva.
carnaval-takes = { $taker } tiene la maschera di riserva.
carnaval-robbed = I burloni ti hanno preso la maschera di riserva.
carnaval-asks = { $victim } sta per perdere la maschera. Vuoi prendere il suo posto?
carnaval-asks-condemned = È proprio la tua maschera che sta per cadere: non puoi prendere il posto di nessuno.
carnaval-falls = Qualcuno ti strappa la maschera. Tutti lo vedranno alla fine del ballo.
carnaval-marks = Il marchio del gran burlone ora è davanti a { $player }.
carnaval-unmarks = Davanti a { $player } il marchio non c’è più.

# Where everything is revealed: what was whispered to one player, told to anybody.
carnaval-tempts-told = { $who } sussurra qualcosa all’orecchio di { $player }.
carnaval-learns-told = { $suspicious ->
    [true] { $who } osserva { $player }: modi sospetti.
   *[other] { $who } osserva { $player }: un semplice invitato.
 }
carnaval-watched-told = { $who } è sotto sorveglianza: per questo ballo non può usare abilità.
carnaval-recognises-genie-told = { $who } scopre chi è il genio maligno: { $genie }.
carnaval-sits-told = { $who } resta a sedere per questo ballo.
carnaval-reaches-told = { $who } allunga la mano verso la maschera di { $player }.
carnaval-robbed-told = I burloni hanno preso la maschera di riserva.
carnaval-falls-told = Qualcuno strappa la maschera a { $who }. Tutti lo vedranno alla fine del ballo.

## Il rinfresco

carnaval-rest = Il ballo { $dance } è finito, il rinfresco è servito.
carnaval-unmasked = { $who } perde la maschera: è { $role }.
carnaval-unmasked-you = Perdi la maschera: sei { $role }.
carnaval-says = { $who }: { $statement }
carnaval-takes-back = { $who } ritira: { $quote }
carnaval-ready = { $who } chiede di votare.
carnaval-unready = { $who } ci ripensa e non chiede più di votare.
carnaval-pours = { $who } offre un bicchiere di vino a { $player }, che fino al prossimo ballo non può né parlare, né votare, né usare abilità.
carnaval-pours-seen = { $who } offre del vino a { $player }, che fino al prossimo ballo non parla e non vota.
carnaval-charms = { $who } affascina { $player }, che dovrà votare allo stesso modo.
carnaval-drags = { $who } trascina tutti nel prossimo ballo: basta parlare, e stavolta non si vota!
carnaval-hypnotises = { $who } ipnotizza { $player } e chiede: { $question }
carnaval-hypnotised = Domanda a { $player }, sotto ipnosi: { $question }
carnaval-question-prankster = Fai parte dei burloni?
carnaval-question-role = Sei { $role }?
carnaval-question-knows = Che tu sappia, { $player } fa parte dei burloni?
carnaval-question-voted = Hai votato contro { $player }?
carnaval-question-free = (la domanda si fa a voce)
carnaval-answers = { $who } risponde: { $answer ->
    [yes] sì.
    [no] no.
   *[unknown] non lo so.
}
carnaval-vote-first = La votazione: quale maschera deve cadere?
carnaval-vote = La votazione, turno { $round }. Si sceglie fra: { $accused }.
carnaval-voted = { $who } ha votato.
carnaval-votes = I voti: { $votes }.
carnaval-one-vote = { $who } contro { $player }
carnaval-no-votes = nessuno
carnaval-accused = Nessuna maggioranza. Gli accusati possono difendersi: { $players }.
carnaval-tie = Parità: { $players }.
carnaval-tie-all = { $count ->
    [2] Parità: cadono entrambe le maschere.
   *[other] Parità: cadono tutte e { $count } le maschere.
}
carnaval-chooses = A parità di voti decide il gentiluomo: { $player }.
carnaval-nobody = Con questo voto nessuno perde la maschera.
carnaval-nobody-dance = In questo ballo nessuno ha perso la maschera.
carnaval-nobody-music = Il musicista ha fermato la musica: nessuno ha perso la maschera.
carnaval-in-dance = Durante il ballo:
carnaval-master-give = Il maestro di cerimonie dà a { $player } l’invito smarrito.
carnaval-master-next = Il maestro di cerimonie fa proseguire la serata.
carnaval-master-end-discussion = Il maestro di cerimonie chiude la discussione.
carnaval-master-unmask = Il maestro di cerimonie smaschera { $player }.
carnaval-master-mask = Il maestro di cerimonie ridà una maschera a { $player }.
carnaval-master-block = Il maestro di cerimonie blocca { $player }.
carnaval-master-free = Il maestro di cerimonie libera { $player }.
carnaval-master-mark = Il maestro di cerimonie mette il marchio davanti a { $player }.
carnaval-master-vote = Il maestro di cerimonie corregge il voto di { $player }.
carnaval-master-vote-instead = Il maestro di cerimonie corregge il voto di { $player }: ora è contro { $other }.
carnaval-master-vote-none = Il maestro di cerimonie corregge il voto di { $player }: ora è un’astensione.
carnaval-master-end-guests = Il maestro di cerimonie chiude il carnevale: vincono gli invitati.
carnaval-master-end-pranksters = Il maestro di cerimonie chiude il carnevale: vincono i burloni.
carnaval-master-end-draw = Il maestro di cerimonie chiude il carnevale: pareggio.
carnaval-ends = Il carnevale è finito.

## Dichiarazioni

carnaval-say-claim = Sono { $role }.
carnaval-say-answer = Visto che me lo chiedete: sono { $role }.
carnaval-say-accuse = { $player } fa parte dei burloni!
carnaval-say-vouch = { $player } non fa parte dei burloni.
carnaval-say-vote-for = Voterò contro { $player }.
carnaval-say-ask = { $player }, chi sei?
carnaval-say-report-suspicious = Ho tenuto d’occhio { $player }: modi sospetti!
carnaval-say-report-harmless = Ho tenuto d’occhio { $player }: un semplice invitato.
carnaval-say-report-role = { $player } è { $role }. L’ho visto.
carnaval-say-report-watched = Mi tenevano d’occhio.
carnaval-say-retract = Ritiro una cosa che ho detto.
carnaval-say-retract-this = Ritiro quello che ho detto: «{ $statement }»

## Come finisce

carnaval-guests-win = Tutti i burloni sono smascherati: vincono gli invitati.
carnaval-pranksters-win = Tutti gli invitati sono smascherati: vincono i burloni.
carnaval-end-guests-won = Hai vinto con gli invitati: tutti i burloni sono smascherati!
carnaval-end-guests-lost = Hai perso: tutti i burloni sono smascherati e vincono gli invitati.
carnaval-end-pranksters-won = Hai vinto con i burloni: tutti gli invitati sono smascherati!
carnaval-end-pranksters-lost = Hai perso: tutti gli invitati sono smascherati e vincono i burloni.
carnaval-both = L’ultimo invitato e l’ultimo burlone hanno perso la maschera nello stesso momento: pareggio.
carnaval-dawn = Tre giri di fila senza che nessuno perda la maschera: spunta l’alba, e il carnevale finisce con un pareggio.
carnaval-masters-word = Il maestro di cerimonie ha chiuso il carnevale.

## Rifiuti

carnaval-unreadable = «{ $move }» non è una mossa valida. Prova per esempio: watch 3, claim soldier, vote 5, ready, pass.
carnaval-must-name = Qui non puoi passare, devi scegliere: { $wanted }.
carnaval-other-move = «{ $move }» non è quello che ti viene chiesto ora. Puoi: { $wanted }, o passare (pass) dove è permesso.
carnaval-cannot-name = «{ $move }» non è possibile: quel giocatore o quel personaggio ora non si può nominare.
carnaval-blocked = Ora non puoi usare la tua abilità: ti tengono d’occhio, il capocuoco ti trattiene, hai davanti il vino o il marchio, ti manca l’invito, o il maestro di cerimonie ti ha bloccato l’abilità.
carnaval-mask-gone = Non hai più la maschera, e con lei se n’è andata questa abilità.
carnaval-only-pass = A questa chiamata puoi solo passare (pass).
carnaval-not-in-talk = «{ $move }» non è possibile in questa discussione. Parla, usa un’abilità della tua carta scoperta, o scrivi: ready.
carnaval-said-enough = In questa discussione hai già fatto le tue { $most } dichiarazioni.
carnaval-nothing-to-retract = Non hai una dichiarazione numero { $number } da ritirare.
carnaval-cannot-say = «{ $statement }» non si può dire: parla di un altro giocatore, o di un personaggio in gioco.
carnaval-not-master = Il maestro di cerimonie ora non può fare «{ $move }».
carnaval-name-self = Devi scegliere qualcun altro.
carnaval-name-nobody = Qui non devi scegliere nessun giocatore.
carnaval-name-bare = Questo giocatore è già senza maschera.
carnaval-name-masked = Questo giocatore porta ancora la maschera.
carnaval-name-fellow = Questo giocatore è dei vostri.
carnaval-name-again = Non due volte di fila lo stesso giocatore.
carnaval-name-accused = Ora puoi scegliere solo uno degli accusati.
carnaval-name-charm = Casanova affascina le dame, Isabella i cavalieri, e non possono affascinarsi a vicenda.
carnaval-name-other = Ora non puoi scegliere questo giocatore.
carnaval-not-asked = Non è più possibile: ora ti viene chiesta un’altra cosa.
carnaval-must-choose = Qui devi scegliere qualcuno.

carnaval-no-role = «{ $name }» non è un personaggio. I personaggi sono: { $names }.
carnaval-many-roles = { $roles } personaggi sono troppi per { $seats } giocatori.
carnaval-box = Nella scatola, della carta «{ $role }», { $held ->
    [one] ce n’è una sola
   *[other] ce ne sono solo { $held }
}, ma ne servirebbero { $found }.
carnaval-not-small = Con 4–6 giocatori questa carta resta nella scatola: { $role ->
    [prankster] burlone
    [master-prankster] gran burlone
    [dancing-prankster] burlone ballerino
    [painter] pittore
   *[soldier] soldato
}.
carnaval-needs-genie = Con 4–6 giocatori il genio maligno c’è sempre.
carnaval-pranksters = Con { $seats } giocatori ci vogliono { $wanted } burloni (contano anche il gran burlone e il burlone ballerino), non { $found }.
carnaval-pranksters-about = Con { $seats } giocatori ci vogliono da { $fewest } a { $most } burloni (contano anche il gran burlone e il burlone ballerino), non { $found }.
carnaval-ladies = { $seat } non può essere una dama: indica posti da 0 a { $last }, ciascuno una volta sola.

carnaval-no-prankster = Da sette giocatori in su ci deve essere un burlone.
carnaval-masked-and-fallen = Un giocatore non può essere in maschera e averla persa in questo ballo.
carnaval-unmasked-not-shown = La carta di ogni giocatore smascherato deve essere già stata mostrata.
carnaval-camps = Le fazioni non corrispondono alle carte: un solo invitato può stare in una fazione diversa da quella della sua carta, cioè con i burloni.
carnaval-one-convert = Il genio maligno indica un solo giocatore, una sola volta, e mai sé stesso.
carnaval-invitation = Qualcuno ha l’invito smarrito se l’opzione «gatecrasher» è attiva, e nessuno se non lo è.
carnaval-spare = La maschera di riserva ce l’ha il noleggiatore di maschere o un burlone, oppure non è più in gioco.
carnaval-eyes = Solo ai burloni può essere sfuggito quello che hanno fatto gli altri burloni.
carnaval-no-question = «{ $question }» non è una domanda per l’ipnotizzatore.
carnaval-said = Il posto { $seat } deve avere un elenco di otto dichiarazioni al massimo per discussione.
carnaval-no-statement = «{ $statement }» non è una dichiarazione.
carnaval-fallen = Le maschere cadute si mostrano quando il ballo è finito.
carnaval-no-call = «{ $call }» non è una chiamata di questo ballo.
carnaval-no-victim = Per interpellare il gentiluomo ci vuole una vittima.
carnaval-no-step = Al passo «{ $step }» di questa chiamata nessuno può decidere.
carnaval-no-outcome = Un carnevale finito deve avere un risultato.
carnaval-winners = Vincono gli invitati, o i burloni e il genio, o tutti in caso di pareggio.
carnaval-no-world = La vista si contraddice: nessuna distribuzione delle carte le corrisponde.

## Nel terminale

carnaval-wears-mask = in maschera
carnaval-claims-to-be = dice di essere { $role }
carnaval-has-mark = ha davanti il marchio
carnaval-has-wine = beve vino
carnaval-has-invitation = senza invito
carnaval-is-charmed = vittima del fascino
carnaval-in-play = In gioco: { $roles }.
carnaval-now-invitation = Prima del ballo { $dance } l’invito passa di mano.
carnaval-now-dance = Ballo { $dance }. La chiamata: «{ $call }!»
carnaval-now-discussion = Il rinfresco dopo il ballo { $dance }: si parla.
carnaval-now-hypnosis = Il rinfresco dopo il ballo { $dance }: una domanda sotto ipnosi.
carnaval-now-vote = Il voto dopo il ballo { $dance }.
carnaval-now-defence = Gli accusati si difendono.
carnaval-now-tie = Parità: può decidere il gentiluomo.
carnaval-now-verdict = Prima che cada la maschera…
carnaval-now-over = Il carnevale è finito.
carnaval-your-card = Sei { $role }. { $card }
carnaval-you-joined = Ora fai parte dei burloni e vinci con loro!
carnaval-new-fellow = { $who } ora sta con voi burloni.
carnaval-tempted = Ha funzionato: { $player } ora fa parte dei burloni, se già non era così. State dalla stessa parte.
carnaval-you-know = Sai questo: { $player } – { $what }.
carnaval-you-found-suspicious = modi sospetti, quando hai controllato
carnaval-you-found-harmless = un semplice invitato, quando hai controllato
carnaval-your-victim = Sta per perdere la maschera: { $player }.

## Sulla pagina

carnaval-chapter-dance = ballo { $number }
carnaval-chapter-vote = votazione { $number }
carnaval-leader = il maestro di cerimonie
carnaval-ring = I giocatori attorno alla sala
carnaval-tray = Che cosa puoi fare
carnaval-evening = Lo svolgimento della serata
carnaval-stop-dance = Ballo { $dance }
carnaval-stop-rest = Rinfresco
carnaval-stop-vote = Voto
carnaval-second-round = secondo turno
carnaval-second-vote-among = Al secondo turno vanno i due con più voti contro e chi è in parità con loro.
carnaval-voice = Leggi le chiamate ad alta voce
carnaval-lady = dama
carnaval-lord = cavaliere
carnaval-bare = senza maschera
carnaval-can-choose = si può scegliere
carnaval-welcome-card = Sei { $role }
carnaval-welcome-aim = Il tuo scopo:
carnaval-aim-guests = smascherare tutti i burloni. Vinci insieme agli altri invitati.
carnaval-aim-pranksters = smascherare tutti gli invitati. Così vince la tua fazione.
carnaval-aim-genie = che tutti gli invitati vengano smascherati. Vinci insieme ai burloni.
carnaval-welcome-fellows = { $count ->
    [one] Il tuo compare: { $who }.
   *[other] I tuoi compari: { $who }.
}
carnaval-welcome-small = Siete in pochi, e non c’è ancora nessun burlone: nel primo ballo il genio maligno ne sceglie uno in segreto. Forse te!
carnaval-welcome-next = Adesso:
carnaval-welcome-dance = il primo ballo. Si spengono le luci e i personaggi vengono chiamati uno dopo l’altro; chi viene chiamato agisce in segreto.
carnaval-welcome-tap = A ogni chiamata tutti toccano lo schermo, anche chi non viene chiamato: così nessuno capisce a chi toccava.
carnaval-welcome-cover = Se non ti chiamano, il tuo inchino è solo una finta.
carnaval-welcome-roles = Tutti i personaggi: tocca la carta nell’angolo.
carnaval-welcome-alone = Con soli bot non serve toccare lo schermo: agisci solo quando chiamano te.
carnaval-welcome-go = So chi sono: si balla
carnaval-turned = Il genio maligno ti ha tirato dalla sua parte
carnaval-turned-aim = Il tuo nuovo scopo:
carnaval-turned-keeps = Conservi la tua carta ({ $role }) e tutto ciò che ti permette di fare.
carnaval-turned-go = Sto con i burloni: avanti
carnaval-intro = Sei il maestro di cerimonie
carnaval-intro-script = Leggi ad alta voce la battuta dorata, poi tocca «{ $line }».
carnaval-intro-next = «{ $next }» fa avanzare la serata di un passo. Appena sopra vedi chi deve ancora toccare lo schermo, decidere o votare.
carnaval-intro-powers = «{ $time }» dà più tempo a chi decide. Con «{ $powers }» puoi intervenire: togliere una maschera, bloccare un giocatore, correggere un voto, chiudere il carnevale.
carnaval-intro-secret = Vedi le carte di tutti: che nessuno guardi il tuo schermo.
carnaval-intro-go = Che il carnevale cominci
carnaval-cards = La tua carta e i personaggi
carnaval-cards-short = personaggi
carnaval-cards-unread = la tua carta
carnaval-corner-card = { $card }: tutti i personaggi
carnaval-cover = Nascondi la mia carta su questo schermo
carnaval-uncover = Mostra la mia carta su questo schermo
carnaval-known = Che cosa sai
carnaval-known-of = { $who }: { $what }
carnaval-learnt-close = Ho capito
carnaval-own-mask = La tua maschera è caduta, ma sei ancora in gioco: parli e voti, e la tua fazione può ancora vincere.
carnaval-own-mask-prankster = Durante i balli gli altri burloni ora scelgono senza di te.
carnaval-own-mask-late = Voti dopo tutti gli altri.
carnaval-own-mask-idle = Senza maschera non puoi usare la tua abilità.
carnaval-company = Chi è venuto al carnevale
carnaval-used-up = (abilità esaurita)
carnaval-known-prankster = fa parte dei burloni, lo sai
carnaval-known-genie = il genio maligno, lo sai
carnaval-known-suspicious = modi sospetti, quando hai controllato
carnaval-known-harmless = un semplice invitato, quando hai controllato
carnaval-known-answer = Domanda a { $who }, sotto ipnosi: { $question } Risposta: { $answer ->
    [yes] sì.
    [no] no.
   *[unknown] non lo so.
}
carnaval-badge-accused = sotto accusa
carnaval-badge-watched = sotto sorveglianza
carnaval-badge-served = a tavola
carnaval-badge-wine = beve vino
carnaval-badge-barred = abilità bloccata dal maestro di cerimonie
carnaval-badge-mark = ha davanti il marchio
carnaval-badge-invitation = senza invito
carnaval-badge-spare = ha la maschera di riserva
carnaval-badge-again = di nuovo in maschera
carnaval-badge-turned = ora dalla parte dei burloni
carnaval-badge-charmed = vittima del fascino
carnaval-badge-ready = chiede di votare
carnaval-badges = I segni accanto ai giocatori
carnaval-hands = { $hands ->
    [one] un dito puntato qui
   *[other] { $hands } dita puntate qui
 }
carnaval-hands-before = { $hands ->
    [one] un dito puntato al primo turno
   *[other] { $hands } dita puntate al primo turno
 }
carnaval-hands-up = { $up ->
    [0] Quale maschera deve cadere?
    [one] Una mano è alzata…
   *[other] { $up } mani sono alzate…
 }
carnaval-hand-at = indica { $player }
carnaval-hand-none = si astiene
carnaval-hand-hidden = ha votato
carnaval-tally = Il voto per alzata di mano
carnaval-first-vote = Primo turno
carnaval-more-hands = + altri { $count }
carnaval-no-majority = Nessuna maggioranza
carnaval-winners-are = Vincono il carnevale
carnaval-card-unknown = carta sconosciuta
carnaval-won-over = { $role }, poi con i burloni per opera del genio
carnaval-story-pranksters = { $count ->
    [one] Il burlone era { $who }.
   *[other] I burloni erano { $who }.
}
carnaval-story-genie = { $who }, il genio maligno, ha portato { $player } dalla parte dei burloni.
carnaval-story-genie-alone = { $who }, il genio maligno, non ha portato nessuno dalla parte dei burloni.
carnaval-story-lie = { $who } diceva: { $quote } In realtà era { $role }.
carnaval-story-lie-believed = { $who } diceva: { $quote } In realtà era { $role }, e nessuno ha mai votato contro { $who }.
carnaval-story-lie-about = { $who } diceva: { $quote } In realtà { $player } era { $role }.
carnaval-story-suspected = { $hands ->
    [one] Qualcuno ha votato contro { $who }, { $role }: un errore.
   *[other] Contro { $who }, { $role }, ci sono stati { $hands } voti, tutti a torto: nessun invitato ne ha avuti di più.
}
carnaval-story-fell = Al buio: { $who }.
carnaval-story-voted = { $wrong ->
    [yes] Al voto, a torto: { $who }.
   *[no] Al voto: { $who }.
}
carnaval-story-votes = Voti di { $who }.
carnaval-story-turn-dance = La svolta è arrivata al ballo { $dance }, quando { $who } ha perso la maschera: { $role }.
carnaval-story-turn-vote = La svolta è arrivata al voto dopo il ballo { $dance }, quando { $who } ha perso la maschera: { $role }.
carnaval-story-turn-end = Tutto è rimasto possibile fino all’ultima maschera: quella di { $who }.
carnaval-story-vote = { $count ->
    [one] Il voto decisivo: { $hands }. Maschera persa: { $who }.
   *[other] Il voto decisivo è finito in parità: { $hands }. Maschere perse: { $who }.
}
carnaval-wait = Gli altri stanno decidendo…
carnaval-wait-verdict = Prima che cada una maschera, il gentiluomo può intervenire in segreto…
carnaval-wait-for = In attesa di { $who }.
carnaval-wait-late = In attesa di { $who }: i burloni smascherati votano per ultimi.
carnaval-wait-own-late = I burloni smascherati votano per ultimi: voterai quando i voti degli altri saranno noti.
carnaval-votes-with = { $who } ti ha affascinato: il tuo voto seguirà il suo.
carnaval-wine-yours = { $who } ti ha offerto un bicchiere di vino: fino all’inizio del prossimo ballo non puoi né parlare né votare.
carnaval-hindered = { $why ->
    [mark] Hai davanti il marchio: ora non puoi usare la tua abilità.
    [invitation] Ti manca l’invito: ora non puoi usare la tua abilità.
   *[barred] Il maestro di cerimonie ti ha bloccato: ora non puoi usare la tua abilità.
}
carnaval-wait-taps = A ogni chiamata tutti toccano lo schermo: così nessuno si tradisce.
carnaval-dance-alone = Non devi fare niente: il ballo continua.
carnaval-dance-soon = Sta per cominciare il prossimo ballo…
carnaval-dance-goes-on = Fatto. Si va avanti appena tutti hanno toccato lo schermo.
carnaval-tap-called = Ti stanno chiamando: decidi tu.
carnaval-tap-turned = Ora fai parte dei burloni: decidi tu.
carnaval-tap-along = Non ti stanno chiamando: fai finta.
carnaval-tap-unable = { $why ->
    [watched] Ti stanno chiamando, ma ti tengono d’occhio.
    [served] Ti stanno chiamando, ma sei a tavola.
    [barred] Ti stanno chiamando, ma il maestro di cerimonie ti blocca.
    [marked] Ti stanno chiamando, ma hai davanti il marchio.
    [invitation] Ti stanno chiamando, ma non hai l’invito.
    [bare] Ti stanno chiamando, ma la tua maschera è caduta.
    [robbed] Ti stanno chiamando, ma i burloni hanno la tua maschera di riserva.
    [no-need] Ti stanno chiamando, ma nessuno ha ancora bisogno di una maschera.
    [tired] Ti stanno chiamando, ma hai saltato l’ultimo ballo.
    [used] Ti stanno chiamando, ma la tua abilità è esaurita.
   *[other] Ti stanno chiamando, ma ora non puoi fare nulla.
}
# Moments of the dance, separated by slashes. They mean nothing, and must not sound as if they told anything about a player.
carnaval-moments = Stasera i violini vanno un po’ troppo in fretta. / Qualcuno ti pesta un piede e si scusa in quattro lingue. / Una piuma ti solletica il naso. Guai a starnutire. / C’è odore di arance, di cera e di cane bagnato. / Sinistra, destra, giro… e un mantello ti sfiora. / Fuori un gondoliere canta, e stona. / La maschera prude. Anche quella degli altri. / Da qualche parte un ventaglio si chiude di scatto. / Il lampadario tintinna: balla anche una falena. / Qualcuno ridacchia. Qualcuno ridacchia sempre. / Fai un inchino. Forse a un attaccapanni. / Una campana batte le undici. O era mezzanotte?
carnaval-choose-deed = Parla, o tocca un giocatore.
carnaval-choose-defence = Parla in tua difesa, o tocca un giocatore.
carnaval-turn-talk = Ora si parla, tutti insieme
carnaval-turn-accused = Sei sotto accusa: difenditi
carnaval-turn-accused-spent = Sei sotto accusa
carnaval-turn-verdict = Hanno votato tutti
carnaval-ending = Cadono le ultime maschere
carnaval-still-talk = Hai chiesto di votare, ma puoi ancora parlare.
carnaval-still-defend = Hai concluso la tua difesa, ma puoi ancora parlare.
carnaval-statements-left = { $count ->
    [one] Ti resta una dichiarazione.
   *[other] Ti restano { $count } dichiarazioni.
}
carnaval-statements-used = Hai fatto tutte le tue dichiarazioni. Ne avrai di nuove dopo il prossimo ballo.
carnaval-kind-others = Parla degli altri
carnaval-kind-self = Parla di te
carnaval-kind-found = Racconta cosa hai scoperto, vero o no
carnaval-said-nothing = Stasera non ha ancora parlato.
carnaval-said-about = Sul suo conto si dice:
carnaval-overheard = Che cosa si è detto
carnaval-last-words = Le ultime parole degli accusati:
carnaval-has-voted = Ha votato contro: { $players }
carnaval-only-once = Una sola volta nella serata!
carnaval-whisper-does = Il sussurro del genio trasforma un invitato in un burlone. Si può fare una sola volta nella serata, e con un burlone è sprecato.
carnaval-say-it = Dillo
carnaval-quote = «{ $statement }»
carnaval-back = Scegli di nuovo
carnaval-more-time = Ancora un minuto
carnaval-pass = { $phase ->
    [vote] Astieniti
    [tie] Lascia la parità
    [verdict] Non fare niente
   *[other] Continua a ballare
 }
carnaval-pass-called = Non fare niente

carnaval-ask-give = A chi passi l’invito smarrito?
carnaval-ask-serve = Chi trattieni con i tuoi piatti?
carnaval-ask-sketch = Alla chiamata di chi apri gli occhi?
carnaval-ask-cancel = Fermi la musica?
carnaval-ask-watch = Chi tieni d’occhio?
carnaval-ask-convert = All’orecchio di chi sussurri?
carnaval-ask-lend = A chi dai la maschera di riserva?
carnaval-ask-sit = Per questo ballo resti a sedere?
carnaval-ask-unmask = Quale maschera strappi?
carnaval-ask-mark = Davanti a chi posi il marchio?
carnaval-ask-take = Chi di voi tiene la maschera di riserva?
carnaval-ask-vote = Quale maschera deve cadere?
carnaval-ask-correct = Quale voto correggi?
carnaval-ask-choose = Chi di loro perde la maschera?
carnaval-ask-pour = A chi offri il vino?
carnaval-ask-charm = Chi affascini?
carnaval-ask-drag = Trascini tutti nel prossimo ballo?
carnaval-ask-hypnotise = Chi ipnotizzi?
carnaval-ask-question = Che cosa chiedi?
carnaval-ask-accuse = Chi fa parte dei burloni?
carnaval-ask-vouch = Chi non fa parte dei burloni?
carnaval-ask-vote-for = Contro chi voterai?
carnaval-ask-ask = A chi fai la domanda?
carnaval-ask-report-suspicious = Dici di essere il soldato e di aver tenuto d’occhio un giocatore sospetto. Chi?
carnaval-ask-report-harmless = Dici di essere il soldato e di aver tenuto d’occhio un semplice invitato. Chi?
carnaval-ask-report-role = Dici di aver visto una carta. Di chi?
carnaval-ask-report-watched = Dici che il soldato ti teneva d’occhio?
carnaval-ask-claim = Chi sei?
carnaval-ask-answer = Te lo chiedono: chi sei?
carnaval-asked-by = { $count ->
    [one] { $who } ti chiede: chi sei?
   *[other] { $who } ti chiedono: chi sei?
}
carnaval-ask-retract = Che cosa ritiri?
carnaval-ask-player = Quale giocatore?
carnaval-tap-player = Tocca un giocatore.
carnaval-ask-role = Quale personaggio?
carnaval-ask-mask = A chi ridai una maschera?
carnaval-ask-block = Chi blocchi?
carnaval-ask-free = Chi liberi?
carnaval-ask-instead = Contro chi vota invece { $player }?
carnaval-ask-end = Come finisce il carnevale?
carnaval-ask-bow = A chi fai l’inchino?
carnaval-ask-clap = Batti le mani a tempo?
carnaval-ask-gasp = Forse il gentiluomo sta intervenendo in segreto. Trattieni il respiro?
carnaval-ask-invite = Chi ha smarrito l’invito?
carnaval-ask-meet = Chi vorresti incontrare?

carnaval-verb-give = Passalo
carnaval-verb-serve = Servi
carnaval-verb-sketch = Apri gli occhi
carnaval-verb-watch = Tieni d’occhio
carnaval-verb-convert = Sussurra
carnaval-verb-lend = Consegna la maschera
carnaval-verb-unmask = Smaschera
carnaval-verb-mark = Posa il marchio
carnaval-verb-take = La tiene…
carnaval-verb-vote = Vota
carnaval-verb-correct = Correggi un voto
carnaval-verb-choose = Scegli
carnaval-verb-pour = Offri vino
carnaval-verb-charm = Affascina
carnaval-verb-drag = Tutti a ballare!
carnaval-verb-hypnotise = Ipnotizza
carnaval-verb-accuse = Accusa
carnaval-verb-vouch = Garantisci per…
carnaval-verb-vote-for = Voterò contro…
carnaval-verb-ask = Chiedi
carnaval-verb-report-suspicious = Soldato: ho un sospetto
carnaval-verb-report-harmless = Soldato: semplice invitato
carnaval-verb-report-role = Ho visto una carta
carnaval-verb-report-watched = Mi tenevano d’occhio
carnaval-verb-claim = Sono…
carnaval-verb-answer = Rispondi
carnaval-verb-retract = Ritira una dichiarazione…
carnaval-verb-yes = Sì
carnaval-verb-no = No
carnaval-verb-unknown = Non lo so
carnaval-verb-mask = Ridai una maschera
carnaval-verb-block = Blocca
carnaval-verb-free = Libera
carnaval-verb-end = Chiudi il carnevale
carnaval-verb-bow = Fai l’inchino
carnaval-verb-invite = Invito smarrito
carnaval-verb-meet = Incontra

carnaval-do-give = Passalo a { $player }
carnaval-do-serve = Servi { $player }
carnaval-do-sketch = Guarda { $role }
carnaval-do-cancel = Ferma la musica
carnaval-do-watch = Tieni d’occhio { $player }
carnaval-do-convert = Sussurra a { $player }
carnaval-do-lend = Consegnala a { $player }
carnaval-do-sit = Resta a sedere
carnaval-do-unmask = Smaschera { $player }
carnaval-do-mark = Marchio davanti a { $player }
carnaval-do-step-in = Prendi il suo posto
carnaval-do-take = La tiene { $player }
carnaval-do-vote = Vota contro { $player }
carnaval-do-vote-instead = { $player } vota contro { $other }
carnaval-do-vote-none = { $player } si astiene
carnaval-do-choose = Smaschera { $player }
carnaval-do-pour = Vino per { $player }
carnaval-do-charm = Affascina { $player }
carnaval-do-drag = Tutti a ballare!
carnaval-do-hypnotise-with = Chiedi a { $player }: { $question }
carnaval-do-yes = Sì
carnaval-do-no = No
carnaval-do-unknown = Non lo so
carnaval-do-ready = Andiamo al voto
carnaval-do-defended = Ho finito la mia difesa
carnaval-do-not-ready = Aspettate, non ancora
carnaval-do-speak-again = Ho altro da dire
carnaval-do-next = Avanti
carnaval-do-next-without = Avanti senza { $who }
carnaval-do-end-discussion = Chiudi la discussione
carnaval-do-mask = Ridai una maschera a { $player }
carnaval-do-block = Blocca { $player }
carnaval-do-free = Libera { $player }
carnaval-do-end-guests = Vincono gli invitati
carnaval-do-end-pranksters = Vincono i burloni
carnaval-do-end-draw = Pareggio
carnaval-do-bow = Fai l’inchino a { $player }
carnaval-do-clap = Batti le mani
carnaval-do-gasp = Trattieni il respiro
carnaval-do-invite = L’ha smarrito { $player }
carnaval-do-meet = Incontra { $role }

carnaval-word-prankster = Fai parte dei burloni?
carnaval-word-free = Domanda libera
carnaval-word-role = Sei…?
carnaval-word-knows = Che tu sappia, … fa parte dei burloni?
carnaval-word-voted = Hai votato contro…?
carnaval-word-none = Nessuno
carnaval-word-guests = Vincono gli invitati
carnaval-word-pranksters = Vincono i burloni
carnaval-word-draw = Pareggio

carnaval-desk = Il banco del maestro di cerimonie
carnaval-desk-call = Chi viene chiamato decide sul proprio schermo, e tutti toccano il loro. Lascia il tempo che serve.
carnaval-desk-silent = Ora non viene chiamato nessuno. Aspetta che tutti abbiano toccato lo schermo.
carnaval-desk-gentleman = Al gentiluomo viene fatta una domanda in segreto. Aspetta un momento.
carnaval-desk-vote = Ognuno vota sul proprio schermo.
carnaval-desk-powers = Intervieni
carnaval-script = Il tuo copione
carnaval-script-again = Ripeti
carnaval-script-stop = Ferma
carnaval-script-next = Battuta successiva
carnaval-does-next = «{ $button }» fa proseguire la serata.
carnaval-does-next-hush = { $count ->
    [0] Tutti hanno toccato lo schermo. «{ $button }» chiude questa chiamata.
    [one] { $who } non ha ancora toccato lo schermo. «{ $button }» chiude questa chiamata senza aspettare.
   *[other] Non hanno ancora toccato lo schermo: { $who }. «{ $button }» chiude questa chiamata senza aspettare.
}
carnaval-does-next-decides = { $count ->
    [0] Un momento…
    [one] { $who } deve ancora decidere. Puoi andare avanti senza aspettare.
   *[other] Devono ancora decidere: { $who }. Puoi andare avanti senza aspettare.
}
carnaval-does-next-vote = { $count ->
    [0] Hanno votato tutti.
    [one] { $who } non ha ancora votato: con «{ $button }» sarà un’astensione.
   *[other] Non hanno ancora votato: { $who }. Con «{ $button }» saranno astensioni.
}
carnaval-does-end-discussion = Chiusa la discussione, comincia il voto.
carnaval-does-unmask = La maschera cade e tutti vedono la carta.
carnaval-does-mask = Questo giocatore porta di nuovo la maschera.
carnaval-does-mark = Il marchio è davanti a questo giocatore, che non può usare alcuna abilità.
carnaval-does-block = Questo giocatore non può usare alcuna abilità finché non lo liberi.
carnaval-does-free = Toglie tutto ciò che blocca questo giocatore, tranne l’invito smarrito.
carnaval-does-correct = Cambia un voto già dato.
carnaval-does-invite = Questo giocatore ha smarrito l’invito. Prima di ogni ballo la carta passa di mano.
carnaval-does-end = Dici chi ha vinto, e la partita è finita.

## Da stampare: le carte

carnaval-print-cards = Carte dei personaggi da stampare
carnaval-print-cards-hint = Su carta A4 o Letter, in dimensioni effettive. Ritaglia lungo le linee.
carnaval-side-guests = dalla parte degli invitati
carnaval-side-pranksters = dalla parte dei burloni
carnaval-side-genie = con i burloni, senza essere uno di loro
carnaval-thing-invitation = invito smarrito
carnaval-thing-invitation-text = Senza invito non puoi usare abilità. Subito prima di ogni ballo, passa questa carta a un altro giocatore, davanti a tutti.
carnaval-thing-mark = marchio del gran burlone
carnaval-thing-mark-text = Finché ce l’hai davanti, non puoi usare abilità.

## Da stampare: il foglio del maestro di cerimonie. Che cosa dice ad alta voce, e che cosa fa.

carnaval-print-master = Foglio del maestro di cerimonie
carnaval-sheet-before = Prima del primo ballo
carnaval-sheet-dance = Il ballo, in quest’ordine
carnaval-sheet-after = Il rinfresco e il voto
carnaval-sheet-company = La solita compagnia
carnaval-sheet-along = Se giochi anche tu: senza dispositivo, con le mani sul tavolo
carnaval-sheet-call = Chiamata
carnaval-sheet-say = Che cosa dire
carnaval-sheet-do = Che cosa fare
carnaval-sheet-players = Giocatori
carnaval-sheet-roles = Personaggi

carnaval-aloud-open = { $call }, apri gli occhi.
carnaval-aloud-close = { $call }, chiudi gli occhi.
carnaval-aloud-open-all = Burloni, aprite gli occhi e guardatevi.
carnaval-aloud-close-all = Burloni, chiudete gli occhi.
carnaval-aloud-dance = Parte la musica. Chiudete gli occhi.
carnaval-aloud-rest = Il ballo è finito. Aprite gli occhi: il rinfresco è servito.
carnaval-aloud-vote = Alzate la mano. Uno, due, tre: puntate il dito!

carnaval-lead-cards = Spiega a tutti quali personaggi sono in gioco e che cosa fanno, e consegna una carta a ciascuno.
carnaval-lead-calls = Chiama solo i personaggi in gioco, ma chiamali a ogni ballo, con la stessa pausa, anche se il giocatore è smascherato o non può fare niente.
carnaval-lead-blocked = Un giocatore sotto sorveglianza, con davanti il marchio o il vino, servito dal capocuoco o senza invito non può usare abilità.
carnaval-lead-invitation = Se giocate con l’imbucato: consegna l’invito smarrito a un giocatore di tua scelta. Subito prima di ogni ballo, anche del primo, passa di mano davanti a tutti.
carnaval-lead-chef = Solo quando è senza maschera. Il capocuoco indica un giocatore in maschera, mai lo stesso due volte di fila; tocca la spalla a quel giocatore. Per questo ballo i burloni non possono smascherarlo.
carnaval-lead-painter = Non chiamarlo. Una volta per ballo può aprire gli occhi alla chiamata di musicista, soldato, noleggiatore di maschere, vecchietto, giustiziere o gentiluomo.
carnaval-lead-musician = Se fa cenno di sì, il ballo è subito finito: non chiamare nessun altro. Una volta nella serata.
carnaval-lead-soldier = Il soldato indica un giocatore in maschera. Se è un semplice invitato, fai cenno di no. Altrimenti fai cenno di sì, tocca la spalla a quel giocatore e annuncia:
carnaval-lead-evil-genie = Una volta nella serata il genio indica un giocatore in maschera. Se è un invitato, diventa un burlone: toccagli la spalla; apre gli occhi e vede il genio.
carnaval-lead-evil-genie-small = Con 4–6 giocatori deve scegliere nel primo ballo, prima di ogni altra chiamata, e il burlone non vede chi è.
carnaval-lead-mask-lender = Una volta nella serata il noleggiatore indica un giocatore smascherato, che si mette la maschera di riserva: annuncia chi la porta. Se la maschera l’hanno presa i burloni, risponde uno di loro.
carnaval-lead-little-old-man = Se fa cenno di sì, per questo ballo resta a sedere, e nessuno può smascherarlo. Mai nel primo ballo, mai due volte di fila.
carnaval-lead-avenger = Non nel primo ballo, e solo se nessun burlone è stato scoperto nel ballo precedente né nel voto che l’ha seguito. Il giustiziere indica un giocatore in maschera.
carnaval-lead-pranksters = Anche chi è stato trasformato dal genio. Si accordano su un giocatore in maschera che non sia dei loro. Con 4–6 giocatori, nel primo ballo, nessuno.
carnaval-lead-master-prankster = Posa il suo marchio davanti al giocatore che ti indica. A ogni chiamata il marchio deve cambiare posto, o lo riprendi.
carnaval-lead-gentleman = Ogni volta che una maschera sta per cadere, anche dopo un voto: toccagli la spalla e mostragli di chi è. Se fa cenno di sì, la maschera la perde lui.
carnaval-lead-shown = Annuncia quali maschere sono cadute, ma non come; chi le ha perse scopre la carta. Controlla se la partita è finita.
carnaval-lead-talk = Lascia parlare tutti. Se sono senza maschera, il vignaiolo, l’ipnotizzatore, il burlone ballerino, Casanova e Isabella ora possono usare la loro abilità.
carnaval-lead-vote = I burloni smascherati puntano il dito due secondi dopo; dopo di loro nessun voto conta più. Con più della metà dei voti contro, un giocatore perde la maschera.
carnaval-lead-second = Altrimenti i due giocatori con più voti contro (o più di due, in caso di parità) si difendono, poi tutti votano di nuovo, ma solo contro uno di loro. Chi ha più voti contro perde la maschera; in caso di parità la perdono tutti. Con 4–6 giocatori decide già il primo voto.
carnaval-lead-law = La tua parola è legge, anche contro le regole.
carnaval-along-table = Sedetevi abbastanza vicini da potervi toccare. Ognuno mette una mano al centro del tavolo.
carnaval-along-cards = Nomina i personaggi in gioco, ricorda le regole e distribuisci le carte. Ognuno guarda la propria, anche tu.
carnaval-along-eyes = Chiama come sopra, ma tieni gli occhi chiusi anche tu. Aprili solo quando hai chiamato il tuo personaggio.
carnaval-along-touch = Per scegliere un giocatore gli si tocca la mano. Se serve una risposta, quel giocatore fa sì o no con la testa.
carnaval-along-answer = Chi deve dirti sì o no ti tocca la mano: una volta per il sì, due volte per il no.
carnaval-along-time = Quando pensi che qualcuno abbia finito, chiedigli di chiudere gli occhi. Se non ha finito ti tocca la mano: lasciagli più tempo.
carnaval-along-care = Spiega chiaramente che cosa c’è da fare e lascia tempo a ogni chiamata, anche alla tua: così non ti tradisci.

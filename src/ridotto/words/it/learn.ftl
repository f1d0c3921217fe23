### Imparare giocando: le prime partite, con una guida. Breve e cordiale: lo deve capire chi ha dieci anni.

## L’entrata

learn-play = Impara giocando
learn-play-game = Impara giocando: { $game }, in cinque minuti
learn-first-time = È la prima volta?
learn-first-time-hint = Impara un gioco giocandoci: cinque minuti, solo tu e i bot.

## La guida accanto al tavoliere

learn-guide = La tua prima partita
learn-about = Una partita preparata per te, solo tu e i bot. Fai quello che vuoi!
learn-fold = Nascondi la guida
learn-unfold = E adesso?
learn-master = Che cosa farebbe un maestro?
learn-others = Ora tocca agli altri. Guarda che cosa fanno.
learn-own-way = Hai fatto di testa tua: va benissimo lo stesso.
learn-even = La partita è finita, e nessuno ha battuto gli altri: pareggio!
learn-leave = Esci
learn-real = Gioca una partita vera
learn-again = Rigioca

## Mascarade

learn-mascarade-first = Arrivi verso la fine: 101 punti a testa, e solo poche caselle libere. Non badare al resto del tavoliere. Tocca la maschera con la freccia, poi la casella con la freccia: la maschera va accanto ad altre che le somigliano.
learn-mascarade-first-done = Ben posata! Ogni tratto in comune con una vicina è un punto: forma del viso, capelli, occhi, naso, bocca.
learn-mascarade-second = Una maschera che ne tocca altre due deve avere un tratto in comune con entrambe. Ma così fa punti con tutte e due. Prova quella con la freccia.
learn-mascarade-second-done = Ecco come si sommano i punti. E hai preso una maschera nuova.
learn-mascarade-look = Ora scegli tu. Tocca una delle tue maschere: dovunque vada bene, vedi quanti punti ti dà. Dove vale di più?
learn-mascarade-look-done = Bene. Se nessuna va bene, prendi una maschera; se non va bene nemmeno quella, il tuo turno finisce.
learn-mascarade-pool = Non ci sono più maschere da prendere. Lo spazio comincia a mancare: posa le tue finché c’è ancora dove metterle.
learn-mascarade-pool-done = Una maschera in meno sul tuo leggio.
learn-mascarade-last = Ti restano pochissime maschere. Quando qualcuno posa la sua ultima maschera, la partita finisce subito.
learn-mascarade-last-done = Ogni maschera posata conta. Quelle che restano sul leggio non valgono niente.
learn-mascarade-free = Tocca a te. Quale maschera va bene, dove, e per quanti punti?
learn-mascarade-won = La partita è finita e hai vinto! Il segreto: le caselle che toccano più maschere. E le maschere che vanno bene in tanti posti, tienile per dopo.
learn-mascarade-lost = La partita è finita, e stavolta non hai vinto. Un consiglio: cerca le caselle che toccano più maschere, sono quelle che valgono di più.

## Masker. Chi impara ha il giallo, l’altro giocatore il blu.

learn-masker-white = Il tuo colore segreto è il giallo: tieni una croce gialla sulla griglia! Per catturare, sposta la croce incolore su una vicina. Cattura la bianca indicata dalla freccia.
learn-masker-white-done = Catturata! La bianca è speciale: dopo puoi catturare qualsiasi croce, dovunque sia.
learn-masker-suspect = Che colore nasconde l’altro giocatore? Ha catturato tante croci rosse e viola, ma quasi nessuna blu. Sospetto! Cattura una croce blu.
learn-masker-suspect-done = Una croce blu in meno. Se è il suo colore, fa male.
learn-masker-stop = In un turno puoi catturare fino a tre croci, e puoi fermarti dopo ciascuna. Prova: fermati qui.
learn-masker-stop-done = Ora l’altro giocatore continua da dove hai lasciato la croce incolore.
learn-masker-alone = Puoi di nuovo catturare qualsiasi croce: è così quando niente tocca l’incolore, o dopo una bianca. Catturane un’altra blu!
learn-masker-alone-done = Bel colpo. Ora continua, o fermati.
learn-masker-beside = Stavolta puoi catturare solo quello che tocca la croce incolore. Ce n’è una blu?
learn-masker-beside-done = Catturata. Conta: quante blu ci sono ancora?
learn-masker-own = Che sfortuna: ora si possono catturare solo le gialle, le tue! Una devi prenderla.
learn-masker-own-done = Fa male. Ma per restare in gioco basta una sola croce gialla.
learn-masker-guard = Attenzione: resta una sola croce gialla. Se sparisce, sei fuori gioco.
learn-masker-guard-done = Tieni d’occhio la tua ultima croce gialla.
learn-masker-final = L’ultima croce blu, e la puoi catturare. Vai!
learn-masker-final-done = Ora sulla griglia non c’è più nessuna croce blu.
learn-masker-free = Tocca a te. Cattura quello che vuoi, e fermati quando vuoi.
learn-masker-won = Hai vinto! L’altro giocatore aveva il blu, e senza croci blu è fuori gioco. Il gioco è tutto qui: scopri il suo colore, e non far scoprire il tuo.
learn-masker-lost = L’ultima croce gialla è sparita, quindi sei fuori gioco. L’altro giocatore aveva il blu. Un consiglio: scopri presto il suo colore, e non far scoprire il tuo.

## Mask

learn-mask-stick = Hai due bastoncini. Su questo tabellone si poseranno delle maschere, e un bastoncino che spunta da un anello fa guadagnare punti. Metti il primo nel foro che brilla, o dove vuoi tu.
learn-mask-stick-done = Eccolo a posto. Ora ne mettono uno anche gli altri.
learn-mask-second = Adesso il secondo bastoncino. Mettilo un po’ lontano dal primo: così è più facile che uno dei due abbia fortuna.
learn-mask-second-done = I tuoi bastoncini sono a posto, e hai dieci punti, come tutti.
learn-mask-lay = Tocca a te scoprire la prima maschera. Posala nel verso che conviene di più ai tuoi bastoncini: un anello pagherà 3 punti, un doppio anello 5.
learn-mask-lay-done = Ben posata. Prima che paghi, ciascuno ha un turno, e il tuo è l’ultimo.
learn-mask-offer = Qualcuno vende una carta che nessun altro ha letto. Chi offre di più paga il venditore e fa quello che dice la carta. Puoi fare un’offerta, o ritirarti.
learn-mask-offer-done = Le carte possono essere buone o cattive: il bello è questo.
learn-mask-walk = Tocca a te. Puoi muovere i bastoncini, e ogni passo ti costa un punto. Se un anello è a un passo o due, conviene: tocca il tuo bastoncino, poi un foro.
learn-mask-walk-done = I passi sono pagati. Puoi continuare, anche con l’altro bastoncino.
learn-mask-done = I tuoi bastoncini stanno bene dove sono? Allora tocca «Ho finito».
learn-mask-done-done = Quando tutti hanno avuto il loro turno, è giorno di paga: ogni bastoncino in un anello guadagna i suoi punti.
learn-mask-draw = Si guadagnano punti anche vendendo. Vendi una carta: la peschi, e la leggi solo tu.
learn-mask-draw-done = Ecco la tua carta. Nessun altro sa che cosa dice.
learn-mask-sell = Ora vendila. La prima offerta è la tua: offri poco, così qualcuno rilancia e ti paga. Se non lo fa nessuno, paghi tu e la carta è tua.
learn-mask-sell-done = Vediamo chi rilancia.
learn-mask-outbid = Qualcuno offre più di te! Ritirati, e i punti saranno tuoi.
learn-mask-outbid-done = Ben venduta. Più la vogliono, più guadagni.
learn-mask-card = Hai comprato una carta. Ora fai quello che dice.
learn-mask-card-done = Fatto. Poi la carta va sotto il mazzo.
learn-mask-pass = Un’altra maschera, altri anelli. Se un tuo bastoncino spunta già da uno, puoi semplicemente passare: non costa niente.
learn-mask-pass-done = Ti tieni i punti e aspetti il giorno di paga.
learn-mask-free = Tocca a te. Muovere, vendere o passare; offrire o ritirarti: che cosa conviene?
learn-mask-won = L’ultimo giorno di paga è passato, e hai più punti di tutti: hai vinto! I punti vengono dagli anelli, e dalle carte vendute a caro prezzo.
learn-mask-lost = L’ultimo giorno di paga è passato, e stavolta qualcun altro ha più punti. Un consiglio: punta a un doppio anello a pochi passi, e vendi le carte a caro prezzo.

## Au carnaval de Venise. Chi impara è un semplice invitato.

learn-carnaval-hush = Sei un semplice invitato. Tra gli altri sei ci sono due burloni, e a ogni ballo fanno cadere una maschera. Scoprili! Ora tutti ballano a occhi chiusi, e chi viene chiamato decide in segreto. Tutti toccano lo schermo, chiamati o no. Toccalo anche tu!
learn-carnaval-bare = Hai perso la maschera, e tutti vedono la tua carta: un semplice invitato. Continui a parlare e a votare, e gli altri sanno che possono crederti.
learn-carnaval-bare-done = Puoi ancora aiutare gli invitati a vincere.
learn-carnaval-ask = Occhi aperti! I burloni hanno fatto cadere una maschera, e ora tutti parlano. Non tutto è vero. Scegli qualcuno e chiedigli chi è.
learn-carnaval-ask-done = Ricordati la risposta, o il silenzio. Gli invitati non hanno motivo di mentire. I burloni sì.
learn-carnaval-claim = Anche gli altri si chiedono chi sei. Dichiara di essere un semplice invitato.
learn-carnaval-claim-done = Ed è pure vero! Più gli invitati sanno gli uni degli altri, meno i burloni possono nascondersi.
learn-carnaval-accuse = Rileggi che cosa è stato detto. Due giocatori dichiarano la stessa carta? Qualcuno ha ritirato quello che aveva detto? Il soldato ha tenuto d’occhio qualcuno? Accusa chi ti sembra più sospetto.
learn-carnaval-accuse-done = Ora avranno di che pensare. Se cambi idea, puoi ritirare l’accusa.
learn-carnaval-ready = Quando ne sai abbastanza, chiedi di andare al voto. Fino ad allora puoi fare altre domande: tutti restano a rispondere.
learn-carnaval-ready-done = Hai chiesto di votare.
learn-carnaval-waits = Ora ascolta gli altri: si vota appena lo chiedono tutti. Puoi ancora prendere la parola.
learn-carnaval-vote = Tutti insieme puntano il dito contro qualcuno. Se più della metà sceglie lo stesso giocatore, la sua maschera cade. Punta il dito contro chi ti sembra più sospetto.
learn-carnaval-vote-done = Quando tutti avranno votato, guarda chi ha puntato il dito contro chi. Un voto rivela molto.
learn-carnaval-caught = Preso! Era un burlone. Guarda chi ha cercato di salvarlo con il suo voto.
learn-carnaval-wronged = Il voto ha colpito la persona sbagliata: non era un burlone. Ricordati chi ha insistito.
learn-carnaval-runoff = Nessuno ha avuto la maggioranza: ora si sceglie solo tra gli accusati. Chi ha più voti contro perde la maschera.
learn-carnaval-defence = Sei tra gli accusati! Difenditi, poi chiedi di andare al voto.
learn-carnaval-listen = Gli accusati si difendono. Ascolta: subito dopo si rivota, scegliendo solo tra loro.
learn-carnaval-night = Il prossimo ballo. Da qualche parte, nel buio, i burloni scelgono la prossima vittima. Tocca anche tu lo schermo e pensaci: di chi ti fidi?
learn-carnaval-second = Ora ne sai più di prima. Guarda le carte scoperte e chi ha votato contro chi: ai burloni piace votare contro gli invitati. Fai una domanda, accusa qualcuno o garantisci per qualcuno.
learn-carnaval-second-done = Adesso gli altri ti giudicheranno anche da questo.
learn-carnaval-tap = Silenzio! Qualcuno sta decidendo in segreto. Tocca anche tu lo schermo, così nessuno scopre chi è.
learn-carnaval-talk = Parla ancora, se vuoi: fai domande, accusa, garantisci per qualcuno. Poi chiedi di andare al voto.
learn-carnaval-ballot = Quale maschera deve cadere stavolta? Punta il dito contro qualcuno.
learn-carnaval-won = I burloni hanno perso la maschera: hai vinto con gli invitati! La prossima volta, magari, il soldato sei tu, o un burlone che deve mentire.
learn-carnaval-lost = La serata è finita, e stavolta i burloni l’hanno fatta franca. Ora sai come fanno: riprova, e non fidarti troppo presto di nessuno.

### Imparare giocando: le prime partite, con una guida. Breve e cordiale: lo deve capire chi ha dieci anni.

## L’entrata

learn-play = Impara giocando
learn-play-game = Impara giocando: { $game }, in cinque minuti
learn-first-time = È la prima volta?
learn-first-time-hint = Impara un gioco giocandolo: cinque minuti, solo tu e i bot.

## La guida accanto al tavoliere

learn-guide = La tua prima partita
learn-about = Una partita preparata, solo tu e i bot. Fai quel che vuoi!
learn-fold = Nascondi la guida
learn-unfold = E adesso?
learn-master = Che farebbe un maestro?
learn-others = Ora giocano gli altri. Guarda che cosa fanno.
learn-own-way = Hai fatto di testa tua: va benissimo lo stesso.
learn-even = La partita è finita, e nessuno ha battuto gli altri: parità!
learn-leave = Esci
learn-real = Gioca una partita vera
learn-again = Ancora una volta

## Mascarade

learn-mascarade-first = Il tavoliere è quasi pieno, e avete 101 punti a testa. Posa una maschera accanto a quelle che le somigliano: tocca la maschera con la stella, poi la casella con la stella.
learn-mascarade-first-done = Ben posata! Ogni tratto in comune con una vicina è un punto: forma del viso, capelli, occhi, naso, bocca.
learn-mascarade-second = Una maschera che ne tocca due deve avere qualcosa in comune con tutte e due. E allora fa punti con tutte e due. Prova quella con la stella.
learn-mascarade-second-done = Ecco come crescono i punti. E hai preso una maschera nuova.
learn-mascarade-look = Ora scegli tu. Tocca una delle tue maschere: dovunque vada bene, vedi quanti punti porta. Dove vale di più?
learn-mascarade-look-done = Bene. Se un giorno nessuna va bene, prendi una maschera; se non va bene nemmeno quella, salti un turno.
learn-mascarade-pool = Non ci sono più maschere da prendere. Ora lo spazio si fa stretto: posa le tue finché c’è ancora dove metterle.
learn-mascarade-pool-done = Una maschera in meno sul tuo leggio.
learn-mascarade-last = Ti restano pochissime maschere. Chi posa l’ultima che ha fa finire subito la partita.
learn-mascarade-last-done = Ogni maschera posata conta. Quelle che restano sul leggio non valgono niente.
learn-mascarade-free = Tocca a te. Quale maschera va bene, dove, e quanti punti porta?
learn-mascarade-won = La partita è finita e hai vinto! Il segreto: le caselle che toccano più maschere. E le maschere che vanno bene in tanti posti, tienile per dopo.
learn-mascarade-lost = La partita è finita, e stavolta non hai vinto. Un consiglio: cerca le caselle che toccano più maschere, sono quelle che rendono di più.

## Masker. Chi impara ha il giallo, l’altro giocatore il blu.

learn-masker-white = Il tuo colore segreto è il giallo. Finché c’è una croce gialla sulla griglia, sei in gioco. Ora sposta la croce incolore su una vicina, e quella è tua. Prendi la bianca con la stella.
learn-masker-white-done = Catturata! La bianca è speciale: dopo di lei puoi prendere qualsiasi croce, dovunque sia.
learn-masker-suspect = Che colore nasconde l’altro giocatore? Guarda le sue pile: tante rosse e viola, ma di blu quasi nessuna. Sospetto! Prendi una croce blu.
learn-masker-suspect-done = Una croce blu in meno. Se il suo colore è il blu, lo sentirà.
learn-masker-stop = In un turno puoi prendere fino a tre croci, e puoi fermarti dopo ciascuna. Prova: fermati qui.
learn-masker-stop-done = Ora l’altro giocatore continua da dove hai lasciato la croce incolore.
learn-masker-alone = Puoi di nuovo prendere qualsiasi croce: è così quando niente tocca l’incolore. Prendine un’altra blu!
learn-masker-alone-done = Bel colpo. Ora continua, o fermati.
learn-masker-beside = Stavolta puoi prendere solo quel che tocca la croce incolore. Ce n’è una blu?
learn-masker-beside-done = Presa. Conta: quante blu ci sono ancora?
learn-masker-own = Che sfortuna: ora si possono prendere solo le gialle, le tue! Una ti tocca prenderla.
learn-masker-own-done = Fa male. Ma per restare in gioco basta una sola croce gialla.
learn-masker-guard = Attenzione: resta una sola croce gialla. Se va via, sei fuori gioco.
learn-masker-guard-done = Tieni d’occhio la tua ultima croce gialla.
learn-masker-final = L’ultima croce blu, e la puoi prendere. Vai!
learn-masker-final-done = Ora sulla griglia non c’è più nessuna croce blu.
learn-masker-free = Tocca a te. Prendi quel che vuoi, e fermati quando vuoi.
learn-masker-won = Hai vinto! L’altro giocatore aveva il blu, e senza croci blu è fuori gioco. Il gioco è tutto qui: scopri il suo colore, e non far vedere il tuo.
learn-masker-lost = L’ultima croce gialla non c’è più, e così sei fuori gioco. L’altro giocatore aveva il blu. Un consiglio: scopri presto il suo colore, e non far vedere il tuo.

## Mask

learn-mask-stick = Hai due bastoncini. Su questa base si poseranno maschere, e un bastoncino che spunta da un anello rende punti. Metti il primo nel foro che brilla, o dove vuoi tu.
learn-mask-stick-done = Eccolo a posto. Ora ne mettono uno anche gli altri.
learn-mask-second = Adesso il secondo bastoncino. Un po’ lontano dal primo: così è più facile che uno dei due abbia fortuna.
learn-mask-second-done = I tuoi bastoncini sono a posto, e hai dieci punti, come tutti.
learn-mask-lay = La prima maschera la scopri tu. Posala nel verso che conviene di più ai tuoi bastoncini: un anello pagherà 3 punti, un doppio anello 5.
learn-mask-lay-done = Posata. Prima che paghi, ciascuno ha un turno, e il tuo è l’ultimo.
learn-mask-offer = Qualcuno vende una carta che nessun altro ha letto. Chi offre di più lo paga, e fa quel che dice la carta. Puoi offrire, o lasciare.
learn-mask-offer-done = Le carte possono essere buone o cattive: il bello è questo.
learn-mask-walk = Tocca a te. I bastoncini possono camminare, e ogni passo ti costa un punto. Pochi passi fino a un anello convengono: tocca il tuo bastoncino, poi un foro.
learn-mask-walk-done = I passi sono pagati. Potresti continuare, anche con l’altro bastoncino.
learn-mask-done = I tuoi bastoncini stanno bene dove sono? Allora hai finito.
learn-mask-done-done = Quando tutti hanno avuto il loro turno è giorno di paga: ogni bastoncino in un anello rende i suoi punti.
learn-mask-draw = Si guadagna anche vendendo. Vendi una carta: la peschi, e la leggi solo tu.
learn-mask-draw-done = Ecco la tua carta. Nessun altro sa che cosa dice.
learn-mask-sell = Ora vendila. La prima offerta è la tua: offri poco, così qualcuno rilancia e ti paga. Se non lo fa nessuno, paghi tu e tieni la carta.
learn-mask-sell-done = Vediamo chi rilancia.
learn-mask-outbid = Qualcuno offre più di te! Ora lascia, e i punti saranno tuoi.
learn-mask-outbid-done = Ben venduta. Più la vogliono, più guadagni.
learn-mask-card = Hai comprato una carta. Ora fai quel che dice.
learn-mask-card-done = Fatto. Poi la carta va sotto il mazzo.
learn-mask-pass = Un’altra maschera, altri anelli. Se un tuo bastoncino spunta già da uno, puoi semplicemente passare: non costa niente.
learn-mask-pass-done = Ti tieni i punti e aspetti il giorno di paga.
learn-mask-free = Tocca a te. Muovere, vendere o passare; offrire o lasciare: che cosa rende?
learn-mask-won = L’ultimo giorno di paga è passato, e hai più punti di tutti: hai vinto! I punti vengono dagli anelli, e dalle carte vendute a caro prezzo.
learn-mask-lost = L’ultimo giorno di paga è passato, e stavolta qualcun altro ha più punti. Un consiglio: pochi passi fino a un doppio anello, e carte vendute a caro prezzo.

## Au carnaval de Venise. Chi impara è il genio maligno.

learn-carnaval-genie = Tutti ballano a occhi chiusi, e tu sei il genio maligno! Scegli qualcuno e fanne un burlone, in segreto. Vincete tutti e due quando sono cadute le maschere di tutti gli invitati.
learn-carnaval-genie-done = Nessuno ha visto niente. Nemmeno il tuo burlone sa che dietro ci sei tu.
learn-carnaval-hush = Ora è chiamato in segreto qualcun altro. Toccano tutti lo schermo, chiamati o no, così non si scopre nessuno. Toccalo anche tu!
learn-carnaval-called = Il genio è chiamato di nuovo, ma la tua magia è finita. Continua a ballare senza fare niente.
learn-carnaval-called-done = E nessuno si è accorto di nulla.
learn-carnaval-bare = La tua maschera è caduta, e tutti vedono chi sei. Ma continui a parlare e a votare, e con il tuo burlone puoi ancora vincere.
learn-carnaval-bare-done = Puoi ancora aiutare il tuo burlone.
learn-carnaval-claim = Occhi aperti! Ora tutti parlano, e non tutto è vero. Di’ che sei un invitato.
learn-carnaval-claim-done = E non ti è scappato da ridere! In questo gioco le bugie sono permesse.
learn-carnaval-accuse = Gli altri cercano il burlone. Portali fuori strada: accusa qualcuno che non sia il tuo burlone.
learn-carnaval-accuse-done = Ora hanno di che pensare.
learn-carnaval-ready = Leggi che cosa dicono gli altri. Quando ne sai abbastanza, di’ che si può andare al voto.
learn-carnaval-ready-done = Quando tutti aspettano il voto, si vota.
learn-carnaval-vote = Tutti insieme puntano il dito contro qualcuno. Chi riceve più voti perde la maschera. Risparmia il tuo burlone!
learn-carnaval-vote-done = Quando tutti hanno votato, si vede chi ha puntato il dito contro chi.
learn-carnaval-night = Il prossimo ballo. Nel buio il tuo burlone sceglie quale maschera cadrà. Tocca anche tu lo schermo, così nessuno scopre chi è.
learn-carnaval-tap = Silenzio! Qualcuno è chiamato in segreto. Tocca anche tu lo schermo, così nessuno scopre chi è.
learn-carnaval-talk = Parla ancora, se vuoi: accusa, difendi, chiedi. Poi di’ che si può andare al voto.
learn-carnaval-ballot = Quale maschera deve cadere? Punta il dito contro qualcuno, ma risparmia il tuo burlone.
learn-carnaval-free = Ora decidi tu: fai quel che ti sembra meglio.
learn-carnaval-won = Sono cadute le maschere di tutti gli invitati: tu e il tuo burlone avete vinto! La prossima volta magari sei un invitato, e tocca a te scoprire chi dice bugie.
learn-carnaval-lost = La serata è finita, e stavolta non hai vinto. La prossima volta magari sei un invitato anche tu, e dai la caccia al burlone.

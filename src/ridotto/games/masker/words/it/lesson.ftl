### Masker. Chi impara ha il giallo, l’altro giocatore il blu.

learn-masker-white = Il tuo colore segreto è il giallo: tieni una croce gialla sulla griglia! La croce incolore (legno grezzo, con una maschera) cattura una vicina, mai in diagonale: spostala sulla bianca indicata dalla freccia.
learn-masker-white-done = Catturata! Non sprecare le catture: dopo 18 puoi solo passare. La bianca è speciale: dopo puoi catturare qualsiasi croce, dovunque sia.
learn-masker-suspect = Che colore nasconde l’altro giocatore? Ha catturato tante croci rosse e viola, ma quasi nessuna blu. Sospetto! Cattura una croce blu.
learn-masker-suspect-done = Una croce blu in meno. Se è il suo colore, fa male: senza croci blu, l’altro giocatore sarebbe fuori gioco.
learn-masker-stop = A ogni turno devi catturare una croce; la seconda e la terza, solo se vuoi. Prova: fermati qui.
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
learn-masker-onward = La tua cattura l’hai fatta. La seconda e la terza, solo se vuoi: continua o fermati.
learn-masker-free = Tocca a te. Una croce devi catturarla, anche del tuo colore se non c’è altro. Poi fermati quando vuoi.
learn-masker-won = Hai vinto! L’altro giocatore aveva il blu, e senza croci blu è fuori gioco. Il gioco è tutto qui: scopri il suo colore, e non far scoprire il tuo.
learn-masker-lost = Sei fuori gioco: non c’è più nessuna croce gialla. L’altro giocatore aveva il blu.
learn-masker-gave = L’ultima croce gialla l’hai catturata tu. La prossima volta risparmia le catture, e lascia l’incolore accanto ad altri colori.
learn-masker-robbed = L’altro giocatore ha catturato l’ultima croce gialla. La prossima volta non fermarti accanto a una gialla, e conta quante ne restano.
learn-masker-reached = L’altro giocatore è arrivato all’ultima croce gialla in poche catture. La prossima volta guarda tre catture più avanti prima di fermarti.
learn-masker-opened = Dopo una bianca si può catturare qualsiasi croce: l’altro giocatore ha scelto l’ultima gialla. La prossima volta, se te ne restano poche, occhio alle bianche.
learn-masker-stranded = Niente toccava l’incolore: l’altro giocatore poteva catturare qualsiasi croce e ha preso l’ultima gialla. La prossima volta lascia l’incolore accanto ad altri colori.
learn-masker-spent = Le tue pile erano complete: potevi solo guardare mentre l’altro giocatore catturava l’ultima croce gialla. La prossima volta risparmia le catture.

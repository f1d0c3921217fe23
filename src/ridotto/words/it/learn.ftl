### Imparare giocando: le prime partite, con una guida. Breve e cordiale: lo deve capire chi ha dieci anni.

## L’entrata

learn-play = Impara giocando
learn-play-game = Impara giocando: { $game }, in cinque minuti
learn-first-time = È la prima volta?
learn-first-time-hint = Impara un gioco giocandoci: cinque minuti, solo tu e i bot.

## La guida accanto al tavoliere

learn-guide = La tua prima partita
learn-about = Una partita di prova contro i bot. Fai come vuoi!
learn-fold = Nascondi la guida
learn-unfold = E adesso?
learn-master = Che cosa farebbe un maestro?
learn-others = Ora tocca agli altri. Guarda che cosa fanno.
learn-own-way = Hai fatto di testa tua: va benissimo lo stesso.
learn-even = La partita è finita, e nessuno ha battuto gli altri: pareggio!
learn-leave = Esci
learn-real = Gioca una partita vera
learn-again = Rigioca

### Che cosa dicono i bot delle mosse

hint-for = Che cosa giocherebbe un maestro al posto di { $who }:
no-thinker = Il bot «{ $bot }» non sa spiegare le mosse in questo gioco: { $game }. Chiedi a un principiante, un habitué o un maestro, se il gioco li ha.
hint-not-now = { $who } ora non ha niente da decidere. Ora tocca a: { $deciders }.

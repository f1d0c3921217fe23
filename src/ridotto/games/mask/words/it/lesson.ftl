### Mask

learn-mask-stick = Hai due bastoncini. Le maschere copriranno questo tabellone: un bastoncino che spunta da un anello fa guadagnare punti. Metti il primo nel foro che brilla, o dove vuoi.
learn-mask-stick-done = Eccolo a posto. Ora ne mettono uno anche gli altri.
learn-mask-second = Adesso il secondo bastoncino. Mettilo un po’ lontano dal primo: così è più facile che uno dei due abbia fortuna.
learn-mask-second-done = I tuoi bastoncini sono a posto.
learn-mask-lay = Tocca a te scoprire la prima maschera. Posala nel verso che conviene di più ai tuoi bastoncini: un anello pagherà 3 punti, un doppio anello 5.
learn-mask-lay-done = Ben posata. Ora ognuno fa il suo turno.
learn-mask-offer = Qualcuno vende una carta che nessun altro ha letto: può essere buona o cattiva. Chi offre di più paga il venditore e fa quello che dice la carta. Puoi fare un’offerta, o ritirarti.
learn-mask-offer-done = Buona o cattiva? Se qualcuno la compra, la si legge: il bello è questo!
learn-mask-walk = Tocca a te. Puoi muovere i bastoncini, e ogni passo ti costa un punto. Se un anello è a un passo o due, conviene: tocca il tuo bastoncino, poi un foro.
learn-mask-walk-done = I passi sono pagati. Puoi continuare, anche con l’altro bastoncino.
learn-mask-done = I tuoi bastoncini stanno bene dove sono? Allora tocca «Ho finito».
learn-mask-done-done = Poi è giorno di paga: gli anelli danno punti.
learn-mask-draw = Si guadagnano punti anche vendendo. Vendi una carta: la peschi, e la leggi solo tu.
learn-mask-draw-done = Ecco la tua carta. Nessun altro sa che cosa dice.
learn-mask-sell = Ora vendila. La prima offerta è la tua: offri poco, così qualcuno rilancia e ti paga. Se non lo fa nessuno, paghi tu e la carta è tua.
learn-mask-sell-done = Vediamo chi rilancia.
learn-mask-outbid = Qualcuno offre più di te! Ritirati, e i punti saranno tuoi.
learn-mask-outbid-done = Ben venduta. Più la vogliono, più guadagni.
learn-mask-card = Hai comprato una carta. Ora fai quello che dice.
learn-mask-bid = C’è una carta in vendita: offri, o ritirati. Quanto può valere per te?
learn-mask-pass = Un’altra maschera, altri anelli. Se un tuo bastoncino spunta già da uno, puoi semplicemente passare: non costa niente.
learn-mask-pass-done = Ti tieni i punti e aspetti il giorno di paga.
learn-mask-free = Tocca a te. Muovere, vendere o passare: che cosa conviene?
learn-mask-won = L’ultimo giorno di paga è passato, e hai più punti di tutti: hai vinto! I punti vengono dagli anelli, e dalle carte vendute a caro prezzo.
learn-mask-lost = L’ultimo giorno di paga è passato, e stavolta qualcun altro ha più punti. Un consiglio: punta a un doppio anello a pochi passi, e vendi le carte a caro prezzo.

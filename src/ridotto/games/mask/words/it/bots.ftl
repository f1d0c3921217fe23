hint-mask-card = La carta ti frutterebbe circa { $worth ->
    [one] { $worth } punto.
   *[other] { $worth } punti.
}
hint-mask-no-use = La carta non ti frutterebbe niente.
hint-mask-unread = Non hai letto la carta; in media una carta vale circa due punti.
hint-mask-way = { $cost ->
    [0] Frutta { $gain } in più nel giorno di paga e non costa niente.
   *[other] Frutta { $gain } in più nel giorno di paga e costa { $cost }.
}
hint-mask-hinder = Nel giorno di paga { $player } prenderebbe { $loss } in meno.
hint-mask-orient = I tuoi bastoncini frutterebbero { $gain } nel giorno di paga.
hint-mask-pass = Passare non costa niente, e ti tieni i tuoi punti.
hint-mask-stay = Passare non costa niente, e i tuoi bastoncini fruttano { $gain } lì dove sono.
hint-mask-done = I tuoi bastoncini fruttano { $gain } lì dove sono, e altri passi ti costerebbero punti.
hint-mask-draw = Chi compra la carta ti paga.
hint-mask-sold = Se ti ritiri e nessuno rilancia, { $player } ti paga { $points }.
hint-mask-place = Intorno a questo foro le prossime maschere pagano più della media.
hint-mask-bluff = Un’offerta fa sembrare buona la carta: chi rilancia paga te.
hint-mask-unwanted = { $player } non fa offerte per questa carta: probabilmente non vale molto.
hint-mask-risky = Non hai letto la carta: potrebbe essere cattiva, e se la compri devi fare quello che dice.
hint-mask-wanted = { $player } fa offerte per questa carta: probabilmente è buona.
hint-mask-own = Se offri e nessuno rilancia, paghi al banco la tua stessa carta.
hint-mask-no-way = Nessun anello vale i passi che costerebbe.
hint-mask-skip = Niente di ciò che la carta permette ti aiuterebbe adesso.
hint-mask-richest = L’avversario con più punti è { $player }.

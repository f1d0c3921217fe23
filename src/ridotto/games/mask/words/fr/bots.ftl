hint-mask-card = Pour vous, la carte vaudrait environ { $worth ->
    [one] { $worth } point.
   *[other] { $worth } points.
}
hint-mask-no-use = La carte ne vous rapporterait rien.
hint-mask-unread = Vous n’avez pas lu la carte ; en moyenne, une carte vaut environ deux points.
hint-mask-way = { $cost ->
    [0] Rapporte { $gain } de plus le jour de paie, et ne coûte rien.
   *[other] Rapporte { $gain } de plus le jour de paie, et coûte { $cost }.
}
hint-mask-hinder = { $player } toucherait { $loss } de moins le jour de paie.
hint-mask-orient = Vos bâtonnets rapporteraient { $gain } le jour de paie.
hint-mask-pass = Passer ne coûte rien : vous gardez vos points.
hint-mask-stay = Passer ne coûte rien, et vos bâtonnets rapportent { $gain } là où ils sont.
hint-mask-done = Vos bâtonnets rapportent { $gain } là où ils sont, et chaque case de plus vous coûterait un point.
hint-mask-draw = La personne qui achète la carte vous paie.
hint-mask-sold = Si vous vous retirez et que personne ne surenchérit, { $player } vous paie { $points }.
hint-mask-place = Autour de cette case, les masques à venir paient plus que la moyenne.
hint-mask-bluff = Une enchère fait croire que la carte est bonne : la personne qui surenchérit vous paie.
hint-mask-unwanted = { $player } n’enchérit pas pour cette carte : elle ne vaut sans doute pas grand-chose.
hint-mask-risky = Vous n’avez pas lu la carte : elle est peut-être mauvaise, et si vous l’achetez, il faudra faire ce qu’elle dit.
hint-mask-wanted = { $player } enchérit pour cette carte : elle est sans doute bonne.
hint-mask-own = Si vous enchérissez et que personne ne surenchérit, vous payez la caisse pour votre propre carte.
hint-mask-no-way = Pour l’instant, aucun anneau ne vaut le trajet.
hint-mask-skip = Rien de ce que la carte permet ne vous aiderait maintenant.
hint-mask-richest = Parmi les autres, { $player } a le plus de points.

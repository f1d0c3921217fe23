### Was Bots zu den Zügen sagen

hint-for = Was ein Meister { $who } empfehlen würde:
no-thinker = „{ $bot }“ kann in { $game } keine Züge erklären. Frag einen Neuling, einen Stammgast oder einen Meister, falls es sie dort gibt.
hint-not-now = { $who } hat gerade nichts zu entscheiden. Gerade dran: { $deciders }.

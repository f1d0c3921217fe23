### Hvad botter siger om træk

hint-for = En mesters råd til { $who }:
no-thinker = »{ $bot }« kan ikke forklare træk i { $game }. Spørg en begynder (novice), en stamgæst (regular) eller en mester (master), hvis spillet har dem.
hint-not-now = { $who } har ikke noget at afgøre lige nu. Vi venter på: { $deciders }.

### Vad bottar säger om drag

hint-for = En mästares råd till { $who }:
no-thinker = ”{ $bot }” kan inte förklara drag i { $game }. Fråga en nybörjare (novice), en stamgäst (regular) eller en mästare (master), om spelet har sådana.
hint-not-now = { $who } har inget att bestämma just nu. Nu bestämmer: { $deciders }.

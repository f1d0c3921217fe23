// Written by tools/page_types.py from the server's own types: change those, not this.

import type * as mascarade from "./mascarade.ts";
import type * as masker from "./masker.ts";
import type * as mask from "./mask.ts";
import type * as carnaval from "./carnaval.ts";

export type { Ends, Outcome, Seat } from "./game.ts";
export type GameName = View["game"];

export type View = mascarade.View | masker.View | mask.View | carnaval.View;
export type GameEvent = mascarade.Event | masker.Event | mask.Event | carnaval.Event;
export type Preview = mascarade.Preview | masker.Preview | mask.Preview | carnaval.Preview;
export type Options = mascarade.Options | masker.Options | mask.Options | carnaval.Options;
export type Choices = mascarade.Choices | masker.Choices | mask.Choices | carnaval.Choices;
export type MascaradeView = mascarade.View;
export type MascaradeEvent = mascarade.Event;
export type MascaradePreview = mascarade.Preview;
export type MascaradeOptions = mascarade.Options;
export type MascaradeChoices = mascarade.Choices;
export type MaskerView = masker.View;
export type MaskerEvent = masker.Event;
export type MaskerPreview = masker.Preview;
export type MaskerOptions = masker.Options;
export type MaskerChoices = masker.Choices;
export type MaskView = mask.View;
export type MaskEvent = mask.Event;
export type MaskPreview = mask.Preview;
export type MaskOptions = mask.Options;
export type MaskChoices = mask.Choices;
export type CarnavalView = carnaval.View;
export type CarnavalEvent = carnaval.Event;
export type CarnavalPreview = carnaval.Preview;
export type CarnavalOptions = carnaval.Options;
export type CarnavalChoices = carnaval.Choices;

/** The full truth of a moment: what every player hid, in a line for each. */
import type { Role } from "../../wire/carnaval.ts";
import type { GameName } from "../../wire/views.ts";
import { t } from "../../words/words.ts";

interface TruthProps {
  game: GameName;
  /** The position, as docs/positions.md describes it. */
  truth: Record<string, unknown>;
  names: readonly string[];
}

export function Truth({ game, truth, names }: TruthProps) {
  const hidden = hiddenOf(game, truth);
  if (hidden.length === 0) return null;
  return (
    <dl class="truth card">
      {hidden.map((what, seat) => (
        <div key={seat}>
          <dt>{names[seat]}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

/** By seat; in Mask the players hide nothing. */
function hiddenOf(game: GameName, truth: Record<string, unknown>): string[] {
  switch (game) {
    case "masker":
      return (truth.colours as string[]).map((colour) => t(`masker-colour-${colour}`));
    case "mascarade":
      return (truth.racks as string[][]).map((rack) => rack.join(" "));
    case "carnaval":
      return (truth.roles as Role[]).map((role) => t(`carnaval-role-${role.replaceAll(" ", "-")}`));
    case "mask":
      return [];
  }
}

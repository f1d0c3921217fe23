/** The cards of the carnival to cut out: all cards in the box (CV-4), nine on a sheet of paper. */
import company from "../../../../examples/company.json";
import { t } from "../../../words/words.ts";
import { RoleCard } from "../cards/role-emblem.tsx";
import { roleName } from "../describe.ts";
import { campOf } from "../model.ts";
import { BadgeSign } from "../room/badge.tsx";
import type { Role } from "../wire.ts";
import "../board.css";
import "../room/signs.css";
import "./cards.css";

const ON_A_LEAF = 9;

export function PrintSheet() {
  const leaves = Array.from({ length: Math.ceil(BOX.length / ON_A_LEAF) }, (_, n) => n * ON_A_LEAF);
  return (
    <>
      <h1 class="not-printed">{t("carnaval-print-cards")}</h1>
      <p class="not-printed soft">{t("carnaval-print-cards-hint")}</p>
      {leaves.map((start) => (
        <ul key={start} class="leaf board-carnaval">
          {BOX.slice(start, start + ON_A_LEAF).map((name, n) => (
            <li key={n} class={isAgain(start + n) ? "printed again" : "printed"}>
              {isThing(name) ? <Thing thing={name} /> : <Guest role={name as Role} />}
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}

const THINGS = ["mark", "invitation"] as const;
/** For a small table the last sheets can be left out: they are plain guests. */
const BOX: readonly string[] = [...THINGS, ...company.box];

function isThing(name: string): name is (typeof THINGS)[number] {
  return THINGS.some((thing) => thing === name);
}

/** On the screen one card of each kind is enough. */
function isAgain(place: number): boolean {
  return BOX.indexOf(BOX[place] ?? "") < place;
}

function Guest({ role }: { role: Role }) {
  return (
    <>
      <h2>{roleName(role)}</h2>
      <p class={`side of-${campOf(role)}`}>{t(`carnaval-side-${campOf(role)}`)}</p>
      <RoleCard role={role} />
      <p class="does">{t(`carnaval-card-${role}`)}</p>
    </>
  );
}

function Thing({ thing }: { thing: (typeof THINGS)[number] }) {
  return (
    <>
      <h2>{t(`carnaval-thing-${thing}`)}</h2>
      <BadgeSign badge={thing} />
      <p class="does">{t(`carnaval-thing-${thing}-text`)}</p>
    </>
  );
}

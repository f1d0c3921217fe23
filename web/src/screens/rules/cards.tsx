/** The cards of the carnival to cut out: all that are in the box (CV-4), nine on a sheet of paper. */
import type { ComponentChildren, JSX } from "preact";
import company from "../../../examples/company.json";
import { BadgeSign } from "../../boards/carnaval/badge.tsx";
import { campOf, RoleCard } from "../../boards/carnaval/emblem.tsx";
import { roleName } from "../../boards/carnaval/tell.ts";
import type { Role } from "../../wire/carnaval.ts";
import { t } from "../../words/words.ts";
import "../../boards/carnaval/board.css";
import "../../boards/carnaval/signs.css";
import "./cards.css";

const ON_A_LEAF = 9;

export function Cards() {
  const leaves = Array.from({ length: Math.ceil(BOX.length / ON_A_LEAF) }, (_, n) => n * ON_A_LEAF);
  return (
    <>
      <h1 class="not-printed">{t("page-rules-cards")}</h1>
      <p class="not-printed soft">{t("page-print-cards")}</p>
      {leaves.map((start) => (
        <ul key={start} class="leaf board-carnaval">
          {BOX.slice(start, start + ON_A_LEAF).map((Card, n) => (
            <Card key={n} />
          ))}
        </ul>
      ))}
    </>
  );
}

/** Who prints for a small table can leave out the last leaves: they are plain guests. */
const BOX: readonly (() => JSX.Element)[] = [
  () => <CardOfThing thing="mark" />,
  () => <CardOfThing thing="invitation" />,
  ...company.box.map((role) => () => <CardOfRole role={role as Role} />),
];

function CardOfRole({ role }: { role: Role }) {
  return (
    <Printed art={<RoleCard role={role} />} name={roleName(role)} side={t(`carnaval-side-${campOf(role)}`)}>
      {t(`carnaval-card-${role}`)}
    </Printed>
  );
}

function CardOfThing({ thing }: { thing: "mark" | "invitation" }) {
  return (
    <Printed art={<BadgeSign badge={thing} />} name={t(`carnaval-thing-${thing}`)}>
      {t(`carnaval-thing-${thing}-text`)}
    </Printed>
  );
}

interface PrintedProps {
  art: ComponentChildren;
  name: string;
  side?: string;
  children: string;
}

function Printed({ art, name, side, children }: PrintedProps) {
  return (
    <li class="printed">
      <div class="art">{art}</div>
      <h2>{name}</h2>
      {side && <p class="side">{side}</p>}
      <p>{children}</p>
    </li>
  );
}

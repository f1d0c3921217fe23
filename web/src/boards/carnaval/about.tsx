/** A guest looked at more closely: what is known of him, and all he said in this rest. */
import type { View } from "../../wire/carnaval.ts";
import { t } from "../../words/words.ts";
import { knownWords } from "./guest.tsx";
import { guests } from "./model.ts";
import { Token } from "./sign.tsx";
import { nameOf, quoted } from "./tell.ts";

interface AboutProps {
  view: View;
  names: readonly string[];
  seat: number;
  covered: boolean;
}

export function About({ view, names, seat, covered }: AboutProps) {
  const guest = guests(view)[seat];
  if (!guest) return null;
  const said = (view.said[seat] ?? []).filter((statement) => statement !== null);
  return (
    <div class="about">
      <p>
        <Token seat={seat} /> <b>{nameOf(seat, names)}</b>{" "}
        {[t(guest.masked ? "carnaval-wears-mask" : "carnaval-bare"), ...knownWords(guest, covered)].join(", ")}
      </p>
      {said.map((statement, n) => (
        <p key={n} class="quote">
          {quoted(statement, names)}
        </p>
      ))}
    </div>
  );
}

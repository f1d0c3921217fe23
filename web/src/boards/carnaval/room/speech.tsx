/** What somebody said, or did before everybody's eyes, as a line with their head. */
import { t } from "../../../words/words.ts";
import { describeEvent, nameOf, statementText } from "../describe.ts";
import { type Heard, takenBack } from "../sayings.ts";
import { Head } from "./costume.tsx";

interface SpeechProps {
  heard: Heard;
  names: readonly string[];
}

export function Speech({ heard, names }: SpeechProps) {
  return (
    <p class={heard.event === "says" ? "speech" : "speech deed"}>
      <Head seat={heard.seat} />
      <Words heard={heard} names={names} />
    </p>
  );
}

/** One thing is said once, and an ability is used once in a talk. */
export function speechKey(heard: Heard): string {
  return heard.event === "says" ? `${heard.seat} ${heard.number}` : `${heard.event} ${heard.seat}`;
}

function Words({ heard, names }: SpeechProps) {
  if (heard.event !== "says") return <b>{deedDone(heard, names)}</b>;
  return (
    <span>
      <b>{speaker(heard.seat, names)}</b> <Said statement={heard.statement} names={names} />
    </span>
  );
}

/** Wine is told in fewer words than in the log: there is little room between the guests. */
function deedDone(heard: Heard, names: readonly string[]): string {
  if (heard.event === "pours")
    return t("carnaval-pours-seen", { who: nameOf(heard.seat, names), player: nameOf(heard.player, names) });
  const sentence = describeEvent(heard, names);
  return sentence ? t(...sentence) : "";
}

/** With the colon that the language puts there. */
function speaker(seat: number, names: readonly string[]): string {
  return t("carnaval-says", { who: nameOf(seat, names), statement: "" }).trimEnd();
}

/** What is taken back is struck out. */
function Said({ statement, names }: { statement: string; names: readonly string[] }) {
  const taken = takenBack(statement);
  return taken ? <del>{statementText(taken, names)}</del> : statementText(statement, names);
}

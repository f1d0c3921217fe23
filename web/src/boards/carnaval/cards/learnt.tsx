/**
 * What this player has to know: what they alone learnt in the dance, to be read when the lights are on; and that their
 * own mask is off.
 */
import { useSignal } from "@preact/signals";
import { Icon } from "../../../components/icon.tsx";
import { t } from "../../../words/words.ts";
import { describeEvent, nameOf } from "../describe.ts";
import { cardOf, hasJoinedIn, isTalk } from "../model.ts";
import type { Event, View } from "../wire.ts";

const PRIVATE_EVENTS: readonly Event["event"][] = ["learns", "recognises", "recognises-genie", "robbed", "by-lot"];

/** As sentences. None while eyes are closed, because a neighbour could see who is reading. */
export function learnt(view: View, story: readonly Event[], names: readonly string[]): string[] {
  if (view.seat === null || !isTalk(view.phase)) return [];
  const dance = story.slice(story.findLastIndex(({ event }) => event === "dance") + 1);
  return dance.flatMap((event) => {
    if (event.event === "joins") return joined(view, event.seat, names);
    if (event.event === "watched") return [t("carnaval-watched-past")]; // the dance is over
    // Whether they were a prankster before, not even the genie is told (CV-11).
    if (event.event === "tempts") return [t("carnaval-tempted", { player: nameOf(event.player, names) })];
    const sentence = PRIVATE_EVENTS.includes(event.event) ? describeEvent(event, names, view.seat) : null;
    return sentence ? [t(...sentence)] : [];
  });
}

/** Pranksters see who joins them. Somebody who isn't one of them, but sees everything, has no use for such a note. */
function joined({ seat, camps }: View, who: number | null, names: readonly string[]): string[] {
  if (who === seat) return [t("carnaval-you-joined")];
  const fellow = seat !== null && camps[seat] === "pranksters";
  return fellow ? [t("carnaval-new-fellow", { who: nameOf(who, names) })] : [];
}

interface LearntProps {
  view: View;
  story: readonly Event[];
  names: readonly string[];
}

/** A note above the tray, until it is dismissed or this player joins in the talk. */
export function Learnt({ view, story, names }: LearntProps) {
  const read = useSignal(0); // the dance whose note was dismissed
  const lines = read.value === view.dance || hasJoinedIn(view) ? [] : learnt(view, story, names);
  return <Note lines={lines} close={() => (read.value = view.dance)} />;
}

/** What losing their mask means for the player, until they dismiss it or a vote begins. */
export function OwnMask({ view, story }: Omit<LearntProps, "names">) {
  const read = useSignal(-1);
  const lost = lostAt(view, story);
  return <Note lines={lost === read.value ? [] : maskOff(view, story)} close={() => (read.value = lost)} />;
}

/** When this seat lost its mask, as an index into the story; -1: it wears one. */
function lostAt({ seat }: View, story: readonly Event[]): number {
  const last = story.findLastIndex(
    (event) => (event.event === "unmasked" || event.event === "masked") && event.seat === seat,
  );
  return seat !== null && story[last]?.event === "unmasked" ? last : -1;
}

export function maskOff(view: View, story: readonly Event[]): string[] {
  const { seat } = view;
  const role = seat === null ? null : view.roles[seat];
  const lost = lostAt(view, story);
  if (seat === null || !role || view.outcome || lost < 0) return [];
  if (story.slice(lost).some(({ event }) => event === "vote")) return [];
  const { ability } = cardOf(role);
  const can = ability === "open" ? `carnaval-card-${role}` : "carnaval-own-mask-idle";
  return [
    t("carnaval-own-mask"),
    [
      ...(ability === null ? [] : [t(can)]),
      ...(view.camps[seat] === "pranksters" ? [t("carnaval-own-mask-prankster")] : []),
      ...(view.votes_late.includes(seat) ? [t("carnaval-own-mask-late")] : []),
    ].join(" "),
  ].filter((line) => line !== "");
}

function Note({ lines, close }: { lines: readonly string[]; close(): void }) {
  if (lines.length === 0) return null;
  return (
    <section class="learnt" aria-label={t("carnaval-known")}>
      <div>
        {lines.map((line) => (
          <p key={line}>{line} </p>
        ))}
      </div>
      <button type="button" class="sign" aria-label={t("carnaval-learnt-close")} onClick={close}>
        <Icon name="close" />
      </button>
    </section>
  );
}

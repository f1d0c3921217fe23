/** For whoever comes by a friend's link: one press, and they sit. Whoever has no name of their own yet is asked for it here. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { NameField } from "../../look/name-field.tsx";
import { attempt } from "../../look/notice.tsx";
import { changeMe, isNameInvented, me } from "../../me.ts";
import { hasPlayed } from "../../screens/game-sheet.tsx";
import type { Frame } from "../../wire/wire.ts";
import { t } from "../../words/words.ts";
import { leadersSeat } from "../model.ts";
import type { RoomProps } from "../room.ts";

export function SitDown({ line, standing: { frame, seats } }: RoomProps) {
  const own = me.value?.name ?? "";
  const asks = useSignal(isNameInvented());
  const name = useSignal(own);
  const busy = useSignal(false);
  useEffect(() => {
    name.value = own;
  }, [own]);
  const seat = seatFor(frame);
  if (seats.length > 0 || seat === null) return null;
  const takes = async () => {
    hasPlayed.value = "yes";
    if (name.value !== own) await changeMe({ name: name.value });
    await line.ask({ ask: "sit", seat, name: me.value?.name ?? name.value });
  };
  const sit = async (submit: Event) => {
    submit.preventDefault();
    busy.value = true;
    await attempt(takes());
    busy.value = false;
  };
  return (
    <form class="card sit-down" onSubmit={(submit) => void sit(submit)}>
      <h2>{t("page-seat-for-you")}</h2>
      {asks.value && <NameField label={t("page-my-name")} name={name} />}
      <button type="submit" class="gold wide" aria-busy={busy.value}>
        {asks.value ? t("page-sit-down") : t("page-sit-as", { name: own })}
      </button>
    </form>
  );
}

/** The first free one; the one of who leads only if there is no other. */
function seatFor(frame: Frame): number | null {
  const free = frame.chairs.flatMap(({ name }, seat) => (name ? [] : [seat]));
  return free.find((seat) => seat !== leadersSeat(frame)) ?? free[0] ?? null;
}

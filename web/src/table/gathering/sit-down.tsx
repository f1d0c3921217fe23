/**
 * For anyone who comes by a friend's link: one press, and they sit. If they have no name of their own yet, it is asked
 * for here.
 */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { NameField } from "../../components/name-field.tsx";
import { attempt } from "../../components/notice.tsx";
import { hasPlayed } from "../../screens/game-sheet.tsx";
import { changeMe, isNameInvented, me } from "../../session.ts";
import type { TableInfo } from "../../wire/messages.ts";
import { t } from "../../words/words.ts";
import { leaderSeat } from "../state.ts";
import type { TableProps } from "../table-props.ts";

export function SitDown({ connection, table: { info, seats } }: TableProps) {
  const own = me.value?.name ?? "";
  const asksName = useSignal(isNameInvented());
  const name = useSignal(own);
  const busy = useSignal(false);
  useEffect(() => {
    name.value = own;
  }, [own]);
  const seat = seatFor(info);
  if (seats.length > 0 || seat === null) return null;
  const takes = async () => {
    hasPlayed.value = "yes";
    if (name.value !== own) await changeMe({ name: name.value });
    await connection.send({ command: "sit", seat, name: me.value?.name ?? name.value });
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
      {asksName.value && <NameField label={t("page-my-name")} name={name} />}
      <button type="submit" class="gold wide" aria-busy={busy.value}>
        {asksName.value ? t("page-sit-down") : t("page-sit-as", { name: own })}
      </button>
    </form>
  );
}

/** The first free seat; the leader's only if there is no other. */
function seatFor(info: TableInfo): number | null {
  const free = info.chairs.flatMap(({ name }, seat) => (name ? [] : [seat]));
  return free.find((seat) => seat !== leaderSeat(info)) ?? free[0] ?? null;
}

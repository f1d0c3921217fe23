/** The same people at a new table: nobody has to send a new link. */
import { attempt } from "../../components/notice.tsx";
import { games } from "../../games.ts";
import { Link, navigate } from "../../router.tsx";
import type { TableInfo } from "../../wire/messages.ts";
import type { RematchAnswer } from "../../wire/routes.ts";
import { t } from "../../words/words.ts";
import type { TableConnection } from "../connection.ts";
import type { TableState } from "../state.ts";
import type { TableProps } from "../table-props.ts";
import { useRematchNotice } from "./rematch-notice.ts";
import { rematchCaller, rematchText } from "./rematch-text.ts";

/** Goes to the next table, which starts by itself once everybody is there; or, to change something, by hand. */
export async function goToRematch(
  connection: TableConnection,
  starts: "by itself" | "by hand",
  game: string | null = null,
): Promise<void> {
  const command = { command: "rematch", starts_itself: starts === "by itself", game } as const;
  const next = (await attempt(connection.send(command))) as RematchAnswer | undefined;
  if (next) navigate(`/t/${next.code}`);
}

/** The other games that have room for everybody, unless one has been called for. */
export function OtherGames({ connection, table: { info, seats }, legend }: TableProps & { legend: string }) {
  const people = peopleAt(info);
  const others = games.value.filter(({ name, most }) => name !== info.game && people <= most);
  if (people < 2 || others.length === 0 || seats.length === 0 || info.rematch || info.guide) return null;
  return (
    <fieldset class="other-games">
      <legend>{legend}</legend>
      <div class="row">
        {others.map(({ name, title }) => (
          <button key={name} type="button" onClick={() => void goToRematch(connection, "by hand", name)}>
            {title}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function peopleAt({ chairs }: TableInfo): number {
  return chairs.filter(({ guest }) => guest).length;
}

/** While a game is on: friends may have had enough of it before it ends. */
export function MoveOn(props: TableProps) {
  const { info } = props.table;
  if (info.phase !== "playing") return null;
  const who = rematchCaller(props.table);
  if (!info.rematch) return <OtherGames {...props} legend={t("page-move-on")} />;
  return (
    <Link to={`/t/${info.rematch}`} class="button gold">
      {who === null ? t("page-next-table") : rematchText("page-rematch-join", who, info)}
    </Link>
  );
}

/** Tells whoever is looking at something else that somebody calls for another game. */
export function RematchCall({ table }: { table: TableState }) {
  useRematchNotice(table);
  return null;
}

/** The board of a game without one of its own: what its view says about each seat, then the rest, then the moves. */
import { t } from "../../words/words.ts";
import type { BoardModule, BoardProps } from "../board.ts";
import { eventSentence, type Fields, fieldLabel, ownFields, sayWords, valueText } from "./field-text.ts";
import "./plain-board.css";

const UNGROUPED = 8; // moves; more than that are grouped by their first word

export function plainBoard(game: string): BoardModule {
  return {
    Board: (props) => <PlainBoard game={game} {...props} />,
    describeEvent: (event, names) => eventSentence(game, event, names),
    describeMove: (move) => sayWords(game, move),
  };
}

interface PlainBoardProps extends BoardProps {
  game: string;
}

function PlainBoard(props: PlainBoardProps) {
  const fields = ownFields(props.view as unknown as Fields);
  const bySeat = fields.filter(([, value]) => Array.isArray(value) && value.length === props.view.seats);
  const others = fields.filter((field) => !bySeat.includes(field));
  return (
    <section class="plain-board card">
      <Seats {...props} fields={bySeat as [string, unknown[]][]} />
      {others.map(([field, value]) => (
        <section key={field}>
          <h2>{fieldLabel(props.game, field)}</h2>
          <Value {...props} value={value} />
        </section>
      ))}
      <Moves {...props} />
    </section>
  );
}

function Seats({ game, view, names, fields }: PlainBoardProps & { fields: [string, unknown[]][] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t("page-seats")}</th>
          {fields.map(([field]) => (
            <th key={field} scope="col">
              {fieldLabel(game, field)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: view.seats }, (_, seat) => (
          <tr key={seat} class={view.to_act.includes(seat) ? "to-act" : ""}>
            <th scope="row">{names[seat]}</th>
            {fields.map(([field, values]) => (
              <td key={field}>{valueText(game, values[seat], names)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ game, names, value }: PlainBoardProps & { value: unknown }) {
  if (!Array.isArray(value)) return <p>{valueText(game, value, names)}</p>;
  return (
    <ol>
      {value.map((each, place) => (
        <li key={place}>{valueText(game, each, names)}</li>
      ))}
    </ol>
  );
}

function Moves({ game, moves, play, hinted, hush }: PlainBoardProps) {
  return (
    <div class="plain-moves">
      {groupsOf(moves).map((group) => (
        <div key={group[0]} class="row">
          {group.map((move) => (
            <button
              key={move}
              type="button"
              data-move={move}
              class={hinted.includes(move) ? "gold" : ""}
              onClick={() => play(move)}
            >
              {sayWords(game, move)}
            </button>
          ))}
        </div>
      ))}
      {hush && moves.length === 0 && (
        <button type="button" disabled={hush.tapped} onClick={hush.tap}>
          {t("page-tap")}
        </button>
      )}
    </div>
  );
}

function groupsOf(moves: readonly string[]): string[][] {
  if (moves.length <= UNGROUPED) return moves.length > 0 ? [[...moves]] : [];
  const groups = new Map<string, string[]>();
  for (const move of moves) {
    const [first = ""] = move.split(" ");
    groups.set(first, [...(groups.get(first) ?? []), move]);
  }
  return [...groups.values()];
}

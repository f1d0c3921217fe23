/** What every part of a table's screen is handed. */
import type { Line } from "./line.ts";
import type { Standing } from "./model.ts";

export interface RoomProps {
  line: Line;
  standing: Standing;
}

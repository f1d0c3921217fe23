/** What the game's door shows: its emblem, and its colours. */
import { HOUSE_EMBLEM } from "../../../art/house-emblem.ts";
import "./door.css";

const FEATHERS = [
  "M48 36C40 24 42 12 50 4 56 14 55 26 48 36Z",
  "M46 36C34 30 29 20 31 9 41 14 46 24 46 36Z",
  "M50 36C62 30 67 20 65 9 55 14 50 24 50 36Z",
];

export function Emblem() {
  return (
    <>
      {FEATHERS.map((feather) => (
        <path key={feather} d={feather} class="tint" />
      ))}
      <path d="M48 34V10M45 34Q38 24 34 15M51 34Q58 24 62 15" class="thin" />
      <path d="M9 50C2 62 10 70 4 84 14 80 16 68 13 60M87 50C94 62 86 70 92 84 82 80 80 68 83 60" class="tint" />
      <path d={HOUSE_EMBLEM} class="paper" fill-rule="evenodd" />
      <path d="M48 43l3.5 4.5L48 52l-3.5-4.5z" class="full" />
      <path d="M13 47C14 41 22 37 32 39M83 47C82 41 74 37 64 39M17 60q8 4 15-1M79 60q-8 4-15-1" class="thin" />
    </>
  );
}

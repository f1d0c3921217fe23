/** What the game's door shows: its emblem, and its colours. */
import "./door.css";

export function Emblem() {
  const holes = [0, 1, 2, 3, 4, 5, 6];
  const rings = ["M33 38m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0", "M63 38m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0"];
  return (
    <>
      <path d="M14 20Q14 12 22 12H74Q82 12 82 20V72Q82 84 70 84H26Q14 84 14 72Z" class="paper" />
      {holes.flatMap((row) =>
        holes.map((column) => (
          <circle key={`${row}${column}`} cx={24 + column * 8} cy={22 + row * 8.7} r="1.1" class="full" />
        )),
      )}
      {rings.map((ring) => (
        <path key={ring} d={ring} class="tint" />
      ))}
      <circle cx="33" cy="38" r="2.5" class="full" />
      <circle cx="63" cy="38" r="2.5" class="full" />
      <path d="M24 28q9-8 17 0M55 28q8-8 17 0M48 42l-5 14h10zM30 66q18 12 36 0q-18-5-36 0Z" />
      <path d="M84 8L63 38" stroke="#d8563f" stroke-width="6" />
      <path d="M8 92L32 68" stroke="#4d8fe0" stroke-width="6" />
    </>
  );
}

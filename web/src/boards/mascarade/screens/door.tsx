/** What the game's door shows: its emblem, and its colours. */
import "./door.css";

export function Emblem() {
  const curls = [24, 34, 45, 56, 66, 74];
  return (
    <>
      {curls.map((x, n) => (
        <circle key={x} cx={x} cy={[29, 20, 16, 17, 22, 31][n]} r="8.5" class="tint" />
      ))}
      <path d="M22 38C22 24 34 19 48 19S74 24 74 38C74 62 63 84 48 84S22 62 22 38Z" class="paper" />
      <path d="M36 36l2.6 5.2 5.8.8-4.2 4.1 1 5.7-5.2-2.7-5.2 2.7 1-5.7-4.2-4.1 5.8-.8z" class="full" />
      <path d="M54 46q7-6 13 0M46 46q-2 11 1 14h6M37 69q11 8 22 0" />
      <path d="M29 32q6-4 12-2M55 36q6-4 12-1" class="thin" />
      <circle cx="30" cy="60" r="3.5" class="blush" />
      <circle cx="66" cy="60" r="3.5" class="blush" />
    </>
  );
}

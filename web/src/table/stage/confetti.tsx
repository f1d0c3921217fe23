/** The moment somebody wins: a few pieces of paper fall along both edges, where hardly anything is written. */
import "./confetti.css";

const COLOURS = ["#ecbf5c", "#c8384f", "#4f86d8", "#46a86c"];
const PIECES = 32;

/** Scattered, not random: the same on every screen, and no row or column in it. */
function scattered(n: number, step: number): number {
  return (n * step) % 1;
}

export function Confetti() {
  return (
    <div class="confetti" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, n) => (
        <i
          key={n}
          style={{
            [n % 2 === 0 ? "left" : "right"]: `${scattered(n, 0.618) ** 1.6 * 15}%`,
            background: COLOURS[(n % 7) % COLOURS.length],
            "--size": `${5 + scattered(n, 0.382) * 5}px`,
            "--turn": `${Math.round(scattered(n, 0.71) * 900 - 450)}deg`,
            "--late": `${Math.round(scattered(n, 0.57) * 1100)}ms`,
            "--long": `${Math.round(1700 + scattered(n, 0.83) * 1300)}ms`,
          }}
        />
      ))}
    </div>
  );
}

/** A point. */
export function Coin() {
  return (
    <svg viewBox="-10 -10 20 20" class="coin" aria-hidden="true">
      <circle r="9" class="metal" />
      <circle r="6.4" class="stamp" />
    </svg>
  );
}

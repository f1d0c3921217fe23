/** A cross with arms of equal length, as wide as `size`. */
export function crossPath(x: number, y: number, size: number): string {
  const arm = size / 3;
  const half = size / 2;
  return `M${x - arm / 2} ${y - half}h${arm}v${arm}h${arm}v${arm}h${-arm}v${arm}h${-arm}v${-arm}h${-arm}v${-arm}h${arm}z`;
}

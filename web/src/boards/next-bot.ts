/** Which bot comments on what somebody did: the next one around the table, so that it gives nothing away. */
export function nextBot(bots: readonly number[], seat: number): number[] {
  const others = bots.filter((bot) => bot !== seat);
  const next = others.find((bot) => bot > seat) ?? others[0];
  return next === undefined ? [] : [next];
}

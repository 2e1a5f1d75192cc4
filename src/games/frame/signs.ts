// Numbers as signs that are seen at a glance: hearts, pips, bars. The number itself stands in a cell beside them.

/** Repeats a sign so many times, but at most `most`: dots say that there are more. */
export function signs(sign: string, count: number, most: number): string {
  return count > most ? `${sign.repeat(most)}…` : sign.repeat(Math.max(0, count));
}

/** Draws a bar with a piece for each point, and an end mark where it would be longer than a page. */
export function bar(points: number): string {
  return signs('■', points, LONGEST_BAR);
}

const LONGEST_BAR = 12;

/** Draws `●●○`: how much of a whole is left. */
export function pips(left: number, whole: number, [full, empty] = PIPS): string {
  return full.repeat(left) + empty.repeat(Math.max(0, whole - left));
}

const PIPS: readonly [full: string, empty: string] = ['●', '○'];

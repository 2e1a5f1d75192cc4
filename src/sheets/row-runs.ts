// The rows of a tab to be read, as few ranges.

/** How many ranges one call may ask for; an address has no room for many more. */
const MOST_RANGES = 200;

/** Groups rows, in order, into ranges whose ends are not included; into a single one where they would be too many. */
export function runsOf(rows: readonly number[]): readonly (readonly [from: number, to: number])[] {
  const runs: [number, number][] = [];
  for (const row of rows) {
    const last = runs[runs.length - 1];
    if (last?.[1] === row) last[1] = row + 1;
    else runs.push([row, row + 1]);
  }
  const [first, last] = [runs[0], runs[runs.length - 1]];
  return first === undefined || last === undefined || runs.length <= MOST_RANGES
    ? runs
    : [[first[0], last[1]]];
}

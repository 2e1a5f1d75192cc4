// The rows of a tab to be read, as few ranges.

/** The number of ranges that one call may ask for; an address cannot hold many more. */
const MOST_RANGES = 200;

/** Rows, in order, as ranges with their ends left out; as a single one where they would be too many. */
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

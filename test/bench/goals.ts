// The goals for the time until a round is told, and the line of the bench that says whether they are reached.

/** Seconds at the median until the last book is drawn, by the number of players: in every round. */
export const TOLD_WITHIN: ReadonlyMap<number, number> = new Map([
  [8, 5],
  [20, 8],
  [40, 12],
]);

/** The time until a round was told, by the model. */
export interface Told {
  readonly players: number;
  readonly round: number;
  readonly seconds: number;
}

/** Says for each number of players that has a goal whether all rounds reach it, and which miss it by how much. */
export function goalsLine(told: readonly Told[]): string {
  const parts = [...TOLD_WITHIN].flatMap(([players, goal]) => {
    const own = told.filter((one) => one.players === players);
    if (own.length === 0) return [];
    const missed = own.filter((one) => tenths(one.seconds) > tenths(goal));
    const said = missed.map(
      ({ round, seconds }) => `missed by ${(tenths(seconds - goal) / 10).toFixed(1)} s in round ${round}`,
    );
    return [`${goal} s with ${players} players ${said.length === 0 ? 'reached' : said.join(' and ')}`];
  });
  return `The goal for books and pages told: ${parts.join(', ')}.`;
}

/** Compared as they are shown. */
function tenths(seconds: number): number {
  return Math.round(seconds * 10);
}

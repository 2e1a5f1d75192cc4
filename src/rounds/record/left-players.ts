// Seats that were given up (ALL-14), stage by stage. If the game goes back to a stage, players who left later play again,
// until the stage from which they left is open again.
import type { EntryBody } from './entries';
import type { NewEntry } from './ledger';
import { seatName, type People } from './people';

/** For each stage at which the list changed: the people who have left by then. */
export type LeaversByStage = ReadonlyMap<string, readonly string[]>;

/** The people who have left when this stage opens. `stages`: the stages resolved before it. */
export function peopleWhoLeft(
  { leftFrom, stages: before }: { readonly leftFrom: LeaversByStage; readonly stages: readonly WithStage[] },
  stage: string | undefined,
): readonly string[] {
  if (leftFrom.size === 0) return NOBODY;
  const own = stage === undefined ? undefined : leftFrom.get(stage);
  if (own !== undefined) return own;
  const known = [...before].reverse().find((one) => leftFrom.has(one.stage));
  return (known === undefined ? undefined : leftFrom.get(known.stage)) ?? NOBODY;
}

interface WithStage {
  readonly stage: string;
}

const NOBODY: readonly string[] = [];

/** Records that a player left or returned, from the open stage on, and in later stages that were undone. */
export function withSeatChange(
  record: { readonly leftFrom: LeaversByStage; readonly stages: readonly WithStage[] },
  { stage, player, left }: EntryBody<'seat'>,
): LeaversByStage {
  const over = record.stages.map((one) => one.stage);
  const changed = (names: readonly string[]): readonly string[] => {
    const others = names.filter((name) => name !== player);
    return left ? [...others, player] : others;
  };
  const lists = [...record.leftFrom, [stage, peopleWhoLeft(record, stage)] as const];
  return new Map(lists.map(([from, names]) => [from, over.includes(from) ? names : changed(names)]));
}

/** Entries that change who has left from `before` to `now`. */
export function seatChangeEntries(
  stage: string,
  before: readonly string[],
  now: readonly string[],
): readonly NewEntry[] {
  return [
    ...before.filter((player) => !now.includes(player)).map((player) => seatEntry(stage, player, false)),
    ...now.filter((player) => !before.includes(player)).map((player) => seatEntry(stage, player, true)),
  ];
}

export function seatEntry(stage: string, player: string, left: boolean, reason = ''): NewEntry {
  const why = reason === '' ? '' : ` Reason: ${reason}`;
  return {
    text: `${seatChangeText(player, left)}${why}`,
    entry: { kind: 'seat', body: { stage, player, left, reason } },
  };
}

export function seatChangeText(person: string, left: boolean): string {
  return left ? `${person} has left.` : `${person} is back.`;
}

/** The line in a book or page about a player who has left; `reader` is empty for the public. */
export function leftPlayerLine(people: People, player: string, reader: string): string {
  return player === reader
    ? 'You’ve left the game. You won’t be asked anything, but you can keep reading.'
    : seatChangeText(seatName(people, player), true);
}

// Seats that were given up (ALL-14): who has left, stage by stage. Going back to a stage brings back players who had
// not left when it opened; they have left again once the stage from which they left is open again.
import type { EntryBody } from './entries';
import type { NewEntry } from './ledger';
import { nameOf, type People } from './people';

/** Who has left, by the stage from which it holds. */
export type LeftFrom = ReadonlyMap<string, readonly string[]>;

/** Lists who has left when a stage opens; `before` are the stages resolved before it. */
export function leftAt(
  { leftFrom, stages: before }: { readonly leftFrom: LeftFrom; readonly stages: readonly Staged[] },
  stage: string | undefined,
): readonly string[] {
  if (leftFrom.size === 0) return NOBODY;
  const own = stage === undefined ? undefined : leftFrom.get(stage);
  if (own !== undefined) return own;
  const known = [...before].reverse().find((one) => leftFrom.has(one.stage));
  return (known === undefined ? undefined : leftFrom.get(known.stage)) ?? NOBODY;
}

interface Staged {
  readonly stage: string;
}

const NOBODY: readonly string[] = [];

/** Notes that somebody has left, or is back, from the open stage on, also in stages that were taken back. */
export function withSeat(
  record: { readonly leftFrom: LeftFrom; readonly stages: readonly Staged[] },
  { stage, player, left }: EntryBody<'seat'>,
): LeftFrom {
  const over = record.stages.map((one) => one.stage);
  const changed = (names: readonly string[]): readonly string[] => {
    const others = names.filter((name) => name !== player);
    return left ? [...others, player] : others;
  };
  const lists = [...record.leftFrom, [stage, leftAt(record, stage)] as const];
  return new Map(lists.map(([from, names]) => [from, over.includes(from) ? names : changed(names)]));
}

/** Makes the entries after which these players, and no others, have left from a stage on. */
export function leftEntries(
  stage: string,
  before: readonly string[],
  now: readonly string[],
): readonly NewEntry[] {
  return [
    ...before.filter((player) => !now.includes(player)).map((player) => seatEntry(stage, player, false)),
    ...now.filter((player) => !before.includes(player)).map((player) => seatEntry(stage, player, true)),
  ];
}

/** Makes the entry with which somebody leaves, or is back. */
export function seatEntry(stage: string, player: string, left: boolean, reason = ''): NewEntry {
  const why = reason === '' ? '' : ` Reason: ${reason}`;
  return {
    text: `${leftText(player, left)}${why}`,
    entry: { kind: 'seat', body: { stage, player, left, reason } },
  };
}

/** Words for everyone that somebody has left, or is back. */
export function leftText(person: string, left: boolean): string {
  return left ? `${person} has left.` : `${person} is back.`;
}

/** Words for the reader of a book or page that a player has left; `reader` is empty for the public. */
export function leftLine(people: People, player: string, reader: string): string {
  return player === reader
    ? 'You have left: nothing is asked of you, and you read on.'
    : leftText(nameOf(people, player), true);
}

// Going back: the record once the host has opened a resolved stage again, or left the open one for another, and which
// responses no stage reads again.
import type { Awaiting, EntryBody, Left, Reopened, Ahead, Cursor, Entered } from './entries';
import { NOTHING_PENDING, type CarriedStage, type GameRecord } from './game-record';
import type { LedgerRow } from './ledger';

/** Goes back to a stage: its entries, and those of later stages, wait until these are open again. */
export function rewind(
  record: GameRecord,
  { toStage, reopened = { titles: [] } }: EntryBody<'rewound'>,
  row: Opener,
): GameRecord {
  const from = record.stages.findIndex(({ stage }) => stage === toStage);
  if (from === -1) return record;
  const titles = new Map(reopened.titles.map(({ stage, title }) => [stage, title]));
  const dropped = record.stages.slice(from);
  const kept = record.stages.slice(0, from).map(({ stage }) => stage);
  const carried = new Map(record.carried);
  for (const each of dropped) {
    const title = titles.get(each.stage) ?? each.stage;
    carried.set(each.stage, { ...each, title, ...unreadIn(carried.get(each.stage)) });
  }
  return reopening(
    {
      ...record,
      clocked: new Set(kept.filter((stage) => record.clocked.has(stage))),
      stages: record.stages.slice(0, from),
      carried,
    },
    reopened,
    row,
  );
}

/** Goes on from a book that had lost rows: what was sent for lost stages waits for them. */
export function restored(
  record: GameRecord,
  { awaiting = [], reopened }: EntryBody<'restored'>,
  row: Opener,
): GameRecord {
  return reopening({ ...record, carried: carriedWith(record, awaiting) }, reopened, row);
}

/** Gives the stages whose entries wait, together with what was sent for lost stages. */
export function carriedWith(
  { carried }: Pick<GameRecord, 'carried'>,
  awaiting: readonly Awaiting[],
): GameRecord['carried'] {
  const all = new Map(carried);
  for (const each of awaiting) all.set(each.stage, withUnread(all.get(each.stage), each));
  return all;
}

function withUnread(before: CarriedStage | undefined, { stage, title, unread }: Awaiting): CarriedStage {
  const nothing = {
    stage,
    title,
    submissions: [],
    hostSubmissions: [],
    hostFacts: {},
    resolvedAt: 0,
    row: 0,
  };
  return { ...(before ?? nothing), unread: [...(before?.unread ?? []), ...unread] };
}

function unreadIn(carried: CarriedStage | undefined): Pick<CarriedStage, 'unread'> {
  return carried?.unread === undefined ? {} : { unread: carried.unread };
}

/**
 * Opens another stage, as a correction says, in place of the open one, whose entries wait for it; nothing that was read
 * by then is read again. The same record where the correction opens none.
 */
export function reopening(record: GameRecord, reopened: Reopened | undefined, row: Opener): GameRecord {
  if (reopened === undefined) return record;
  const { left } = reopened;
  const { at, hash, number } = row;
  return {
    ...(left === undefined ? record : withLeft(record, left, row)),
    pending: { ...NOTHING_PENDING, deadline: null },
    openedAt: at,
    opening: hash,
    openedRow: number,
    openedAfter: undefined,
    reopened: true,
    readableAt: undefined,
  };
}

function withLeft(
  record: GameRecord,
  { cursors = [], sent = [], ahead = [], ...inputs }: Left,
  row: Opener,
): GameRecord {
  const { at } = row;
  const hostSubmissions = namedEntries(inputs.hostSubmissions, row);
  return {
    ...withReading(record, { cursors, sent, ahead }, at),
    carried: new Map([
      ...record.carried,
      [inputs.stage, { ...inputs, hostSubmissions, resolvedAt: at, row: 0 }],
    ]),
  };
}

/** The row that opens a stage. */
export type Opener = Pick<LedgerRow, 'number' | 'at' | 'hash'>;

/**
 * Names the host's entries that this row of the ledger adds. An entry keeps its name, so that a call that names it never
 * reaches another one.
 */
export function namedEntries(
  entries: readonly Entered[],
  { number }: Pick<LedgerRow, 'number'>,
): readonly Entered[] {
  return entries.map((entry, index) => ({ id: `row-${number}${index === 0 ? '' : `-${index}`}`, ...entry }));
}

/** Notes that responses were read for good: none of them is read again, unless it was edited. */
export function withReading(
  record: GameRecord,
  { cursors, sent, ahead }: Required<Pick<EntryBody<'resolved'>, 'cursors' | 'sent' | 'ahead'>>,
  at: number,
): GameRecord {
  return {
    ...record,
    cursors: new Map([...record.cursors, ...byTab(cursors)]),
    sent: [...record.sent, ...sent],
    ahead: ahead.reduce(withAhead, record.ahead),
    readAt: at,
  };
}

/** Gives the number of rows read, by tab of responses. */
export function byTab(cursors: readonly Cursor[]): ReadonlyMap<number, number> {
  return new Map(cursors.map(({ sheet, rows }) => [sheet, rows]));
}

function withAhead(before: GameRecord['ahead'], { sheet, stamps, until = 0 }: Ahead): GameRecord['ahead'] {
  const { stamps: old = [], until: oldUntil = 0 } = before.get(sheet) ?? {};
  return new Map([...before, [sheet, { stamps: [...old, ...stamps], until: Math.max(until, oldUntil) }]]);
}

// How the record changes if the host reopens a resolved stage or replaces the open stage by another, and which responses are
// never read again.
import type {
  LostStageAnswers,
  EntryBody,
  UnresolvedStage,
  ReopeningDetails,
  FutureTimestamps,
  RowCursor,
  EnteredAnswer,
} from './entries';
import { ensure } from '../../games/frame/result';
import { NOTHING_PENDING, type SuspendedStage, type GameRecord } from './game-record';
import type { LedgerRow } from './ledger';

/** Reopens a stage. The inputs of that stage and later ones are kept until each opens again. */
export function rewindGame(
  record: GameRecord,
  { toStage, reopened = { titles: [] } }: EntryBody<'rewound'>,
  row: OpeningRow,
): GameRecord {
  const first = record.stages.find(({ stage }) => stage === toStage);
  const from = record.stages.indexOf(ensure(first, `${toStage} isn’t resolved, so it can’t be reopened.`));
  const titles = new Map(reopened.titles.map(({ stage, title }) => [stage, title]));
  const dropped = record.stages.slice(from);
  const kept = record.stages.slice(0, from).map(({ stage }) => stage);
  const carried = new Map(record.carried);
  for (const each of dropped) {
    const title = titles.get(each.stage) ?? each.stage;
    carried.set(each.stage, { ...each, title, ...pickUnread(carried.get(each.stage)) });
  }
  return reopenStage(
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

/** Continues a book that lost rows. Answers to lost stages are kept until each opens again. */
export function foldRestored(
  record: GameRecord,
  { awaiting = [], reopened }: EntryBody<'restored'>,
  row: OpeningRow,
): GameRecord {
  return reopenStage({ ...record, carried: withLostAnswers(record, awaiting) }, reopened, row);
}

export function withLostAnswers(
  { carried }: Pick<GameRecord, 'carried'>,
  awaiting: readonly LostStageAnswers[],
): GameRecord['carried'] {
  const all = new Map(carried);
  for (const each of awaiting) all.set(each.stage, withUnreadAnswers(all.get(each.stage), each));
  return all;
}

function withUnreadAnswers(
  before: SuspendedStage | undefined,
  { stage, title, unread }: LostStageAnswers,
): SuspendedStage {
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

function pickUnread(carried: SuspendedStage | undefined): Pick<SuspendedStage, 'unread'> {
  return carried?.unread === undefined ? {} : { unread: carried.unread };
}

/**
 * Opens another stage because of a correction. The inputs of the stage that was open are kept, and responses read by then
 * aren't read again. Returns the record unchanged if the correction opens no stage.
 */
export function reopenStage(
  record: GameRecord,
  reopened: ReopeningDetails | undefined,
  row: OpeningRow,
): GameRecord {
  if (reopened === undefined) return record;
  const { left } = reopened;
  const { at, hash, number } = row;
  return {
    ...(left === undefined ? record : withUnresolvedStage(record, left, row)),
    pending: { ...NOTHING_PENDING, deadline: null },
    openedAt: at,
    opening: hash,
    openedRow: number,
    openedAfter: undefined,
    reopened: true,
    readableAt: undefined,
  };
}

function withUnresolvedStage(
  record: GameRecord,
  { cursors = [], sent = [], ahead = [], ...inputs }: UnresolvedStage,
  row: OpeningRow,
): GameRecord {
  const { at } = row;
  const hostSubmissions = withEntryIds(inputs.hostSubmissions, row);
  return {
    ...withReadResponses(record, { cursors, sent, ahead }, at),
    carried: new Map([
      ...record.carried,
      [inputs.stage, { ...inputs, hostSubmissions, resolvedAt: at, row: 0 }],
    ]),
  };
}

/** The row that opens a stage. */
export type OpeningRow = Pick<LedgerRow, 'number' | 'at' | 'hash'>;

/** Adds ids to the host's entries in this row. Ids never change, so a call can't affect the wrong entry. */
export function withEntryIds(
  entries: readonly EnteredAnswer[],
  { number }: Pick<LedgerRow, 'number'>,
): readonly EnteredAnswer[] {
  return entries.map((entry, index) => ({ id: `row-${number}${index === 0 ? '' : `-${index}`}`, ...entry }));
}

/** Marks responses as processed. They are skipped in future, unless edited. */
export function withReadResponses(
  record: GameRecord,
  { cursors, sent, ahead }: Required<Pick<EntryBody<'resolved'>, 'cursors' | 'sent' | 'ahead'>>,
  at: number,
): GameRecord {
  return {
    ...record,
    cursors: new Map([...record.cursors, ...rowsByTab(cursors)]),
    sent: [...record.sent, ...sent],
    ahead: ahead.reduce(withFutureTimestamps, record.ahead),
    readAt: at,
  };
}

/** How many rows were read, by response tab. */
export function rowsByTab(cursors: readonly RowCursor[]): ReadonlyMap<number, number> {
  return new Map(cursors.map(({ sheet, rows }) => [sheet, rows]));
}

function withFutureTimestamps(
  before: GameRecord['ahead'],
  { sheet, stamps, until = 0 }: FutureTimestamps,
): GameRecord['ahead'] {
  const { stamps: old = [], until: oldUntil = 0 } = before.get(sheet) ?? {};
  return new Map([...before, [sheet, { stamps: [...old, ...stamps], until: Math.max(until, oldUntil) }]]);
}

// Builds the records of people, match and season from the ledger, row by row.
import { isSeasonEntry, type EntryBody, type NoticeEntry } from './entries';
import { NO_FILES } from './files-tab';
import {
  reopenStage,
  foldRestored,
  rewindGame,
  rowsByTab,
  withEntryIds,
  withReadResponses,
  type OpeningRow,
} from './fold-reopening';
import { foldPeople } from './fold-people';
import type { LedgerRow } from './ledger';
import { peopleWhoLeft, withSeatChange } from './left-players';
import { NO_PEOPLE, type People } from './people';
import { foldSeason } from './season-fold';
import type { SeasonRecord } from './season-record';
import {
  type PendingInputs,
  type GameRecord,
  type RecordedRound,
  NOTHING_PENDING,
  openStageTimes,
  withFormerFacts,
  type Correction,
  type Notice,
} from './game-record';
import { EVERYONE } from '../reply/reply';

export interface Records {
  readonly people: People;
  readonly season: SeasonRecord | undefined;
  readonly game: GameRecord | undefined;
}

export const NO_RECORDS: Records = { people: NO_PEOPLE, season: undefined, game: undefined };

/** Applies rows to the records. Unchanged parts remain the same objects, so that a replay knows which stages to replay. */
export function foldRecords(before: Records, rows: readonly LedgerRow[]): Records {
  let { people, season, game } = before;
  for (const row of rows) {
    people = foldPeople(people, row, season);
    season = foldSeason(season, row, game);
    game = foldRow(game, row);
  }
  return { people, season, game: game?.closed === true ? undefined : game };
}

/** The game in a ledger; undefined if there is none, or if the last one is archived. */
export function foldLedger(ledger: readonly LedgerRow[]): GameRecord | undefined {
  return foldRecords(NO_RECORDS, ledger).game;
}

function foldRow(record: GameRecord | undefined, row: LedgerRow): GameRecord | undefined {
  if (row.entry.kind === 'set-up') return beginGame(row.entry.body, row);
  return record === undefined ? undefined : applyRow(record, row);
}

function beginGame(setUp: EntryBody<'set-up'>, { at, hash, number }: OpeningRow): GameRecord {
  return {
    setUp,
    startedAt: at,
    settings: setUp.settings,
    timings: setUp.timings,
    ...NO_FILES,
    zones: [{ zone: setUp.zone, since: at, rows: new Map() }],
    stages: [],
    openTimes: new Map(),
    leftFrom: new Map(),
    pending: NOTHING_PENDING,
    carried: new Map(),
    decided: new Map(),
    formerFacts: new Map(),
    cursors: new Map(),
    sent: [],
    ahead: new Map(),
    openedAt: at,
    opening: hash,
    openedRow: number,
    openedAfter: undefined,
    reopened: false,
    readableAt: undefined,
    clocked: new Set(),
    readAt: at,
    corrections: [],
    reminders: false,
    resolves: undefined,
    early: undefined,
    pictures: false,
    invited: setUp.invites !== true,
    published: false,
    closed: false,
  };
}

function applyRow(record: GameRecord, row: LedgerRow): GameRecord {
  const { entry, at } = row;
  if (isSeasonEntry(entry)) return record;
  switch (entry.kind) {
    case 'set-up':
      return beginGame(entry.body, row);
    case 'zone': {
      const rows = rowsByTab(entry.body.rows);
      return { ...record, zones: [...record.zones, { zone: entry.body.zone, since: at, rows }] };
    }
    case 'key':
    case 'seated':
    case 'word':
      return record;
    case 'seat':
      return { ...record, leftFrom: withSeatChange(record, entry.body) };
    case 'deadline':
      return withDeadline(record, entry.body, at);
    case 'accepting': {
      const { accepting, atDeadline } = entry.body;
      return updateAccepting(record, { accepting, closedAtDeadline: atDeadline === true }, at);
    }
    case 'reminders':
      return {
        ...updatePending(record, { waitsForHost: false }),
        reminders: entry.body.on,
        resolves: entry.body.resolves,
      };
    case 'early': {
      const { waitMinutes } = entry.body;
      const early = waitMinutes === undefined ? undefined : { waitMinutes };
      // If the length of the wait changes, a wait that has begun starts over.
      return { ...updatePending(record, { endsEarlyAt: undefined, everyoneSince: undefined }), early };
    }
    case 'everyone-in':
      return updatePending(record, { endsEarlyAt: entry.body.at, everyoneSince: entry.body.since });
    case 'pictures':
      return { ...record, pictures: entry.body.on };
    case 'invited':
      return { ...record, invited: true };
    case 'reminded':
      return entry.body.byHost === true
        ? record
        : updatePending(record, { reminded: { at, missing: entry.body.missing } });
    case 'by-itself':
      return { ...record, openedAfter: entry.body.stage };
    case 'waits-for-host':
      return updatePending(record, { waitsForHost: true, waitsBecause: entry.body.why });
    case 'host-facts':
      return {
        ...withHostFacts(record, entry.body),
        decided: withHostDecision(record.decided, entry.body, at),
      };
    case 'entered': {
      const { stage: _, ...submission } = entry.body;
      const { hostSubmissions } = record.pending;
      return updatePending(record, {
        hostSubmissions: [...hostSubmissions, ...withEntryIds([submission], row)],
      });
    }
    case 'late-accepted': {
      const { stage: _, reason: __, ...accepted } = entry.body;
      return updatePending(record, { lateAccepted: [...record.pending.lateAccepted, accepted] });
    }
    case 'from-forms':
      return updatePending(record, {
        fromForms: [...record.pending.fromForms, ...entry.body.submissions],
      });
    case 'removed':
      return updatePending(record, { removed: [...record.pending.removed, entry.body.from] });
    case 'resolved':
      return withResolvedRound(record, entry.body, row);
    case 'corrected': {
      const { reason, notices, pages, reopened, moved, over, taken, ...inputs } = entry.body;
      const hostSubmissions = withEntryIds(inputs.hostSubmissions, row);
      const stages = record.stages.map((stage) =>
        stage.stage === inputs.stage
          ? {
              ...inputs,
              hostSubmissions,
              ...leaversIfAny(stage.left),
              resolvedAt: stage.resolvedAt,
              row: stage.row,
            }
          : stage,
      );
      const formerFacts = record.stages.reduce<GameRecord['formerFacts']>(
        (former, { stage, hostFacts }) =>
          stage === inputs.stage ? withFormerFacts({ formerFacts: former }, stage, hostFacts) : former,
        record.formerFacts,
      );
      const corrections = withCorrection(record, row, entry.body);
      const pending =
        moved === undefined ? record.pending : { ...record.pending, moved: [...record.pending.moved, moved] };
      const decided =
        over === undefined
          ? record.decided
          : withHostDecision(record.decided, { stage: inputs.stage, over, taken: taken === true }, at);
      return reopenStage({ ...record, formerFacts, stages, corrections, pending, decided }, reopened, row);
    }
    case 'stands':
      return {
        ...record,
        decided: withHostDecision(
          record.decided,
          { ...entry.body, taken: record.decided.get(entry.body.stage)?.taken === true },
          at,
        ),
      };
    case 'settings': {
      const { settings, reopened } = entry.body;
      return reopenStage(
        { ...record, settings, corrections: withCorrection(record, row, entry.body) },
        reopened,
        row,
      );
    }
    case 'rewound':
      return rewindGame({ ...record, corrections: withCorrection(record, row, entry.body) }, entry.body, row);
    case 'restored':
      return foldRestored(
        { ...record, corrections: withCorrection(record, row, entry.body) },
        entry.body,
        row,
      );
    case 'published':
      return { ...record, published: true };
    case 'closed':
      return { ...record, closed: true };
  }
}

function updatePending(record: GameRecord, change: Partial<PendingInputs>): GameRecord {
  return { ...record, pending: { ...record.pending, ...change } };
}

function updateAccepting(
  record: GameRecord,
  change: Pick<PendingInputs, 'accepting' | 'closedAtDeadline'>,
  at: number,
): GameRecord {
  const { pausedAt = at, ...rest } = record.pending;
  const isPaused = !change.accepting && !change.closedAtDeadline;
  return { ...record, pending: { ...rest, ...change, ...(isPaused ? { pausedAt } : {}) } };
}

/** Notes which answers the host's input for this stage is based on. */
export function withHostDecision(
  decided: GameRecord['decided'],
  { stage, over, taken = false }: Pick<EntryBody<'host-facts'>, 'stage' | 'over' | 'taken'>,
  at: number,
): GameRecord['decided'] {
  const others = [...decided].filter(([name]) => name !== stage);
  return new Map(over === undefined ? others : [...others, [stage, { at, over, taken }]]);
}

/** Sets the deadline. Forms that the old deadline closed reopen. */
function withDeadline(record: GameRecord, body: EntryBody<'deadline'>, at: number): GameRecord {
  const { stage, deadline = null } = body;
  const { accepting, closedAtDeadline, clockAt } = record.pending;
  return {
    ...updatePending(record, {
      deadline,
      ...(deadline === null ? {} : { clockAt: clockAt ?? at }),
      accepting: accepting || closedAtDeadline,
      closedAtDeadline: false,
      waitsForHost: false,
    }),
    clocked: deadline === null ? record.clocked : new Set([...record.clocked, stage]),
  };
}

/** Saves the host's facts, and keeps the previous ones as former facts. */
function withHostFacts(record: GameRecord, { stage, facts }: EntryBody<'host-facts'>): GameRecord {
  const { hostFacts } = record.pending;
  const inForce = hostFacts.length > 0 ? hostFacts.slice(-1) : [record.carried.get(stage)?.hostFacts];
  const formerFacts = inForce.reduce<GameRecord['formerFacts']>(
    (former, before) =>
      before === undefined ? former : withFormerFacts({ formerFacts: former }, stage, before),
    record.formerFacts,
  );
  return updatePending({ ...record, formerFacts }, { hostFacts: [...hostFacts, facts] });
}

function withResolvedRound(
  record: GameRecord,
  { cursors = [], sent = [], ahead = [], by: _, ...inputs }: EntryBody<'resolved'>,
  row: OpeningRow,
): GameRecord {
  const { at, hash, number } = row;
  const hostSubmissions = withEntryIds(inputs.hostSubmissions, row);
  const carried = new Map(record.carried);
  carried.delete(inputs.stage);
  const left = leaversIfAny(peopleWhoLeft(record, inputs.stage));
  return {
    ...withReadResponses(record, { cursors, sent, ahead }, at),
    stages: [...record.stages, { ...inputs, hostSubmissions, ...left, resolvedAt: at, row: number }],
    openTimes: new Map([...record.openTimes, [inputs.stage, openStageTimes(record)]]),
    pending: NOTHING_PENDING,
    carried,
    openedAt: at,
    opening: hash,
    openedRow: number,
    openedAfter: undefined,
    reopened: false,
    readableAt: undefined,
  };
}

function leaversIfAny(left: RecordedRound['left']): Pick<RecordedRound, 'left'> {
  return left === undefined || left.length === 0 ? {} : { left };
}

function withCorrection(
  { corrections }: GameRecord,
  { number: row, at, entry }: LedgerRow,
  { notices = [], pages = [] }: Pick<EntryBody<'corrected'>, 'notices' | 'pages'>,
): readonly Correction[] {
  const goesBack = entry.kind === 'rewound';
  const told = { notices: notices.map(toNotice), pages: pages.map(toNotice) };
  return [...corrections, { row, at, goesBack, ...told }];
}

/** A notice without `to` is for everyone. */
function toNotice({ to, ...words }: NoticeEntry): Notice {
  return { ...words, to: to === undefined ? EVERYONE : { player: to } };
}

// The record of a game: the ledger folded from its first row to its last, and its forms and books.
import type { Ahead, Cursor, Entered, EntryBody, LeftOut, Received, TimingEntry } from './entries';
import { NO_FILES } from './files-tab';
import type { LedgerRow } from './ledger';
import type { Secret } from './secret';
import { personOf, withoutBook, withSubstitute, type Seats } from './seats';

/** The entries of a stage that is resolved. */
export interface RecordedStage {
  readonly stage: string;
  readonly submissions: readonly Received[];
  readonly hostSubmissions: readonly Entered[];
  readonly hostFacts: unknown;
  readonly leftOut?: readonly LeftOut[];
  readonly resolvedAt: number;
}

/** Everything that waits for the open stage. */
export interface Pending {
  readonly hostSubmissions: readonly Entered[];
  /** The host's facts as they were entered, each time all of them: the last are in force. */
  readonly hostFacts: readonly unknown[];
  readonly lateAccepted: readonly string[];
  readonly removed: readonly string[];
  /** Absent: as usual for the stage. Null: none. */
  readonly deadline?: number | null;
  /**
   * The instant at which it got its first deadline from the host, or from the clock at the table; absent until then.
   */
  readonly clockAt?: number;
  readonly accepting: boolean;
  /** True while closed since the deadline passed, not by the host's word. */
  readonly closedAtDeadline: boolean;
  /** The players with nothing that counted when the deadline was announced; absent until then. */
  readonly reminded?: { readonly at: number; readonly missing: readonly string[] };
}

export interface GameRecord extends Seats {
  readonly setUp: EntryBody<'set-up'>;
  readonly startedAt: number;
  readonly settings: unknown;
  readonly timings: readonly TimingEntry[];
  readonly keys: ReadonlyMap<string, Secret>;
  readonly formerKeys: ReadonlyMap<string, FormerKey>;
  /** Keys that were replaced because the published record shows them. */
  readonly shownKeys: readonly FormerKey[];
  /** The book's time zones, the first one first. */
  readonly zones: readonly BookZone[];
  readonly stages: readonly RecordedStage[];
  readonly pending: Pending;
  /** Entries of stages that were taken back, waiting until their stage is open again. */
  readonly carried: ReadonlyMap<string, RecordedStage>;
  /** The number of rows of each tab of responses, by its id, that belong to resolved stages. */
  readonly cursors: ReadonlyMap<number, number>;
  /** Submissions that the forms gave before their rows were there. */
  readonly sent: readonly string[];
  /** Times that were later than the reading they came with, by tab of responses. */
  readonly ahead: ReadonlyMap<number, Omit<Ahead, 'sheet'>>;
  /** The instant at which the open stage opened. */
  readonly openedAt: number;
  /** The hash of the ledger's row that opened it; empty for the first stage, and for one that was gone back to. */
  readonly openedBy: string;
  /** A whole second, before which nobody could read of the open stage; undefined where that is not known. */
  readonly readableAt: number | undefined;
  /** The stages that got a deadline from the host or the clock, open or resolved. */
  readonly clocked: ReadonlySet<string>;
  /** The instant of the last reading of responses for good: an older row with a later time was edited. */
  readonly readAt: number;
  /** Notices of corrections, the first one first. */
  readonly corrections: readonly Correction[];
  /** True while forms close by themselves, and players are reminded of deadlines. */
  readonly reminders: boolean;
  /** True while a picture goes out with each public result. */
  readonly pictures: boolean;
  readonly published: boolean;
  readonly closed: boolean;
}

/** A key that was replaced. */
export interface FormerKey {
  /** Its former owner: the roster's name, and who played then. */
  readonly player: string;
  readonly person: string;
  readonly until: number;
}

export interface BookZone {
  readonly zone: string;
  /** The instant at which it was noticed. */
  readonly since: number;
  /** The first row that was written in it, from 0, by tab of responses. */
  readonly rows: ReadonlyMap<number, number>;
}

export interface Correction {
  readonly row: number;
  readonly at: number;
  readonly text: string;
  /** `Everyone` or players' names whose published results changed. */
  readonly changed: readonly string[];
  /** The notice for each of them. */
  readonly notices: readonly { readonly to: string; readonly text: string }[];
}

const NOTHING_PENDING: Pending = {
  hostSubmissions: [],
  hostFacts: [],
  lateAccepted: [],
  removed: [],
  accepting: true,
  closedAtDeadline: false,
};

/** The time zone in which a row of a tab of responses was written; `row` counts from 0. */
export function zoneOfRow({ zones, setUp }: GameRecord, sheet: number, row: number): string {
  // Nearly always: and there may be thousands of rows.
  if (zones.length === 1) return setUp.zone;
  return [...zones].reverse().find(({ rows }) => row >= (rows.get(sheet) ?? 0))?.zone ?? setUp.zone;
}

/** Folds a ledger; undefined when there is no game in it, or its last one was put away. */
export function foldLedger(ledger: readonly LedgerRow[]): GameRecord | undefined {
  return foldRows(undefined, ledger);
}

/**
 * The record once these rows are added to its ledger. Parts that they do not touch stay the very same objects, so that
 * a replay can tell which stages are to be played again.
 */
export function foldRows(before: GameRecord | undefined, rows: readonly LedgerRow[]): GameRecord | undefined {
  let record = before;
  for (const row of rows) {
    if (row.entry.kind === 'set-up') record = begin(row.entry.body, row.at);
    else if (record !== undefined) record = apply(record, row);
  }
  return record?.closed === true ? undefined : record;
}

function begin(setUp: EntryBody<'set-up'>, at: number): GameRecord {
  return {
    setUp,
    startedAt: at,
    settings: setUp.settings,
    timings: setUp.timings,
    keys: new Map(setUp.keys.map(({ player, key }) => [player, key])),
    formerKeys: new Map(),
    shownKeys: [],
    substitutes: [],
    ...NO_FILES,
    zones: [{ zone: setUp.zone, since: at, rows: new Map() }],
    stages: [],
    pending: NOTHING_PENDING,
    carried: new Map(),
    cursors: new Map(),
    sent: [],
    ahead: new Map(),
    openedAt: at,
    openedBy: '',
    readableAt: undefined,
    clocked: new Set(),
    readAt: at,
    corrections: [],
    reminders: false,
    pictures: false,
    published: false,
    closed: false,
  };
}

function apply(record: GameRecord, { entry, at, number, text, hash }: LedgerRow): GameRecord {
  const corrected = ({
    changed,
    notices = [],
  }: Pick<EntryBody<'corrected'>, 'changed' | 'notices'>): readonly Correction[] => [
    ...record.corrections,
    { row: number, at, text, changed, notices },
  ];
  const pending = (change: Partial<Pending>): GameRecord => ({
    ...record,
    pending: { ...record.pending, ...change },
  });
  switch (entry.kind) {
    case 'set-up':
      return begin(entry.body, at);
    case 'zone': {
      const rows = byTab(entry.body.rows);
      return { ...record, zones: [...record.zones, { zone: entry.body.zone, since: at, rows }] };
    }
    case 'key': {
      const { player, key, newBook, shown } = entry.body;
      const person = personOf(record, player);
      const shownKeys =
        shown === true ? [...record.shownKeys, { player, person, until: at }] : record.shownKeys;
      const keyed = { ...withKey(record, player, key, at), shownKeys };
      return newBook === true ? { ...keyed, ...withoutBook(record, player, at) } : keyed;
    }
    case 'substituted': {
      const { player, person, since, key } = entry.body;
      return {
        ...withKey(record, player, key, at),
        ...withSubstitute(record, { player, person, since }, at),
      };
    }
    case 'deadline': {
      const { stage, deadline = null } = entry.body;
      const { accepting, closedAtDeadline, clockAt } = record.pending;
      return {
        ...pending({
          deadline,
          ...(deadline === null ? {} : { clockAt: clockAt ?? at }),
          accepting: accepting || closedAtDeadline,
          closedAtDeadline: false,
        }),
        clocked: deadline === null ? record.clocked : new Set([...record.clocked, stage]),
      };
    }
    case 'accepting':
      return pending({
        accepting: entry.body.accepting,
        closedAtDeadline: entry.body.atDeadline === true,
      });
    case 'reminders':
      return { ...record, reminders: entry.body.on };
    case 'pictures':
      return { ...record, pictures: entry.body.on };
    case 'reminded':
      return pending({ reminded: { at, missing: entry.body.missing } });
    case 'host-facts':
      return pending({ hostFacts: [...record.pending.hostFacts, entry.body.facts] });
    case 'entered': {
      const { stage, ...submission } = entry.body;
      return pending({ hostSubmissions: [...record.pending.hostSubmissions, submission] });
    }
    case 'late-accepted':
      return pending({ lateAccepted: [...record.pending.lateAccepted, entry.body.from] });
    case 'removed':
      return pending({ removed: [...record.pending.removed, entry.body.from] });
    case 'resolved': {
      const { cursors = [], sent = [], ahead = [], ...inputs } = entry.body;
      const carried = new Map(record.carried);
      carried.delete(inputs.stage);
      return {
        ...record,
        stages: [...record.stages, { ...inputs, resolvedAt: at }],
        pending: NOTHING_PENDING,
        carried,
        cursors: new Map([...record.cursors, ...byTab(cursors)]),
        sent: [...record.sent, ...sent],
        ahead: ahead.reduce(withAhead, record.ahead),
        openedAt: at,
        openedBy: hash,
        readableAt: undefined,
        readAt: at,
      };
    }
    case 'corrected': {
      const { reason, changed, notices, ...inputs } = entry.body;
      return {
        ...record,
        stages: record.stages.map((stage) =>
          stage.stage === inputs.stage ? { ...inputs, resolvedAt: stage.resolvedAt } : stage,
        ),
        corrections: corrected(entry.body),
      };
    }
    case 'settings':
      return { ...record, settings: entry.body.settings, corrections: corrected(entry.body) };
    case 'rewound':
      return rewind(record, entry.body.toStage, corrected(entry.body));
    case 'published':
      return { ...record, published: true };
    case 'closed':
      return { ...record, closed: true };
  }
}

function byTab(cursors: readonly Cursor[]): ReadonlyMap<number, number> {
  return new Map(cursors.map(({ sheet, rows }) => [sheet, rows]));
}

function withAhead(before: GameRecord['ahead'], { sheet, stamps, until = 0 }: Ahead): GameRecord['ahead'] {
  const { stamps: old = [], until: oldUntil = 0 } = before.get(sheet) ?? {};
  return new Map([...before, [sheet, { stamps: [...old, ...stamps], until: Math.max(until, oldUntil) }]]);
}

/** The record once a player has another key. */
function withKey(record: GameRecord, player: string, key: Secret, at: number): GameRecord {
  const before = record.keys.get(player);
  return {
    ...record,
    keys: new Map([...record.keys, [player, key]]),
    formerKeys:
      before === undefined
        ? record.formerKeys
        : new Map([...record.formerKeys, [before, { player, person: personOf(record, player), until: at }]]),
  };
}

function rewind(record: GameRecord, toStage: string, corrections: readonly Correction[]): GameRecord {
  const from = record.stages.findIndex(({ stage }) => stage === toStage);
  if (from === -1) return record;
  const dropped = record.stages.slice(from);
  const kept = record.stages.slice(0, from).map(({ stage }) => stage);
  return {
    ...record,
    clocked: new Set(kept.filter((stage) => record.clocked.has(stage))),
    stages: record.stages.slice(0, from),
    pending: { ...NOTHING_PENDING, deadline: null },
    carried: new Map([...record.carried, ...dropped.map((stage) => [stage.stage, stage] as const)]),
    openedAt: record.stages[from - 1]?.resolvedAt ?? record.startedAt,
    openedBy: '',
    readableAt: undefined,
    corrections,
  };
}

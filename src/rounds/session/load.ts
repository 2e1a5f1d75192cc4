// The table: one game as it stands, loaded in one read. The ledger is folded into the record, the record is
// replayed into the match, and the response sheets are read into the submissions of the open stage.
import { findGame } from '../../games/catalogue';
import type { Match, OpenStage, PlayableGame, Resolved, StageInput } from '../../games/match';
import { fail, ok, type Result } from '../../games/result';
import type { UserError } from '../view/api';
import type { Entered, Received } from '../record/entries';
import { editedRows, readInbox, type Inbox } from './inbox';
import { readLedger, type LedgerRow } from '../record/ledger';
import type { HostSnapshot, Ports, ReadFrom, ResponseSheet } from '../ports';
import { foldLedger, type GameRecord, type RecordedStage } from '../record/game-record';

/** What is entered for the open stage so far. */
export interface OpenInputs {
  readonly submissions: readonly Received[];
  readonly hostSubmissions: readonly Entered[];
  readonly hostFacts: unknown;
}

export interface Table {
  readonly snapshot: HostSnapshot;
  readonly ledger: readonly LedgerRow[];
  readonly record: GameRecord;
  readonly game: PlayableGame;
  readonly match: Match;
  readonly past: readonly PastRound[];
  readonly inbox: Inbox;
  readonly inputs: OpenInputs;
  /** The open stage's deadline, null where there is none; the grace comes on top. */
  readonly deadline: number | null;
  readonly graceSeconds: number;
}

/** The book without a game, or the game in it. */
export type Loaded =
  | { readonly kind: 'no-game'; readonly snapshot: HostSnapshot; readonly ledger: readonly LedgerRow[] }
  | { readonly kind: 'game'; readonly table: Table };

/** Reads the host book: one call, and a second only for responses that were edited after they had been read. */
export function load(ports: Ports): Result<Loaded, UserError> {
  const read = ports.book.read();
  if (!read.ok) return read;
  const ledger = readLedger(read.value.ledger ?? []);
  if (!ledger.ok) return ledger;
  return assemble(ports, read.value, ledger.value);
}

/** The game of a host book that has been read; its ledger may have grown by a commit since. */
export function assemble(
  ports: Ports,
  read: HostSnapshot,
  ledger: readonly LedgerRow[],
): Result<Loaded, UserError> {
  const record = foldLedger(ledger);
  if (record === undefined) return ok({ kind: 'no-game', snapshot: read, ledger: ledger });
  const complete = withResponses(ports, read, record);
  if (!complete.ok) return complete;
  const snapshot = complete.value;
  if (record.setUp.book !== snapshot.book) return fail(COPIED_BOOK);
  const replayed = replay(record, record.stages);
  if (!replayed.ok) return replayed;
  if (replayed.value.stoppedAt !== undefined) return fail(replayed.value.stoppedAt.why);
  const responses = withEditedRows(ports, snapshot, record);
  if (!responses.ok) return responses;
  return ok({
    kind: 'game',
    table: lay({ ...snapshot, responses: responses.value }, ledger, record, replayed.value),
  });
}

/** Loads the game, or says that there is none. */
export function loadGame(ports: Ports): Result<Table, UserError> {
  const loaded = load(ports);
  if (!loaded.ok) return loaded;
  return loaded.value.kind === 'game'
    ? ok(loaded.value.table)
    : fail({
        code: 'no-game',
        text: 'This needs a game, and none is set up in this book. Set one up first.',
      });
}

/** The snapshot with all response sheets of the record: another read where the book had forgotten some. */
function withResponses(
  ports: Ports,
  snapshot: HostSnapshot,
  record: GameRecord,
): Result<HostSnapshot, UserError> {
  const forms = readingOf(record.places, record.cursors);
  const known = snapshot.responses.map(({ form }) => form);
  return forms.every(({ form }) => known.includes(form)) ? ok(snapshot) : ports.book.read(forms);
}

/** The response sheets to read, from the first row that belongs to no resolved stage. */
export function readingOf(
  places: GameRecord['places'],
  cursors: ReadonlyMap<string, number>,
): readonly ReadFrom[] {
  return places.flatMap(({ what, name, sheet }) =>
    what === 'form' && sheet !== undefined ? [{ form: name, sheet, from: cursors.get(name) ?? 0 }] : [],
  );
}

const COPIED_BOOK: UserError = {
  code: 'copied-book',
  text: 'Opening this game: this spreadsheet is a copy. Its forms and books belong to the original; go on there.',
};

/** A stage as it was when it was open, and what resolving it gave. */
export interface PastRound {
  readonly stage: OpenStage;
  readonly resolved: Resolved;
}

export interface Replayed {
  readonly game: PlayableGame;
  readonly match: Match;
  readonly past: readonly PastRound[];
  /** The first recorded stage that no longer follows; absent when all do. */
  readonly stoppedAt?: { readonly stage: string; readonly why: UserError };
}

/** Plays the record from its set-up through these stages, as far as they follow. */
export function replay(
  record: Pick<GameRecord, 'setUp' | 'settings'>,
  stages: readonly Pick<RecordedStage, 'stage' | 'submissions' | 'hostSubmissions' | 'hostFacts'>[],
): Result<Replayed, UserError> {
  const { game: id, rulesVersion, players, seed } = record.setUp;
  const game = findGame(id);
  if (game === undefined || game.info.rulesVersion !== rulesVersion) {
    return fail({
      code: 'other-rules',
      text: `Opening this game: it was begun with another version of the rules (${id} ${rulesVersion}). Go on with the version of Round Keeper that began it.`,
    });
  }
  const begun = game.begin(players, record.settings, seed);
  if (!begun.ok) return fail(notReplayable(begun.error.map(({ text }) => text)));
  let match = begun.value;
  const past: PastRound[] = [];
  for (const stage of stages) {
    const open = match.stage;
    if (open?.name !== stage.stage) {
      const now = open === null ? 'the game is over before it' : `it is ${open.title}`;
      const why = notReplayable([`${stage.stage} no longer follows: ${now}.`]);
      return ok({ game, match, past, stoppedAt: { stage: stage.stage, why } });
    }
    const resolved = match.resolve(inputOf(stage));
    if (!resolved.ok) {
      const why = notReplayable(resolved.error.map(({ text }) => text));
      return ok({ game, match, past, stoppedAt: { stage: stage.stage, why } });
    }
    match = resolved.value.next;
    past.push({ stage: open, resolved: resolved.value });
  }
  return ok({ game, match, past });
}

function notReplayable(details: readonly string[]): UserError {
  return {
    code: 'not-replayable',
    text: 'Playing the game from its record: something entered does not fit any more.',
    details,
  };
}

/** What the engine is given for a stage. */
export function inputOf(stage: OpenInputs): StageInput {
  return {
    submissions: stage.submissions.map(({ player, move, late }) => ({
      player,
      move,
      ...(late === true ? { late } : {}),
    })),
    hostSubmissions: stage.hostSubmissions,
    hostFacts: stage.hostFacts,
  };
}

function withEditedRows(
  ports: Ports,
  snapshot: HostSnapshot,
  record: GameRecord,
): Result<readonly ResponseSheet[], UserError> {
  const sheets: ResponseSheet[] = [];
  for (const sheet of snapshot.responses) {
    const missing = editedRows(sheet, record, snapshot.zone).filter((row) => !sheet.rows.has(row));
    const rows =
      missing.length === 0 ? ok(new Map<number, never>()) : ports.book.readRows(sheet.sheet, missing);
    if (!rows.ok) return rows;
    sheets.push({ ...sheet, rows: new Map([...sheet.rows, ...rows.value]) });
  }
  return ok(sheets);
}

function lay(
  snapshot: HostSnapshot,
  ledger: readonly LedgerRow[],
  record: GameRecord,
  { game, match, past }: Replayed,
): Table {
  const { stage } = match;
  const timing = record.timings.find(({ title }) => title === stage?.timing?.title);
  const deadline = deadlineOf(record, game.info.liveTab !== undefined, timing?.seconds);
  const graceSeconds = timing?.graceSeconds ?? 0;
  const inbox =
    stage === null
      ? { received: [], cursors: [], notices: [] }
      : readInbox(
          snapshot.responses,
          record,
          stage,
          snapshot.zone,
          deadline === null ? null : deadline + graceSeconds * 1000,
        );
  const carried = stage === null ? undefined : record.carried.get(stage.name);
  const { pending } = record;
  const kept = <T>(list: readonly T[], id: (entry: T, index: number) => string): readonly T[] =>
    list.filter((entry, index) => !pending.removed.includes(id(entry, index)));
  return {
    snapshot,
    ledger,
    record,
    game,
    match,
    past,
    inbox: { ...inbox, notices: [...inbox.notices, ...lostResponses(record, snapshot, match)] },
    inputs: {
      submissions: [...kept(carried?.submissions ?? [], ({ from }) => from), ...inbox.received].map(
        (entry) => (pending.lateAccepted.includes(entry.from) ? onTime(entry) : entry),
      ),
      hostSubmissions: kept(
        [...(carried?.hostSubmissions ?? []), ...pending.hostSubmissions],
        (_, index) => `host-${index}`,
      ),
      hostFacts: pending.hostFacts ?? carried?.hostFacts ?? {},
    },
    deadline,
    graceSeconds,
  };
}

/** Forms whose tab of responses is gone from the host book. */
function lostResponses(record: GameRecord, { responses }: HostSnapshot, { stage }: Match): readonly string[] {
  const asked = stage?.asks ?? [];
  return asked
    .filter(({ form }) => record.places.some(({ what, name }) => what === 'form' && name === form))
    .filter(({ form }) => !responses.some((sheet) => sheet.form === form))
    .map(
      ({ title }) =>
        `The tab with the responses of “${title}” was deleted. Bring it back with File › Version history, or enter submissions by hand.`,
    );
}

function onTime({ from, at, player, move }: Received): Received {
  return { from, at, player, ...(move === undefined ? {} : { move }) };
}

/** Rehearsals and live games have no deadline until the host sets one or starts the clock. */
function deadlineOf(record: GameRecord, live: boolean, seconds: number | undefined): number | null {
  if (record.pending.deadline !== undefined) return record.pending.deadline;
  const byHost = record.setUp.practice || live;
  return byHost || seconds === undefined ? null : record.openedAt + seconds * 1000;
}

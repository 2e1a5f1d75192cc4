// A session: the host book as it stands during one call, with the game in it played up to its open stage.
import type { Catalogue } from '../../games/frame/catalogue';
import type { Match, OpenStage } from '../../games/frame/match';
import { fail, ok, type Result } from '../../games/frame/result';
import { all } from '../../games/frame/wording';
import type { ReceivedSubmission } from '../record/entries';
import { findForm } from '../record/game-files';
import type { GameFiles } from '../record/files-tab';
import type { Records } from '../record/fold';
import { isAcceptedLate, openTime, type GameRecord, type RecordedRound } from '../record/game-record';
import { NOBODY, type People } from '../record/people';
import type { SessionLedger } from '../record/session-ledger';
import type { SeasonRecord } from '../record/season-record';
import { WITH_ALL_TABS } from '../record/version-history';
import type { HostSnapshot, ReadSnapshot } from '../ports/host-book';
import type { CallProblem } from '../reply/reply';
import { endOf } from '../time/deadline';
import { factsOf, withHostPart, type WithHostPart } from './host-part';
import { readInbox, readNow, type Inbox } from './inbox';
import { roomBeside } from './kept-rows';
import { timesOf, type StageTimes } from './stage-times';
import { hostEntries, inputOf, replay, type Replayed, type StageInputs } from './replay';
import { present } from '../../games/frame/json';

/** The host book as it was read, and the games that the program knows. */
export interface ReadBook extends SessionLedger {
  readonly snapshot: ReadSnapshot;
  readonly games: Catalogue;
}

/** A book without a game. */
export interface EmptySession extends ReadBook {
  readonly kind: 'empty';
}

/** The game as it is played, up to its open stage and with the host's part in it, and the times of that stage. */
export interface Play extends Omit<Replayed, 'record'>, WithHostPart, StageTimes {}

/** Everything that waits for the open stage to be resolved. */
export interface Waiting {
  /** The responses, sorted. */
  readonly inbox: Inbox;
  /** Everything entered for the open stage so far. */
  readonly inputs: StageInputs;
}

/** The contents of the host book: its tabs as they were read, and the record that its ledger tells. */
export interface Kept extends ReadBook {
  readonly people: People;
  readonly record: GameRecord;
  /** The season that the game belongs to; undefined where there is none. */
  readonly season: SeasonRecord | undefined;
}

/** A book with a game in it. Functions say which of its parts they need. */
export interface GameSession extends Play, Waiting, Kept {
  readonly kind: 'game';
}

/** A season's book between two matches. */
export interface BetweenSession extends ReadBook {
  readonly kind: 'between';
  readonly people: People;
  readonly season: SeasonRecord;
  /** The books of its people. */
  readonly files: GameFiles;
}

export type Session = EmptySession | BetweenSession | GameSession;

/** Gives the match in the book; undefined where there is none. */
export function matchIn(session: Session): Match | undefined {
  return session.kind === 'game' ? session.match : undefined;
}

/** Gives the season of a session; undefined where there is none. */
export function seasonIn(session: Session): SeasonRecord | undefined {
  return session.kind === 'empty' ? undefined : session.season;
}

/** Gives the records of a session. */
export function recordsOf(session: Session): Records {
  const people = session.kind === 'empty' ? NOBODY : session.people;
  return { people, season: seasonIn(session), game: session.kind === 'game' ? session.record : undefined };
}

/** Gives the game of a session, or a sentence that there is none. */
export function gameOf(session: Session): Result<GameSession, CallProblem> {
  return session.kind === 'game'
    ? ok(session)
    : fail({
        code: 'no-game',
        text: 'This needs a game, and none is set up in this book. Set one up first.',
      });
}

/** Gives the session where it has books to deliver: with a game, or of a season between two matches. */
export function withBooksIn(session: Session): Result<GameSession | BetweenSession, CallProblem> {
  return session.kind === 'between' ? ok(session) : gameOf(session);
}

const NO_INBOX: Inbox = {
  received: [],
  leftOut: [],
  setAside: [],
  moved: [],
  marks: new Map(),
  sent: [],
  cursors: [],
  ahead: [],
  behind: [],
  unseated: new Map(),
  notices: [],
};

/**
 * True for a game that tells players in their books, as they send something, what becomes of it: every game with an
 * open stage but one played live, whose stages are over sooner than a book is written.
 */
export function isWatched(session: Session): boolean {
  return session.kind === 'game' && session.match.stage !== null && session.match.info.live !== true;
}

/** True while somebody watches the forms: also between two matches of a season, so that the next one finds the trigger. */
export function keepsWatch(session: Session): boolean {
  const season = seasonIn(session);
  return isWatched(session) || (season !== undefined && season.ended === undefined);
}

/** Plays the record and sorts the responses; what the session `before` its last rows has played is not played again. */
export function assembleSession(
  { snapshot, games, rows, last, ledger }: ReadBook,
  { people, game: record, season }: Records & { readonly game: GameRecord },
  before?: GameSession,
): Result<GameSession, CallProblem> {
  const replayed = replay(record, games, before);
  if (!replayed.ok) return replayed;
  const { game, begun, past, opened, stoppedAt } = replayed.value;
  if (stoppedAt !== undefined) return fail(stoppedAt.why);
  const { stage } = opened;
  const times = timesOf(record, game.info.live === true, stage, openTime(record));
  const carried = stage === null ? undefined : carriedFor(stage, { people, record });
  const hostFacts = factsOf(record, stage?.name);
  const inbox =
    stage === null
      ? NO_INBOX
      : readInbox(snapshot.responses, {
          people,
          record,
          stage,
          closesAt: endOf(times),
          now: snapshot.readAt,
          valid: (submissions) => validAmong(opened, submissions, hostFacts),
          room: roomBeside(carried?.submissions ?? []),
        });
  const inputs = inputsOf(record, carried, inbox, hostFacts);
  // Where nothing has changed it is the very match of before, so that no tab is drawn again.
  const same = before?.opened === opened && before.inputs.hostFacts === hostFacts;
  const { match, hostNews, hostWarnings } = same ? before : withHostPart(opened, hostFacts);
  return ok({
    kind: 'game',
    snapshot,
    games,
    rows,
    last,
    ledger,
    people,
    record,
    season,
    game,
    begun,
    past,
    opened,
    match,
    hostNews,
    hostWarnings,
    inbox: {
      ...inbox,
      notices: [
        ...inbox.notices,
        ...perhapsEarly(record, past, inbox),
        ...lostResponses(record, snapshot, match),
      ],
    },
    inputs,
    ...times,
  });
}

/** Inputs kept when the open stage was taken back, minus removed ones. */
function carriedFor(
  stage: OpenStage,
  { people, record }: Pick<Kept, 'people' | 'record'>,
): RecordedRound | undefined {
  const { carried, pending } = record;
  const kept = carried.get(stage.name);
  if (kept === undefined) return undefined;
  const waiting = readNow(stage, kept, { people, record });
  return {
    ...waiting,
    submissions: waiting.submissions.filter(({ from }) => !pending.removed.includes(from)),
  };
}

/**
 * Gives the submissions that would count if no later one came. The inbox needs it to choose what it keeps of a flood,
 * before all submissions are known; they are judged together later.
 */
function validAmong(
  opened: Match,
  submissions: readonly ReceivedSubmission[],
  hostFacts: unknown,
): readonly ReceivedSubmission[] {
  const { fates } = opened.judge(inputOf({ submissions, hostSubmissions: [], hostFacts }));
  return submissions.filter((_, index) => fates[index]?.fate.kind !== 'refused');
}

/**
 * Gathers the inputs of the open stage: those kept when it was taken back, those from the forms, and the host's
 * entries.
 */
function inputsOf(
  { pending }: GameRecord,
  carried: RecordedRound | undefined,
  inbox: Inbox,
  hostFacts: unknown,
): StageInputs {
  const leftOut = [...(carried?.leftOut ?? []), ...inbox.leftOut];
  const entered = hostEntries([...(carried?.hostSubmissions ?? []), ...pending.hostSubmissions]);
  return {
    submissions: [...(carried?.submissions ?? []), ...inbox.received].map((entry) =>
      isAcceptedLate(pending, entry) ? onTime(entry) : entry,
    ),
    hostSubmissions: entered.filter(({ id }) => !pending.removed.includes(id)),
    hostFacts,
    ...(leftOut.length === 0 ? {} : { leftOut }),
  };
}

/** Gives a late submission as one that came in time, since the host has accepted it. */
export function onTime({ from, at, player, move }: ReceivedSubmission): ReceivedSubmission {
  return { from, at, player, ...present({ move }) };
}

/** The longest time that a write takes, in milliseconds. */
const OPENING_MS = 60_000;

/** Notes responses that may have been sent before the stage was readable, where that instant is not known. */
function perhapsEarly(
  { openedAt, reopened, readableAt }: GameRecord,
  past: Replayed['past'],
  { received }: Inbox,
): readonly string[] {
  const before = past[past.length - 1]?.title;
  if (readableAt !== undefined || reopened || before === undefined) return [];
  const near = received.filter(({ at, late }) => late !== true && at !== 0 && at <= openedAt + OPENING_MS);
  const senders = [...new Set(near.map(({ player }) => player))].filter((player) => player !== '');
  return senders.length === 0
    ? []
    : [
        `Resolving ${before} was interrupted, or it is forgotten how long it took. What came within a minute of it may have been meant for ${before}, and counts as an answer to what is open now. If it was, leave it out: ${all(senders)}.`,
      ];
}

/** Lists the forms whose tab of responses is gone from the host book. */
function lostResponses(record: GameRecord, { responses }: HostSnapshot, { stage }: Match): readonly string[] {
  return (stage?.asks ?? [])
    .filter(({ form }) => findForm(record, form) !== undefined)
    .filter(({ form }) => !responses.some((sheet) => sheet.form === form))
    .map(
      ({ title }) =>
        `The tab with the responses of “${title}” was deleted. Bring it back with File › Version history, or enter submissions by hand. ${WITH_ALL_TABS}`,
    );
}

/** Gives the time that players have in the open stage, in seconds. */
export function secondsOf({ match, record }: Play & Kept): number {
  const timing = match.stage?.timing;
  return record.timings.find(({ title }) => title === timing?.title)?.seconds ?? timing?.seconds ?? 0;
}

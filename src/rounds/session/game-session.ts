// A session: the host book as read for one call, with its game replayed up to the open stage.
import type { Catalogue } from '../../games/frame/catalogue';
import type { Match, OpenStage } from '../../games/frame/match';
import { fail, ok, type Result } from '../../games/frame/result';
import { andList } from '../../games/frame/wording';
import type { ReceivedSubmission } from '../record/entries';
import { findForm } from '../record/game-files';
import type { GameFiles } from '../record/files-tab';
import type { Records } from '../record/fold';
import {
  isLateAnswerAccepted,
  openStageTimes,
  type GameRecord,
  type RecordedRound,
} from '../record/game-record';
import { NO_PEOPLE, type People } from '../record/people';
import type { SessionLedger } from '../record/session-ledger';
import type { SeasonRecord } from '../record/season-record';
import { RESTORE_WARNING } from '../record/version-history';
import type { HostSnapshot, ResponseSheet, TimedSnapshot } from '../ports/host-book';
import type { CallProblem } from '../reply/reply';
import { graceEnd } from '../time/deadline';
import { latestHostFacts, applyHostFacts, type WithHostFacts } from './host-part';
import { readInbox, parseUnreadAnswers, type Inbox } from './inbox';
import { remainingSpace } from './kept-rows';
import { stageTimes, type StageTimes } from './stage-times';
import { toHostEntries, toStageInput, replay, type Replay, type StageInputs } from './replay';
import { dropUndefined } from '../../games/frame/json';

export interface LoadedBook extends SessionLedger {
  readonly snapshot: TimedSnapshot;
  readonly games: Catalogue;
}

/** A book without a game. */
export interface EmptySession extends LoadedBook {
  readonly kind: 'empty';
}

/** The game up to its open stage, with the host's input so far and the stage's times. */
export interface PlayedGame extends Omit<Replay, 'record'>, WithHostFacts, StageTimes {}

/** What players and host have sent for the open stage so far. */
export interface OpenInputs {
  readonly inbox: Inbox;
  readonly inputs: StageInputs;
}

/** The content of the host book: its tabs, and the records built from the ledger. */
export interface SessionContent extends LoadedBook {
  readonly people: People;
  readonly record: GameRecord;
  /** Undefined for a standalone game. */
  readonly season: SeasonRecord | undefined;
}

/** A book with a game. Functions only ask for the parts that they need, such as `PlayedGame & Content`. */
export interface GameSession extends PlayedGame, OpenInputs, SessionContent {
  readonly kind: 'game';
}

/** A season's book between two matches. */
export interface BetweenSession extends LoadedBook {
  readonly kind: 'between';
  readonly people: People;
  readonly season: SeasonRecord;
  readonly files: GameFiles;
}

export type Session = EmptySession | BetweenSession | GameSession;

export function sessionMatch(session: Session): Match | undefined {
  return session.kind === 'game' ? session.match : undefined;
}

export function sessionSeason(session: Session): SeasonRecord | undefined {
  return session.kind === 'empty' ? undefined : session.season;
}

export function sessionRecords(session: Session): Records {
  const people = session.kind === 'empty' ? NO_PEOPLE : session.people;
  return {
    people,
    season: sessionSeason(session),
    game: session.kind === 'game' ? session.record : undefined,
  };
}

export function requireGame(session: Session): Result<GameSession, CallProblem> {
  return session.kind === 'game'
    ? ok(session)
    : fail({
        code: 'no-game',
        text: 'There’s no game in this spreadsheet yet. Set one up first.',
      });
}

/** The session, if it has books to deliver: in a game, or between two matches of a season. */
export function requireBooks(session: Session): Result<GameSession | BetweenSession, CallProblem> {
  return session.kind === 'between' ? ok(session) : requireGame(session);
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

/** Whether books show players whether their answers count. Not in live games, because their stages are too short. */
export function showsFatesInBooks(session: Session): boolean {
  return session.kind === 'game' && session.match.stage !== null && session.match.info.live !== true;
}

/** Whether the form trigger is needed. In a season it's kept between matches, for the next match. */
export function needsFormTrigger(session: Session): boolean {
  const season = sessionSeason(session);
  return showsFatesInBooks(session) || (season !== undefined && season.ended === undefined);
}

/** Replays the record and reads the responses. Reuses stages that `before` has replayed. */
export function assembleSession(
  book: LoadedBook,
  { people, game: record, season }: Records & { readonly game: GameRecord },
  before?: GameSession,
): Result<GameSession, CallProblem> {
  const replayed = replay(record, book.games, before);
  if (!replayed.ok) return replayed;
  const { stoppedAt } = replayed.value;
  if (stoppedAt !== undefined) return fail(stoppedAt.why);
  return ok(withInputs({ ...book, people, record, season }, replayed.value, before));
}

/** The session with these responses instead of its own. */
export function withResponses(session: GameSession, responses: readonly ResponseSheet[]): GameSession {
  return withInputs({ ...session, snapshot: { ...session.snapshot, responses } }, session, session);
}

/** Reads the responses for the open stage. */
function withInputs(
  { snapshot, games, rows, last, ledger, people, record, season }: SessionContent,
  { game, begun, past, opened }: Replay,
  before: GameSession | undefined,
): GameSession {
  const { stage } = opened;
  const times = stageTimes(record, game.info.live === true, stage, openStageTimes(record));
  const carried = stage === null ? undefined : inputsBeforeUndo(stage, { people, record });
  const hostFacts = latestHostFacts(record, stage?.name);
  const inbox =
    stage === null
      ? NO_INBOX
      : readInbox(snapshot.responses, {
          people,
          record,
          stage,
          closesAt: graceEnd(times),
          now: snapshot.readAt,
          valid: (submissions) => validSubmissions(opened, submissions, hostFacts),
          room: remainingSpace(carried?.submissions ?? []),
        });
  const inputs = mergeInputs(record, carried, inbox, hostFacts);
  // If nothing changed, keep the same match object, so that caches work and no tab is redrawn.
  const same = before?.opened === opened && before.inputs.hostFacts === hostFacts;
  const { match, hostNews, hostWarnings } = same ? before : applyHostFacts(opened, hostFacts);
  return {
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
        ...earlyAnswerWarnings(record, past, inbox),
        ...missingTabWarnings(record, snapshot, match),
      ],
    },
    inputs,
    ...times,
  };
}

/** The stage's inputs from before it was undone, without answers that were removed since. */
function inputsBeforeUndo(
  stage: OpenStage,
  { people, record }: Pick<SessionContent, 'people' | 'record'>,
): RecordedRound | undefined {
  const { carried, pending } = record;
  const kept = carried.get(stage.name);
  if (kept === undefined) return undefined;
  const waiting = parseUnreadAnswers(stage, kept, { people, record });
  return {
    ...waiting,
    submissions: waiting.submissions.filter(({ from }) => !pending.removed.includes(from)),
  };
}

/**
 * The answers that would count if their players had sent nothing later. If there are too many answers, the inbox uses
 * these to decide which to keep. The kept answers are judged together later.
 */
function validSubmissions(
  opened: Match,
  submissions: readonly ReceivedSubmission[],
  hostFacts: unknown,
): readonly ReceivedSubmission[] {
  const { fates } = opened.judge(toStageInput({ submissions, hostSubmissions: [], hostFacts }));
  return submissions.filter((_, index) => fates[index]?.fate.kind !== 'refused');
}

/** The stage's inputs from three sources: from before it was undone, from the forms, and from the host. */
function mergeInputs(
  { pending }: GameRecord,
  carried: RecordedRound | undefined,
  inbox: Inbox,
  hostFacts: unknown,
): StageInputs {
  const leftOut = [...(carried?.leftOut ?? []), ...inbox.leftOut];
  const entered = toHostEntries([...(carried?.hostSubmissions ?? []), ...pending.hostSubmissions]);
  return {
    submissions: [...(carried?.submissions ?? []), ...inbox.received].map((entry) =>
      isLateAnswerAccepted(pending, entry) ? withoutLateMarks(entry) : entry,
    ),
    hostSubmissions: entered.filter(({ id }) => !pending.removed.includes(id)),
    hostFacts,
    ...(leftOut.length === 0 ? {} : { leftOut }),
  };
}

/** A late answer that was accepted, without its marks of lateness. */
export function withoutLateMarks({ from, at, player, move }: ReceivedSubmission): ReceivedSubmission {
  return { from, at, player, ...dropUndefined({ move }) };
}

/** Maximum duration of a write, in milliseconds. */
const MAX_WRITE_MS = 60_000;

/** Warns of answers that may have been sent before the stage was readable, if that time isn't known. */
function earlyAnswerWarnings(
  { openedAt, reopened, readableAt }: GameRecord,
  past: Replay['past'],
  { received }: Inbox,
): readonly string[] {
  const before = past[past.length - 1]?.title;
  if (readableAt !== undefined || reopened || before === undefined) return [];
  const near = received.filter(({ at, late }) => late !== true && at !== 0 && at <= openedAt + MAX_WRITE_MS);
  const senders = [...new Set(near.map(({ player }) => player))].filter((player) => player !== '');
  return senders.length === 0
    ? []
    : [
        `Answers from ${andList(senders)} came within a minute after ${before} was resolved. They count for the stage that’s open now. If they were meant for ${before}, exclude them.`,
      ];
}

/** Warns of forms whose response tab is missing. */
function missingTabWarnings(
  record: GameRecord,
  { responses }: HostSnapshot,
  { stage }: Match,
): readonly string[] {
  return (stage?.asks ?? [])
    .filter(({ form }) => findForm(record, form) !== undefined)
    .filter(({ form }) => !responses.some((sheet) => sheet.form === form))
    .map(
      ({ title }) =>
        `The tab with the responses to “${title}” was deleted. Restore it with File › Version history, or enter answers by hand. ${RESTORE_WARNING}`,
    );
}

/** The open stage's usual length in seconds. */
export function usualStageSeconds({ match, record }: PlayedGame & SessionContent): number {
  const timing = match.stage?.timing;
  return record.timings.find(({ title }) => title === timing?.title)?.seconds ?? timing?.seconds ?? 0;
}

// Replays a record from its set-up. Stages that were replayed before and haven't changed are reused.
import { findGame, type Catalogue } from '../../games/frame/catalogue';
import type { Match, OpenStage, StageResult, StageInput } from '../../games/frame/match';
import type { PlayableGame } from '../../games/frame/playable';
import { ensure, fail, ok, type Result } from '../../games/frame/result';
import type { EnteredAnswer, OmittedRows, ReceivedSubmission } from '../record/entries';
import { peopleWhoLeft } from '../record/left-players';
import type { GameRecord, RecordedRound } from '../record/game-record';
import type { CallProblem } from '../reply/reply';

/** A stage's inputs. Every answer has an id: `from`, or `id` for the host's entries. */
export interface StageInputs {
  readonly submissions: readonly ReceivedSubmission[];
  readonly hostSubmissions: readonly HostEntry[];
  readonly hostFacts: unknown;
  /** Rows that don't count and weren't kept, because there were too many. */
  readonly leftOut?: readonly OmittedRows[];
}

interface HostEntry extends EnteredAnswer {
  readonly id: string;
}

/** A resolved stage: how it was while open, its inputs, and its result. */
export interface PastRound {
  readonly title: string;
  readonly stage: OpenStage;
  readonly recorded: RecordedRound;
  readonly resolved: StageResult;
}

/** The parts of a game's record that affect its results. */
export type ReplayableRecord = Pick<GameRecord, 'setUp' | 'settings' | 'stages' | 'formerFacts' | 'leftFrom'>;

export interface Replay {
  readonly game: PlayableGame;
  /** The record that was replayed. */
  readonly record: ReplayableRecord;
  /** The match before its first stage. */
  readonly begun: Match;
  readonly past: readonly PastRound[];
  /** The match when the open stage opened, before the host entered anything. */
  readonly opened: Match;
  /** The first stage that can't be replayed, and why; absent if all can. */
  readonly stoppedAt?: { readonly stage: string; readonly why: ReturnType<typeof notReplayableProblem> };
}

/** Replays as many stages as possible. Reuses stages that haven't changed since the replay `before`. */
export function replay(
  record: ReplayableRecord,
  games: Catalogue,
  before?: Replay,
): Result<Replay, CallProblem> {
  const start = replayStart(record, games, before);
  if (!start.ok) return start;
  const { game, begun } = start.value;
  const played = { game, record, begun };
  const past: PastRound[] = [...start.value.past];
  let opened = start.value.opened ?? past[past.length - 1]?.resolved.next ?? begun;
  const stoppedAt = (stage: string, why: readonly string[]): Result<Replay, CallProblem> =>
    ok({ ...played, past, opened, stoppedAt: { stage, why: notReplayableProblem(why) } });
  for (const recorded of record.stages.slice(past.length)) {
    opened = opened.withLeft(recorded.left ?? []);
    const { stage } = opened;
    if (stage?.name !== recorded.stage) {
      const now = stage === null ? 'the game is over before that' : `${stage.title} does`;
      const round = before?.past.find((one) => one.recorded.stage === recorded.stage);
      return stoppedAt(recorded.stage, [`${round?.title ?? recorded.stage} no longer comes next: ${now}.`]);
    }
    const resolved = opened.resolve(
      toStageInput(toStageInputs(recorded), record.formerFacts.get(recorded.stage)),
    );
    if (!resolved.ok)
      return stoppedAt(
        recorded.stage,
        resolved.error.map(({ text }) => text),
      );
    opened = resolved.value.next;
    past.push({ title: stage.title, stage, recorded, resolved: resolved.value });
  }
  opened = opened.withLeft(peopleWhoLeft(record, opened.stage?.name));
  return ok({ ...played, past, opened });
}

/** Replays a corrected record. Its set-up and settings have been replayed before, so this can't fail. */
export function replayCorrected(record: ReplayableRecord, games: Catalogue, before: Replay): Replay {
  const replayed = replay(record, games, before);
  return ensure(replayed.ok ? replayed.value : undefined, 'The set-up was replayed before.');
}

/** Where to start: after the last stage that hasn't changed, or at the set-up. */
function replayStart(
  record: ReplayableRecord,
  games: Catalogue,
  before: Replay | undefined,
): Result<Pick<Replay, 'game' | 'begun' | 'past'> & Partial<Replay>, CallProblem> {
  if (before?.record.setUp === record.setUp && before.record.settings === record.settings) {
    const changed = before.past.findIndex(({ recorded }, index) => recorded !== record.stages[index]);
    if (changed === -1) return ok(before);
    const { game, begun, past } = before;
    return ok({ game, begun, past: past.slice(0, changed) });
  }
  const begun = replaySetup(record, games);
  return begun.ok ? ok({ ...begun.value, past: [] }) : begun;
}

export interface SetupToReplay {
  readonly setUp: Pick<ReplayableRecord['setUp'], 'game' | 'rulesVersion' | 'players' | 'seed'>;
  readonly settings: unknown;
}

export function replaySetup(
  { setUp, settings }: SetupToReplay,
  games: Catalogue,
): Result<Pick<Replay, 'game' | 'begun'>, CallProblem> {
  const { game: id, rulesVersion, players, seed } = setUp;
  const game = findGame(games, id);
  const { info } = game ?? {};
  if (game === undefined || ![info?.rulesVersion, ...(info?.formerRules ?? [])].includes(rulesVersion)) {
    return fail({
      code: 'other-rules',
      text: `Opening this game: this version of Round Keeper doesn’t know the game’s rules (${id} ${rulesVersion}). Use the version that the game began with, or a newer one.`,
    });
  }
  const begun = game.begin(players, settings, seed, rulesVersion);
  if (!begun.ok) return fail(notReplayableProblem(begun.error.map(({ text }) => text)));
  return ok({ game, begun: begun.value });
}

function notReplayableProblem(details: readonly string[]) {
  return {
    code: 'not-replayable',
    text: 'Replaying the game: something entered earlier no longer fits.',
    details,
  };
}

/** The host's entries with ids, including an entry that isn't in the ledger yet. */
export function toHostEntries(entered: readonly EnteredAnswer[]): readonly HostEntry[] {
  return entered.map((entry) => ({ ...entry, id: entry.id ?? 'new' }));
}

export function toStageInputs({ stage, resolvedAt, row, left, ...inputs }: RecordedRound): StageInputs {
  return { ...inputs, hostSubmissions: toHostEntries(inputs.hostSubmissions) };
}

export function toStageInput(
  { submissions, hostSubmissions, hostFacts }: StageInputs,
  formerFacts: readonly unknown[] = [],
): StageInput {
  return {
    submissions: [
      ...submissions.map(({ from, player, move, late, early, former }) => ({
        id: from,
        player,
        move,
        ...(late === true ? { late } : {}),
        ...(early === true ? { early } : {}),
        ...(former === true ? { former } : {}),
      })),
      ...hostSubmissions.map(({ id, player, move, reason }) => ({ id, player, move, byHost: { reason } })),
    ],
    hostFacts,
    ...(formerFacts.length === 0 ? {} : { formerFacts }),
  };
}

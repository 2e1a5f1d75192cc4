// Recomputes earlier rounds from formulas after a correction (OM-15): for each round, updates Answers and History and reads
// Results. Nothing is entered in the ledger. The results become one change, which the host previews.
import type { OpenStage } from '../../../games/frame/match';
import { fail, ok, type Result } from '../../../games/frame/result';
import { andList, capitalise, quote } from '../../../games/frame/wording';
import type { OutsidePorts } from '../../commit/perform';
import { withFormerFacts, type GameRecord } from '../../record/game-record';
import type { NewEntry } from '../../record/ledger';
import type { CallProblem, AnswersByTitle } from '../../reply/reply';
import { stageBasis, outdatedResultsUntil } from '../../session/outdated-results';
import type { GameSession } from '../../session/game-session';
import { toAnswersByTitle, parseHostFacts } from '../../session/host-part';
import { replayCorrected, type Replay } from '../../session/replay';
import { handTypedColumns, handTypedQuestions } from '../../session/typed-results';
import type { GameChange } from '../parts/inputs';
import { toMatchKey, readResults, updateAnswers } from '../parts/results-from-tabs';
import { COMPUTE_TIMEOUT_MS, COMPUTE_POLL_MS } from '../stage/by-sheet';
import { recompute, type CorrectionPreview } from './recomputing';
import { roundCorrection, type RoundCorrection } from './round-correction';
import { mergeStageChange, type MergedChange } from './merged-change';

export type RecomputeChange = Extract<GameChange, { readonly kind: 'formulas-again' }>;
type RecomputedRound = RecomputeChange['rounds'][number];

const RECOMPUTE_PREFIX = 'Reapplying the formulas';

/** Time limit for one call in milliseconds; Google ends a call after six minutes. */
const TIME_LIMIT_MS = 4 * 60_000;

/** A match replayed from a record. */
interface ReplayedMatch {
  readonly record: GameRecord;
  readonly replayed: Replay;
}

/**
 * Applies the correction `first`, if given, then recomputes the first round whose answers have changed and every later one.
 * Returns the results as one change, and notes for the host.
 */
export function recomputeResults(
  session: GameSession,
  outside: OutsidePorts,
  first: RecomputeChange['change'],
): Result<{ readonly change: RecomputeChange; readonly notes: readonly string[] }, CallProblem> {
  const begun = replayWithCorrection(session, first);
  if (!begun.ok) return begun;
  let now: ReplayedMatch = begun.value;
  const { past } = now.replayed;
  const others = outdatedResultsUntil({ match: session.match, record: now.record, past });
  if (!others.some(({ byFormulas }) => byFormulas)) return fail(NOTHING_OUTDATED);
  const until = outside.now() + TIME_LIMIT_MS;
  const rounds: RecomputedRound[] = [];
  const entered: string[] = [];
  const typed = new Set<string>();
  let stopped: FailedRound | undefined;
  for (const { stage, title } of past.slice(past.findIndex((one) => one.stage.name === others[0]?.name))) {
    if (now.record.decided.get(stage.name)?.taken !== true) {
      rounds.push({ stage: stage.name });
      entered.push(title);
      continue;
    }
    const taken =
      outside.now() < until ? readFormulaResults(session, now, outside, stage.name) : ok(OUT_OF_TIME_REASON);
    if (!taken.ok) return taken;
    if ('why' in taken.value) {
      stopped = { title, ...taken.value };
      break;
    }
    const part = { stage: stage.name, taken: taken.value.answers };
    const decided = replayWithRound(session, now, part);
    const why = nextStageConflict(stage.name, now.replayed, decided.replayed);
    if (why !== '') {
      stopped = { title, why: `${why} Go back to ${title}, or keep the results.` };
      break;
    }
    for (const column of taken.value.typed) typed.add(column);
    rounds.push(part);
    now = decided;
  }
  // If the host must look at a cell, leave the tabs as they are.
  if (stopped?.isOfCell !== true) {
    const { stage } = session.match;
    updateAnswers(session, outside.matchTabs, stage?.name ?? past.at(-1)?.stage.name);
  }
  if (first === undefined && stopped !== undefined && rounds.every(({ taken }) => taken === undefined)) {
    const text = `${RECOMPUTE_PREFIX}: ${stopped.title} stays as it was. ${stopped.why} Nothing was changed.`;
    return fail({ code: 'sheet-stopped', text });
  }
  const notes = [
    ...(stopped === undefined ? [] : [`Everything from ${stopped.title} on stays as it was. ${stopped.why}`]),
    ...(entered.length === 0
      ? []
      : [`You entered the results of ${andList(entered)} yourself, so they won’t change.`]),
    ...(typed.size === 0
      ? []
      : [
          `Each round keeps what you typed into these columns of “Results”: ${andList([...typed].map(quote))}.`,
        ]),
  ];
  return ok({
    change: { kind: 'formulas-again', ...(first === undefined ? {} : { change: first }), rounds },
    notes,
  });
}

/** The first round that couldn't be recomputed, and why. */
interface FailedRound {
  readonly title: string;
  readonly why: string;
  readonly isOfCell?: true;
}

const OUT_OF_TIME_REASON = {
  why: 'Round Keeper ran out of time. Apply this change, then reapply the formulas.',
};

const NOTHING_OUTDATED: CallProblem = {
  code: 'nothing-to-decide',
  text: `${RECOMPUTE_PREFIX}: all results of formulas are up to date. Reload the sidebar.`,
};

/** Results read from the formulas for one round. */
interface FormulaResults {
  readonly answers: AnswersByTitle;
  /** Headings of the Results columns that contain typed values instead of formulas. Typed values are kept. */
  readonly typed: readonly string[];
}

/** Updates Answers and History to that round, waits for Sheets to compute, and reads Results. */
function readFormulaResults(
  session: GameSession,
  { record, replayed: { past, opened } }: ReplayedMatch,
  { matchTabs, now, waitUntil }: OutsidePorts,
  name: string,
): Result<FormulaResults | Omit<FailedRound, 'title'>, CallProblem> {
  const then: GameSession = { ...session, record, past, match: opened };
  const brought = updateAnswers(then, matchTabs, name);
  if (!brought.ok) return brought;
  const { created, results, answers, round } = brought.value;
  if (created)
    return ok({
      why: `Some of this match’s tabs were missing, so Round Keeper created them. Enter your formulas in ${quote(results)}, then reapply the formulas.`,
    });
  const until = now() + COMPUTE_TIMEOUT_MS;
  let read = readResults(then, matchTabs, name);
  while (read.ok && read.value.waiting.length > 0 && now() < until) {
    waitUntil(Math.min(until, now() + COMPUTE_POLL_MS));
    read = readResults(then, matchTabs, name);
  }
  if (!read.ok) return read;
  const [unread] = read.value.waiting;
  const [refused] = read.value.refused;
  const why = unread === undefined ? refused : `${unread} still hasn’t been computed after a minute.`;
  if (why !== undefined)
    return ok({
      why: `${why} ${quote(answers)} now shows ${round}. Fix the cell, then reapply the formulas.`,
      isOfCell: true,
    });
  const entered = matchTabs.entered(toMatchKey(session));
  if (!entered.ok) return entered;
  const hostQuestions = past.find(({ stage }) => stage.name === name)?.stage.hostQuestions ?? [];
  const typed = handTypedQuestions(
    hostQuestions,
    handTypedColumns(read.value.tab, entered.value, hostQuestions),
  );
  const left = new Set(typed.map(({ title }) => title));
  const said = read.value.answers;
  const says = typed.filter(({ title }) => (said[title] ?? '') !== '');
  return ok({
    // An empty formula cell clears the result that was read from it before.
    answers: Object.fromEntries(
      hostQuestions.flatMap(({ title, table }) =>
        table === undefined || left.has(title) ? [] : [[title, said[title] ?? '']],
      ),
    ),
    typed: says.flatMap(({ table }) => table?.column ?? []),
  });
}

/** Says that a stage can't be recomputed because the next stage would change; empty if it can. */
function nextStageConflict(name: string, before: Replay, after: Replay): string {
  const [then, now] = [followingStage(before, name), followingStage(after, name)];
  if (questionsKey(then) !== questionsKey(now)) {
    if (now === null) return 'The new results would end the match after this round.';
    if (then === null) return 'The new results wouldn’t end the match after this round.';
    return `With the new results, ${then.title} would ask different players or different questions.`;
  }
  const stops = before.stoppedAt === undefined ? after.stoppedAt : undefined;
  return stops === undefined ? '' : stops.why.details.join(' ');
}

function followingStage({ past, opened }: Replay, name: string): OpenStage | null {
  const at = past.findIndex(({ stage }) => stage.name === name);
  return past[at + 1]?.stage ?? opened.stage;
}

/** Encodes the players and questions of a stage, for comparison. */
function questionsKey(stage: OpenStage | null): string {
  return JSON.stringify([
    stage?.asks.map(({ players, questions }) => [
      players,
      questions.map(({ title, required, kind }) => [title, required, kind]),
    ]),
  ]);
}

/** Replays the match with the correction `first`, if given. */
function replayWithCorrection(
  session: GameSession,
  first: RecomputeChange['change'],
  reason = '',
): Result<ReplayedMatch & { readonly made: RoundCorrection | undefined }, CallProblem> {
  const whole = first === undefined ? ok(undefined) : mergeStageChange(session, first);
  if (!whole.ok) return whole;
  const made = whole.value === undefined ? ok(undefined) : roundCorrection(session, whole.value, reason);
  if (!made.ok) return made;
  const record = made.value?.record ?? session.record;
  return ok({ record, replayed: replayCorrected(record, session.games, session), made: made.value });
}

/** Replays the match with the formulas' results for one round. */
function replayWithRound(
  { games }: GameSession,
  { record, replayed }: ReplayedMatch,
  { stage: name, taken }: RecomputedRound,
): ReplayedMatch {
  const past = replayed.past.find(({ stage }) => stage.name === name);
  if (past === undefined || taken === undefined) return { record, replayed };
  const { stage, recorded } = past;
  const entered = toAnswersByTitle(stage.hostToAnswers(recorded.hostFacts));
  const hostFacts = parseHostFacts(stage, { ...entered, ...taken });
  if (JSON.stringify(hostFacts) === JSON.stringify(recorded.hostFacts)) return { record, replayed };
  const decided = {
    ...record,
    stages: record.stages.map((one) => (one === recorded ? { ...recorded, hostFacts } : one)),
    formerFacts: withFormerFacts(record, name, recorded.hostFacts),
  };
  return { record: decided, replayed: replayCorrected(decided, games, replayed) };
}

/** Previews the formulas' results together with the first correction. */
export function previewRecomputed(
  session: GameSession,
  { change, rounds }: Extract<MergedChange, { readonly kind: 'formulas-again' }>,
  reason: string,
): Result<CorrectionPreview, CallProblem> {
  const begun = replayWithCorrection(session, change, reason);
  if (!begun.ok) return begun;
  const { made, record: before } = begun.value;
  let now: ReplayedMatch = begun.value;
  for (const part of rounds) now = replayWithRound(session, now, part);
  const { record } = now;
  const titleOf = (name = ''): string => session.past.find(({ stage }) => stage.name === name)?.title ?? name;
  const from = titleOf(rounds.find(({ taken }) => taken !== undefined)?.stage);
  const again = from === '' ? '' : `reapply the formulas from ${from} on`;
  const entriesIn = ({ past }: Replay): readonly NewEntry[] =>
    past.flatMap((round): readonly NewEntry[] => {
      const { recorded, title } = round;
      const part = rounds.find(({ stage }) => stage === recorded.stage);
      if (part === undefined) return [];
      const over = stageBasis({ record }, round);
      const { resolvedAt, row, left, ...inputs } = recorded;
      const kept =
        part.taken === undefined
          ? `Kept the host’s results for ${title}.`
          : `The formulas confirmed the results of ${title}.`;
      return before.stages.includes(recorded)
        ? [
            {
              text: `${kept} Reason: ${reason}`,
              entry: { kind: 'stands', body: { stage: recorded.stage, reason, over } },
            },
          ]
        : [
            {
              text: `The formulas decided ${title} again. Reason: ${reason}`,
              entry: { kind: 'corrected', body: { ...inputs, reason, over, taken: true } },
            },
          ];
    });
  return recompute(made?.session ?? session, record, {
    summary:
      made === undefined
        ? `${capitalise(again)}.`
        : `${[made.does, ...(again === '' ? [] : [again])].join(', ')} and recompute everything after it.`,
    headline: made?.correction.headline ?? { text: `${from} was corrected.`, stage: from },
    entries: (effects, after) => {
      const parts = entriesIn(after);
      if (made !== undefined) return [...made.correction.entries(effects, after), ...parts];
      const first = parts.findIndex(({ entry }) => entry.kind === 'corrected');
      return parts.map((part, index) =>
        index === first && part.entry.kind === 'corrected'
          ? { ...part, entry: { kind: 'corrected', body: { ...part.entry.body, ...effects } } }
          : part,
      );
    },
  });
}

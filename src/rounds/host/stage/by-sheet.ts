// Rounds decided by formulas (OM-10): updates Answers and History, lets Google compute, and saves what Results shows.
// If a cell is wrong, the round waits for the host, and a message names the cell.
import { fail, ok, type Result } from '../../../games/frame/result';
import { quote } from '../../../games/frame/wording';
import type { OpenStage } from '../../../games/frame/match';
import type { Shell } from '../../commit/perform';
import { ANSWERS_CHANGED, type CallProblem } from '../../reply/reply';
import { currentBasis, changesSince } from '../../session/outdated-results';
import type { GameSession } from '../../session/game-session';
import { isFormula } from '../../session/typed-results';
import { toMatchKey, readResults, updateAnswers } from '../parts/results-from-tabs';
import { enterResults } from '../parts/open-stage-changes';

/** Time limit for Google to compute, and the interval between checks, in milliseconds. */
export const COMPUTE_TIMEOUT_MS = 60_000;
export const COMPUTE_POLL_MS = 3000;

/** Whether the stage's results are read from the sheet when it's resolved. */
export function areResultsFromSheet({ match }: Pick<GameSession, 'match'>): boolean {
  return match.stage?.overAnswers?.bySheet === true;
}

/** Whether an earlier round of this match was resolved from its sheet. The first such round needs the host's click. */
export function wasResolvedBySheet({ rows }: Pick<GameSession, 'rows'>): boolean {
  const taken = new Set<string>();
  for (const { entry } of rows) {
    if (entry.kind === 'host-facts') {
      if (entry.body.taken === true) taken.add(entry.body.stage);
      else taken.delete(entry.body.stage);
    }
    if (entry.kind === 'resolved' && taken.has(entry.body.stage)) return true;
  }
  return false;
}

/** Enters the sheet's results. Returns the session unchanged if the sheet doesn't decide the stage. */
export function enterSheetResults(before: GameSession, shell: Shell): Result<GameSession, CallProblem> {
  const { stage } = before.match;
  if (stage === null || !areResultsFromSheet(before)) return ok(before);
  const { matchTabs, now } = shell.outside;
  const brought = updateAnswers(before, matchTabs);
  if (!brought.ok) return brought;
  const { created, answers, history, results } = brought.value;
  if (created) {
    return failToResolve(
      stage,
      `some of the tabs “${answers}”, “${history}” and “${results}” were missing and have been created. Enter your formulas in “${results}”, then resolve again`,
    );
  }
  const over = currentBasis(before);
  const until = now() + COMPUTE_TIMEOUT_MS;
  let session = before;
  let read = readResults(session, matchTabs);
  while (read.ok && read.value.waiting.length > 0 && now() < until) {
    shell.outside.waitUntil(Math.min(until, now() + COMPUTE_POLL_MS));
    const again = shell.reload();
    if (!again.ok) return again;
    session = again.value;
    const changes = changesSince(session, over, session.inputs.hostFacts);
    if (changes.length > 0) return fail(answersChangedProblem(stage, answers, changes));
    read = readResults(session, matchTabs);
  }
  if (!read.ok) return read;
  const { refused, waiting, filled, answers: taken, sameAs } = read.value;
  const [unread] = waiting;
  if (unread !== undefined) {
    const text = `${unread} still hasn’t been computed after a minute. Check the cell’s formula, then resolve again`;
    return failToResolve(stage, text);
  }
  const [first] = refused;
  if (first !== undefined) {
    const problem = `there’s a problem with a cell. ${first} Fix the cell, then resolve again`;
    return failToResolve(stage, problem, refused.slice(1));
  }
  if (sameAs !== '' && !areResultsSaved(session, stage, taken)) {
    const entered = matchTabs.entered(toMatchKey(session));
    if (!entered.ok) return entered;
    const typed = filled.find(({ row, column, value }) => !isFormula(entered.value[row]?.[column], value));
    if (typed !== undefined) {
      const text = `all values are the same as in ${sameAs}, and ${typed.name} was typed, not computed. Type this round’s values. If they’re already right, choose “Read the Results tab” and save them. Then resolve again`;
      return failToResolve(stage, text);
    }
  }
  const entry = enterResults(session, stage, taken);
  return entry.ok ? shell.write(session, entry.value) : entry;
}

/** Whether the host has already saved exactly these values for this stage. */
function areResultsSaved(
  { inputs, record }: GameSession,
  stage: OpenStage,
  taken: Readonly<Record<string, string>>,
): boolean {
  if (record.pending.hostFacts.length === 0) return false;
  const saved = new Map(stage.hostToAnswers(inputs.hostFacts).map(({ title, answer }) => [title, answer]));
  return Object.entries(taken).every(([title, answer]) => (saved.get(title) ?? '') === answer);
}

function failToResolve(
  { title }: OpenStage,
  why: string,
  details: readonly string[] = [],
): Result<never, CallProblem> {
  return fail({
    code: 'sheet-stopped',
    text: `Resolving ${title}: ${why}. Nothing was resolved.`,
    ...(details.length === 0 ? {} : { details }),
  });
}

function answersChangedProblem({ title }: OpenStage, tab: string, changes: readonly string[]): CallProblem {
  return {
    code: ANSWERS_CHANGED,
    text: `Resolving ${title}: ${changes.map((change) => `${change} since ${quote(tab)} was updated.`).join(' ')} Nothing was resolved. Resolve the round again to update ${quote(tab)}.`,
  };
}

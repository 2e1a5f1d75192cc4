// Changes of the open stage: nothing that was resolved depends on them, so they are entered without recomputing.
import type { OpenStage } from '../../games/frame/match';
import { fail, ok, type Result } from '../../games/frame/result';
import type { Commit } from '../commit/commit';
import { hostMessages } from '../outbox/messages';
import type { Entry } from '../record/entries';
import { entryProblems, entryRefused, faultsAt } from '../session/entry-problems';
import { hostFactsFrom, moveFrom } from '../session/answers';
import type { Play, Waiting } from '../session/game-session';
import type { Change, TypedAnswers, CallProblem } from '../api';

/** A change of the entries for a stage. */
export type StageChange = Extract<Change, { readonly stage: string }>;

/** The commit of a change of the open stage. */
export function changeOpenStage(
  session: Play & Waiting,
  stage: OpenStage,
  change: StageChange,
  reason: string,
): Result<Commit, CallProblem> {
  const only = (text: string, entry: Entry): Result<Commit, CallProblem> =>
    ok({ entries: [{ text, entry }] });
  const { name, title } = stage;
  switch (change.kind) {
    case 'submission': {
      const { player, answers } = change;
      const move = moveFrom(stage, player, answers);
      const problems = entryProblems(session.match, session.inputs.hostFacts, { player, move });
      if (problems.length > 0) return fail(entryRefused(stage, { player, move }, problems));
      return only(`Entered a submission for ${player} in ${title}. Reason: ${reason}`, {
        kind: 'entered',
        body: { stage: name, player, move, reason },
      });
    }
    case 'accept-late':
      return only(`Accepted a late submission in ${title}. Reason: ${reason}`, {
        kind: 'late-accepted',
        body: { stage: name, from: change.id, reason },
      });
    case 'remove-submission':
      return only(`Left out a submission in ${title}. Reason: ${reason}`, {
        kind: 'removed',
        body: { stage: name, from: change.id, reason },
      });
    case 'host-facts':
      return enterHostFacts(session, stage, hostFactsFrom(stage, change.answers));
  }
}

/** Enters the host's facts for the open stage, from the answers to its questions. */
export function saveHostFacts(session: Play, answers: TypedAnswers): Result<Commit, CallProblem> {
  const { stage } = session.match;
  return stage === null
    ? fail({ code: 'game-over', text: 'Entering the host’s part: the game is over, no stage is open.' })
    : enterHostFacts(session, stage, hostFactsFrom(stage, answers));
}

/** Enters the host's facts, all that are known so far; their news is told now. */
function enterHostFacts(
  { match }: Play,
  { name, title, hostQuestions, hostToAnswers }: OpenStage,
  facts: unknown,
): Result<Commit, CallProblem> {
  const entered = match.enter(facts);
  if (!entered.ok) {
    return fail({
      code: 'host-facts',
      text: `Entering the host's part of ${title}: it does not fit the game. Nothing was entered; change it, then try again.`,
      problems: faultsAt({ questions: hostQuestions, value: facts, toAnswers: hostToAnswers }, entered.error),
    });
  }
  const entry: Entry = { kind: 'host-facts', body: { stage: name, facts } };
  return ok({
    entries: [{ text: `Entered the host's part of ${title}.`, entry }],
    deliver: {
      kind: 'results',
      about: title,
      messages: hostMessages(title, match.roster, entered.value.news),
    },
  });
}

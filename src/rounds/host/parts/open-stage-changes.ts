// Changes of the open stage: nothing that was resolved depends on them, so they are entered without recomputing.
import type { OpenStage } from '../../../games/frame/match';
import { fail, ok, type Result } from '../../../games/frame/result';
import type { Commit } from '../../commit/commit';
import { hostMessages } from '../../outbox/messages';
import type { Entry } from '../../record/entries';
import {
  entryProblems,
  entryRefused,
  faultsAt,
  hostFactsFrom,
  moveFrom,
  answersRecord,
} from '../../session/host-part';
import { answersNow, changesSince, readShown } from '../../session/decided-over';
import type { GameSession } from '../../session/game-session';
import { newsAsRead, shownNames } from '../../session/shown-names';
import { mergedPart } from './host-part-fields';
import { ANSWERS_CHANGED } from '../../reply/opening';
import { fatesNow } from '../../session/judge';
import { asShown, type SubmissionChange } from './shown-submission';
import type { Change } from './inputs';
import type { FieldChanges } from '../../reply/field-changes';
import type { SaveHostFacts } from './inputs';
import type { CallProblem } from '../../reply/reply';
import type { TypedAnswers } from '../../reply/typed-answers';
import { present } from '../../../games/frame/present';

/** A change of a stage's entries. */
export type StageChange = Exclude<
  Extract<Change, { readonly stage: string }>,
  { readonly kind: 'meant-before' | 'stands' } | { readonly fields: FieldChanges }
>;

/** Makes the commit that changes the open stage. */
export function changeOpenStage(
  session: GameSession,
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
    case 'accept-late': {
      const shown = asShownNow(session, title, change);
      if (!shown.ok) return shown;
      const late = session.inputs.submissions.find(({ from }) => from === change.id);
      return only(`Accepted a late submission in ${title}. Reason: ${reason}`, {
        kind: 'late-accepted',
        body: { stage: name, from: change.id, reason, at: late?.at ?? 0 },
      });
    }
    case 'remove-submission': {
      const shown = asShownNow(session, title, change);
      if (!shown.ok) return shown;
      return only(`Left out a submission in ${title}. Reason: ${reason}`, {
        kind: 'removed',
        body: { stage: name, from: change.id, reason },
      });
    }
    case 'host-facts':
      return enterHostFacts(session, stage, hostFactsFrom(stage, change.answers));
  }
}

/** Checks that a submission of the open stage is there as the window showed it. */
export function asShownNow(
  session: GameSession,
  title: string,
  change: SubmissionChange,
): Result<undefined, CallProblem> {
  return asShown({ title, inputs: session.inputs, fates: fatesNow(session) }, change);
}

/**
 * Enters the host's facts for the open stage from the answers to its questions: the fields that a window changed over
 * the saved ones, unless somebody else changed the same ones meanwhile. `over`: the players' answers as the window
 * showed them; where others count by now, the host is asked first, and answers with those of the error (ALL-13).
 */
export function saveHostFacts(session: GameSession, input: SaveHostFacts): Result<Commit, CallProblem> {
  const { over } = input;
  const { stage } = session.match;
  if (stage === null) {
    return fail({ code: 'game-over', text: 'Entering the host’s part: the game is over, no stage is open.' });
  }
  const shown = over === undefined ? undefined : readShown(over);
  const answers = 'fields' in input ? mergedPart(session, stage, input.fields) : ok(input.answers);
  const facts = answers.ok ? hostFactsFrom(stage, answers.value) : session.inputs.hostFacts;
  const changes = shown === undefined ? [] : changesSince(session, shown, facts);
  if (changes.length > 0) {
    return fail({
      code: ANSWERS_CHANGED,
      text: `Entering the host's part of ${stage.title}: ${changes.map((change) => `${change} since you looked.`).join(' ')} Nothing was entered. Look again, or say that it stands.`,
      agree: JSON.stringify(answersNow(session)),
    });
  }
  return answers.ok ? enterHostFacts(session, stage, facts) : answers;
}

/** Enters what the results in the host's sheet say, over what else was entered. */
export function enterResults(
  session: GameSession,
  stage: OpenStage,
  taken: TypedAnswers,
): Result<Commit, CallProblem> {
  const entered = answersRecord(stage.hostToAnswers(session.inputs.hostFacts));
  const answers: TypedAnswers = { ...entered, ...taken };
  return enterHostFacts(session, stage, hostFactsFrom(stage, answers), true);
}

/** Enters the host's facts, all that are known so far; their news is told now. */
function enterHostFacts(
  session: GameSession,
  { name, title, hostQuestions, hostToAnswers }: OpenStage,
  facts: unknown,
  isTaken = false,
): Result<Commit, CallProblem> {
  const { match } = session;
  const entered = match.enter(facts);
  if (!entered.ok) {
    return fail({
      code: 'host-facts',
      text: `Entering the host's part of ${title}: it does not fit the game. Nothing was entered; change it, then try again.`,
      problems: faultsAt({ questions: hostQuestions, value: facts, toAnswers: hostToAnswers }, entered.error),
    });
  }
  const over = answersNow(session);
  const body = {
    stage: name,
    facts,
    ...present({ over }),
    ...(isTaken ? { taken: true } : {}),
  };
  const entry: Entry = { kind: 'host-facts', body };
  return ok({
    entries: [{ text: `${isTaken ? 'Took from the sheet' : 'Entered'} the host's part of ${title}.`, entry }],
    deliver: {
      kind: 'results',
      about: title,
      messages: hostMessages(title, match.roster, newsAsRead(shownNames(session), entered.value.news)),
    },
  });
}

// Changes to the open stage. No results depend on it yet, so nothing is recomputed.
import type { OpenStage } from '../../../games/frame/match';
import { ensure, fail, ok, type Result } from '../../../games/frame/result';
import type { Commit } from '../../commit/commit';
import { hostMessages } from '../../outbox/messages';
import type { Entry, ReceivedSubmission } from '../../record/entries';
import {
  entryProblems,
  refuseEntry,
  toAnswerProblems,
  parseHostFacts,
  moveFromAnswers,
  toAnswersByTitle,
} from '../../session/host-part';
import { currentBasis, changesSince, decodeBasis } from '../../session/outdated-results';
import type { GameSession } from '../../session/game-session';
import { newsWithNames, displayNames } from '../../session/display-names';
import {
  ANSWERS_CHANGED,
  OTHER_SUBMISSION,
  type CallProblem,
  type AnswersByTitle,
  getAnswer,
  findClashes,
  clashingFields,
  clashText,
  FIELDS_CHANGED,
  withFields,
} from '../../reply/reply';
import type { FieldChanges } from '../../reply/call-parts';
import { currentFates } from '../../session/judge';
import type { GameChange, SaveHostFactsInput } from './inputs';
import { isObject, dropUndefined } from '../../../games/frame/json';
import { hostTimeZone } from '../../contacts/contacts';
import type { LedgerRow } from '../../record/ledger';
import { shortTimeText } from '../../time/time-zone';
import type { AnswerVerdict } from '../../../games/frame/submissions';
import type { StageInputs } from '../../session/replay';

/** A change to what players or the host entered in a stage. */
export type StageChange = Exclude<
  Extract<GameChange, { readonly stage: string }>,
  { readonly kind: 'meant-before' | 'stands' } | { readonly fields: FieldChanges }
>;

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
      const move = moveFromAnswers(stage, player, answers);
      const problems = entryProblems(session.match, session.inputs.hostFacts, { player, move });
      if (problems.length > 0) return fail(refuseEntry(stage, { player, move }, problems));
      return only(`Entered an answer for ${player} in ${title}. Reason: ${reason}`, {
        kind: 'entered',
        body: { stage: name, player, move, reason },
      });
    }
    case 'accept-late': {
      const shown = checkOpenAnswer(session, title, change);
      if (!shown.ok) return shown;
      const late = session.inputs.submissions.find(({ from }) => from === change.id);
      const { at } = ensure(late, 'Only an answer that was sent is late.');
      return only(`Accepted a late answer in ${title}. Reason: ${reason}`, {
        kind: 'late-accepted',
        body: { stage: name, from: change.id, reason, at },
      });
    }
    case 'remove-submission': {
      const shown = checkOpenAnswer(session, title, change);
      if (!shown.ok) return shown;
      return only(`Excluded an answer in ${title}. Reason: ${reason}`, {
        kind: 'removed',
        body: { stage: name, from: change.id, reason },
      });
    }
    case 'host-facts':
      return enterHostFacts(session, stage, parseHostFacts(stage, change.answers));
  }
}

/** Checks that an answer is still as the window showed it. */
export function checkOpenAnswer(
  session: GameSession,
  title: string,
  change: SubmissionChange,
): Result<undefined, CallProblem> {
  return checkAnswerUnchanged({ title, inputs: session.inputs, fates: currentFates(session) }, change);
}

/**
 * Saves the host's entries, merging a window's changed fields. If the answers have changed since the window's `over`, the
 * host is asked first and confirms with the refusal's `agree` (ALL-13).
 */
export function saveHostFacts(session: GameSession, input: SaveHostFactsInput): Result<Commit, CallProblem> {
  const { stage } = session.match;
  if (stage === null) {
    return fail({ code: 'game-over', text: 'Saving your entries: the game is over, so no stage is open.' });
  }
  const shown = decodeBasis(input.over ?? '');
  const answers = 'fields' in input ? mergeHostPart(session, stage, input.fields) : ok(input.answers);
  const facts = answers.ok ? parseHostFacts(stage, answers.value) : session.inputs.hostFacts;
  const isApart =
    isObject(facts) && Object.keys(facts).every((part) => stage.overAnswers?.apart?.includes(part) === true);
  const changes = isApart ? [] : changesSince(session, shown, facts);
  if (changes.length > 0) {
    return fail({
      code: ANSWERS_CHANGED,
      text: `Saving your entries for ${stage.title}: ${changes.map((change) => `${change} since you looked.`).join(' ')} Nothing was saved. Look at the round again, or keep your entries as they are.`,
      agree: JSON.stringify(currentBasis(session)),
    });
  }
  return answers.ok ? enterHostFacts(session, stage, facts) : answers;
}

/** Merges the results from the host's sheet into what was entered. */
export function enterResults(
  session: GameSession,
  stage: OpenStage,
  taken: AnswersByTitle,
): Result<Commit, CallProblem> {
  const entered = toAnswersByTitle(stage.hostToAnswers(session.inputs.hostFacts));
  const answers: AnswersByTitle = { ...entered, ...taken };
  return enterHostFacts(session, stage, parseHostFacts(stage, answers), true);
}

/** Saves the host's entries, and sends any resulting news right away. */
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
      text: `Saving your entries for ${title}: some of them aren’t valid. Nothing was saved. Correct your entries, then try again.`,
      problems: toAnswerProblems(
        { questions: hostQuestions, value: facts, toAnswers: hostToAnswers },
        entered.error,
      ),
    });
  }
  const over = currentBasis(session);
  const body = {
    stage: name,
    facts,
    ...dropUndefined({ over }),
    ...(isTaken ? { taken: true } : {}),
  };
  const entry: Entry = { kind: 'host-facts', body };
  return ok({
    entries: [
      { text: `Saved the host’s entries for ${title}${isTaken ? ', taken from the sheet' : ''}.`, entry },
    ],
    deliver: {
      kind: 'results',
      subject: title,
      messages: hostMessages(title, match.roster, newsWithNames(displayNames(session), entered.value.news)),
    },
  });
}

/** Merges a window's changes. Fails with both values of each field that somebody else has changed since. */
export function mergeHostPart(
  session: GameSession,
  stage: OpenStage,
  changes: FieldChanges,
): Result<AnswersByTitle, CallProblem> {
  const stands = toAnswersByTitle(stage.hostToAnswers(session.inputs.hostFacts));
  const clashing = clashingFields(stands, changes);
  if (clashing.length === 0) return ok(withFields(stands, changes));
  return fail({
    code: FIELDS_CHANGED,
    text: `${clashText(`Saving your entries for ${stage.title}`, clashing)} Nothing was saved. Choose which text to keep, then save again.`,
    clashes: findClashes(clashing, stands, changes, (field) => {
      const row = lastRowChangingField(session, stage, field);
      return row === undefined ? '' : savedByText(row, hostTimeZone(session.snapshot));
    }),
  });
}

/** The row that last changed this field of the host's entries. */
function lastRowChangingField(
  { rows, record }: GameSession,
  { name, hostToAnswers }: OpenStage,
  field: string,
): LedgerRow | undefined {
  const opened = rows.findIndex(({ hash }) => hash === record.opening);
  let [before, last]: readonly [string, LedgerRow | undefined] = ['', undefined];
  for (const row of rows.slice(opened + 1)) {
    if (row.entry.kind !== 'host-facts' || row.entry.body.stage !== name) continue;
    const now = getAnswer(toAnswersByTitle(hostToAnswers(row.entry.body.facts)), field);
    if (now !== before) [before, last] = [now, row];
  }
  return last;
}

function savedByText({ who, at }: LedgerRow, zone: string): string {
  return `${who === '' ? '' : `by ${who} `}on ${shortTimeText(at, zone)}`;
}

type SubmissionChange = Extract<GameChange, { readonly id: string }>;

/** A stage's answers, and whether each one counts. */
interface StageAnswers {
  readonly title: string;
  readonly inputs: Pick<StageInputs, 'submissions'>;
  readonly fates: readonly AnswerVerdict[];
}

/** Identifies an answer's state: whether it counts, and when it was sent or last edited. */
export function submissionMark(fate: AnswerVerdict['fate'], received?: ReceivedSubmission): string {
  return `${fate.kind} ${received?.at ?? 0}`;
}

export function checkAnswerUnchanged(
  { title, inputs, fates }: StageAnswers,
  { kind, id, player, mark }: SubmissionChange,
): Result<undefined, CallProblem> {
  const fate = fates.find((one) => one.id === id);
  const received = inputs.submissions.find(({ from }) => from === id);
  const refuse = (why: string): Result<undefined, CallProblem> =>
    fail({
      code: OTHER_SUBMISSION,
      text: `Changing an answer in ${title}: ${why} Nothing was changed. Check which answer counts now.`,
    });
  if (fate === undefined || (player !== undefined && fate.player !== player)) {
    return refuse('the answer is gone. It may already have been excluded.');
  }
  if (kind === 'accept-late' && received?.late !== true)
    return refuse('the answer isn’t late, or has already been accepted.');
  if (mark === undefined || mark === submissionMark(fate.fate, received)) return ok(undefined);
  switch (fate.fate.kind) {
    case 'replaced':
      return refuse('a newer answer has replaced it since you looked.');
    case 'refused':
      return refuse('the answer no longer counts, or has changed since you looked.');
    case 'counted':
      return refuse('the answer counts now, or has changed since you looked.');
  }
}

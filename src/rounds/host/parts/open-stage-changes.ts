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
import {
  ANSWERS_CHANGED,
  OTHER_SUBMISSION,
  type CallProblem,
  type TypedAnswers,
  answerIn,
  clashesOf,
  clashingFields,
  clashText,
  FIELDS_CHANGED,
  withFields,
} from '../../reply/reply';
import type { FieldChanges } from '../../reply/call-parts';
import { fatesNow } from '../../session/judge';
import type { Change, SaveHostFacts } from './inputs';
import { isObject, present } from '../../../games/frame/json';
import { hostZone } from '../../contacts/contacts';
import type { LedgerRow } from '../../record/ledger';
import { shortTimeText } from '../../time/time-zone';
import type { Fate } from '../../../games/frame/submissions';
import type { StageInputs } from '../../session/replay';

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
  const isApart =
    isObject(facts) && Object.keys(facts).every((part) => stage.overAnswers?.apart?.includes(part) === true);
  const changes = shown === undefined || isApart ? [] : changesSince(session, shown, facts);
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

/** Puts a window's changes into the part, or gives both texts of each field that somebody else changed meanwhile. */
export function mergedPart(
  session: GameSession,
  stage: OpenStage,
  changes: FieldChanges,
): Result<TypedAnswers, CallProblem> {
  const stands = answersRecord(stage.hostToAnswers(session.inputs.hostFacts));
  const clashing = clashingFields(stands, changes);
  if (clashing.length === 0) return ok(withFields(stands, changes));
  return fail({
    code: FIELDS_CHANGED,
    text: `${clashText(`Entering the host's part of ${stage.title}`, clashing)} Nothing was entered. Choose which text is to stand, then save again.`,
    clashes: clashesOf(clashing, stands, changes, (field) => {
      const row = lastChange(session, stage, field);
      return row === undefined ? '' : savedText(row, hostZone(session.snapshot));
    }),
  });
}

/** Finds the row that gave this field its text. */
function lastChange(
  { rows, record }: GameSession,
  { name, hostToAnswers }: OpenStage,
  field: string,
): LedgerRow | undefined {
  const opened = rows.findIndex(({ hash }) => hash === record.opening);
  let [before, last]: readonly [string, LedgerRow | undefined] = ['', undefined];
  for (const row of rows.slice(opened + 1)) {
    if (row.entry.kind !== 'host-facts' || row.entry.body.stage !== name) continue;
    const now = answerIn(answersRecord(hostToAnswers(row.entry.body.facts)), field);
    if (now !== before) [before, last] = [now, row];
  }
  return last;
}

function savedText({ who, at }: LedgerRow, zone: string): string {
  return `${who === '' ? '' : `by ${who} `}on ${shortTimeText(at, zone)}`;
}

/** A change of one submission. */
type SubmissionChange = Extract<Change, { readonly id: string }>;

/** A stage, open or resolved, with what was sent for it and what became of that. */
interface Sent {
  readonly title: string;
  readonly inputs: Pick<StageInputs, 'submissions'>;
  readonly fates: readonly Fate[];
}

/** Marks a submission as it is now, with its fate and its time: an edited one has another time. */
export function submissionMark({ fate }: Pick<Fate, 'fate'>, at: number): string {
  return `${fate.kind} ${at}`;
}

/** Gives nothing for a submission that is there as the window showed it; or says why it is not the one that was meant. */
export function asShown(
  { title, inputs, fates }: Sent,
  { kind, id, player, mark }: SubmissionChange,
): Result<undefined, CallProblem> {
  const fate = fates.find((one) => one.id === id);
  const received = inputs.submissions.find(({ from }) => from === id);
  const refuse = (why: string): Result<undefined, CallProblem> =>
    fail({
      code: OTHER_SUBMISSION,
      text: `Changing an answer in ${title}: ${why} Nothing was changed. Look at what counts now.`,
    });
  if (fate === undefined || (player !== undefined && fate.player !== player)) {
    return refuse('it isn’t there any more. It may have been set aside already.');
  }
  if (kind === 'accept-late' && received?.late !== true)
    return refuse('it isn’t late, or was accepted already.');
  if (mark === undefined || mark === submissionMark(fate, received?.at ?? 0)) return ok(undefined);
  switch (fate.fate.kind) {
    case 'replaced':
      return refuse('a later one has replaced it since you looked.');
    case 'refused':
      return refuse('it doesn’t count any more, or was changed since you looked.');
    case 'counted':
      return refuse('it counts by now, or was changed since you looked.');
  }
}

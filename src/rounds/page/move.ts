// A player's move from their page. It's checked as if its row had arrived, then submitted to the player's form.
import { ensure, fail, ok, type Result } from '../../games/frame/result';
import { findAsk } from '../../games/frame/submissions';
import { toAnswerProblems, moveFromAnswers } from '../session/host-part';
import type { ReceivedSubmission } from '../record/entries';
import type { GameSession } from '../session/game-session';
import { toStageInput } from '../session/replay';
import type { StageForMove } from '../session/cached-stage';
import type { AnswerProblem, CallProblem } from '../reply/reply';
import type { PageMove, SendRequest } from './views';
import { listFormItems } from '../delivery/form-spec';
import type { FilledForm } from '../ports/forms';
import { KEY_TITLE } from '../session/columns';
import { toFormAnswers } from '../session/form-choices';
import { keyWithMark } from '../session/page-marks';
import type { Visitor } from './page-cache';
import type { PagePorts } from './read-game';

/** Id of an answer that has no row yet. */
const ID_WITHOUT_ROW = 'page';

export interface CheckedMove {
  /** Why the move would be refused. Being late isn't a reason, because late moves are sent too. */
  readonly problems: readonly AnswerProblem[];
  /** The form to submit to, and the answers in its wording. */
  readonly form: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly submission: ReceivedSubmission;
}

/** Checks the move as if it arrived now. */
export function validateMove(
  { match, hostFacts, markOf, faceDown, accepting, closesAt }: StageForMove,
  player: string,
  { stage: name, mark, answers }: PageMove,
  now: number,
): Result<CheckedMove, CallProblem> {
  const { stage } = match;
  if (stage?.name !== name) return fail(PLAYER_NOT_ASKED);
  if (mark !== undefined && mark !== markOf(player)) return fail(PLAYER_NOT_ASKED);
  const asked = findAsk(stage, player);
  if (asked === undefined) return fail(PLAYER_NOT_ASKED);
  if (faceDown) return fail(NOT_STARTED);
  if (!accepting) return fail(NOT_ACCEPTING);
  const move = moveFromAnswers(stage, player, Object.fromEntries(answers));
  const isLate = closesAt !== null && now > closesAt;
  const submission: ReceivedSubmission = {
    from: ID_WITHOUT_ROW,
    at: now,
    player,
    move,
    ...(isLate ? { late: true } : {}),
  };
  const [judged] = match.judge(
    toStageInput({ submissions: [submission], hostSubmissions: [], hostFacts }),
  ).fates;
  const fate = judged?.fate;
  const problems = fate?.kind === 'refused' ? fate.problems.filter(({ code }) => code !== 'late') : [];
  return ok({
    problems: toAnswerProblems(
      { questions: asked.questions, value: move, toAnswers: asked.toAnswers },
      problems,
    ),
    form: asked.form,
    answers: Object.fromEntries(asked.toAnswers(move).map(({ title, answer }) => [title, answer])),
    submission,
  });
}

export function withMove(session: GameSession, submission: ReceivedSubmission): GameSession {
  const { inputs } = session;
  return { ...session, inputs: { ...inputs, submissions: [...inputs.submissions, submission] } };
}

export function moveRefusal(problems: readonly AnswerProblem[]): CallProblem {
  return {
    code: 'move-refused',
    text: 'Your answer wasn’t sent, because it would have been refused. Change it, then try again.',
    problems: problems,
  };
}

export const PLAYER_NOT_ASKED: CallProblem = {
  code: 'other-stage',
  text: 'You’re no longer being asked this, so your answer wasn’t sent. The page shows what you’re asked now.',
};

/** The refusal of a move that an earlier attempt sent too late. */
export const ARRIVED_AFTER_CLOSE: CallProblem = {
  code: 'came-after',
  text: 'Your answer arrived after the question was closed. It doesn’t count unless your host accepts it.',
};

const NOT_STARTED: CallProblem = {
  code: 'not-started',
  text: 'Your answer wasn’t sent, because the clock hasn’t started. Send it once the clock is running.',
};

const NOT_ACCEPTING: CallProblem = {
  code: 'not-accepting',
  text: 'Your answer wasn’t sent, because your host has paused answers.',
};

export interface FormResponse {
  readonly filled: Result<FilledForm, CallProblem>;
  readonly id: string;
  /** The answers by question title. */
  readonly answers: Readonly<Record<string, string>>;
}

/** The form response for a checked move; undefined if there is no form. */
export function toFormResponse(
  { forms }: PagePorts,
  { key }: Visitor,
  { mark = '' }: SendRequest,
  { stage, judged }: { readonly stage: StageForMove; readonly judged: CheckedMove },
): FormResponse | undefined {
  const id = stage.forms.get(judged.form);
  if (id === undefined) return undefined;
  const ask = ensure(
    stage.match.stage?.asks.find(({ form }) => form === judged.form),
    'The stage asks what a checked move answers.',
  );
  const said = toFormAnswers(ask.questions, stage.names, judged.answers);
  const answers = { [KEY_TITLE]: keyWithMark(key, mark), ...said };
  return { filled: forms.fill(id, answers, listFormItems(ask)), id, answers };
}

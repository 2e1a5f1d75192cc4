// A move that a player makes on the page: judged as its row will be, then submitted to the player's form.
import { fail, ok, type Result } from '../../games/frame/result';
import { askOf } from '../../games/frame/submissions';
import { faultsAt, moveFrom } from '../session/host-part';
import type { ReceivedSubmission } from '../record/entries';
import type { GameSession } from '../session/game-session';
import { inputOf } from '../session/replay';
import type { StageToMoveIn } from '../session/kept-stage';
import type { AnswerProblem, CallProblem } from '../reply/reply';
import type { PageMove, PageSending } from './views';
import { drawnQuestions } from '../delivery/form-spec';
import type { FilledForm } from '../ports/forms';
import { KEY_TITLE } from '../session/columns';
import { asOnForm } from '../session/form-choices';
import { markedKey } from '../session/page-marks';
import type { Visitor } from './memory';
import type { PagePorts } from './read-game';

/** The name of a submission while it is sent to its form; its row gets another one. */
const ON_ITS_WAY = 'page';

export interface JudgedMove {
  /** Why the move would be refused. Being late is no reason here: a late move is sent all the same. */
  readonly problems: readonly AnswerProblem[];
  /** The form that asks for the move, and the answers in the form's own words. */
  readonly form: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly submission: ReceivedSubmission;
}

/** Judges a player's answers as if they arrived now. */
export function judgeMove(
  { match, hostFacts, markOf, faceDown, accepting, closesAt }: StageToMoveIn,
  player: string,
  { stage: name, mark, answers }: PageMove,
  now: number,
): Result<JudgedMove, CallProblem> {
  const { stage } = match;
  if (stage?.name !== name) return fail(OTHER_STAGE);
  if (mark !== undefined && mark !== markOf(player)) return fail(OTHER_STAGE);
  const asked = askOf(stage, player);
  if (asked === undefined) return fail(OTHER_STAGE);
  if (faceDown) return fail(NOT_STARTED);
  if (!accepting) return fail(NOT_ACCEPTING);
  const move = moveFrom(stage, player, Object.fromEntries(answers));
  const isLate = closesAt !== null && now > closesAt;
  const submission: ReceivedSubmission = {
    from: ON_ITS_WAY,
    at: now,
    player,
    move,
    ...(isLate ? { late: true } : {}),
  };
  const [judged] = match.judge(inputOf({ submissions: [submission], hostSubmissions: [], hostFacts })).fates;
  const fate = judged?.fate;
  const problems = fate?.kind === 'refused' ? fate.problems.filter(({ code }) => code !== 'late') : [];
  return ok({
    problems: faultsAt({ questions: asked.questions, value: move, toAnswers: asked.toAnswers }, problems),
    form: asked.form,
    answers: Object.fromEntries(asked.toAnswers(move).map(({ title, answer }) => [title, answer])),
    submission,
  });
}

/** Gives the game with one more submission. */
export function withMove(session: GameSession, submission: ReceivedSubmission): GameSession {
  const { inputs } = session;
  return { ...session, inputs: { ...inputs, submissions: [...inputs.submissions, submission] } };
}

/** The problem with a move that would be refused. */
export function moveRefused(problems: readonly AnswerProblem[]): CallProblem {
  return {
    code: 'move-refused',
    text: 'Your answer was not sent: it would be refused. Change it, then send it.',
    problems: problems,
  };
}

export const OTHER_STAGE: CallProblem = {
  code: 'other-stage',
  text: 'Sending your answer: what it answers is not asked of you any more. Nothing was sent. The page shows what is asked now.',
};

/** The problem with a move that an earlier try had brought to its form, and that was not read for its stage. */
export const CAME_AFTER: CallProblem = {
  code: 'came-after',
  text: 'Sending your answer: it reached your form when what it answers was not asked any more. It does not count, unless your host accepts it.',
};

const NOT_STARTED: CallProblem = {
  code: 'not-started',
  text: 'Sending your answer: the clock has not been started. Nothing was sent; send it once it runs.',
};

const NOT_ACCEPTING: CallProblem = {
  code: 'not-accepting',
  text: 'Sending your answer: your host takes no answers at the moment. Nothing was sent.',
};

export interface Response {
  readonly filled: Result<FilledForm, CallProblem>;
  /** The form's id. */
  readonly id: string;
  /** The answers by the titles of the form's questions. */
  readonly given: Readonly<Record<string, string>>;
}

/** Fills in the response of a move that was judged; undefined where there is no form for it. */
export function responseFor(
  { forms }: PagePorts,
  { key }: Visitor,
  { mark = '' }: PageSending,
  { stage, judged }: { readonly stage: StageToMoveIn; readonly judged: JudgedMove },
): Response | undefined {
  const id = stage.forms.get(judged.form);
  const ask = stage.match.stage?.asks.find(({ form }) => form === judged.form);
  if (id === undefined || ask === undefined) return undefined;
  const said = asOnForm(ask.questions, stage.names, judged.answers);
  const given = { [KEY_TITLE]: markedKey(key, mark), ...said };
  return { filled: forms.fill(id, given, drawnQuestions(ask)), id, given };
}

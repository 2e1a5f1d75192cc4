// Sends a move through the sheet. Everything slow is done before taking the lock, because everybody waits for it; only
// submitting is done under the lock.
import { fail, ok, type Result } from '../../games/frame/result';
import type { CallProblem, TemporaryReason } from '../reply/reply';
import type { PageUpdate, SendRequest } from './views';
import type { ReceivedSubmission } from '../record/entries';
import type { GameSession } from '../session/game-session';
import { isPossibleArrival, recordLateSendTime, type ArrivalSpan } from '../session/late-send-times';
import { hasMatchingResponse } from '../session/arriving-responses';
import { toStageForMove } from '../session/cached-stage';
import { cachePages, type Visitor } from './page-cache';
import {
  ARRIVED_AFTER_CLOSE,
  validateMove,
  moveRefusal,
  PLAYER_NOT_ASKED,
  withMove,
  toFormResponse,
  type FormResponse,
} from './move';
import { readGame, type ReaderSession, type PagePorts } from './read-game';
import { cacheSendersPage } from './sent-pages';
import { pageUpdate } from './cached-page';
import { readAttempt, storeAttempt } from './send-attempts';

/** The game as read for a sender, and the response to submit if there's a form. */
export interface PreparedResponse extends ReaderSession {
  readonly response: FormResponse | undefined;
}

export function prepareResponse(
  ports: PagePorts,
  visitor: Visitor,
  sending: SendRequest,
): Result<PreparedResponse, CallProblem> {
  const loaded = readGame(ports, visitor);
  if (!loaded.ok) return loaded;
  const { session, player } = loaded.value;
  const none = ok({ ...loaded.value, response: undefined });
  if (session.kind !== 'game') return none;
  const stage = toStageForMove(session);
  const judged = validateMove(stage, player, sending, ports.now());
  if (!judged.ok || judged.value.problems.length > 0) return none;
  return ok({
    ...loaded.value,
    response: toFormResponse(ports, visitor, sending, { stage, judged: judged.value }),
  });
}

/** Whether the game hasn't changed since it was read. */
export function isGameUnchanged({ pages }: PagePorts, { session }: ReaderSession): boolean {
  return pages.published()?.at === session.last?.hash;
}

export interface SentMove {
  readonly reading: PageUpdate;
  /** When the answer arrived; absent if this attempt didn't send it. */
  readonly arrival?: ArrivalSpan;
}

export function sendResponse(
  ports: PagePorts,
  prepared: PreparedResponse,
  visitor: Visitor,
  sending: SendRequest,
): Result<SentMove, CallProblem> {
  const { session, player, response } = prepared;
  if (session.kind !== 'game') return fail(PLAYER_NOT_ASKED);
  const tried = readAttempt(ports, sending);
  const from = tried?.from ?? ports.now();
  const stage = toStageForMove(session);
  const judged = validateMove(stage, player, sending, from);
  if (tried !== undefined && (tried.until !== undefined || !judged.ok)) {
    const before = { from, until: tried.until ?? ports.now() };
    const isIt = (one: ReceivedSubmission): boolean =>
      one.player === player && isPossibleArrival(before, one.at);
    const landed = session.inputs.submissions.find(isIt);
    const { stages, carried } = session.record;
    const wasRead = [...stages, ...carried.values()].some(({ submissions }) => submissions.some(isIt));
    const counts = wasRead || (landed !== undefined && landed.former !== true);
    if (!judged.ok && !counts && landed === undefined && tried.until === undefined)
      return refuseMove(ports, prepared, visitor, judged.error, MAY_HAVE_ARRIVED);
    if (!judged.ok && judged.error === PLAYER_NOT_ASKED && !counts)
      return refuseMove(ports, prepared, visitor, ARRIVED_AFTER_CLOSE);
    const isMissing = judged.ok && landed === undefined;
    const after = isMissing ? withMove(session, judged.value.submission) : session;
    return ok({ reading: cacheAndReadPage(ports, visitor, player, after) });
  }
  if (!judged.ok) return refuseMove(ports, prepared, visitor, judged.error);
  const { problems, submission } = judged.value;
  if (problems.length > 0) return fail(moveRefusal(problems));
  if (response === undefined) return fail(FORM_REFUSED);
  const { filled, id, answers } = response;
  // If there was an earlier attempt, it may have arrived, although this one failed.
  if (!filled.ok) return fail(notSentProblem(filled.error, tried === undefined ? 'google' : 'unsure'));
  const isThere = tried === undefined ? ok(false) : areAnswersSent(ports, id, answers, from);
  if (!isThere.ok) return fail(notSentProblem(isThere.error));
  storeAttempt(ports, sending, { from });
  const submitted = isThere.value ? ok(undefined) : filled.value.submit();
  if (!submitted.ok) return fail(notSentProblem(submitted.error));
  const arrival = { from, until: ports.now() };
  if (sending.tapped !== undefined) recordLateSendTime(ports, stage, visitor.digest, sending.tapped, arrival);
  // If an earlier attempt arrived without a reply, its row may have been read already. Don't add the answer twice.
  const isRead =
    isThere.value &&
    session.inputs.submissions.some((one) => one.player === player && isPossibleArrival(arrival, one.at));
  const after = isRead ? session : withMove(session, submission);
  return ok({ reading: cacheAndReadPage(ports, visitor, player, after), arrival });
}

/** Refuses the move. If another stage is open by now, caches the new page. */
function refuseMove(
  ports: PagePorts,
  { session }: ReaderSession,
  visitor: Visitor,
  error: CallProblem,
  text = error.text,
): Result<never, CallProblem> {
  if (error === PLAYER_NOT_ASKED || error === ARRIVED_AFTER_CLOSE) cachePages(ports, session, visitor);
  return fail({ ...error, text });
}

/** The refusal if nobody knows whether an earlier attempt arrived. */
const MAY_HAVE_ARRIVED =
  'You’re no longer being asked this. Google didn’t say whether your answer arrived. Look under “What you sent”.';

/** Whether the form has received these answers since `from`, by an earlier attempt with unknown outcome. */
function areAnswersSent(
  { forms }: PagePorts,
  id: string,
  answers: Readonly<Record<string, string>>,
  from: number,
): Result<boolean, CallProblem> {
  const sent = forms.responsesSince(id, from - MAX_CLOCK_DIFFERENCE_MS);
  return sent.ok ? ok(hasMatchingResponse(sent.value, answers)) : sent;
}

/** Caches and returns the sender's page with their answer. */
function cacheAndReadPage(
  ports: PagePorts,
  visitor: Visitor,
  player: string,
  after: GameSession,
): PageUpdate {
  return pageUpdate(cacheSendersPage(ports, after, player, visitor), ports.now(), '');
}

export function toReadFailure(
  error: Extract<Result<ReaderSession, CallProblem>, { ok: false }>,
): Result<never, CallProblem> {
  return error.error.passes === 'google' ? fail(GOOGLE_TOO_BUSY) : error;
}

/** Maximum difference between the clocks of forms and script, in milliseconds. */
const MAX_CLOCK_DIFFERENCE_MS = 2000;

const FORM_REFUSED: CallProblem = {
  code: 'no-form',
  text: 'Your form didn’t accept your answer. Open the form itself, or try again.',
  again: true,
};

/** If the problem is temporary, `as` says whether the move may have arrived. */
export function notSentProblem({ passes }: CallProblem, as: TemporaryReason = 'unsure'): CallProblem {
  return passes === undefined ? FORM_REFUSED : { ...FORM_REFUSED, passes: as };
}

const GOOGLE_TOO_BUSY: CallProblem = {
  code: 'google-busy',
  text: 'Google is too busy right now, so your answer wasn’t sent. Try again, or use your form.',
  passes: 'google',
};

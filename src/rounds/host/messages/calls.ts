// Calls about messages and books: their content, delivery, and messages from the host.
import { fail, ok, type Result } from '../../../games/frame/result';
import { defineValueCall, defineCallWithDesk, defineDeskCall } from '../../commit/call';
import { withCurrentSession, performIn, performStepsIn, type Shell } from '../../commit/perform';
import { deliverSome, applyDeliveryDecision } from '../../delivery/deliver';
import { deliverFates } from '../../delivery/fates';
import { claimPosts, reportPosts } from '../../delivery/posts';
import { arePagesSending } from '../../page/send-attempts';
import type { CallProblem, Message } from '../../reply/reply';
import { prefetchCallInput } from '../../reply/call-parts';
import { pictureOfStage } from '../../outbox/pictures';
import { isCoHost } from '../../record/hosts';
import { newKey } from '../../record/secret';
import { flag, noInput, choiceInput, object, text } from '../../reply/call-input';
import { DELIVERY_STATES, postReportInput, type PostReport } from '../../reply/posts';
import { noSuchStage } from '../parts/no-such-stage';
import { seatsReachedByMessage, sendMessageInput } from './inputs';
import { previewMessage, sendMessage } from './send-message';
import { EMPTY_COMMIT, type Commit } from '../../commit/commit';
import { requireGame, requireBooks, type SessionContent, type PlayedGame } from '../../session/game-session';
import { runPreparationSteps } from '../parts/prepare';
import { readDeliveries, isBookPostponed } from '../../outbox/outbox';
import type { BookSession } from '../../session/readers';
import { copiesForHost, mergeMessages, resultMessages } from '../../outbox/messages';
import { invitations, nextStageLines } from '../../outbox/invitations';
import { newsToSend } from '../../session/face-down';
import { newsWithNames, displayNames } from '../../session/display-names';
import { substitutesInStage } from '../../session/match-holders';

/** Time limit in milliseconds. The sidebar makes this call without a click, so clicks shouldn't have to wait long for it. */
const TIME_LIMIT_MS = 4000;

/** Returned while players send answers from their pages. Their pages show the outcome anyway. The window retries later. */
const PLAYERS_SENDING_PROBLEM: CallProblem = {
  code: 'busy',
  text: 'Updating players’ books: players are sending answers right now. Round Keeper will try again shortly.',
  passes: 'others',
};

export const MESSAGE_CALLS = {
  /** Checks who can read some of the books, for a parallel call that updates them. Changes nothing. */
  prefetchAccess: defineValueCall({
    tried: 'Looking at the books',
    input: prefetchCallInput,
    made: 'nothing',
    who: 'hosts',
    run: (ports, asked) => {
      // Google Drive doesn't show players' books to a co-host's account.
      if (!isCoHost(ports.hosts.read(), ports.who())) ports.prefetch.prefetch(asked);
      return ok(null);
    },
  }),
  /** Updates queued books until time is up, at least one batch even if Google is slow. Call until none is `waiting`. */
  deliverSome: defineDeskCall({
    tried: 'Updating the books',
    input: noInput,
    made: 'nothing',
    who: 'hosts',
    run: (ports) =>
      performStepsIn(ports, requireBooks, (session, shell) => deliverSome(session, shell, { least: 1 })),
  }),
  /** Claims the next messages for one window. Until the window reports back, nobody knows whether they were posted. */
  claimPosts: defineCallWithDesk({
    tried: 'Posting the messages',
    input: noInput,
    made: 'nothing',
    who: 'hosts',
    run: (ports) =>
      performStepsIn(ports, requireBooks, (session, shell) =>
        claimPosts(session, shell, () => newKey(ports.secret())),
      ),
  }),
  reportPosts: defineDeskCall({
    tried: 'Posting the messages',
    input: postReportInput,
    made: 'nothing',
    who: 'hosts',
    run: (ports, { claim, outcomes }) =>
      performStepsIn(ports, requireBooks, (session, shell) =>
        reportAndPrepare(session, shell, claim, outcomes),
      ),
  }),
  /** Shows players in their own books whether their answers count. Call again while `left` isn't 0. */
  deliverFates: defineValueCall({
    tried: 'Updating players’ books',
    input: noInput,
    made: 'nothing',
    who: 'hosts',
    run: (ports) => {
      // Players who are sending would have to wait for the lock, and their pages show the outcome anyway.
      const mayGoOn = (): boolean => !arePagesSending(ports, ports.now());
      return mayGoOn() ? deliverFates(ports, TIME_LIMIT_MS, mayGoOn) : fail(PLAYERS_SENDING_PROBLEM);
    },
  }),
  /** Requeues a failed, uncertain or paused delivery, or marks it done. Does nothing if its state isn't `was` anymore. */
  settleDelivery: defineDeskCall({
    tried: 'Changing a delivery',
    input: object({ id: text, was: choiceInput(DELIVERY_STATES), as: choiceInput(['waiting', 'done']) }),
    made: 'match',
    who: 'hosts',
    run: (ports, settling) =>
      performIn(ports, requireBooks, (session) => ok(applyDeliveryDecision(session, settling))),
  }),
  /** The host's message as it would be sent. */
  previewWord: defineValueCall({
    tried: 'Previewing the message',
    input: sendMessageInput,
    made: 'match',
    who: 'hosts',
    reaches: seatsReachedByMessage,
    run: (ports, said) => withCurrentSession(ports, requireBooks, (session) => previewMessage(session, said)),
  }),
  /** Sends a message to everyone or one player. With `of`, edits or deletes an earlier one. */
  sayWord: defineDeskCall({
    tried: 'Sending the message',
    input: sendMessageInput,
    made: 'match',
    who: 'hosts',
    reaches: seatsReachedByMessage,
    run: (ports, said) =>
      performIn(ports, requireBooks, (session) => sendMessage(session, said, ports.secret())),
  }),
  /** The messages of a resolved stage, or the open stage's invitations. */
  getMessages: defineValueCall({
    tried: 'Looking at the messages',
    input: object({ stage: text }),
    made: 'nothing',
    who: 'hosts',
    run: (ports, { stage }) =>
      withCurrentSession(ports, requireGame, (session) => findStageMessages(session, stage)),
  }),
  /** What a picture of the public page shows after a resolved stage. */
  getPicture: defineValueCall({
    tried: 'Looking at the picture',
    input: object({ stage: text }),
    made: 'nothing',
    who: 'hosts',
    run: (ports, { stage }) =>
      withCurrentSession(ports, requireGame, (session) => {
        const picture = pictureOfStage(session, stage);
        return picture === undefined ? fail(noSuchStage()) : ok(picture);
      }),
  }),
  /** Turns posting a picture with each public result on or off. */
  setPictures: defineDeskCall({
    tried: 'Choosing whether pictures are posted',
    input: object({ on: flag }),
    made: 'match',
    who: 'hosts',
    run: (ports, { on }) => performIn(ports, requireGame, (session) => ok(setPictures(session, on))),
  }),
};

function setPictures({ record }: SessionContent, on: boolean): Commit {
  if (record.pictures === on) return EMPTY_COMMIT;
  const text = on ? 'Turned on pictures with public results.' : 'Turned off pictures with public results.';
  return { entries: [{ text, entry: { kind: 'pictures', body: { on } } }] };
}

export function reportAndPrepare<S extends BookSession>(
  session: S,
  shell: Shell<S>,
  claim: string,
  outcomes: PostReport['outcomes'],
): Result<S, CallProblem> {
  const reported = shell.write(session, reportPosts(session, claim, outcomes));
  if (!reported.ok) return reported;
  const deliveries = readDeliveries(reported.value);
  if (deliveries.some((one) => one.mark === 'waiting' && !isBookPostponed(one))) return reported;
  const prepared = runPreparationSteps(reported.value, shell);
  // Even if preparing fails, return what was reported. The next call prepares the rest, or says why it can't.
  return prepared.ok ? prepared : ok(reported.value);
}

/** A stage's messages for copying. Fails if there is no such stage. */
export function findStageMessages(
  session: PlayedGame & SessionContent,
  stage: string,
): Result<readonly Message[], CallProblem> {
  const told = stageMessages(session, stage);
  return told.ok ? ok(copiesForHost(session, told.value)) : told;
}

function stageMessages(
  session: PlayedGame & SessionContent,
  stage: string,
): Result<readonly Message[], CallProblem> {
  const past = session.past.find(({ recorded }) => recorded.stage === stage);
  if (past !== undefined) {
    const { title } = past;
    const news = newsWithNames(displayNames(session), newsToSend(session, past.resolved));
    const next = past.resolved.next.stage?.title;
    const own = resultMessages(title, session.match.roster, news, next, substitutesInStage(session, stage));
    // Only the last resolved stage's messages say what comes next. For earlier stages that is outdated.
    const isLast = past === session.past[session.past.length - 1];
    return ok(mergeMessages([...own, ...(isLast ? nextStageLines(session) : [])]));
  }
  const open = session.match.stage;
  return open?.name === stage ? ok(invitations(session, open)) : fail(noSuchStage());
}

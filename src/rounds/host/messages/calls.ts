// The calls about messages and books: what is told, how it gets out, and words from the host.
import { fail, ok, type Result } from '../../../games/frame/result';
import { call, callWithDesk, deskCall } from '../../commit/call';
import { readIn, performIn, performStepsIn, type Shell } from '../../commit/perform';
import { deliverSome, settleDelivery } from '../../delivery/deliver';
import { deliverFates } from '../../delivery/fates';
import { claimPosts, reportPosts } from '../../delivery/posts';
import { arePagesSending } from '../../page/tries';
import type { CallProblem, Message } from '../../reply/reply';
import { prefetchPart } from '../../reply/call-parts';
import { pictureOf } from '../../outbox/pictures';
import { isCoHost } from '../../record/hosts';
import { newKey } from '../../record/secret';
import { flag, nothing, oneWordOf, parts, text } from '../../reply/call-input';
import { DELIVERY_STATES, postReport, type PostReport } from '../../reply/posts';
import { noSuchStage } from '../parts/no-such-stage';
import { reachedByWord, saidWord } from './inputs';
import { previewWord, sayWord } from './say-word';
import { NOTHING, type Commit } from '../../commit/commit';
import { gameOf, withBooksIn, type Kept, type Play } from '../../session/game-session';
import { prepareSome } from '../parts/prepare';
import { deliveriesOf, isPutOff } from '../../outbox/outbox';
import type { BookSession } from '../../session/readers';
import { copiesOf, joined, messagesOf } from '../../outbox/messages';
import { invitations, nextCalls } from '../../outbox/invitations';
import { newsToSend } from '../../session/face-down';
import { newsAsRead, shownNames } from '../../session/shown-names';
import { playedFor } from '../../session/who-played';

/** In milliseconds: the sidebar makes this call automatically, and no click should wait for it. */
const ANSWER_MS = 4000;

/** The answer while players send by their pages, which tell them the fate themselves; the window asks again later. */
const PAGES_SEND: CallProblem = {
  code: 'busy',
  text: 'Telling players in their books what counts: players are sending by their pages right now. It is done at the next look.',
  again: true,
  passes: 'others',
};

export const MESSAGE_CALLS = {
  /** Looks up the readers of some of the books, for the call that draws them; it changes nothing and tells nothing. */
  prefetchAccess: call({
    tried: 'Looking at the books',
    input: prefetchPart,
    made: 'nothing',
    who: 'hosts',
    run: (ports, asked) => {
      // Google Drive does not show them to a co-host's account.
      if (!isCoHost(ports.hosts.read(), ports.who())) ports.prefetch.prefetch(asked);
      return ok(null);
    },
  }),
  /**
   * Draws waiting books until the time of one call is up, but some in any case: where Google is so slow that the time is
   * up before the first, it would be so in each call. Call it until none is `waiting`.
   */
  deliverSome: deskCall({
    tried: 'Bringing the books up to date',
    input: nothing,
    made: 'nothing',
    who: 'hosts',
    run: (ports) =>
      performStepsIn(ports, withBooksIn, (session, shell) => deliverSome(session, shell, { least: 1 })),
  }),
  /** Hands over the next messages to post, to one window alone: until it reports, nobody knows whether they got out. */
  claimPosts: callWithDesk({
    tried: 'Posting the messages',
    input: nothing,
    made: 'nothing',
    who: 'hosts',
    run: (ports) =>
      performStepsIn(ports, withBooksIn, (session, shell) =>
        claimPosts(session, shell, () => newKey(ports.secret())),
      ),
  }),
  reportPosts: deskCall({
    tried: 'Posting the messages',
    input: postReport,
    made: 'nothing',
    who: 'hosts',
    run: (ports, { claim, outcomes }) =>
      performStepsIn(ports, withBooksIn, (session, shell) =>
        reportAndPrepare(session, shell, claim, outcomes),
      ),
  }),
  /**
   * Writes the fates of submissions into their players' own books, where they are not written yet; nothing of the game
   * changes. Call again while `left` is not 0. The sidebar makes this call by itself.
   */
  deliverFates: call({
    tried: 'Telling players what became of what they sent',
    input: nothing,
    made: 'nothing',
    who: 'hosts',
    run: (ports) => {
      // Those who send wait for the lock, and their pages tell them the fate themselves.
      const mayGoOn = (): boolean => !arePagesSending(ports, ports.now());
      return mayGoOn() ? deliverFates(ports, ANSWER_MS, mayGoOn) : fail(PAGES_SEND);
    },
  }),
  /** Makes a failed, unsure or paused delivery wait again, or marks it as done by hand, unless its state is no longer `was`. */
  settleDelivery: deskCall({
    tried: 'Settling a delivery',
    input: parts({ id: text, was: oneWordOf(DELIVERY_STATES), as: oneWordOf(['waiting', 'done']) }),
    made: 'match',
    who: 'hosts',
    run: (ports, settling) =>
      performIn(ports, withBooksIn, (session) => ok(settleDelivery(session, settling))),
  }),
  /** Gives a word of the host's as it would be told. */
  previewWord: call({
    tried: 'Looking at how it reads',
    input: saidWord,
    made: 'match',
    who: 'hosts',
    reaches: reachedByWord,
    run: (ports, said) => readIn(ports, withBooksIn, (session) => previewWord(session, said)),
  }),
  /** Tells it at once: to everyone or one player; with `of` it changes an earlier one, or takes it back. */
  sayWord: deskCall({
    tried: 'Telling it',
    input: saidWord,
    made: 'match',
    who: 'hosts',
    reaches: reachedByWord,
    run: (ports, said) => performIn(ports, withBooksIn, (session) => sayWord(session, said, ports.secret())),
  }),
  /** Gives the messages of a resolved stage; of the open one the call to send submissions. */
  getMessages: call({
    tried: 'Looking at the messages',
    input: parts({ stage: text }),
    made: 'nothing',
    who: 'hosts',
    run: (ports, { stage }) => readIn(ports, gameOf, (session) => messagesOfStage(session, stage)),
  }),
  /** Gives the content of a picture of the public page as it stood after a resolved stage. */
  getPicture: call({
    tried: 'Looking at the picture',
    input: parts({ stage: text }),
    made: 'nothing',
    who: 'hosts',
    run: (ports, { stage }) =>
      readIn(ports, gameOf, (session) => {
        const picture = pictureOf(session, stage);
        return picture === undefined ? fail(noSuchStage()) : ok(picture);
      }),
  }),
  /** Posts such a picture with each public result, from now on. */
  setPictures: deskCall({
    tried: 'Choosing whether pictures are posted',
    input: parts({ on: flag }),
    made: 'match',
    who: 'hosts',
    run: (ports, { on }) => performIn(ports, gameOf, (session) => ok(setPictures(session, on))),
  }),
};

/** Switches the pictures on or off. */
function setPictures({ record }: Kept, on: boolean): Commit {
  if (record.pictures === on) return NOTHING;
  const text = on
    ? 'Let a picture go out with each public result.'
    : 'Let public results go out without pictures.';
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
  const deliveries = deliveriesOf(reported.value);
  if (deliveries.some((one) => one.mark === 'waiting' && !isPutOff(one))) return reported;
  const prepared = prepareSome(reported.value, shell);
  // The posts are reported in any case: the next call makes the rest, or tells why it cannot.
  return prepared.ok ? prepared : ok(reported.value);
}

/** Gives the messages of a past stage, or of the open one, to be copied; an error where there is no such stage. */
export function messagesOfStage(
  session: Play & Kept,
  stage: string,
): Result<readonly Message[], CallProblem> {
  const told = toldIn(session, stage);
  return told.ok ? ok(copiesOf(session, told.value)) : told;
}

function toldIn(session: Play & Kept, stage: string): Result<readonly Message[], CallProblem> {
  const past = session.past.find(({ recorded }) => recorded.stage === stage);
  if (past !== undefined) {
    const { title } = past;
    const news = newsAsRead(shownNames(session), newsToSend(session, past.resolved));
    const next = past.resolved.next.stage?.title;
    const own = messagesOf(title, session.match.roster, news, next, playedFor(session, stage));
    // What was said to come after an earlier stage is over by now.
    const isLast = past === session.past[session.past.length - 1];
    return ok(joined([...own, ...(isLast ? nextCalls(session) : [])]));
  }
  return session.match.stage?.name === stage ? ok(invitations(session)) : fail(noSuchStage());
}

// Messages on their way to Discord: the host's browser claims and posts them, and reports the outcome of each; a
// trigger posts them itself. Each is written down as begun before it is posted, so that nothing is posted twice.
import { count } from '../../games/frame/wording';
import { ok, type Result } from '../../games/frame/result';
import { NOTHING, type Commit } from '../commit/commit';
import type { Shell } from '../commit/perform';
import type { Posted } from '../ports/ports';
import type { GameSession } from '../session/game-session';
import { contactFor, type BookSession, type ReaderId, type WithReaders } from '../session/readers';
import type { PostClaim, ClaimedPost, PostOutcome } from '../reply/posts';
import type { CallProblem } from '../reply/reply';
import { personWith } from '../record/people';
import { hostWebhook, publicWebhook, calledBy } from '../contacts/contacts';
import {
  claimAt,
  deliveriesOf,
  isMessage,
  isReminder,
  type Delivery,
  type MessageDelivery,
  type Progress,
  type DeliveryStatus,
} from '../outbox/outbox';
import { pictureFor } from '../outbox/pictures';
import { callBody, plainWhy, postBody } from '../discord/posting';
import { discordTime } from '../time/time-zone';
import { postAddress, threadName, webhookFault } from '../discord/webhook';

/**
 * How many messages a window claims at a time: so few that they are posted within a minute or so. If the window is
 * closed meanwhile, nobody knows whether these were posted.
 */
const CLAIMED_AT_ONCE = 45;
/**
 * How many messages a trigger posts between two writes: if it is stopped among them, nobody knows whether these were
 * posted.
 */
const POSTED_AT_ONCE = 8;

/** A claim that is written, and the game after it. */
export interface Claimed<S> extends PostClaim {
  readonly session: S;
}

/**
 * Hands the next messages to one window, all in one write, together with the progress of other deliveries. `name` makes
 * the name of a new claim.
 */
export function claimPosts<S extends BookSession>(
  session: S,
  shell: Shell<S>,
  name: () => string,
  others: Progress = new Map(),
): Result<Claimed<S>, CallProblem> {
  const progress = new Map(others);
  const posts: ClaimedPost[] = [];
  const messages = messagesOf(session);
  for (const message of messages) {
    if (posts.length === CLAIMED_AT_ONCE) break;
    if (message.mark !== 'waiting' && message.mark !== 'set-aside') continue;
    const ready = readyToPost(session, message, shell.outside.now());
    if (ready.ok) {
      const picture = session.kind === 'game' ? pictureFor(session, messages, message) : null;
      posts.push({ id: message.id, ...ready.value, picture });
    } else progress.set(message.id, ready.error);
  }
  const claim = posts.length === 0 ? '' : claimAt(shell.outside.now(), name());
  for (const { id } of posts) progress.set(id, { mark: 'sending', note: HANDED, claim });
  const written = progress.size === 0 ? ok(session) : shell.write(session, { progress });
  return written.ok ? ok({ claim, posts, session: written.value }) : written;
}

/** Writes down the outcomes of the messages that a window had claimed. */
export function reportPosts(
  session: WithReaders,
  claim: string,
  outcomes: readonly { readonly id: string; readonly outcome: PostOutcome }[],
): Commit {
  const messages = messagesOf(session);
  const progress = new Map(
    outcomes.flatMap(({ id, outcome }): readonly [string, DeliveryStatus][] => {
      const message = messages.find((one) => one.id === id);
      if (message === undefined) return [];
      const own = message.mark === 'sending' && message.claim === claim;
      // The host may have decided otherwise meanwhile; but a message that was posted must not be posted again.
      const out = outcome.kind === 'posted' && message.mark !== 'sending';
      return own || out ? [[id, statusAfter(outcome, BROWSER, message)]] : [];
    }),
  );
  return progress.size === 0 ? NOTHING : { progress };
}

/**
 * Posts these messages, as far as they wait, from a trigger, where no browser is. Once no message gets out, all are set
 * aside.
 */
export function postSome(
  session: GameSession,
  { outside, write }: Shell,
  these: (delivery: Delivery) => boolean,
): Result<GameSession, CallProblem> {
  const isLate = (): boolean => outside.now() >= outside.workUntil();
  let now = session;
  let progress: Progress = new Map();
  const waiting = messagesOf(session).filter((message) => message.mark === 'waiting' && these(message));
  while (waiting.length > 0 && !isLate()) {
    const next = waiting.splice(0, POSTED_AT_ONCE).map((message) => {
      const ready = readyToPost(now, message, outside.now());
      return { message, ready, before: ready.ok ? sendingAt(outside.now()) : ready.error };
    });
    // Written down before they are posted: otherwise, after a crash, nobody would know, and one might be posted twice.
    const saved = write(now, {
      progress: new Map([...progress, ...next.map(({ message, before }) => [message.id, before] as const)]),
    });
    if (!saved.ok) return saved;
    now = saved.value;
    const after = new Map<string, DeliveryStatus>();
    let stopped: DeliveryStatus | undefined;
    for (const { message, ready } of next) {
      if (!ready.ok) continue;
      if (stopped === undefined && isLate()) stopped = { mark: 'waiting', note: '' };
      const status = stopped ?? postOne(outside, { ...message, mark: 'sending', note: '' }, ready.value);
      if (status.mark === 'set-aside') stopped = status;
      after.set(message.id, status);
    }
    progress = after;
    if (stopped?.mark === 'set-aside') {
      const rest = messagesOf(now).filter(({ mark }) => mark === 'waiting');
      progress = new Map([...after, ...rest.map(({ id }) => [id, stopped] as const)]);
      break;
    }
  }
  return progress.size === 0 ? ok(now) : write(now, { progress });
}

function sendingAt(now: number): DeliveryStatus {
  return { mark: 'sending', note: '', claim: claimAt(now, 'trigger') };
}

function postOne(
  { messenger }: Shell['outside'],
  message: MessageDelivery,
  { address, body }: PostToSend,
): DeliveryStatus {
  return statusAfter(messenger.post(address, body), GOOGLE, message);
}

function messagesOf(session: WithReaders): readonly MessageDelivery[] {
  return deliveriesOf(session).filter(isMessage);
}

/** The note of a message in the Outbox tab while a window is posting it. */
const HANDED = 'Handed to a window to be posted.';

/** The address and body of a post; a trigger draws no picture. */
type PostToSend = Pick<ClaimedPost, 'address' | 'body'>;

/** Gives the post to send, with its address, or the reason why it must not be posted. */
function readyToPost(
  session: WithReaders,
  message: MessageDelivery,
  now: number,
): Result<PostToSend, DeliveryStatus> {
  const { snapshot } = session;
  const failed = (note: string): Result<never, DeliveryStatus> => ({
    ok: false,
    error: { mark: 'failed', note },
  });
  const { kind, reader, text } = message;
  if (isReminder(message) && !isDue(session, message, now)) {
    return failed('Not sent: the deadline that it reminds of has passed, or was moved.');
  }
  const webhook = WEBHOOKS[kind](session, reader);
  if (webhook === '') {
    return failed('No webhook is given any more. Enter one in the tabs, or post it by hand.');
  }
  const address = postAddress(webhook);
  if (address === undefined) return failed(webhookFault(webhook));
  if (kind !== 'discord-call') return ok({ address, body: postBody(text, threadName(webhook)) });
  const id = reader === undefined ? '' : calledBy(snapshot, personWith(session.people, reader).name);
  // By now the player may have no channel of their own, or the stage may be over.
  const isOpen = isReminder(message) || ('match' in session && session.match.stage?.title === message.stage);
  const thread = threadName(webhook);
  return ok({
    address,
    body: id === '' || !isOpen ? postBody(text, thread) : callBody(id, text, thread),
  });
}

/** The webhook for each kind of message; empty where none is given. */
const WEBHOOKS: Readonly<
  Record<MessageDelivery['kind'], (session: WithReaders, reader: ReaderId) => string>
> = {
  'discord-public': ({ snapshot }) => publicWebhook(snapshot),
  'discord-player': ownWebhook,
  'discord-call': ownWebhook,
  'discord-host': ({ snapshot }) => hostWebhook(snapshot),
};

function ownWebhook(session: WithReaders, reader: ReaderId): string {
  return reader === undefined ? '' : contactFor(session, reader, 'Discord webhook');
}

/** True while the deadline that a reminder names is still to come. */
function isDue(session: WithReaders, { text }: MessageDelivery, now: number): boolean {
  const deadline = 'match' in session ? session.deadline : null;
  return deadline !== null && now <= deadline && text.includes(discordTime(deadline, 'R'));
}

/** Who sends posts, with the sentence for the host when Discord takes none from there. */
interface Poster {
  readonly blocked: string;
}

const GOOGLE: Poster = {
  blocked:
    "Discord does not take messages from Google's servers at the moment. It is not sent yet; Deliver the rest posts it from your browser.",
};
const BROWSER: Poster = {
  blocked:
    'Discord does not take messages from this computer at the moment. It is not sent yet; deliver it later, or post it by hand.',
};
const USED_UP =
  'Google lets this account send nothing more today. It is not sent yet; Deliver the rest posts it from your browser.';

function statusAfter(posted: Posted, { blocked }: Poster, before: MessageDelivery): DeliveryStatus {
  switch (posted.kind) {
    case 'posted':
      return { mark: 'done', note: posted.withoutPicture === true ? WITHOUT_PICTURE : '' };
    case 'wait':
      return {
        mark: 'failed',
        note: `Discord asks to wait ${count(Math.ceil(posted.seconds), 'second')}. Then deliver it again.`,
      };
    case 'blocked':
      return { mark: 'set-aside', note: blocked };
    case 'used-up':
      return { mark: 'set-aside', note: USED_UP };
    case 'refused':
      return { mark: 'failed', note: refusal(posted) };
    case 'unknown':
      return { mark: 'sending', note: before.note };
    case 'not-tried':
      return { mark: 'waiting', note: '' };
  }
}

const WITHOUT_PICTURE = 'Its picture did not go out with it: Messages has it to copy or download.';

/**
 * The codes with which Discord refuses: a forum needs a thread, a channel that is no forum takes none, a thread is
 * gone.
 */
const NEEDS_THREAD = /\(code 220001\)$/;
const NO_FORUM = /\(code 220003\)$/;
const THREAD_GONE = /\(code 10003\)$/;

/** Words a refusal, with Discord's own words behind it. */
function refusal({ status, why = '' }: Extract<Posted, { readonly kind: 'refused' }>): string {
  const said = plainWhy(why);
  const quoted = said === '' ? '' : ` Discord says: ${said}`;
  return `Discord refused the message (${status}). ${refusalHint(status, said)}${quoted}`;
}

function refusalHint(status: number, said: string): string {
  if (NEEDS_THREAD.test(said)) {
    return 'The webhook is that of a forum: add ?thread_id=NUMBER or ?thread_name=NAME to it, or post it by hand.';
  }
  if (NO_FORUM.test(said)) return 'The channel is no forum: take thread_name out of its webhook.';
  if (THREAD_GONE.test(said)) return 'The channel or its thread was deleted: enter another thread_id.';
  return status === 404 || status === 401
    ? 'The webhook was deleted: make a new one and enter it.'
    : 'Post it by hand.';
}

// Posts messages to Discord, either from the host's browser, which claims them and reports the outcomes, or from a trigger.
// Each message is marked as started before it's posted, so none is posted twice.
import { plural } from '../../games/frame/wording';
import { ok, type Result } from '../../games/frame/result';
import { EMPTY_COMMIT, type Commit } from '../commit/commit';
import type { Shell } from '../commit/perform';
import { hasTime, type PostResult } from '../ports/ports';
import type { GameSession } from '../session/game-session';
import { readerContact, type BookSession, type ReaderId, type WithReaders } from '../session/readers';
import type { PostClaim, ClaimedPost, PostOutcome } from '../reply/posts';
import type { CallProblem } from '../reply/reply';
import { personById } from '../record/people';
import { hostWebhook, publicWebhook, idToMention } from '../contacts/contacts';
import {
  claimText,
  readDeliveries,
  isMessage,
  isReminder,
  type Delivery,
  type MessageDelivery,
  type DeliveryStatuses,
  type DeliveryStatus,
} from '../outbox/outbox';
import { pictureForMessage } from '../outbox/pictures';
import { buildMentionBody, toSafeText, buildPostBody } from '../discord/posting';
import { discordTime } from '../time/time-zone';
import { toPostUrl, threadName, webhookFault } from '../discord/webhook';

/** Messages per claim, about a minute of posting. If the window closes, nobody knows which of them were posted. */
const MAX_CLAIMED_POSTS = 45;
/** Messages that a trigger posts between two writes. If it's interrupted, nobody knows which of them were posted. */
const MAX_TRIGGER_POSTS = 8;

export interface ClaimedPosts<S> extends PostClaim {
  readonly session: S;
}

/**
 * Claims the next messages for a window to post; none if not `inTime`. `name` returns the claim's name. `others`: progress to
 * save with it.
 */
export function claimPosts<S extends BookSession>(
  session: S,
  shell: Shell<S>,
  name: () => string,
  others: DeliveryStatuses = new Map(),
  inTime = true,
): Result<ClaimedPosts<S>, CallProblem> {
  const progress = new Map(others);
  const posts: ClaimedPost[] = [];
  const messages = inTime ? readMessages(session) : [];
  for (const message of messages) {
    if (posts.length === MAX_CLAIMED_POSTS) break;
    if (message.mark !== 'waiting' && message.mark !== 'set-aside') continue;
    const ready = buildPost(session, message, shell.outside.now());
    if (ready.ok) {
      const picture = session.kind === 'game' ? pictureForMessage(session, messages, message) : null;
      posts.push({ id: message.id, ...ready.value, picture });
    } else progress.set(message.id, ready.error);
  }
  const claim = posts.length === 0 ? '' : claimText(shell.outside.now(), name());
  for (const { id } of posts) progress.set(id, { mark: 'sending', note: POSTING_NOTE, claim });
  const written = progress.size === 0 ? ok(session) : shell.write(session, { progress });
  return written.ok ? ok({ claim, posts, session: written.value }) : written;
}

/** Saves the outcomes of a window's claimed messages. */
export function reportPosts(
  session: WithReaders,
  claim: string,
  outcomes: readonly { readonly id: string; readonly outcome: PostOutcome }[],
): Commit {
  const messages = readMessages(session);
  const progress = new Map(
    outcomes.flatMap(({ id, outcome }): readonly [string, DeliveryStatus][] => {
      const message = messages.find((one) => one.id === id);
      if (message === undefined) return [];
      const own = message.mark === 'sending' && message.claim === claim;
      // The host may have changed the message's state since. A posted message must never be posted again.
      const out = outcome.kind === 'posted' && message.mark !== 'sending';
      return own || out ? [[id, statusAfterPost(outcome, BROWSER_POSTER_TEXTS, message)]] : [];
    }),
  );
  return progress.size === 0 ? EMPTY_COMMIT : { progress };
}

/** Posts queued messages from a trigger. If Discord accepts none, all are put on hold. */
export function postQueuedMessages(
  session: GameSession,
  { outside, write }: Shell,
  these: (delivery: Delivery) => boolean,
): Result<GameSession, CallProblem> {
  let now = session;
  let progress: DeliveryStatuses = new Map();
  const waiting = readMessages(session).filter((message) => message.mark === 'waiting' && these(message));
  while (waiting.length > 0 && hasTime(outside)) {
    const next = waiting.splice(0, MAX_TRIGGER_POSTS).map((message) => {
      const ready = buildPost(now, message, outside.now());
      return { message, ready, before: ready.ok ? sendingStatus(outside.now()) : ready.error };
    });
    // Saved before posting. After a crash nobody could tell what was posted, and a message might go out twice.
    const saved = write(now, {
      progress: new Map([...progress, ...next.map(({ message, before }) => [message.id, before] as const)]),
    });
    if (!saved.ok) return saved;
    now = saved.value;
    const after = new Map<string, DeliveryStatus>();
    let stopped: DeliveryStatus | undefined;
    for (const { message, ready } of next) {
      if (!ready.ok) continue;
      if (stopped === undefined && !hasTime(outside)) stopped = { mark: 'waiting', note: '' };
      const status = stopped ?? postDelivery(outside, { ...message, mark: 'sending', note: '' }, ready.value);
      if (status.mark === 'set-aside') stopped = status;
      after.set(message.id, status);
    }
    progress = after;
    if (stopped?.mark === 'set-aside') {
      const rest = readMessages(now).filter(({ mark }) => mark === 'waiting');
      progress = new Map([...after, ...rest.map(({ id }) => [id, stopped] as const)]);
      break;
    }
  }
  return progress.size === 0 ? ok(now) : write(now, { progress });
}

function sendingStatus(now: number): DeliveryStatus {
  return { mark: 'sending', note: '', claim: claimText(now, 'trigger') };
}

function postDelivery(
  { messenger }: Shell['outside'],
  message: MessageDelivery,
  { address, body }: PostToSend,
): DeliveryStatus {
  return statusAfterPost(messenger.post(address, body), GOOGLE_POSTER_TEXTS, message);
}

function readMessages(session: WithReaders): readonly MessageDelivery[] {
  return readDeliveries(session).filter(isMessage);
}

/** The Outbox note while a window is posting. */
const POSTING_NOTE = 'A browser window is posting this message.';

/** A trigger posts messages without their pictures. */
type PostToSend = Pick<ClaimedPost, 'address' | 'body'>;

/** The post and its address, or why it can't be posted. */
function buildPost(
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
  if (isReminder(message) && !isReminderDue(session, message, now)) {
    return failed('Not sent: the deadline in this reminder has passed or changed.');
  }
  const webhook = WEBHOOK_GETTERS[kind](session, reader);
  if (webhook === '') {
    return failed(
      'The webhook is gone. Enter one in the Settings or Roster tab, or post the message yourself.',
    );
  }
  const address = toPostUrl(webhook);
  if (address === undefined) return failed(webhookFault(webhook));
  if (kind !== 'discord-call') return ok({ address, body: buildPostBody(text, threadName(webhook)) });
  const id = reader === undefined ? '' : idToMention(snapshot, personById(session.people, reader).name);
  // Only mention the player if nobody else uses the channel and the stage is still open.
  const isOpen = isReminder(message) || ('match' in session && session.match.stage?.title === message.stage);
  const thread = threadName(webhook);
  return ok({
    address,
    body: id === '' || !isOpen ? buildPostBody(text, thread) : buildMentionBody(id, text, thread),
  });
}

/** Where each kind of message is posted; empty if there's no webhook. */
const WEBHOOK_GETTERS: Readonly<
  Record<MessageDelivery['kind'], (session: WithReaders, reader: ReaderId) => string>
> = {
  'discord-public': ({ snapshot }) => publicWebhook(snapshot),
  'discord-player': readerWebhook,
  'discord-call': readerWebhook,
  'discord-host': ({ snapshot }) => hostWebhook(snapshot),
};

function readerWebhook(session: WithReaders, reader: ReaderId): string {
  return reader === undefined ? '' : readerContact(session, reader, 'Discord webhook');
}

/** Whether a reminder's deadline is unchanged and still to come. */
function isReminderDue(session: WithReaders, { text }: MessageDelivery, now: number): boolean {
  const deadline = 'match' in session ? session.deadline : null;
  return deadline !== null && now <= deadline && text.includes(discordTime(deadline, 'R'));
}

/** `blocked` explains to the host that Discord accepts nothing from this sender. */
interface PosterTexts {
  readonly blocked: string;
}

const GOOGLE_POSTER_TEXTS: PosterTexts = {
  blocked:
    'Discord isn’t accepting messages from Google’s servers right now. This message hasn’t been sent yet. To send it from your browser, choose “Deliver the rest”.',
};
const BROWSER_POSTER_TEXTS: PosterTexts = {
  blocked:
    'Discord isn’t accepting messages from this computer right now. This message hasn’t been sent yet. Deliver it later, or post it yourself.',
};
const QUOTA_NOTE =
  'Google won’t let this account send anything more today. This message hasn’t been sent yet. To send it from your browser, choose “Deliver the rest”.';

function statusAfterPost(
  posted: PostResult,
  { blocked }: PosterTexts,
  before: MessageDelivery,
): DeliveryStatus {
  switch (posted.kind) {
    case 'posted':
      return { mark: 'done', note: posted.withoutPicture === true ? NO_PICTURE_NOTE : '' };
    case 'wait':
      return {
        mark: 'failed',
        note: `Discord asks you to wait ${plural(Math.ceil(posted.seconds), 'second')} before you deliver this message again.`,
      };
    case 'blocked':
      return { mark: 'set-aside', note: blocked };
    case 'used-up':
      return { mark: 'set-aside', note: QUOTA_NOTE };
    case 'refused':
      return { mark: 'failed', note: describeRefusal(posted) };
    case 'unknown':
      return { mark: 'sending', note: before.note };
    case 'not-tried':
      return { mark: 'waiting', note: '' };
  }
}

const NO_PICTURE_NOTE = 'Sent without its picture. You can copy or download the picture under “Messages”.';

/** Discord's error codes: a forum needs a thread name; a normal channel takes none; the thread was deleted. */
const NEEDS_THREAD_ERROR = /\(code 220001\)$/;
const NO_FORUM_ERROR = /\(code 220003\)$/;
const THREAD_GONE_ERROR = /\(code 10003\)$/;

/** Tells the host why Discord refused, including Discord's own text. */
function describeRefusal({ status, why = '' }: Extract<PostResult, { readonly kind: 'refused' }>): string {
  const said = toSafeText(why);
  const quoted = said === '' ? '' : ` Discord says: ${said}`;
  return `Discord refused the message (${status}). ${refusalHint(status, said)}${quoted}`;
}

function refusalHint(status: number, said: string): string {
  if (NEEDS_THREAD_ERROR.test(said)) {
    return 'This webhook is for a forum. Add ?thread_id=NUMBER or ?thread_name=NAME to it, or post the message yourself.';
  }
  if (NO_FORUM_ERROR.test(said)) return 'The channel isn’t a forum. Remove thread_name from its webhook.';
  if (THREAD_GONE_ERROR.test(said)) return 'The channel or its thread was deleted. Enter another thread_id.';
  return status === 404 || status === 401
    ? 'The webhook was deleted. Create a new one and enter it.'
    : 'Post it yourself.';
}

// Messages on their way to Discord: the host's browser claims and posts them, and reports what became of each; a
// trigger posts them itself. Each is written down as begun before it is posted, so that nothing is posted twice.
import { ok, type Result } from '../../games/result';
import { NOTHING, type Commit } from '../commit';
import type { Shell } from '../perform';
import type { Posted } from '../ports';
import type { GameSession } from '../session/game-session';
import type { ClaimedPost, PostOutcome, UserError } from '../view/api';
import { contactOf, publicWebhook } from './contacts';
import {
  deliveriesOf,
  isMessage,
  isReminder,
  type Delivery,
  type MessageDelivery,
  type Progress,
  type Status,
} from './outbox';
import { postBody } from './posting';
import { discordTime } from '../time-zone';
import { NO_WEBHOOK, postAddress } from './webhook';

/** Few enough to be posted within a minute or so: of a window that is closed meanwhile, nobody knows about so many. */
const CLAIMED_AT_ONCE = 8;

export interface Claim {
  readonly claim: string;
  readonly posts: readonly ClaimedPost[];
  readonly session: GameSession;
}

/** Hands the next messages to one window, all in one write; `claim` names that window's claim. */
export function claimPosts(session: GameSession, shell: Shell, claim: string): Result<Claim, UserError> {
  const progress = new Map<string, Status>();
  const posts: ClaimedPost[] = [];
  for (const message of messagesOf(session)) {
    if (posts.length === CLAIMED_AT_ONCE) break;
    if (message.mark !== 'waiting' && message.mark !== 'set-aside') continue;
    const ready = readyToPost(session, message, shell.outside.now());
    if (ready.ok) posts.push({ id: message.id, ...ready.value });
    progress.set(message.id, ready.ok ? { mark: 'sending', note: claimNote(claim) } : ready.error);
  }
  const written = progress.size === 0 ? ok(session) : shell.write(session, { progress });
  return written.ok ? ok({ claim, posts, session: written.value }) : written;
}

/** Writes down what became of the messages that a window had claimed. */
export function reportPosts(
  session: GameSession,
  claim: string,
  outcomes: readonly { readonly id: string; readonly outcome: PostOutcome }[],
): Commit {
  const messages = messagesOf(session);
  const progress = new Map(
    outcomes.flatMap(({ id, outcome }): readonly [string, Status][] => {
      const message = messages.find((one) => one.id === id);
      if (message === undefined) return [];
      const own = message.mark === 'sending' && message.note === claimNote(claim);
      // The host has decided otherwise meanwhile; but a message that is out is not to be posted once more.
      const out = outcome.kind === 'posted' && message.mark !== 'sending';
      return own || out ? [[id, statusAfter(outcome, BROWSER, message)]] : [];
    }),
  );
  return progress.size === 0 ? NOTHING : { progress };
}

/** Posts what waits of these from here, where no browser is. Once nothing gets out, all messages are set aside. */
export function postSome(
  session: GameSession,
  { outside, write }: Shell,
  these: (delivery: Delivery) => boolean,
): Result<GameSession, UserError> {
  let now = session;
  let progress: Progress = new Map();
  for (const message of messagesOf(session)) {
    if (message.mark !== 'waiting' || !these(message)) continue;
    if (outside.now() >= outside.workUntil()) break;
    const ready = readyToPost(now, message, outside.now());
    if (!ready.ok) {
      progress = new Map([...progress, [message.id, ready.error]]);
      continue;
    }
    // Saved before it is posted: after a crash nobody would know otherwise, and it might be posted twice.
    const sending: Status = { mark: 'sending', note: '' };
    const saved = write(now, { progress: new Map([...progress, [message.id, sending]]) });
    if (!saved.ok) return saved;
    now = saved.value;
    const posted = outside.messenger.post(ready.value.address, ready.value.body);
    const status = statusAfter(posted, GOOGLE, { ...message, ...sending });
    progress = new Map([[message.id, status]]);
    if (status.mark === 'set-aside') {
      const rest = messagesOf(now).filter(({ mark }) => mark === 'waiting');
      progress = new Map([...progress, ...rest.map(({ id }) => [id, status] as const)]);
      break;
    }
  }
  return progress.size === 0 ? ok(now) : write(now, { progress });
}

function messagesOf({ snapshot, match }: GameSession): readonly MessageDelivery[] {
  return deliveriesOf(snapshot, match.roster).filter(isMessage);
}

/** Shown in the Outbox tab. */
function claimNote(claim: string): string {
  return `Handed to a window to be posted (${claim}).`;
}

/** Where and what to post, or why it is not to be posted. */
function readyToPost(
  session: GameSession,
  message: MessageDelivery,
  now: number,
): Result<Omit<ClaimedPost, 'id'>, Status> {
  const { snapshot } = session;
  const failed = (note: string): Result<never, Status> => ({ ok: false, error: { mark: 'failed', note } });
  const { kind, player, text } = message;
  if (isReminder(message) && !isDue(session, message, now)) {
    return failed('Not sent: the deadline that it reminds of has passed, or was moved.');
  }
  const webhook =
    kind === 'discord-public' ? publicWebhook(snapshot) : contactOf(snapshot, player, 'Discord webhook');
  if (webhook === '') {
    return failed('No webhook is given any more. Enter one in the tabs, or post it by hand.');
  }
  const address = postAddress(webhook);
  return address === undefined ? failed(NO_WEBHOOK) : ok({ address, body: postBody(text) });
}

/** Whether the deadline that a reminder names is still to come. */
function isDue({ deadline }: GameSession, { text }: MessageDelivery, now: number): boolean {
  return deadline !== null && now <= deadline && text.includes(discordTime(deadline, 'R'));
}

/** Who posts, in words for the host. */
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

function statusAfter(posted: Posted, { blocked }: Poster, before: MessageDelivery): Status {
  switch (posted.kind) {
    case 'posted':
      return { mark: 'done', note: '' };
    case 'wait':
      return {
        mark: 'failed',
        note: `Discord asks to wait ${Math.ceil(posted.seconds)} seconds. Then deliver it again.`,
      };
    case 'blocked':
      return { mark: 'set-aside', note: blocked };
    case 'used-up':
      return { mark: 'set-aside', note: USED_UP };
    case 'refused':
      return { mark: 'failed', note: refusal(posted.status) };
    case 'unknown':
      return { mark: 'sending', note: before.note };
    case 'not-tried':
      return { mark: 'waiting', note: '' };
  }
}

function refusal(status: number): string {
  const hint =
    status === 404 || status === 401
      ? 'The webhook was deleted: make a new one and enter it.'
      : 'Post it by hand.';
  return `Discord refused the message (${status}). ${hint}`;
}

// Posts messages to Discord from this window: Discord may block Google's servers for days, but not the host's computer.
import { attachPicture, toPostOutcome } from '../../../src/rounds/discord/posting';
import type { Reply } from '../../../src/rounds/reply/reply';
import type {
  PostClaim,
  ClaimedPost,
  PostReport,
  PostOutcome,
  PictureView,
} from '../../../src/rounds/reply/posts';
import type { HostCallAnswer } from '../../../src/rounds/host/calls';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { picturePng, pictureFileName, pictureDescription } from '../picture/png';

/** How long to wait for Discord's answer, and in total for pauses that it asks for, in milliseconds. */
const MAX_WAIT_MS = 20_000;

interface PostSender {
  readonly fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'text'>>;
  readonly sleep: (ms: number) => Promise<void>;
  /** Draws a picture; resolves to undefined if that fails. */
  readonly draw: (picture: PictureView) => Promise<Blob | undefined>;
}

/** The calls that claim posts and report on them. */
export interface PostingCalls extends PostSender {
  readonly claim: () => Promise<Reply<HostCallAnswer<'claimPosts'>>>;
  readonly report: (report: PostReport) => Promise<Reply<DeskView>>;
  /** Outcomes that couldn't be reported yet. */
  unreported: PostReport | undefined;
}

export const POST_SENDER: PostSender = {
  fetch: (address, init) => fetch(address, init),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  draw: picturePng,
};

/** Posts messages in order, and stops at the first that may not have arrived. Calls `before` with each one. */
export async function postEach(
  posts: readonly ClaimedPost[],
  sender: PostSender,
  before: (post: ClaimedPost, index: number) => void = () => undefined,
): Promise<PostReport['outcomes']> {
  const outcomes: { readonly id: string; readonly outcome: PostOutcome }[] = [];
  let stopped = false;
  for (const [index, post] of posts.entries()) {
    if (!stopped) before(post, index);
    const outcome: PostOutcome = stopped ? { kind: 'not-tried' } : await postWithFallback(post, sender);
    outcomes.push({ id: post.id, outcome });
    stopped ||= stopsPosting(outcome);
  }
  return outcomes;
}

/** Whether the next message would fail the same way; a refusal concerns only one message. */
function stopsPosting({ kind }: PostOutcome): boolean {
  return kind !== 'posted' && kind !== 'refused';
}

/** A message as it is sent, with its picture if one could be drawn. */
interface PostToSend {
  readonly address: string;
  readonly body: string;
  readonly file?: { readonly name: string; readonly png: Blob };
}

/** Posts one message. Leaves out its picture if that can't be drawn or Discord refuses it. */
async function postWithFallback(
  { address, body, picture }: ClaimedPost,
  sender: PostSender,
): Promise<PostOutcome> {
  const plain: PostToSend = { address, body };
  if (picture === null) return postWithPauses(plain, sender);
  const png = await sender.draw(picture);
  if (png !== undefined) {
    const name = pictureFileName(picture);
    const outcome = await postWithPauses(
      { address, body: attachPicture(body, name, pictureDescription(picture)), file: { name, png } },
      sender,
    );
    if (outcome.kind !== 'refused' || isWebhookGone(outcome.status)) return outcome;
  }
  const outcome = await postWithPauses(plain, sender);
  return outcome.kind === 'posted' ? { ...outcome, withoutPicture: true } : outcome;
}

/** Whether the status means that the webhook no longer exists, so it accepts no messages. */
function isWebhookGone(status: number): boolean {
  return status === 401 || status === 404;
}

/** Posts a message, pausing when Discord asks for it, unless the pauses take too long in total. */
async function postWithPauses(sent: PostToSend, sender: PostSender): Promise<PostOutcome> {
  let left = MAX_WAIT_MS;
  for (;;) {
    const outcome = await postOnce(sent, sender);
    if (outcome.kind !== 'wait') return outcome;
    // A little longer than Discord asked, since the clocks of two machines differ.
    const pause = Math.ceil(outcome.seconds * 1000) + 100;
    if (pause > left) return outcome;
    left -= pause;
    await sender.sleep(pause);
  }
}

async function postOnce({ address, body, file }: PostToSend, sender: PostSender): Promise<PostOutcome> {
  const form = new FormData();
  // A form needs no CORS preflight, in which the browser would first ask Discord whether this page may post.
  form.append('payload_json', body);
  if (file !== undefined) form.append('files[0]', file.png, file.name);
  try {
    const response = await sender.fetch(address, {
      method: 'POST',
      body: form,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(MAX_WAIT_MS),
    });
    return toPostOutcome(response.status, await readResponse(response));
  } catch {
    // There is no connection, or an extension blocks it. The message may have arrived before the failure; the browser
    // doesn't say.
    return { kind: 'unknown' };
  }
}

/** The response's text. If the connection breaks while reading it, the status still counts. */
async function readResponse(response: Pick<Response, 'text'>): Promise<string> {
  try {
    return await response.text();
  } catch {
    return '';
  }
}

/**
 * Posts the waiting messages and reports their outcomes. `show` gets the new data after each report; `before` is called
 * before each post. `claimed` are messages that this window has already claimed.
 */
export async function postMessages(
  show: (view: DeskView) => void,
  window: PostingCalls,
  claimed: PostClaim | null = null,
  before: (id: string, index: number, count: number) => void = () => undefined,
): Promise<Reply<null>> {
  let next = claimed;
  for (;;) {
    if (window.unreported !== undefined) {
      const report = window.unreported;
      const reported = await window.report(report);
      if (!reported.ok) return reported;
      window.unreported = undefined;
      show(reported.value);
      const stopped = report.outcomes.some(({ outcome }) => stopsPosting(outcome));
      if (next === null && (stopped || !hasWaitingMessages(reported.value))) return { ok: true, value: null };
    }
    if (next === null) {
      const answer = await window.claim();
      if (!answer.ok) return answer;
      next = answer.value;
      if (next.posts.length === 0) show(answer.value.desk);
    }
    const { claim, posts } = next;
    next = null;
    if (posts.length === 0) return { ok: true, value: null };
    const outcomes = await postEach(posts, window, ({ id }, index) => before(id, index, posts.length));
    window.unreported = { claim, outcomes };
  }
}

function hasWaitingMessages(view: DeskView): boolean {
  return (
    'play' in view &&
    view.play.deliveries.some(({ kind, state }) => kind === 'message' && state === 'waiting')
  );
}

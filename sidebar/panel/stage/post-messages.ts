// Posts messages to Discord from this window. Discord shuts out Google's servers for days; the host's own computer
// it knows.
import { bodyWithPicture, outcomeOf } from '../../../src/rounds/discord/posting';
import type { Reply } from '../../../src/rounds/reply/reply';
import type { PostClaim, ClaimedPost, PostReport, PostOutcome } from '../../../src/rounds/reply/posts';
import type { AnswerTo } from '../../../src/rounds/host/calls';
import type { PictureView } from '../../../src/rounds/reply/picture-view';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { picturePng } from '../picture/png';
import { pictureFile, pictureWords } from '../picture/words';

/** The longest wait for Discord, or for a pause that it asks for, in milliseconds. */
const LONGEST_WAIT = 20_000;

/** The means by which posts leave a window. */
export interface PostSender {
  readonly fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'text'>>;
  readonly sleep: (ms: number) => Promise<void>;
  /** Draws a picture; undefined where that does not work. */
  readonly draw: (picture: PictureView) => Promise<Blob | undefined>;
}

/** The means of a window to claim posts, send them and report on them. */
export interface PostingWindow extends PostSender {
  readonly claim: () => Promise<Reply<AnswerTo<'claimPosts'>>>;
  readonly report: (report: PostReport) => Promise<Reply<DeskView>>;
  /** Outcomes of posts that could not be reported yet. */
  unreported: PostReport | undefined;
}

/** The means of sending that every window has. */
export const SENDER: PostSender = {
  fetch: (address, init) => fetch(address, init),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  draw: picturePng,
};

/**
 * Posts one message after another. After one that may not have got out, no other is tried. `before` is called with each
 * that is tried.
 */
export async function postEach(
  posts: readonly ClaimedPost[],
  sender: PostSender,
  before: (post: ClaimedPost, index: number) => void = () => undefined,
): Promise<PostReport['outcomes']> {
  const outcomes: { readonly id: string; readonly outcome: PostOutcome }[] = [];
  let stopped = false;
  for (const [index, post] of posts.entries()) {
    if (!stopped) before(post, index);
    const outcome: PostOutcome = stopped ? { kind: 'not-tried' } : await postPatiently(post, sender);
    outcomes.push({ id: post.id, outcome });
    stopped ||= stops(outcome);
  }
  return outcomes;
}

/**
 * True for an outcome that the next message would meet, too. Not for a refusal, which concerns one message, and not for
 * success.
 */
function stops({ kind }: PostOutcome): boolean {
  return kind !== 'posted' && kind !== 'refused';
}

/** A message as it goes out, with its picture where it has one that could be drawn. */
interface Sent {
  readonly address: string;
  readonly body: string;
  readonly file?: { readonly name: string; readonly png: Blob };
}

/** Posts one message. A picture that cannot be drawn, or that Discord does not take, never keeps it from going out. */
async function postPatiently(
  { address, body, picture }: ClaimedPost,
  sender: PostSender,
): Promise<PostOutcome> {
  const plain: Sent = { address, body };
  if (picture === null) return postWaiting(plain, sender);
  const png = await sender.draw(picture);
  if (png !== undefined) {
    const name = pictureFile(picture);
    const outcome = await postWaiting(
      { address, body: bodyWithPicture(body, name, pictureWords(picture)), file: { name, png } },
      sender,
    );
    if (outcome.kind !== 'refused' || isGone(outcome.status)) return outcome;
  }
  const outcome = await postWaiting(plain, sender);
  return outcome.kind === 'posted' ? { ...outcome, withoutPicture: true } : outcome;
}

/** True for a status by which the webhook does not exist any more: it takes no message either. */
function isGone(status: number): boolean {
  return status === 401 || status === 404;
}

/** Waits as Discord asks, as long as that is not too long all in all. */
async function postWaiting(sent: Sent, sender: PostSender): Promise<PostOutcome> {
  let left = LONGEST_WAIT;
  for (;;) {
    const outcome = await postOnce(sent, sender);
    if (outcome.kind !== 'wait') return outcome;
    // A moment more than was asked: the clocks of two machines are not one.
    const pause = Math.ceil(outcome.seconds * 1000) + 100;
    if (pause > left) return outcome;
    left -= pause;
    await sender.sleep(pause);
  }
}

async function postOnce({ address, body, file }: Sent, sender: PostSender): Promise<PostOutcome> {
  const form = new FormData();
  // A form needs no question beforehand whether this page may post.
  form.append('payload_json', body);
  if (file !== undefined) form.append('files[0]', file.png, file.name);
  try {
    const response = await sender.fetch(address, {
      method: 'POST',
      body: form,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(LONGEST_WAIT),
    });
    return outcomeOf(response.status, await textOf(response));
  } catch {
    // No connection, or an extension that blocks it: whether before or after, the browser does not say.
    return { kind: 'unknown' };
  }
}

/** The text of an answer; if the rest of it is lost, that changes nothing about its status. */
async function textOf(response: Pick<Response, 'text'>): Promise<string> {
  try {
    return await response.text();
  } catch {
    return '';
  }
}

/**
 * Posts the messages that wait, and reports them; `show` gets the desk after each report, and `before` each post as it
 * is begun. `claimed` are messages that are this window's already.
 */
export async function postMessages(
  show: (view: DeskView) => void,
  window: PostingWindow,
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
      const stopped = report.outcomes.some(({ outcome }) => stops(outcome));
      if (next === null && (stopped || !postsWait(reported.value))) return { ok: true, value: null };
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

function postsWait(view: DeskView): boolean {
  return (
    'play' in view &&
    view.play.deliveries.some(({ kind, state }) => kind === 'message' && state === 'waiting')
  );
}

// Makes missing forms and books, delivers what is waiting, and says what is left.
import type { Reply } from '../../../src/rounds/reply/reply';
import type { PostClaim, PostReport, DeliveryView } from '../../../src/rounds/reply/posts';
import type { DeskView, OutgoingView } from '../../../src/rounds/host/desk/views';
import { call, type ReportProgress } from '../calls';
import { plural } from '../../shared/text';
import { postMessages, POST_SENDER, type PostingCalls } from './post-messages';

/** The forms, books and messages to make and deliver; undefined before there is a game or season. */
export function getOutgoing(view: DeskView): OutgoingView | undefined {
  if ('play' in view) return view.play;
  return view.phase === 'between' ? view.outgoing : undefined;
}

export function listDeliveries(view: DeskView): readonly DeliveryView[] {
  return getOutgoing(view)?.deliveries ?? [];
}

/** Milliseconds that a call needs to read the game and write the round, without the books. */
const BASE_DURATION_MS = 3500;
/** Additional milliseconds per book. */
const MS_PER_BOOK = 200;

/** The usual duration, in milliseconds, of a call that writes this many books, as modeled in docs/performance.md. */
export function estimateDuration(books: number): number {
  return BASE_DURATION_MS + books * MS_PER_BOOK;
}

interface PrepareOptions {
  /** Shows what the next call makes. */
  readonly say?: ReportProgress;
  /** The remaining steps as last shown. */
  readonly known?: readonly string[];
  /** True if forms and books were both missing when last shown. */
  readonly beside?: boolean;
}

/** Makes the missing forms and books; `show` gets the new data after each call. Resolves to the number of steps left. */
export async function prepareAll(
  show: (view: DeskView) => void,
  { say = () => undefined, known = [], beside = false }: PrepareOptions = {},
): Promise<Reply<number>> {
  let left = Infinity;
  let latest = known;
  let isBeside = beside;
  for (;;) {
    if (latest.length > 0) say(preparingText(latest));
    const answer = isBeside ? await makeFormsAndBooks(show) : await call('prepareNext');
    if (!answer.ok) return answer;
    if (!isBeside) show(answer.value);
    latest = pendingSteps(answer.value);
    isBeside = canPrepareInParallel(answer.value);
    const steps = latest.length;
    if (steps === 0) return { ok: true, value: 0 };
    // Stop after a call that made nothing, to prevent an endless loop.
    if (steps >= left) return { ok: true, value: steps };
    left = steps;
  }
}

/**
 * Makes forms and books in two concurrent calls, and shows the new data after each. Resolves to the answer with fewer steps
 * left, which includes the other call's work, or to either's error.
 */
async function makeFormsAndBooks(show: (view: DeskView) => void): Promise<Reply<DeskView>> {
  const shown = { steps: Infinity };
  const made = async (only: 'forms' | 'books'): Promise<Reply<DeskView>> => {
    const answer = await call('prepareNext', { only });
    const steps = answer.ok ? pendingStepCount(answer.value) : Infinity;
    // An older answer that arrives later isn't shown.
    if (answer.ok && steps < shown.steps) {
      shown.steps = steps;
      show(answer.value);
    }
    return answer;
  };
  const [forms, books] = await Promise.all([made('forms'), made('books')]);
  if (!forms.ok) return forms;
  return !books.ok || pendingStepCount(books.value) < pendingStepCount(forms.value) ? books : forms;
}

/** Whether forms and books are both missing, so that two concurrent calls can make them. */
export function canPrepareInParallel(view: DeskView): boolean {
  return getOutgoing(view)?.beside === true;
}

/** The forms and books to make or change, one step each. */
export function pendingSteps(view: DeskView): readonly string[] {
  return getOutgoing(view)?.toPrepare ?? [];
}

export function pendingStepCount(view: DeskView): number {
  return pendingSteps(view).length;
}

/** Progress text for the next call, which reports nothing until it ends. */
function preparingText([first = '', ...others]: readonly string[]): string {
  const step = first.charAt(0).toLowerCase() + first.slice(1);
  return others.length === 0
    ? `Creating what’s needed: ${step}`
    : `Creating what’s needed, step 1 of ${others.length + 1}: ${step}`;
}

/** Makes missing forms and books, then delivers; `known` is the outgoing work as last shown. */
export async function prepareAndDeliver(
  show: (view: DeskView) => void,
  say: ReportProgress,
  known: Pick<OutgoingView, 'deliveries' | 'beside'>,
): Promise<Reply<RemainingWork>> {
  let latest = known.deliveries;
  const prepared = await prepareAll(
    (view) => {
      latest = listDeliveries(view);
      show(view);
    },
    { beside: known.beside === true },
  );
  if (!prepared.ok) return prepared;
  if (prepared.value > 0) return { ok: true, value: remainingWork([], prepared.value) };
  // New books are empty until something is delivered to them.
  return deliverAll(show, { say, known: latest });
}

export interface RemainingWork {
  /** Forms and books still to be made. */
  readonly steps: number;
  /** Deliveries that only need another try. */
  readonly waiting: number;
  /** Deliveries that another window or a trigger is posting. */
  readonly posting: number;
  /** Deliveries that need action by the host. */
  readonly stuck: number;
}

/** Runs a call to the add-on, through a queue if there is one. */
export type CallRunner = <T>(work: () => Promise<T>) => Promise<T>;

/** Outcomes of posts that couldn't be reported. The next try reports them. */
const unreportedPosts: Pick<PostingCalls, 'unreported'> = { unreported: undefined };

interface DeliverOptions {
  readonly through?: CallRunner;
  /** Shows the current step. */
  readonly say?: ReportProgress;
  /** The deliveries as last shown. */
  readonly known?: readonly DeliveryView[];
  /** Messages that this window has already claimed for posting. */
  readonly claimed?: PostClaim | null;
  /** True to keep checking while another window posts, before returning what is left. */
  readonly waits?: boolean;
}

/** How often to check while another window posts, and the pause before each check, in milliseconds. */
const MAX_POSTING_CHECKS = 12;
const CHECK_PAUSE_MS = 2000;

/** Updates books and posts messages; `show` gets the new data after each call. Resolves to what is left. */
export async function deliverAll(
  show: (view: DeskView) => void,
  {
    through = (work) => work(),
    say = () => undefined,
    known = [],
    claimed = null,
    waits,
  }: DeliverOptions = {},
): Promise<Reply<RemainingWork>> {
  let latest = known;
  const keep = (view: DeskView): void => {
    latest = listDeliveries(view);
    show(view);
  };
  const post = (mine: PostClaim | null): Promise<Reply<null>> => {
    const window = Object.assign(unreportedPosts, {
      ...POST_SENDER,
      claim: () => through(() => call('claimPosts')),
      report: (report: PostReport) => {
        say('Recording what was posted, then preparing the next step');
        return through(() => call('reportPosts', report));
      },
    });
    return postMessages(keep, window, mine, (id, index, count) => {
      const title = latest.find((delivery) => delivery.id === id)?.title ?? 'Discord';
      say(`Posting to ${title}, ${index + 1} of ${count}`);
    });
  };
  // Claimed messages go first, so that a failure elsewhere can't leave them unposted.
  if (claimed !== null && claimed.posts.length > 0) {
    const posted = await post(claimed);
    if (!posted.ok) return posted;
  }
  // The call that claimed these messages has already updated all the books it could.
  const isKnown = claimed !== null || latest.length > 0;
  let before = isKnown && waitingBooks(latest).length === 0 ? 0 : Infinity;
  while (before > 0) {
    const doing = writingText(latest);
    if (doing !== '') say(doing, estimateDuration(waitingBooks(latest).length));
    const answer = await through(() => call('deliverSome'));
    if (!answer.ok) return answer;
    keep(answer.value);
    const books = waitingBooks(latest).length;
    // If a call wrote no book, the rest are held back by a Google limit or a pause.
    before = books >= before ? 0 : books;
  }
  const messages = latest.filter(({ kind }) => kind === 'message');
  // Only if this window hasn't tried the messages yet. Messages left after a try wait for another reason.
  const untried = claimed === null || claimed.posts.length === 0;
  if (unreportedPosts.unreported !== undefined || (untried && waitingDeliveryCount(messages) > 0)) {
    const posted = await post(null);
    if (!posted.ok) return posted;
  }
  for (
    let looks = 0;
    waits === true && looks < MAX_POSTING_CHECKS && remainingWork(latest).posting > 0;
    looks += 1
  ) {
    say('Waiting for another window to finish posting messages');
    await POST_SENDER.sleep(CHECK_PAUSE_MS);
    const answer = await through(() => call('getDesk', { refresh: true }));
    if (!answer.ok) break;
    keep(answer.value);
  }
  return { ok: true, value: remainingWork(latest) };
}

export function waitingBooks(deliveries: readonly DeliveryView[]): readonly DeliveryView[] {
  return deliveries.filter(({ kind, state }) => kind === 'book' && state === 'waiting');
}

export function countBooks(deliveries: readonly DeliveryView[]): number {
  return deliveries.filter(({ kind }) => kind === 'book').length;
}

/** How many deliveries are listed by name; the rest are only counted. */
export const MAX_DELIVERY_NAMES = 3;

/** Progress text naming the books of the next call; empty if none waits. */
function writingText(deliveries: readonly DeliveryView[]): string {
  const books = waitingBooks(deliveries);
  if (books.length === 0) return '';
  return `Writing ${deliveryNames(books)}: ${books.length} of ${plural(countBooks(deliveries), 'book', 'books')}`;
}

/** The progress text while a stage is resolved: every book is rewritten. */
export function resolvingText(stage: string, deliveries: readonly DeliveryView[]): string {
  const books = deliveries.filter(({ kind }) => kind === 'book');
  return `Resolving ${stage}${books.length === 0 ? '' : `, then writing ${deliveryNames(books)}`}`;
}

export function deliveryNames(deliveries: readonly DeliveryView[]): string {
  const names = [...new Set(deliveries.slice(0, MAX_DELIVERY_NAMES).map(({ title }) => title))].join(', ');
  const more = deliveries.length - MAX_DELIVERY_NAMES;
  return more > 0 ? `${names} and ${more} more` : names;
}

/** The view with this window's claimed messages marked as waiting, so that it posts them. */
export function markOwnPostsWaiting(view: DeskView, claimed: PostClaim | null): DeskView {
  if (claimed === null || !('play' in view)) return view;
  const mine = (id: string): boolean => claimed.posts.some((post) => post.id === id);
  const deliveries = view.play.deliveries.map((delivery): DeliveryView =>
    mine(delivery.id) ? { ...delivery, state: 'waiting', note: '' } : delivery,
  );
  return { ...view, play: { ...view.play, deliveries } };
}

export function waitingDeliveryCount(deliveries: readonly DeliveryView[]): number {
  return deliveries.filter(({ state }) => state === 'waiting').length;
}

export function remainingWork(deliveries: readonly DeliveryView[], steps = 0): RemainingWork {
  const waiting = waitingDeliveryCount(deliveries);
  const posting = deliveries.filter(({ state }) => state === 'posting').length;
  const done = deliveries.filter(({ state }) => state === 'done').length;
  return { steps, waiting, posting, stuck: deliveries.length - done - waiting - posting };
}

export function postingText(posting: number): string {
  return `Another window is posting ${plural(posting, 'message', 'messages')}.`;
}

/** What is left to make and deliver, in words; empty if nothing is. */
function remainingWorkText({ steps, waiting, posting, stuck }: RemainingWork): string {
  return [
    steps > 0 && `${plural(steps, 'form or book is', 'forms or books are')} still missing.`,
    waiting > 0 && `${plural(waiting, 'delivery is', 'deliveries are')} still waiting.`,
    posting > 0 && postingText(posting),
    stuck > 0 && `${plural(stuck, 'delivery needs', 'deliveries need')} your attention.`,
  ]
    .filter((text) => text !== false)
    .join(' ');
}

export const preparationText = (left: RemainingWork): string =>
  remainingWorkText(left) || 'All forms and books are ready.';

export const deliveryText = (left: RemainingWork): string =>
  remainingWorkText(left) || 'Everything is delivered.';

export const isAllDone = (left: RemainingWork): boolean => remainingWorkText(left) === '';

/**
 * Makes the forms and books that a successful call requires, then delivers. Failures aren't errors: the sidebar shows what
 * is left. Returns the call's own answer with the latest view.
 */
export async function deliverAfterCall(
  answer: Reply<DeskView>,
  show: (view: DeskView) => void,
  say: ReportProgress = () => undefined,
): Promise<Reply<DeskView>> {
  if (!answer.ok) return answer;
  let latest = answer.value;
  const keep = (view: DeskView): void => {
    latest = view;
    show(view);
  };
  keep(latest);
  if (pendingStepCount(latest) > 0)
    await prepareAll(keep, { say, known: pendingSteps(latest), beside: canPrepareInParallel(latest) });
  if (deskRemainingWork(latest).waiting > 0) await deliverAll(keep, { say, known: listDeliveries(latest) });
  return { ok: true, value: latest };
}

/** What is left after `deliverAfterCall`, to append to a sentence. */
export function remainingText(view: DeskView): string {
  const text = remainingWorkText(deskRemainingWork(view));
  return text && ` ${text}`;
}

export function deskRemainingWork(view: DeskView): RemainingWork {
  return remainingWork(listDeliveries(view), pendingStepCount(view));
}

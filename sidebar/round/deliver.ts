// Delivers until nothing is waiting, and says in words what is left.
import type { Answer, DeliveryView, DeskView, PostReport } from '../../src/rounds/view/api';
import { call } from '../calls';
import { plural } from '../parts/text';
import { prepareAll, stepsLeft } from '../setup/prepare-all';
import { postMessages, SENDER, type PostingWindow } from './post-messages';

/** How many deliveries are left. */
export interface Left {
  /** These only need another try. */
  readonly waiting: number;
  /** These need the host. */
  readonly stuck: number;
}

/** Runs a call to the add-on, in a line with others where there are some. */
export type Through = <T>(work: () => Promise<T>) => Promise<T>;

/** Goes on where it was: what could not be reported is reported with the next try. */
const here: Pick<PostingWindow, 'unreported'> = { unreported: undefined };

/**
 * Draws the books and posts the messages that wait; `show` gets the desk after each call. Answers what is left.
 */
export async function deliverAll(
  show: (view: DeskView) => void,
  through: Through = (work) => work(),
): Promise<Answer<Left>> {
  let latest: readonly DeliveryView[] = [];
  const keep = (view: DeskView): void => {
    latest = 'play' in view ? view.play.deliveries : [];
    show(view);
  };
  let before = Infinity;
  for (;;) {
    const answer = await through(() => call('deliverSome'));
    if (!answer.ok) return answer;
    keep(answer.value);
    const books = waitingIn(latest.filter(({ kind }) => kind === 'book'));
    // Where a call drew nothing, the rest waits for a limit or a pause.
    if (books === 0 || books >= before) break;
    before = books;
  }
  if (here.unreported !== undefined || waitingIn(latest.filter(({ kind }) => kind === 'message')) > 0) {
    const window = Object.assign(here, {
      ...SENDER,
      claim: () => through(() => call('claimPosts')),
      report: (report: PostReport) => through(() => call('reportPosts', report)),
    });
    const posted = await postMessages(keep, window);
    if (!posted.ok) return posted;
  }
  return { ok: true, value: leftIn(latest) };
}

export function waitingIn(deliveries: readonly DeliveryView[]): number {
  return deliveries.filter(({ state }) => state === 'waiting').length;
}

export function leftIn(deliveries: readonly DeliveryView[]): Left {
  const waiting = waitingIn(deliveries);
  const done = deliveries.filter(({ state }) => state === 'done').length;
  return { waiting, stuck: deliveries.length - done - waiting };
}

/** The result of delivering, in words. */
export function deliveredText({ waiting, stuck }: Left): string {
  const parts = [
    ...(waiting > 0
      ? [
          `${plural(waiting, 'delivery is', 'deliveries are')} still waiting: see why below, and try again later.`,
        ]
      : []),
    ...(stuck > 0 ? [`${plural(stuck, 'delivery needs', 'deliveries need')} you: see below.`] : []),
  ];
  return parts.length === 0 ? 'Nothing is waiting any more.' : parts.join(' ');
}

/** Whether nothing is left to deliver. */
export function isWhole({ waiting, stuck }: Left): boolean {
  return waiting + stuck === 0;
}

/**
 * Makes what a successful call left to make, and delivers what it put into the outbox. What cannot be done now stays
 * and is shown: the answer is the call's own, with the latest desk.
 */
export async function andDeliver(
  answer: Answer<DeskView>,
  show: (view: DeskView) => void,
): Promise<Answer<DeskView>> {
  if (!answer.ok) return answer;
  let latest = answer.value;
  const keep = (view: DeskView): void => {
    latest = view;
    show(view);
  };
  keep(latest);
  if (stepsLeft(latest) > 0) await prepareAll(keep);
  if (leftOn(latest).waiting > 0) await deliverAll(keep);
  return { ok: true, value: latest };
}

/** What is not made or delivered once a call was followed by `andDeliver`, in words. */
export function restText(view: DeskView): string {
  const steps = stepsLeft(view);
  const { waiting, stuck } = leftOn(view);
  return [
    ...(steps > 0 ? [` ${plural(steps, 'form or book is', 'forms or books are')} still to be made.`] : []),
    ...(waiting > 0 ? [` ${plural(waiting, 'delivery is', 'deliveries are')} still waiting.`] : []),
    ...(stuck > 0 ? [` ${plural(stuck, 'delivery needs', 'deliveries need')} you.`] : []),
  ].join('');
}

function leftOn(view: DeskView): Left {
  return leftIn('play' in view ? view.play.deliveries : []);
}

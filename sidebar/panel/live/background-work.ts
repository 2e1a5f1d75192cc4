// The work that is left after a stage was resolved: making forms and books, and deliveries, which run in the
// background.
import { useCallback, useRef, useState } from 'preact/hooks';
import type { Reply } from '../../../src/rounds/reply/reply';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { hasPutOff, useAgain } from '../desk/shown-desk';
import {
  deliverAll,
  type Through,
  prepareAll,
  stepsLeft,
  leftOn,
  postingText,
  type Left,
} from '../stage/deliver';
import { plural } from '../../shared/text';

interface RemainingWork extends Left {
  readonly toPrepare: number;
}

function remainingWork(desk: DeskView): RemainingWork {
  return { ...leftOn(desk), toPrepare: stepsLeft(desk) };
}

/** Says in one line what is left, whatever its state. */
export function remainingText(
  { waiting, posting, stuck, toPrepare }: RemainingWork,
  delivering: boolean,
): string {
  if (delivering) return `Delivering: ${waiting} to go.`;
  const parts = [
    ...(toPrepare > 0
      ? [`${plural(toPrepare, 'form or book is', 'forms or books are')} still to be made.`]
      : []),
    ...(waiting > 0 ? [`${plural(waiting, 'delivery waits', 'deliveries wait')}.`] : []),
    ...(posting > 0 ? [postingText(posting)] : []),
    ...(stuck > 0 ? [`${plural(stuck, 'delivery needs', 'deliveries need')} you: see the sidebar.`] : []),
  ];
  return parts.length === 0 ? 'Everything is delivered.' : parts.join(' ');
}

export interface BackgroundWork {
  readonly remaining: RemainingWork;
  readonly delivering: boolean;
  /** Why delivering stopped; empty where it did not. */
  readonly stopped: string;
  readonly count: (desk: DeskView) => void;
  /** Queues a call that changes the game, since the add-on refuses a second one while one runs. */
  readonly queue: Through;
  /** Makes the forms and books that are not made yet; gives how many are left. */
  readonly prepare: () => Promise<Reply<number>>;
  /** Starts delivering in the background, after deliveries that are already running. */
  readonly deliver: () => void;
}

const NOTHING_REMAINS: RemainingWork = { waiting: 0, posting: 0, stuck: 0, toPrepare: 0 };

export function useBackgroundWork(): BackgroundWork {
  const [remaining, setRemaining] = useState(NOTHING_REMAINS);
  const [delivering, setDelivering] = useState(false);
  const [stopped, setStopped] = useState('');
  const [again, setAgain] = useState(false);
  const deliveries = useQueue();
  const queue = useQueue();
  const count = useCallback((desk: DeskView): void => {
    setRemaining(remainingWork(desk));
    setAgain(hasPutOff(desk));
  }, []);
  const deliver = (): void => {
    void deliveries(async () => {
      setDelivering(true);
      const answer = await deliverAll(count, { through: queue });
      setDelivering(false);
      setStopped(answer.ok ? '' : answer.error.text);
    });
  };
  useAgain(again, delivering, deliver);
  return {
    remaining,
    delivering,
    stopped,
    count,
    queue,
    prepare: () => queue(() => prepareAll(count)),
    deliver,
  };
}

/** Runs work one piece after the other, in the order in which it was queued. */
function useQueue(): Through {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.current.then(work);
    last.current = mine;
    return mine;
  }, []);
}

// Background work after a stage is resolved: making forms and books, and deliveries.
import { useCallback, useRef, useState } from 'preact/hooks';
import type { Reply } from '../../../src/rounds/reply/reply';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { hasPostponedBooks, useRetry } from '../desk/polled-desk';
import {
  deliverAll,
  type CallRunner,
  prepareAll,
  deskRemainingWork,
  remainingWork,
  type RemainingWork,
} from '../stage/deliver';

export interface BackgroundWork {
  readonly remaining: RemainingWork;
  readonly delivering: boolean;
  /** Why delivering stopped; empty if it didn't. */
  readonly stopped: string;
  readonly count: (desk: DeskView) => void;
  /** Queues a call that changes the game, since the add-on refuses a second one at the same time. */
  readonly queue: CallRunner;
  /** Makes the missing forms and books; resolves to the number still missing. */
  readonly prepare: () => Promise<Reply<number>>;
  /** Starts delivering in the background, after any delivery that is already running. */
  readonly deliver: () => void;
}

export function useBackgroundWork(): BackgroundWork {
  const [remaining, setRemaining] = useState(remainingWork([]));
  const [delivering, setDelivering] = useState(false);
  const [stopped, setStopped] = useState('');
  const [again, setAgain] = useState(false);
  const deliveries = useCallQueue();
  const queue = useCallQueue();
  const count = useCallback((desk: DeskView): void => {
    setRemaining(deskRemainingWork(desk));
    setAgain(hasPostponedBooks(desk));
  }, []);
  const deliver = (): void => {
    void deliveries(async () => {
      setDelivering(true);
      const answer = await deliverAll(count, { through: queue });
      setDelivering(false);
      setStopped(answer.ok ? '' : answer.error.text);
    });
  };
  useRetry(again, delivering, deliver);
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

/** A first-in, first-out queue. */
function useCallQueue(): CallRunner {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.current.then(work);
    last.current = mine;
    return mine;
  }, []);
}

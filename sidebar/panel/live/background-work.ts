// The work that is left after a stage was resolved: making forms and books, and deliveries, which run in the
// background.
import { useCallback, useRef, useState } from 'preact/hooks';
import type { Reply } from '../../../src/rounds/reply/reply';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { hasPutOff, useAgain } from '../desk/put-off';
import { deliverAll, type Through } from '../stage/deliver';
import { prepareAll } from '../set-up/prepare-all';
import { remainingWork, type RemainingWork } from './remaining-work';

export interface BackgroundWork {
  readonly remaining: RemainingWork;
  readonly delivering: boolean;
  /** Why delivering stopped; empty where it did not. */
  readonly stopped: string;
  /** Counts the work that this desk shows as left. */
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

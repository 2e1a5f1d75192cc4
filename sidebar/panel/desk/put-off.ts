// Draws books again that Google refused for a moment, while a window of the host's is open.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { pauseAfter } from '../../shared/pause';
import { call } from '../calls';
import { deliveriesOn } from './outgoing';
import type { ShownDesk } from './shown-desk';
import type { Tasks } from './tasks';

const FIRST_PAUSE = 10_000;
const LONGEST_PAUSE = 160_000;

/** Runs work again and again, less and less often, as long as it is wanted and nothing else is underway. */
export function useAgain(wanted: boolean, underway: boolean, work: () => void): void {
  const tries = useRef(0);
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (!wanted) tries.current = 0;
    if (!wanted || underway) return undefined;
    const pause = pauseAfter(tries.current, FIRST_PAUSE, LONGEST_PAUSE);
    const timer = setTimeout(() => {
      tries.current += 1;
      latest.current();
    }, pause);
    return () => clearTimeout(timer);
  }, [wanted, underway]);
}

/** Whether a book waits that Google refused for a moment. */
export function hasPutOff(view: DeskView | undefined): boolean {
  return view !== undefined && deliveriesOn(view).some(({ passes }) => passes === true);
}

/** Draws them while no task runs, so that the host's clicks go first. */
export function usePutOff({ status, taskCount }: Tasks, { view, show }: ShownDesk): void {
  const [drawing, setDrawing] = useState(false);
  useAgain(hasPutOff(view), drawing || status.kind === 'busy', () => {
    const before = taskCount();
    setDrawing(true);
    void call('deliverSome').then((answer) => {
      setDrawing(false);
      // The answer of a task that began meanwhile is newer.
      if (answer.ok && taskCount() === before) show(answer.value);
    });
  });
}

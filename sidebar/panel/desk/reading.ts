// Reads what a screen shows, when it opens and when the host chooses something else on it.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useDesk, type Task } from './context';

/**
 * Runs the task once for each value of `what`, not for undefined. While another task runs it waits, since a task that
 * is started beside another is dropped.
 */
export function useReading<T>(what: string | undefined, task: Task<T>): void {
  const { run } = useDesk();
  const started = useRef<string | undefined>(undefined);
  // Runs after each drawing, since the end of another task draws too. It runs before the screen is seen, which would
  // otherwise say for a moment that there is nothing.
  useLayoutEffect(() => {
    if (what === undefined || what === started.current) return;
    const work: Task<T>['work'] = (say) => {
      started.current = what;
      return task.work(say);
    };
    void run({ ...task, work, unasked: true });
  });
}

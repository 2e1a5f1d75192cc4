// Reads what a screen shows as soon as it is open, or as something else is chosen on it.
import { useEffect, useRef } from 'preact/hooks';
import { useDesk, type Task } from './context';

/**
 * Runs the task once for each value of `what`, and not at all for undefined. While another task runs it waits for
 * its turn: a task that is started beside another is dropped.
 */
export function useReading<T>(what: string | undefined, task: Task<T>): void {
  const { run } = useDesk();
  const started = useRef<string | undefined>(undefined);
  // After each drawing: the end of another task is drawn too.
  useEffect(() => {
    if (what === undefined || what === started.current) return;
    const work: Task<T>['work'] = (say) => {
      started.current = what;
      return task.work(say);
    };
    void run({ ...task, work });
  });
}

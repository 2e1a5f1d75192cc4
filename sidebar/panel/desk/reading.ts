// Reads what a screen shows as soon as it is open, or as something else is chosen on it.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useDesk, type Task } from './context';

/**
 * Runs the task once for each value of `what`, and not at all for undefined. While another task runs it waits, since a
 * task that is started beside another is dropped.
 */
export function useReading<T>(what: string | undefined, task: Task<T>): void {
  const { run } = useDesk();
  const started = useRef<string | undefined>(undefined);
  // With each drawing, since the end of another task brings one too; and before it is seen, since a screen that has not
  // begun to read would say that there is nothing.
  useLayoutEffect(() => {
    if (what === undefined || what === started.current) return;
    const work: Task<T>['work'] = (say) => {
      started.current = what;
      return task.work(say);
    };
    void run({ ...task, work });
  });
}

// Runs one task at a time, whether the host or a poll started it, and keeps the status bar's state.
import { useCallback, useRef, useState, useLayoutEffect } from 'preact/hooks';
import { type TaskStatus, type Task, useDesk } from '../calls';
import { dropUndefined } from '../../../src/games/frame/json';
import { canRetry, type Reply } from '../../../src/rounds/reply/reply';

export interface TaskRunner {
  readonly status: TaskStatus;
  readonly setStatus: (status: TaskStatus) => void;
  readonly run: <T>(task: Task<T>) => Promise<void>;
  /** Whether a task is running, even if the page hasn't been redrawn since it started. */
  readonly running: () => boolean;
  /** The number of tasks started so far: anything read before the last one started is out of date. */
  readonly taskCount: () => number;
}

const QUIET_STATUS: TaskStatus = { kind: 'quiet' };

export function useTaskRunner(): TaskRunner {
  const [status, show] = useState<TaskStatus>(QUIET_STATUS);
  // The bar's state before any background read, to restore afterwards.
  const said = useRef<TaskStatus>(QUIET_STATUS);
  const setStatus = useCallback((next: TaskStatus): void => {
    said.current = next;
    show(next);
  }, []);
  const busy = useRef(false);
  const count = useRef(0);
  const run = useCallback(async <T>(task: Task<T>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    count.current += 1;
    const say = task.unasked === true ? show : setStatus;
    say({ kind: 'busy', doing: task.doing });
    const answer = await task.work((doing, usualMs) =>
      say({ kind: 'busy', doing, ...dropUndefined({ usualMs }) }),
    );
    busy.current = false;
    if (answer.ok) {
      task.then?.(answer.value);
      // This comes last, since `then` may open another screen, which clears the bar.
      const text = task.done?.(answer.value);
      const whole = task.incomplete?.(answer.value) !== true;
      if (text !== undefined) say({ kind: 'done', text, whole });
      else if (task.unasked === true) show(said.current);
      else setStatus(QUIET_STATUS);
    } else {
      const { error } = answer;
      const again = canRetry(error) ? () => void run(task) : undefined;
      say({ kind: 'error', error, again });
    }
  }, []);
  return { status, setStatus, run, running: () => busy.current, taskCount: () => count.current };
}

/**
 * Runs the task once for each defined value of `what`. While another task runs, it waits, since `run` would drop it.
 */
export function useTaskOnChange<T>(what: string | undefined, task: Task<T>): void {
  const { run } = useDesk();
  const started = useRef<string | undefined>(undefined);
  // Runs after every render, because the end of another task also renders and lets this one start. A layout effect, so
  // that the screen doesn't briefly look empty.
  useLayoutEffect(() => {
    if (what === undefined || what === started.current) return;
    const work: Task<T>['work'] = (say) => {
      started.current = what;
      return task.work(say);
    };
    void run({ ...task, work, unasked: true });
  });
}

/** Like `useTaskOnChange`; returns the last value read, and a setter. */
export function useLoadedValue<T>(what: string | undefined, doing: string, work: () => Promise<Reply<T>>) {
  const [value, setValue] = useState<T | undefined>(undefined);
  useTaskOnChange(what, { doing, work, then: (read) => setValue(() => read) });
  return [value, setValue] as const;
}

// Runs what the host asks for, one thing at a time, and keeps what the bar at the bottom says about it.
import { useCallback, useRef, useState } from 'preact/hooks';
import type { Status, Task } from './context';

export interface Tasks {
  readonly status: Status;
  readonly setStatus: (status: Status) => void;
  readonly run: <T>(task: Task<T>) => Promise<void>;
  /** Whether something runs right now, also between two drawings of the page. */
  readonly running: () => boolean;
  /** Grows with every task: what was read before belongs to an older desk. */
  readonly turn: () => number;
}

export function useTasks(): Tasks {
  const [status, setStatus] = useState<Status>({ kind: 'quiet' });
  const busy = useRef(false);
  const turn = useRef(0);
  const run = useCallback(async <T>(task: Task<T>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    turn.current += 1;
    setStatus({ kind: 'busy', doing: task.doing });
    const answer = await task.work();
    busy.current = false;
    if (answer.ok) {
      task.then?.(answer.value);
      // Last: going to another screen clears the bar, and what was done should be read there.
      const text = task.done?.(answer.value);
      setStatus(text === undefined ? { kind: 'quiet' } : { kind: 'done', text });
    } else {
      const { error } = answer;
      const again = error.again === true ? () => void run(task) : undefined;
      setStatus({ kind: 'error', doing: task.doing, error, again });
    }
  }, []);
  return { status, setStatus, run, running: () => busy.current, turn: () => turn.current };
}

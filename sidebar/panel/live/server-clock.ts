// Keeps how far the server's clock is ahead of this computer's, from answers that say the server's time.
import { useRef } from 'preact/hooks';
import type { Reply } from '../../../src/rounds/reply/reply';
import type { TableView } from '../../../src/rounds/host/live/views';
import { addReading, aheadBy, readingOf, type ClockReading } from '../../shared/clock';

export interface ServerClock {
  /** How far the server's clock is ahead of this computer's, in milliseconds. */
  readonly ahead: number;
  /** Makes a call that answers with the table, and takes the server's time from the answer. */
  readonly read: (ask: () => Promise<Reply<TableView>>) => Promise<Reply<TableView>>;
}

export function useServerClock(): ServerClock {
  const readings = useRef<readonly ClockReading[]>([]);
  return {
    ahead: aheadBy(readings.current),
    read: async (ask) => {
      const sent = Date.now();
      const answer = await ask();
      if (answer.ok) {
        const reading = readingOf(answer.value.now, sent, Date.now());
        readings.current = addReading(readings.current, reading);
      }
      return answer;
    },
  };
}

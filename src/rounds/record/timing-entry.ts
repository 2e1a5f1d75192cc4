// The time that players have for a stage, as the ledger keeps it.
import type { ValueOf } from '../../games/frame/fields';
import { number, object, optional, word } from './entry-fields';

export const timing = object({
  title: word('title'),
  seconds: number('seconds'),
  graceSeconds: number('graceSeconds'),
  /** The deadline as a time of day, `21:00`, on the clocks of a zone. */
  clock: optional(object({ time: word('time'), zone: word('zone') })),
});
export type TimingEntry = ValueOf<typeof timing>;

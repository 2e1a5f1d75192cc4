// The inputs of calls about the open stage.
import type { ValueOf } from '../../../games/frame/fields';
import { either, flag, instant, nullOr, number, oneWordOf, optional, parts } from '../../reply/call-input';
import { AT_DEADLINE } from '../../reply/deadline-choice';

export const chosenAtDeadline = parts({
  what: oneWordOf(AT_DEADLINE),
  /** The minutes from the end of the grace until a stage is resolved by itself, for accepting late submissions. */
  waitMinutes: number,
  /** The wait in minutes after which a stage goes on once everyone is in; null: it does not; left out: as it is. */
  early: optional(nullOr(number)),
});
export type SetAtDeadline = ValueOf<typeof chosenAtDeadline>;

/** Closing the forms, or opening them again; with a deadline that is kept, moved there, or taken away. */
export const chosenAccepting = parts({
  accepting: flag,
  deadline: optional(either(oneWordOf(['kept']), nullOr(instant))),
});
export type SetAccepting = ValueOf<typeof chosenAccepting>;

// The inputs of calls about the open stage.
import type { ValueOf } from '../../../games/frame/fields';
import {
  either,
  flag,
  instant,
  nullOr,
  number,
  oneWordOf,
  optional,
  parts,
  text,
} from '../../reply/call-input';
import { AT_DEADLINE } from '../../reply/draft-view';

const atDeadline = {
  what: oneWordOf(AT_DEADLINE),
  /** The minutes from the end of the grace until a stage is resolved by itself, for accepting late submissions. */
  waitMinutes: number,
  /** The wait in minutes after which a stage goes on once everyone is in; null: it does not; left out: as it is. */
  early: optional(nullOr(number)),
};

/** The choice; `before`: as the window showed it, absent where a script makes it. */
export const chosenAtDeadline = parts({ ...atDeadline, before: optional(parts(atDeadline)) });
export type SetAtDeadline = ValueOf<typeof chosenAtDeadline>;

/** The deadline that the window showed; absent where a script moves it. */
const shown = optional(nullOr(instant));

/** A deadline, or none; `agreed`: the `agree` of the error, where it asked first. */
export const chosenDeadline = parts({ deadline: nullOr(instant), agreed: optional(text), shown });
export type SetDeadline = ValueOf<typeof chosenDeadline>;

/** Closing the forms, or opening them again; with a deadline that is kept, later by the pause, moved there, or taken away. */
export const chosenAccepting = parts({
  accepting: flag,
  deadline: optional(either(oneWordOf(['kept', 'later']), nullOr(instant))),
  shown,
});
export type SetAccepting = ValueOf<typeof chosenAccepting>;

// Inputs of calls about the open stage.
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
  /** Minutes between the end of the grace and automatic resolving, for accepting late answers. */
  waitMinutes: number,
  /** Minutes to wait once everyone has answered; null: off; absent: unchanged. */
  early: optional(nullOr(number)),
};

/** `before`: as the window showed it, absent for scripts. */
export const chosenAtDeadline = parts({ ...atDeadline, before: optional(parts(atDeadline)) });
export type SetAtDeadline = ValueOf<typeof chosenAtDeadline>;

/** The deadline the window showed; absent for scripts. */
const shown = optional(nullOr(instant));

/** `agreed`: the error's `agree`, if it asked first. */
export const chosenDeadline = parts({ deadline: nullOr(instant), agreed: optional(text), shown });
export type SetDeadline = ValueOf<typeof chosenDeadline>;

/** Closes or reopens the forms; the deadline is kept, moved by the length of the pause, set, or removed. */
export const chosenAccepting = parts({
  accepting: flag,
  deadline: optional(either(oneWordOf(['kept', 'later']), nullOr(instant))),
  shown,
});
export type SetAccepting = ValueOf<typeof chosenAccepting>;

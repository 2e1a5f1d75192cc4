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
  /** Minutes from the end of the grace period to automatic resolving. The host can accept late answers in that time. */
  waitMinutes: number,
  /** Minutes to wait once everyone has answered; null turns this off, absent leaves it unchanged. */
  early: optional(nullOr(number)),
};

/** `before` is the choice as the window showed it; absent in scripts. */
export const chosenAtDeadline = parts({ ...atDeadline, before: optional(parts(atDeadline)) });
export type SetAtDeadline = ValueOf<typeof chosenAtDeadline>;

/** The deadline that the window showed; absent in scripts. */
const shown = optional(nullOr(instant));

/** `agreed` is the refusal's `agree`, if the call asked first. */
export const chosenDeadline = parts({ deadline: nullOr(instant), agreed: optional(text), shown });
export type SetDeadline = ValueOf<typeof chosenDeadline>;

/** Pauses or reopens. The deadline is kept, moved by the length of the pause (`later`), set, or removed (null). */
export const chosenAccepting = parts({
  accepting: flag,
  deadline: optional(either(oneWordOf(['kept', 'later']), nullOr(instant))),
  shown,
});
export type SetAccepting = ValueOf<typeof chosenAccepting>;

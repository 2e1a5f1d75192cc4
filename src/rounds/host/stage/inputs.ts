import type { ValueOf } from '../../../games/frame/fields';
import {
  eitherInput,
  flag,
  instant,
  nullable,
  number,
  wordInput,
  optional,
  object,
  text,
} from '../../reply/call-input';
import { DEADLINE_ACTIONS } from '../../reply/draft-view';

const atDeadlineParts = {
  what: wordInput(DEADLINE_ACTIONS),
  /** Minutes from the end of the grace period to automatic resolving. The host can accept late answers in that time. */
  waitMinutes: number,
  /** Minutes to wait once everyone has answered; null turns this off, absent leaves it unchanged. */
  early: optional(nullable(number)),
};

/** `before` is the choice as the window showed it; absent in scripts. */
export const setAtDeadlineInput = object({ ...atDeadlineParts, before: optional(object(atDeadlineParts)) });
export type SetAtDeadlineInput = ValueOf<typeof setAtDeadlineInput>;

/** The deadline that the window showed; absent in scripts. */
const shownDeadlineInput = optional(nullable(instant));

/** `agreed` is the refusal's `agree`, if the call asked first. */
export const setDeadlineInput = object({
  deadline: nullable(instant),
  agreed: optional(text),
  shown: shownDeadlineInput,
});
export type SetDeadlineInput = ValueOf<typeof setDeadlineInput>;

/** Pauses or reopens. The deadline is kept, moved by the length of the pause (`later`), set, or removed (null). */
export const setAcceptingInput = object({
  accepting: flag,
  deadline: optional(eitherInput(wordInput(['kept', 'later']), nullable(instant))),
  shown: shownDeadlineInput,
});
export type SetAcceptingInput = ValueOf<typeof setAcceptingInput>;

import type { FieldValue } from '../../../games/frame/fields';
import {
  eitherInput,
  flag,
  instant,
  nullable,
  number,
  choiceInput,
  optional,
  object,
  text,
} from '../../reply/call-input';
import { DEADLINE_ACTIONS } from '../../reply/draft-view';

const deadlineFields = {
  what: choiceInput(DEADLINE_ACTIONS),
  /** Minutes from the end of the grace period to automatic resolving. The host can accept late answers in that time. */
  waitMinutes: number,
  /** Minutes to wait once everyone has answered; null turns this off, absent leaves it unchanged. */
  early: optional(nullable(number)),
};

/** `before` is the choice as the window showed it; absent in scripts. */
export const setAtDeadlineInput = object({ ...deadlineFields, before: optional(object(deadlineFields)) });
export type SetAtDeadlineInput = FieldValue<typeof setAtDeadlineInput>;

/** The deadline that the window showed; absent in scripts. */
const windowDeadlineInput = optional(nullable(instant));

/** `agreed` is the refusal's `agree`, if the call asked first. */
export const setDeadlineInput = object({
  deadline: nullable(instant),
  agreed: optional(text),
  shown: windowDeadlineInput,
});
export type SetDeadlineInput = FieldValue<typeof setDeadlineInput>;

/** Pauses or reopens. The deadline is kept, moved by the length of the pause (`later`), set, or removed (null). */
export const setAcceptingInput = object({
  accepting: flag,
  deadline: optional(eitherInput(choiceInput(['kept', 'later']), nullable(instant))),
  shown: windowDeadlineInput,
});
export type SetAcceptingInput = FieldValue<typeof setAcceptingInput>;

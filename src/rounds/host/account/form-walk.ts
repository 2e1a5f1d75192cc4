// What it means for a game if an account refuses a step with a form: what fails, what Round Keeper does instead, and what
// the host has to do.
import type { AccountAnswer } from '../../reply/account';

const NO_GAME = 'Don’t start a game with this account, and report this.';

/** The steps that a game takes with a form, in order. */
export const WALK = {
  open: `Google doesn’t draw a form, link it to a spreadsheet and open it. ${NO_GAME}`,
  publish:
    'A form stays unpublished, so nobody can answer it. Round Keeper says so at the form and tries again at each click. Publish it in its editor, or don’t start a game with this account.',
  tab: 'The tab for a form’s answers isn’t found in the call that linked the form. In a game the sidebar says so once for each new form: choose “Try again”.',
  responders:
    'Your organisation doesn’t let everyone with the link answer a form. Players answer with an account of your organisation, or you let everyone with the link respond in each form’s editor.',
  accept: `A form that was opened stays closed. ${NO_GAME}`,
  change: `Google doesn’t change the questions of an open form, and later rounds need that. ${NO_GAME}`,
  close:
    'A form that was closed still accepts answers. Round Keeper goes by the times of answers: those after the deadline are late, and wait for you. To keep answers out, close the form in its editor.',
  reopen: `A form that was closed stays closed. ${NO_GAME}`,
} as const;

export type WalkStep = keyof typeof WALK;

/** @param said what doesn't hold, in sentences */
export function walkAnswer(said: readonly string[]): AccountAnswer {
  return said.length > 0
    ? { kind: 'fails', text: said.join(' ') }
    : { kind: 'holds', text: 'A test form was drawn, linked, opened, changed, closed and reopened.' };
}

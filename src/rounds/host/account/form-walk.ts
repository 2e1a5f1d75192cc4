// For each form step that an account can refuse: what fails, what Round Keeper does instead, what the host must do.
import type { AccountAnswer } from '../../reply/account';

const NO_GAME = 'Don’t start a game with this account, and report this.';

/** Consequences of a failed step, in the order of the steps. */
export const WALK_STEP_FAILURES = {
  open: `Google won’t create a form, link it to a spreadsheet and open it. ${NO_GAME}`,
  publish:
    'Forms stay unpublished, so nobody can answer them. Round Keeper tries again whenever you click something. Publish each form in its editor, or don’t start a game with this account.',
  tab: 'The tab for a form’s answers isn’t found right away. In a game, the sidebar says so once for each new form. Then choose “Try again”.',
  responders:
    'Your organisation doesn’t let everyone with the link answer forms. Players need an account of your organisation, unless you let everyone with the link respond in each form’s editor.',
  accept: `A form that was opened stays closed. ${NO_GAME}`,
  change: `Google won’t change an open form’s questions, and later rounds need that. ${NO_GAME}`,
  close:
    'Closed forms still accept answers. Answers after the deadline are late and wait for you. To keep answers out, close the form in its editor.',
  reopen: `A form that was closed stays closed. ${NO_GAME}`,
} as const;

export type WalkStep = keyof typeof WALK_STEP_FAILURES;

/** @param said a sentence for each failed step */
export function walkAnswer(said: readonly string[]): AccountAnswer {
  return said.length > 0
    ? { kind: 'fails', text: said.join(' ') }
    : { kind: 'holds', text: 'A test form was created, linked, opened, changed, closed and reopened.' };
}

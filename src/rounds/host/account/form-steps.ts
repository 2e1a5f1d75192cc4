// The account check's texts for form steps that fail: what doesn't work, and what the host can do.
import type { AccountAnswer } from '../../reply/account';

const NO_GAME_ADVICE = 'Don’t start a game with this account, and report the problem.';

/** Consequences of a failed step, in the order of the steps. */
export const STEP_FAILURES = {
  open: `Google won’t let Round Keeper create a form, link it to a spreadsheet or open it. ${NO_GAME_ADVICE}`,
  publish:
    'Forms stay unpublished, so nobody can answer them. Round Keeper tries to publish the forms whenever you click something. If publishing keeps failing, publish each form in its editor, or don’t start a game with this account.',
  tab: 'Round Keeper can’t find the tab for a form’s answers right away. In a game, the sidebar shows this problem once for each new form. Choose “Try again” there.',
  responders:
    'Your organization doesn’t let everyone with the link answer forms. To let other players answer, open each form’s editor and let everyone with the link respond.',
  accept: `Opened forms still don’t accept answers. ${NO_GAME_ADVICE}`,
  change: `Google won’t let Round Keeper change an open form’s questions, so later rounds won’t work. ${NO_GAME_ADVICE}`,
  close:
    'Closed forms still accept answers. Answers after the deadline are marked as late, and you decide whether they count. To keep answers out, close the form in its editor.',
  reopen: `Closed forms can’t be reopened. ${NO_GAME_ADVICE}`,
} as const;

export type TestStep = keyof typeof STEP_FAILURES;

/** @param said a sentence for each failed step */
export function formStepsAnswer(said: readonly string[]): AccountAnswer {
  return said.length > 0
    ? { kind: 'fails', text: said.join(' ') }
    : { kind: 'holds', text: 'A test form was created, linked, opened, changed, closed and reopened.' };
}

// Sentences on what an account does not let a game do with a form, step by step: what fails, what Round Keeper then
// does, and what the host has to do.
import type { AccountAnswer } from '../../reply/account';

const NO_GAME = 'Begin no game with this account, and report this.';

/** The steps that a game takes with a form, in order, each with the sentences for an account that does not let it. */
export const ROAD = {
  draw: `Google does not draw a form with pages. ${NO_GAME}`,
  ahead:
    'A form that is neither published nor open takes answers all the same. Round Keeper then makes no form before its game is created: creating takes longer. There is nothing to do.',
  unpublished:
    'Google does not draw a form before it is published. Round Keeper publishes it first and keeps it closed: it takes answers no sooner. There is nothing to do.',
  open: `Google does not connect a form to a spreadsheet and open it. ${NO_GAME}`,
  published:
    'Google does not connect a form once it is published. Round Keeper connects it first: a form takes some seconds longer. There is nothing to do.',
  tab: 'The tab of a form’s responses is not found in the call that made it. In a game the sidebar says so once for each new form: choose “Try again”, and it goes on. Where a later line says that Google does not tell whose responses a tab holds, begin no game.',
  responders:
    'Your organisation does not allow that everyone with the link answers a form. Round Keeper goes on: players answer with an account of your organisation, or you let everyone with the link respond in each form’s editor.',
  publish:
    'A form stays unpublished, so that nobody can answer it. Round Keeper says so at the form and tries again at each click: publish it in its editor, or begin no game with this account.',
  accept: `A form that was opened stays closed. ${NO_GAME}`,
  change: `Google does not change the questions of an open form, and later rounds need that. ${NO_GAME}`,
  close:
    'A form that was closed takes answers all the same. Round Keeper goes by the times of answers: what comes after the deadline is late, and waits for you. To keep answers out, close the form in its editor.',
  reopen: `A form that was closed stays closed. ${NO_GAME}`,
} as const;

export type RoadStep = keyof typeof ROAD;

/** @param said what does not hold, in sentences */
export function roadAnswer(said: readonly string[]): AccountAnswer {
  return said.length === 0
    ? { kind: 'holds', text: 'It does: made, drawn, connected, opened, changed, closed and opened again.' }
    : { kind: 'fails', text: said.join(' ') };
}

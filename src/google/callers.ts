// Guards the top-level functions. With a page for players, any visitor can call any of them with any arguments, as the host.
// So all but the page's own functions first make sure that a host or a trigger of this script is calling.
import type { CallProblem } from '../rounds/reply/reply';
import { sameAccount } from '../rounds/record/hosts';
import { hostsStore } from './stores';
import { triggersOf } from './noted-trigger';

let asked: string | undefined;

/** The caller's address, asked for once per call; empty if Google doesn't say. */
export function activeUser(): string {
  asked ??= Session.getActiveUser().getEmail();
  return asked;
}

/** Whether the caller is the script's own account. Google says nothing about visitors, or gives another address. */
export function isHost(): boolean {
  const active = activeUser();
  return active !== '' && active === Session.getEffectiveUser().getEmail();
}

/**
 * Whether the script runs as the host's account. Triggers run as whoever created them, and two accounts would do everything
 * twice. Also true while the book has no host.
 */
export function runsAsHost(): boolean {
  const { owner } = hostsStore.read();
  return owner === undefined || sameAccount(owner, Session.getEffectiveUser().getEmail());
}

/** For everyone but the host: reveals nothing to a visitor, and tells a host what to do. */
export const NOT_THE_HOST: CallProblem = {
  code: 'not-the-host',
  text: 'Calling Round Keeper: Google doesn’t confirm that you’re signed in with the account the script runs as. Open the spreadsheet in a window with only that account, and let Round Keeper see its e-mail address.',
};

/** Whether this is the id of one of our triggers for this function; only Google and this script know those. */
export function isTrigger(handler: string, id: string): boolean {
  return id !== '' && triggersOf(handler).some((trigger) => trigger.getUniqueId() === id);
}

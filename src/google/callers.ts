// Guards the top-level functions. Through the players' page, any visitor can call any of these functions with any arguments,
// and the call runs as the host. So all functions but the page's own first check that a host or a trigger is calling.
import type { CallProblem } from '../rounds/reply/reply';
import { isSameAccount } from '../rounds/record/hosts';
import { hostsStore } from './stores';
import { findTriggers } from './recorded-trigger';

let cachedActiveUser: string | undefined;

/** The caller's e-mail address, looked up once per call; empty if Google doesn't say. */
export function activeUser(): string {
  cachedActiveUser ??= Session.getActiveUser().getEmail();
  return cachedActiveUser;
}

/** Whether the caller is the script's own account. For visitors, Google returns a different e-mail address or none. */
export function isHost(): boolean {
  const active = activeUser();
  return active !== '' && active === Session.getEffectiveUser().getEmail();
}

/**
 * Whether the script runs as the host's account; also true while the book has no host. Triggers run as the user who created
 * them, so two accounts' triggers would do everything twice.
 */
export function runsAsHost(): boolean {
  const { owner } = hostsStore.read();
  return owner === undefined || isSameAccount(owner, Session.getEffectiveUser().getEmail());
}

/** The problem for callers who aren't the host. Reveals nothing to visitors, and says what a host can do. */
export const NOT_HOST_PROBLEM: CallProblem = {
  code: 'not-the-host',
  text: 'Using Round Keeper: Google can’t confirm that you’re signed in with the account that runs the script. Open the spreadsheet in a window with only that account, and let Round Keeper see the account’s e-mail address.',
};

/** Whether this is the id of one of our triggers for this function. Only Google and this script know such ids. */
export function isScriptTrigger(handler: string, id: string): boolean {
  return id !== '' && findTriggers(handler).some((trigger) => trigger.getUniqueId() === id);
}

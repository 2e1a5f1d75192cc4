// The guard of the top-level functions. With a page for players every one can be called by every visitor, with any
// arguments, and runs as the host: each but the page's own makes sure first that a host calls it, or a trigger of this
// script.
import type { CallProblem } from '../rounds/reply/reply';
import { sameAccount } from '../rounds/record/hosts';
import { hostsStore } from './stores';
import { triggersOf } from './noted-trigger';

let asked: string | undefined;

/** Gives the address of whoever calls, which is asked for once in a call; empty where Google does not tell it. */
export function activeUser(): string {
  asked ??= Session.getActiveUser().getEmail();
  return asked;
}

/**
 * Whether the caller is the account that the script runs as: the host's, or another that may edit the book. Of a
 * visitor Google tells nothing, or another address.
 */
export function isHost(): boolean {
  const active = activeUser();
  return active !== '' && active === Session.getEffectiveUser().getEmail();
}

/**
 * Whether the script runs as the host's account. A trigger runs as whoever made it, and what two accounts did would be
 * done twice. Also true while nobody hosts in the book.
 */
export function runsAsHost(): boolean {
  const { owner } = hostsStore.read();
  return owner === undefined || sameAccount(owner, Session.getEffectiveUser().getEmail());
}

/** The refusal to everyone but the host: it tells a visitor nothing, and a host what to do. */
export const NOT_THE_HOST: CallProblem = {
  code: 'not-the-host',
  text: 'Calling Round Keeper: Google does not say that the account that clicks is the one that the program runs as. Open the spreadsheet in a window with that account alone, and allow Round Keeper to see its e-mail address.',
};

/** Whether an id is that of a trigger that calls this function; only Google and this script know such ids. */
export function isTrigger(handler: string, id: string): boolean {
  return id !== '' && triggersOf(handler).some((trigger) => trigger.getUniqueId() === id);
}

// Calls about the account: its check, co-hosts, the players' page.
import { call, deskCall } from '../../commit/call';
import { performSteps } from '../../commit/perform';
import { nothing, parts, text } from '../../reply/call-input';
import { withBooksIn } from '../../session/game-session';
import { accountCheck, askAccount } from './account-check';
import { coHostsView, nameCoHost, removeCoHost } from './co-hosts';
import { coHostAddress } from './inputs';
import { savePage } from './page-address';

export const ACCOUNT_CALLS = {
  /** The findings so far. Removes what an interrupted check left behind. */
  getAccountCheck: call({
    tried: 'Checking the account',
    input: nothing,
    made: 'nothing',
    who: 'owner',
    run: (ports) => accountCheck(ports),
  }),
  /** Asks the next question; after the last one, starts over. Call until `next` is null. */
  askAccount: call({
    tried: 'Checking the account',
    input: nothing,
    made: 'nothing',
    who: 'owner',
    run: (ports) => askAccount(ports),
  }),
  /** Co-hosts can call this too. */
  getCoHosts: call({
    tried: 'Looking at the co-hosts',
    input: nothing,
    made: 'nothing',
    who: 'hosts',
    run: (ports) => coHostsView(ports),
  }),
  /** Adds a co-host. Only this account creates files and owns triggers. */
  nameCoHost: call({
    tried: 'Adding a co-host',
    input: coHostAddress,
    made: 'nothing',
    who: 'owner',
    run: nameCoHost,
  }),
  /** They can't do anything here any more, but still can't play in this book. */
  removeCoHost: call({
    tried: 'Removing a co-host',
    input: coHostAddress,
    made: 'nothing',
    who: 'owner',
    run: removeCoHost,
  }),
  /** The address from the Apps Script editor; empty for none. */
  savePage: deskCall({
    tried: 'Saving the players’ page',
    input: parts({ address: text }),
    made: 'nothing',
    who: 'owner',
    run: (ports, { address }) =>
      performSteps(ports, withBooksIn, (session, shell) => savePage(session, shell, address)),
  }),
};

// Calls about the account: the account check, co-hosts, the address of the players' page.
import { call, deskCall } from '../../commit/call';
import { performSteps } from '../../commit/perform';
import { nothing, parts, text } from '../../reply/call-input';
import { withBooksIn } from '../../session/game-session';
import { accountCheck, askAccount } from './account-check';
import { coHostsView, nameCoHost, removeCoHost } from './co-hosts';
import { coHostAddress } from './inputs';
import { savePage } from './page-address';

export const ACCOUNT_CALLS = {
  getAccountCheck: call({
    tried: 'Checking the account',
    input: nothing,
    made: 'nothing',
    who: 'owner',
    run: (ports) => accountCheck(ports),
  }),
  /** Asks the next question; after the last one, starts over. The window calls this until `next` is null. */
  askAccount: call({
    tried: 'Checking the account',
    input: nothing,
    made: 'nothing',
    who: 'owner',
    run: (ports) => askAccount(ports),
  }),
  getCoHosts: call({
    tried: 'Looking at the co-hosts',
    input: nothing,
    made: 'nothing',
    who: 'hosts',
    run: (ports) => coHostsView(ports),
  }),
  nameCoHost: call({
    tried: 'Adding a co-host',
    input: coHostAddress,
    made: 'nothing',
    who: 'owner',
    run: nameCoHost,
  }),
  /** A former co-host can't make calls any more, and still can't play in this book. */
  removeCoHost: call({
    tried: 'Removing a co-host',
    input: coHostAddress,
    made: 'nothing',
    who: 'owner',
    run: removeCoHost,
  }),
  /** Saves the address from the Apps Script editor; empty removes it. */
  savePage: deskCall({
    tried: 'Saving the players’ page',
    input: parts({ address: text }),
    made: 'nothing',
    who: 'owner',
    run: (ports, { address }) =>
      performSteps(ports, withBooksIn, (session, shell) => savePage(session, shell, address)),
  }),
};

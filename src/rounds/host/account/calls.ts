// The calls about the account: its check, co-hosts, the address of the players' page.
import { call, deskCall } from '../../commit/call';
import { performSteps } from '../../commit/perform';
import { nothing, parts, text } from '../../reply/call-input';
import { withBooksIn } from '../../session/game-session';
import { accountCheck, askAccount } from './account-check';
import { coHostsView, nameCoHost, removeCoHost } from './co-hosts';
import { coHostAddress } from './inputs';
import { savePage } from './page-address';

export const ACCOUNT_CALLS = {
  /** Gives the findings about the host's account. Removes everything that an interrupted check left behind. */
  getAccountCheck: call({
    tried: 'Checking the account',
    input: nothing,
    made: 'nothing',
    who: 'owner',
    run: (ports) => accountCheck(ports),
  }),
  /** Asks the next question; where everything was asked, begins anew. Call until `next` is null. */
  askAccount: call({
    tried: 'Checking the account',
    input: nothing,
    made: 'nothing',
    who: 'owner',
    run: (ports) => askAccount(ports),
  }),
  /** Gives the host and the co-hosts, also to a co-host. */
  getCoHosts: call({
    tried: 'Looking at the co-hosts',
    input: nothing,
    made: 'nothing',
    who: 'hosts',
    run: (ports) => coHostsView(ports),
  }),
  /** Names an account that may host beside this one, which alone makes files and owns triggers. */
  nameCoHost: call({
    tried: 'Naming a co-host',
    input: coHostAddress,
    made: 'nothing',
    who: 'owner',
    run: nameCoHost,
  }),
  /** Ends it: they can do nothing more here, and still play in no roster of this book. */
  removeCoHost: call({
    tried: 'Removing a co-host',
    input: coHostAddress,
    made: 'nothing',
    who: 'owner',
    run: removeCoHost,
  }),
  /** Keeps the address of the players' page, as the Apps Script editor shows it; empty: there is none. */
  savePage: deskCall({
    tried: 'Saving the address of the players’ page',
    input: parts({ address: text }),
    made: 'nothing',
    who: 'owner',
    run: (ports, { address }) =>
      performSteps(ports, withBooksIn, (session, shell) => savePage(session, shell, address)),
  }),
};

// Calls about the account: the account check, co-hosts, the address of the players' page.
import { defineValueCall, defineDeskCall } from '../../commit/call';
import { performSteps } from '../../commit/perform';
import { noInput, object, text } from '../../reply/call-input';
import { requireBooks } from '../../session/game-session';
import { accountCheck, askNextQuestion } from './account-check';
import { coHostsView, addCoHost, removeCoHost } from './co-hosts';
import { coHostAddressInput } from './inputs';
import { savePage } from './page-address';

export const ACCOUNT_CALLS = {
  getAccountCheck: defineValueCall({
    tried: 'Checking the account',
    input: noInput,
    made: 'nothing',
    who: 'owner',
    run: (ports) => accountCheck(ports),
  }),
  /** Asks the next question; after the last one, starts over. The window calls this until `next` is null. */
  askAccount: defineValueCall({
    tried: 'Checking the account',
    input: noInput,
    made: 'nothing',
    who: 'owner',
    run: (ports) => askNextQuestion(ports),
  }),
  getCoHosts: defineValueCall({
    tried: 'Looking at the co-hosts',
    input: noInput,
    made: 'nothing',
    who: 'hosts',
    run: (ports) => coHostsView(ports),
  }),
  nameCoHost: defineValueCall({
    tried: 'Adding a co-host',
    input: coHostAddressInput,
    made: 'nothing',
    who: 'owner',
    run: addCoHost,
  }),
  /** A former co-host can no longer make calls, but still can't play in this book's games. */
  removeCoHost: defineValueCall({
    tried: 'Removing a co-host',
    input: coHostAddressInput,
    made: 'nothing',
    who: 'owner',
    run: removeCoHost,
  }),
  /** Saves the players' page's address, copied from the Apps Script editor. An empty address removes the page. */
  savePage: defineDeskCall({
    tried: 'Saving the page’s address',
    input: object({ address: text }),
    made: 'nothing',
    who: 'owner',
    run: (ports, { address }) =>
      performSteps(ports, requireBooks, (session, shell) => savePage(session, shell, address)),
  }),
};

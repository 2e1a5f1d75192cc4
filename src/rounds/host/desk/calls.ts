import { defineDeskCall } from '../../commit/call';
import { repairLedger } from '../../commit/perform';
import { dropOutdatedLamps } from '../../page/page-cache';
import { flag, optionalInput, noInput, optional, object } from '../../reply/call-input';
import { continueInput } from './inputs';
import { openGame } from './open-game';
import { continueRestoredBook } from './restored-book';

export const DESK_CALLS = {
  /** With `refresh`, slow checks are skipped, because the window already shows the game. */
  getDesk: defineDeskCall({
    tried: 'Opening Round Keeper',
    input: optionalInput(object({ refresh: optional(flag) })),
    made: 'nothing',
    who: 'hosts',
    run: (ports, input) => {
      const session = openGame(ports, input?.refresh ?? false);
      if (session.ok && session.value.kind === 'game') dropOutdatedLamps(ports, session.value);
      return session;
    },
  }),
  /** Repairs ledger rows that were edited by hand, as far as the data in those rows allows. */
  mendLedger: defineDeskCall({
    tried: 'Repairing the ledger',
    input: noInput,
    made: 'nothing',
    who: 'hosts',
    run: (ports) => repairLedger(ports),
  }),
  /** Continues from an older version of the book, once the host has agreed to lose everything after it. */
  goOnFromHere: defineDeskCall({
    tried: 'Continuing from an older version',
    input: continueInput,
    made: 'nothing',
    who: 'owner',
    run: (ports, input) => {
      const gone = continueRestoredBook(ports, input);
      // Opens the game fully, because this version of the book may lack its triggers and page.
      return gone.ok ? openGame(ports, false) : gone;
    },
  }),
};

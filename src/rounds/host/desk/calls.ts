// The calls that show the desk, or put its ledger right.
import { deskCall } from '../../commit/call';
import { repairLedger } from '../../commit/perform';
import { noteLamps } from '../../page/memory';
import { flag, mayLack, nothing, optional, parts } from '../../reply/call-input';
import { goneOn } from './inputs';
import { openGame } from './open-game';
import { goOnFromHere } from './restored-book';

export const DESK_CALLS = {
  /** `refresh`: for a window that has shown the desk before, and may wait a little longer for what changes seldom. */
  getDesk: deskCall({
    tried: 'Opening Round Keeper',
    input: mayLack(parts({ refresh: optional(flag) })),
    made: 'nothing',
    who: 'hosts',
    run: (ports, input) => {
      const session = openGame(ports, input?.refresh ?? false);
      if (session.ok && session.value.kind === 'game') noteLamps(ports, session.value);
      return session;
    },
  }),
  /** Puts rows of the ledger that were changed by hand right from their own data, where that is enough. */
  repairLedger: deskCall({
    tried: 'Repairing the ledger',
    input: nothing,
    made: 'nothing',
    who: 'hosts',
    run: (ports) => repairLedger(ports),
  }),
  /** Goes on from an older version of the book, once the host has agreed to what is lost. */
  goOnFromHere: deskCall({
    tried: 'Going on from an older version of the book',
    input: goneOn,
    made: 'nothing',
    who: 'owner',
    run: (ports, input) => {
      const gone = goOnFromHere(ports, input);
      // The game is opened anew, since its triggers and its page may be missing in the book as it is now.
      return gone.ok ? openGame(ports, false) : gone;
    },
  }),
};

// The calls about what has been played: its history, and its end.
import { ok } from '../../../games/frame/result';
import { call, deskCall } from '../../commit/call';
import { readInGame, performInGame } from '../../commit/perform';
import { nothing, parts, text } from '../../reply/call-input';
import { historyView } from './history-view';
import { closeGame, publish } from './lifecycle';

export const HISTORY_CALLS = {
  /** Gives all that was done, the first first. */
  getHistory: call({
    tried: 'Looking at the history',
    input: nothing,
    made: 'nothing',
    who: 'hosts',
    run: (ports) => readInGame(ports, (session) => ok(historyView(session))),
  }),
  publishEverything: deskCall({
    tried: 'Publishing everything',
    input: nothing,
    made: 'match',
    who: 'owner',
    run: (ports) => performInGame(ports, publish),
  }),
  /** Puts the ended or abandoned game away so that another can be set up in this book. */
  closeGame: deskCall({
    tried: 'Closing the game',
    input: parts({ reason: text }),
    made: 'match',
    who: 'owner',
    run: (ports, { reason }) => performInGame(ports, (session) => closeGame(session, reason)),
  }),
};

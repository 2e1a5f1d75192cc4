// The calls about what has been played: its history, and its end.
import { ok } from '../../../games/frame/result';
import { call, deskCall } from '../../commit/call';
import { readInGame, performInGame } from '../../commit/perform';
import { nothing } from '../../reply/call-input';
import { historyView } from './history-view';
import { publish } from './publish';

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
};

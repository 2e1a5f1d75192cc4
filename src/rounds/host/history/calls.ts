// The calls about what has been played: its history, its files, and its end.
import { fail, ok } from '../../../games/frame/result';
import { call, deskCall } from '../../commit/call';
import { readInGame, performInGame } from '../../commit/perform';
import { scenarioOf } from '../../proof/export';
import { nothing, parts, text } from '../../reply/call-input';
import type { GameSession } from '../../session/game-session';
import { templateOf } from '../../session/template';
import { historyView } from './history-view';
import { closeGame, exportRecord, publish } from './lifecycle';

export const HISTORY_CALLS = {
  /** Gives all that was done, the first first. */
  getHistory: call({
    tried: 'Looking at the history',
    input: nothing,
    made: 'nothing',
    who: 'hosts',
    run: (ports) => readInGame(ports, (session) => ok(historyView(session))),
  }),
  /** Gives set-up and questions without anything of who played, for others to play. */
  exportTemplate: call({
    tried: 'Passing a match on',
    input: nothing,
    made: 'nothing',
    who: 'hosts',
    run: (ports) =>
      readInGame(ports, (session) => {
        const template = templateOf(session);
        return template === undefined
          ? fail({
              code: 'no-template',
              text: 'Passing a match on: this game is the same wherever it is played.',
            })
          : ok({ name: `${fileWord(session)}-template.json`, template });
      }),
  }),
  exportGame: call({
    tried: 'Exporting the game',
    input: nothing,
    made: 'nothing',
    who: 'hosts',
    run: (ports) =>
      readInGame(ports, ({ record }) => {
        const name = `${record.setUp.game}-${new Date(record.startedAt).toISOString().slice(0, 10)}.json`;
        return ok({ name, scenario: scenarioOf(record) });
      }),
  }),
  /** After the end: the whole record, for everyone to keep and prove with `npm run verify`. */
  exportRecord: call({
    tried: 'Making the record',
    input: nothing,
    made: 'nothing',
    who: 'hosts',
    run: (ports) => readInGame(ports, exportRecord),
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

/** Gives the title of a match as a file may be called by it. */
function fileWord({ match, game }: GameSession): string {
  const words = match.info.title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [game.info.id];
  return Array.from(words.join('-')).slice(0, LONGEST_FILE_WORD).join('');
}

const LONGEST_FILE_WORD = 60;

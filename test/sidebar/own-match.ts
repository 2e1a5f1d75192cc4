// The host's part of their own match in the sidebar, made by the game itself, with long names and words.
import { GAMES } from '../../src/games/catalogue';
import { findGame } from '../../src/games/frame/catalogue';
import type { JsonObject } from '../../src/games/frame/json';
import type { StageView } from '../../src/rounds/host/stage/views';
import { stage, submission } from './stage-fixtures';

const PLAYERS = ['Ana', 'Bo', 'Wolfeschlegelsteinhausenbergerdorff'] as const;

/** The first round of a match with settings of its own; `more`: further ones. */
export function ownRound(part: Partial<StageView> = {}, more: JsonObject = {}): StageView {
  const game = findGame(GAMES, 'own-match');
  const settings = {
    title: 'The silent auction',
    questions: [
      { title: 'Your bid', kind: 'number', least: 0, most: 12, help: 'In coins.' },
      { title: 'Which lot', kind: 'choice', choices: ['lamp', 'clock'], for: 'Heaven' },
    ],
    scores: [
      { name: 'Points', shown: 'everyone' },
      { name: 'Coins', start: 20, shown: 'owner' },
    ],
    ...more,
  };
  const players = PLAYERS.map((name, index) => ({ name, group: index === 0 ? 'Heaven' : '' }));
  const begun = game?.begin(players, settings, 'a seed that is long enough');
  if (begun?.ok !== true || begun.value.stage === null) throw new Error('The match does not begin.');
  const { name, title, asks, hostQuestions } = begun.value.stage;
  return stage({
    name,
    title,
    asks: asks.map((ask) => ({
      form: ask.form,
      title: ask.title,
      help: ask.help,
      players: ask.players,
      questions: ask.questions,
    })),
    hostQuestions,
    waitingFor: [PLAYERS[2]],
    notices: [],
    submissions: [
      submission({
        id: 'a1',
        player: 'Ana',
        words: [
          { title: 'Your bid', answer: '7' },
          { title: 'Which lot', answer: 'lamp' },
        ],
      }),
      submission({
        id: 'b0',
        player: 'Bo',
        fate: 'replaced',
        words: [{ title: 'Your bid', answer: '11' }],
      }),
      submission({ id: 'b1', player: 'Bo', words: [{ title: 'Your bid', answer: '3' }] }),
    ],
    ...part,
  });
}

// Files that are no scenario: each is refused with the place of its fault.
import { GAMES } from '../../../src/games/catalogue';
import { given } from '../../../src/commands/desk-calls';
import { type JsonObject } from '../../../src/games/frame/json';
import { placeText } from '../../../src/games/frame/result';
import { playScenario, resultJson } from '../../../src/rounds/proof/scenario';
import { played } from '../../support/paper-game';

const book = played(2);
const { content: scenario } = given(book.desk.exportFile({ what: 'game' }));

function play(json: unknown): JsonObject | string {
  const result = playScenario(JSON.parse(JSON.stringify(json)), GAMES);
  if (result.ok) return resultJson(result.value);
  return result.error.map(({ place, text }) => `${placeText(place)}: ${text}`).join(' ');
}

test.each([
  ['an unknown game', { game: 'chess' }, 'game: “chess” is not one of'],
  ['an unknown field', { extra: 1 }, 'extra'],
  ['no seed', { seed: undefined }, 'seed'],
  ['a wrong setting', { settings: { rows: -1 } }, 'settings.rows'],
  ['a stage out of order', { stages: [{ stage: 'round-2' }] }, 'is out of order, expected round-1'],
  ['host facts where there are none', { stages: [{ stage: 'round-1', host: { no: 1 } }] }, 'stages[0].host'],
])('%s is no scenario, and the place is named', (_, change, words) => {
  expect(play({ ...scenario, ...change })).toContain(words);
});

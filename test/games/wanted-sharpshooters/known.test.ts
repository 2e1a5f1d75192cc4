// Closed choices follow the host's entries for the round that is open: everyone reads a correction, and
// the player alone an exchange.
import { closedAnswers } from '../../../src/games/frame/closed';
import { askOf } from '../../../src/games/frame/submissions';
import { GAMES } from '../../../src/games/catalogue';
import { begin } from '../random-play';

const ITEMS = [
  { id: 'pad', name: 'Pad', price: 3, copies: 3, effect: { kind: 'shoot-back' } },
  { id: 'axe', name: 'Axe', price: 5, copies: 3, effect: { kind: 'shoot-back' } },
];

function closedToAna(hostFacts: unknown): readonly string[] {
  const game = GAMES.find(({ info }) => info.id === 'wanted-sharpshooters');
  const names = ['Ana', 'Bo', 'Cy', 'Di', 'Ed'];
  const players = names.map((name) => ({ name, meadow: 'Clover', garnets: 1 }));
  if (game === undefined) throw new Error('There is no such game.');
  const match = begin(game, { players, settings: { bullets: 1, items: ITEMS }, seed: 'known' });
  const entered = match.enter(hostFacts);
  const asked = entered.ok && entered.value.match.stage ? askOf(entered.value.match.stage, 'Ana') : undefined;
  if (asked === undefined) throw new Error('Ana is not asked.');
  return closedAnswers(asked.closed('Ana'), asked)
    .filter(({ title }) => title === 'What you buy')
    .map(({ answer, why }) => `${answer}: ${why}`);
}

const PAD = 'Pad (3 bullets; 3 left)';
const AXE = 'Axe (5 bullets; 3 left)';

test('a corrected balance pays for more', () => {
  const [few, more] = ['too few bullets: you can have 2 at most', 'too few bullets: you can have 4 at most'];
  expect(closedToAna({})).toEqual([`${PAD}: ${few}`, `${AXE}: ${few}`]);
  expect(closedToAna({ garnets: { Ana: 3 } })).toEqual([`${AXE}: ${more}`]);
  expect(closedToAna({ garnets: { Bo: 9 }, exchange: { Bo: 1 } })).toEqual([
    `${PAD}: ${few}`,
    `${AXE}: ${few}`,
  ]);
});

test('bullets that the host exchanged are there', () => {
  expect(closedToAna({ garnets: { Ana: 3 }, exchange: { Ana: 3 } })).toEqual([
    `${AXE}: too few bullets: you have 4`,
  ]);
});

// Host entries during a round close choices. A correction changes everyone's choices; an exchange, only one player's.
import { closedTo, entered } from '../by-hand';
import { gameOf } from '../pages';
import { begin } from '../random-play';

const ITEMS = [
  { id: 'pad', name: 'Pad', price: 3, copies: 3, effect: { kind: 'shoot-back' } },
  { id: 'axe', name: 'Axe', price: 5, copies: 3, effect: { kind: 'shoot-back' } },
];

function closedToAna(hostFacts: unknown): readonly string[] {
  const players = ['Ana', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => ({ name, meadow: 'Clover', garnets: 1 }));
  const start = { players, settings: { bullets: 1, items: ITEMS }, seed: 'known' };
  const { match } = entered(begin(gameOf('wanted-sharpshooters'), start), hostFacts);
  return closedTo(match, 'Ana', 'What you buy');
}

const PAD = 'Pad (3 bullets; 3 left)';
const AXE = 'Axe (5 bullets; 3 left)';

test('after a correction, a player can afford more', () => {
  const [few, more] = [
    'too few bullets: you have 2, counting your garnets',
    'too few bullets: you have 4, counting your garnets',
  ];
  expect(closedToAna({})).toEqual([`${PAD}: ${few}`, `${AXE}: ${few}`]);
  expect(closedToAna({ garnets: { Ana: 3 } })).toEqual([`${AXE}: ${more}`]);
  expect(closedToAna({ garnets: { Bo: 9 }, exchange: { Bo: 1 } })).toEqual([
    `${PAD}: ${few}`,
    `${AXE}: ${few}`,
  ]);
});

test('bullets that the host exchanged can be used', () => {
  expect(closedToAna({ garnets: { Ana: 3 }, exchange: { Ana: 3 } })).toEqual([
    `${AXE}: too few bullets: you have 4`,
  ]);
});

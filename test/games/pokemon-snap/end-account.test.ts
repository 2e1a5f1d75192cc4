// The last message to everyone: Heaven's winners first, then how, then what follows (PS-18).
import { lineText } from '../../../src/games/frame/account';
import { endLines } from '../../../src/games/pokemon-snap/end-account';
import type { Appeal, Outcome, Results } from '../../../src/games/pokemon-snap/types';

const appeal = (total: number): Appeal => ({ V: 0, W: total, X: 0, Y: 0, Z: 0, total });
const results: Results = {
  appeal: new Map([
    ['Ana', appeal(3)],
    ['Bo', appeal(2)],
    ['Cy', appeal(0)],
    ['Di', appeal(0)],
    ['Eve', appeal(0)],
    ['Fay', appeal(0)],
  ]),
  exhibits: { A: 'Iris', B: null, C: null, D: null, E: null },
  points: new Map([
    ['Iris', 1],
    ['Joel', 0],
  ]),
};

test('one winner of Heaven', () => {
  const outcome: Outcome = {
    winners: ['Iris'],
    best: { names: ['Ana', 'Bo'], tie: null },
    picked: 'Cy',
    mark: {
      name: 'Fay',
      tie: { ap: 0, before: ['Di', 'Eve'], after: ['Fay'], brokenBy: 'order' },
      spared: null,
    },
    heaven: ['Ana', 'Bo', 'Cy', 'Iris'],
    hell: ['Di', 'Eve', 'Fay', 'Joel'],
  };
  expect(endLines({ outcome, results }).map(lineText)).toEqual([
    'Winner of Heaven: Iris. Iris has 1 point and Joel has 0 points. Joel falls to Hell, without a mark.',
    'Ascending with most AP: Ana (3) and Bo (2).',
    'Taken along: Cy. Iris picked Cy.',
    'The mark: Fay. No Pokémon in Hell has fewer AP than Fay: 0. Fay ties with Di and Eve on 0 AP: the order of Iris decides.',
    'In Heaven afterwards: Ana, Bo, Cy and Iris.',
    'In Hell afterwards: Di, Eve, Fay and Joel.',
  ]);
});

test('a tie in Heaven is called one, and a draw a draw', () => {
  const outcome: Outcome = {
    winners: ['Iris', 'Joel'],
    best: { names: ['Ana', 'Bo'], tie: null },
    picked: null,
    mark: {
      name: 'Fay',
      tie: { ap: 0, before: ['Cy', 'Di', 'Eve'], after: ['Fay'], brokenBy: 'draw' },
      spared: null,
    },
    heaven: ['Ana', 'Bo', 'Iris', 'Joel'],
    hell: ['Cy', 'Di', 'Eve', 'Fay'],
  };
  const tied = {
    ...results,
    points: new Map([
      ['Iris', 1],
      ['Joel', 1],
    ]),
  };
  expect(endLines({ outcome, results: tied }).map(lineText)).toEqual([
    'Heaven is a tie: Iris and Joel. Iris has 1 point and Joel has 1 point. Both stay.',
    'Ascending with most AP: Ana (3) and Bo (2).',
    'Taken along: nobody. Iris and Joel agreed on nobody else, so two ascend for their AP.',
    'The mark: Fay. No Pokémon in Hell has fewer AP than Fay: 0. Fay ties with Cy, Di and Eve on 0 AP: a draw decides.',
    'In Heaven afterwards: Ana, Bo, Iris and Joel.',
    'In Hell afterwards: Cy, Di, Eve and Fay.',
  ]);
});

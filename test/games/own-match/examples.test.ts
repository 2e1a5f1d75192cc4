// The example matches in docs/examples: they can be played, and end as described.
import { GAMES } from '../../../src/games/catalogue';
import { good } from '../by-hand';
import { readdirSync, readFileSync } from 'node:fs';
import { playScenario } from '../../../src/rounds/proof/scenario';

const FOLDER = 'docs/examples';

const OUTCOMES: Readonly<Record<string, object>> = {
  'ranking-quiz': {
    winners: ['Ana'],
    candidate: 'Bo',
    text: 'Ana has 10 points, Chen 5, Bo 3.',
    scores: { Points: { Ana: 10, Bo: 3, Chen: 5 } },
  },
  'sealed-bid-auction': {
    winners: ['Bo'],
    candidate: 'Dora',
    text: 'Bo has the painting. Chen and Dora have nothing; Dora bid less for the clock.',
    scores: { Points: { Ana: 2, Bo: 3, Chen: 0, Dora: 0 }, Coins: { Ana: 10, Bo: 13, Chen: 30, Dora: 30 } },
  },
  'vote-with-a-traitor': {
    winners: ['Ana', 'Bo', 'Dora', 'Emil'],
    candidate: null,
    text: 'Chen was the traitor, and you found out.',
    scores: {
      'Votes against you': { Ana: 0, Bo: 2, Chen: 4, Dora: 3, Emil: 0 },
      Loot: { Ana: 0, Bo: 0, Chen: 1, Dora: 0, Emil: -1 },
    },
  },
};

test.each(readdirSync(FOLDER))('%s is played to its end, and every answer counts', (file) => {
  const { match, stages } = good(playScenario(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')), GAMES));
  expect(stages.flatMap(({ fates }) => fates).filter(({ fate }) => fate.kind === 'refused')).toEqual([]);
  expect(match.outcome).toEqual(OUTCOMES[file.replace(/\.json$/, '')]);
});

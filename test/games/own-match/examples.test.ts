// The matches in docs/examples, as hosts may pass them on: they play as they say, and keep what is secret in them.
import { GAMES } from '../../../src/games/catalogue';
import { readdirSync, readFileSync } from 'node:fs';
import { plainTab } from '../../../src/games/frame/tabs';
import { playScenario } from '../../../src/rounds/proof/scenario';

const FOLDER = 'docs/examples';

function played(name: string) {
  const text = readFileSync(`${FOLDER}/${name}.json`, 'utf8');
  const result = playScenario(JSON.parse(text) as unknown, GAMES);
  if (!result.ok) throw new Error(result.error.map((problem) => problem.text).join(' '));
  const { match, stages } = result.value;
  const reads = (reader: 'everyone' | { readonly player: string }): string =>
    match
      .view(reader)
      .flatMap((tab) => plainTab(tab).rows.map((row) => row.join(' | ')))
      .join('\n');
  const refused = stages.flatMap(({ fates }) => fates.filter(({ fate }) => fate.kind === 'refused'));
  return { match, refused, reads };
}

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
  const name = file.replace(/\.json$/, '');
  const { match, refused } = played(name);
  expect(refused).toEqual([]);
  expect(match.outcome).toEqual(OUTCOMES[name]);
});

test('the auction: bids and coins are their owners’', () => {
  const { reads } = played('sealed-bid-auction');
  expect(reads({ player: 'Bo' })).toContain('Your bid: 17');
  expect(reads('everyone')).not.toMatch(/\b17\b|Coins|Your bid/u);
  expect(reads({ player: 'Ana' })).not.toMatch(/\b17\b/u);
});

test('the vote: who is the traitor is told to the traitor alone, and all are asked the same', () => {
  const { reads, match } = played('vote-with-a-traitor');
  const others = match.roster.filter((name) => name !== 'Chen');
  expect(reads({ player: 'Chen' })).toContain('You are the traitor');
  for (const player of others) {
    expect(reads({ player })).toContain('You are loyal.');
    expect(reads({ player })).not.toMatch(/You are the traitor|I rob/u);
  }
  const asked = (player: string): readonly string[] =>
    reads({ player })
      .split('\n')
      .filter((row) => row.startsWith('Round 2 | ') && row.includes(' | another player'));
  for (const player of others) expect(asked(player)).toEqual(asked('Chen'));
});

test('the quiz: answers are published, and who has none is shown as –', () => {
  const text = played('ranking-quiz').reads('everyone');
  expect(text).toContain('Round 1 | Bo | Rivers, the longest first | Nile, Thames, Danube');
  expect(text).toContain('Round 1 | Chen | – | –');
});

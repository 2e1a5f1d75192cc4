// The casebook's test runner: a wrong expectation fails and names the rules it covers; a typo in a file fails, too.
import { playable } from '../../src/games/frame/playable';
import { loneNumber } from '../example-game/game';
import type { Folder } from './files';
import { type Case } from './format';
import { judged } from './judged';

const CASE: Case = {
  case: 'LN-1.1',
  title: 'Bo names the lowest number',
  players: 'three',
  settings: ['short', { luckyNumber: 9 }],
  stages: [
    {
      stage: 'round-1',
      moves: { Ana: { number: 4 }, Bo: { number: 2 }, Cy: { number: 0 } },
      expect: { counted: { Ana: 0, Bo: 1 }, refused: [{ index: 2, player: 'Cy', reasons: 1 }] },
    },
  ],
  expect: { next: null, outcome: null },
};
const SHARED = {
  rosters: { three: [{ name: 'Ana' }, { name: 'Bo' }, { name: 'Cy' }] },
  settings: new Map([['short', { rounds: 1, luckyNumber: 1 }]]),
};
const FOLDER: Folder = {
  ...{ name: 'lone-number', clauses: [], cases: [], problems: [] },
  rulings: [{ id: 'LN-1', says: 'The lowest lone number scores.' }],
};

function failure(change: Partial<Case>): string | undefined {
  const filed = { file: 'x.yaml', entry: { ...CASE, ...change }, shared: SHARED };
  return judged(FOLDER, filed, [FOLDER], [playable(loneNumber)]).failure;
}

function expecting(expect: NonNullable<NonNullable<Case['stages']>[number]['expect']>): Partial<Case> {
  return { stages: (CASE.stages ?? []).map((stage) => ({ ...stage, expect })), expect: {} };
}

test('a case combines shared settings with its own, and passes', () => {
  expect(failure({ expect: { next: 'prize' } })).toBeUndefined();
  expect(failure({})).toContain('- next: expected null, got "prize"');
  expect(failure({})).toContain('It covers:\n- LN-1: The lowest lone number scores.');
});

test.each<[Partial<Case>, string]>([
  [expecting({ counted: { Ana: 0 } }), 'counted: expected'],
  [expecting({ refused: [{ index: 2, player: 'Cy', saying: ['twice'] }] }), 'no reason says “twice”'],
  [expecting({ state: { scores: { Bo: 2 } } }), 'state.scores.Bo: expected 2, got 1'],
  [expecting({ tells: new Map([['Ana', ['Round 1 | 2']]]) }), 'Ana is not told "Round 1 | 2"'],
  [expecting({ hides: new Map([['public', [2]]]) }), 'public is told 2'],
  [{ expect: { warnings: ['rain'] } }, 'none says “rain”'],
  [{ same: { to: ['Ana'], change: {} } }, 'the pair shows nothing'],
])('a wrong expectation is reported: %#', (change, difference) => {
  expect(failure(change)).toContain(difference);
});

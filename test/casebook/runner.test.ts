// The casebook's own runner: a wrong expectation fails, a pair that shows nothing fails, and so does a slip.
import { playable } from '../../src/games/frame/playable';
import { loneNumber } from '../example-game/game';
import { readCases, readRules, readRulings, type Case } from './format';
import { runCase } from './run';

const SOUND: Case = {
  case: 'LN-1.1',
  title: 'Bo names the lowest number',
  players: [{ name: 'Ana' }, { name: 'Bo' }, { name: 'Cy' }],
  stages: [
    {
      stage: 'round-1',
      moves: { Ana: { number: 4 }, Bo: { number: 2 }, Cy: { number: 0 } },
      expect: {
        counted: { Ana: 0, Bo: 1 },
        refused: [{ index: 2, player: 'Cy', saying: ['from 1 to 9'], reasons: 1 }],
        state: { scores: { Bo: 1 } },
        tells: new Map([['Bo', ['Round 1 | 2', 1]]]),
        hides: new Map([['public', ['scored 1']]]),
      },
    },
  ],
  expect: { next: 'round-2', outcome: null, warnings: [] },
};

function differences(change: Partial<Case>): readonly string[] {
  const entry = { ...SOUND, ...change };
  return runCase({ name: 'lone-number' }, { entry, rosters: {} }, [playable(loneNumber)]).differences;
}

function expecting(expect: NonNullable<NonNullable<Case['stages']>[number]['expect']>): Partial<Case> {
  return { stages: (SOUND.stages ?? []).map((stage) => ({ ...stage, expect })) };
}

test('a case that holds has no differences', () => {
  expect(differences({})).toEqual([]);
});

test.each<[Partial<Case>, string]>([
  [expecting({ counted: { Ana: 0 } }), 'counted: expected'],
  [expecting({ refused: [] }), 'refused: expected'],
  [expecting({ refused: [{ index: 2, player: 'Cy', saying: ['twice'] }] }), 'no reason says “twice”'],
  [expecting({ refused: [{ index: 2, player: 'Cy', reasons: 2 }] }), 'expected 2 reasons'],
  [expecting({ state: { scores: { Bo: 2 } } }), 'state.scores.Bo: expected 2, got 1'],
  [expecting({ state: { scores: { Dora: 0 } } }), 'state.scores.Dora: expected 0, got nothing'],
  [expecting({ tells: new Map([['Ana', ['Round 1 | 2']]]) }), 'Ana is not told "Round 1 | 2"'],
  [expecting({ tells: new Map([['Zed', ['x']]]) }), 'nobody is called “Zed”'],
  [expecting({ hides: new Map([['public', [2]]]) }), 'public is told 2'],
  [{ expect: { next: null } }, 'next: expected null'],
  [{ expect: { outcome: { winner: 'Bo' } } }, 'outcome: expected'],
  [{ expect: { warnings: ['rain'] } }, 'none says “rain”'],
  [{ expect: { error: ['players'] }, stages: [] }, 'but it plays'],
  [{ players: [] }, 'this is not a scenario'],
  [{ same: { to: ['Ana'], change: {} } }, 'the pair shows nothing'],
  [
    { same: { to: ['public'], change: { stages: [{ stage: 'round-1', moves: { Bo: { number: 3 } } }] } } },
    'public can tell them apart',
  ],
])('a wrong expectation is named: %#', (change, difference) => {
  expect(differences(change).join('\n')).toContain(difference);
});

test.each<[unknown, string]>([
  [{ cases: [{ case: 'SL-1.1', title: 'x', expects: {} }] }, 'SL-1.1 expects: “expects” is not asked for'],
  [{ cases: [{ case: 'SL-1.1', title: 'x' }] }, 'SL-1.1: it expects nothing'],
  [{ cases: [{ case: 'SL-1.1', title: 'x', expect: {} }] }, 'SL-1.1: it expects nothing'],
  [{ cases: [{ case: 'SL-1', title: 'x', expect: { next: null } }] }, 'not of the form SL-4.1'],
  [{ cases: [{ case: 'SL-1.1', expect: { next: null } }] }, 'SL-1.1 title'],
  [{ cases: [{ case: 'SL-1.1', title: 'x', covers: ['four'], expect: { next: null } }] }, 'covers “four”'],
  [{ cases: [{ case: 'SL-1.1', title: 'x', expect: { error: 'x', next: null } }] }, 'nothing else'],
  [{ case: [] }, 'cases'],
  [null, 'not an object'],
])('a slip in a file is named: %#', (file, problem) => {
  expect(readCases(file).problems.join('\n')).toContain(problem);
});

test('a rule that stands twice, or has an odd name, is named', () => {
  const rule = { id: 'SL-1', says: 'x' };
  expect(readRules([rule, rule, { id: 'four corners', says: 'x' }]).problems).toEqual([
    'SL-1 stands here twice',
    '“four corners” is not of the form SL-4 or sheet:some-clause',
  ]);
});

test('a ruling that is missing or of another game is named', () => {
  const rulings = ['SL-1', 'SL-3', 'PS-3'].map((id) => ({ id, says: 'x' }));
  expect(readRulings(rulings).problems).toEqual(['“PS-3” stands where SL-4 or a later one should']);
});

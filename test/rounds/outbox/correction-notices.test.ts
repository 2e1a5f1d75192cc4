// Correction notices: in words, each number once, and no longer than anybody reads.
import { cellValue } from '../../../src/games/frame/tabs';
import { EVERYONE } from '../../../src/rounds/reply/reply';
import {
  correctionNotice,
  correctionsTab,
  noticeMessages,
} from '../../../src/rounds/outbox/correction-notices';
import type { Notice } from '../../../src/rounds/record/game-record';

const GARNETS = { was: '4', now: '3' };

const stage = (name: string, ...lines: readonly string[]) => ({ stage: name, lines });
const AFTER = { text: 'Round 2 was corrected.', stage: 'Round 2' };

test('it says in the words of the game what happened, and how it ends', () => {
  const told = [
    stage('Round 1'),
    stage('Round 2', 'Ada succeeded in a Black Mission: Memory', 'Attempts left: Memory 2.', 'More.'),
    stage('Round 3', 'Ben has 4.'),
    stage('Round 4', 'Ada wins: Ada succeeded in a Black Mission.'),
  ];
  expect(correctionNotice(AFTER, told, []).text.split('\n')).toEqual([
    'Round 2 was corrected.',
    'Ada succeeded in a Black Mission: Memory.',
    'Attempts left: Memory 2.',
    'Round 4: Ada wins: Ada succeeded in a Black Mission.',
  ]);
  expect(correctionNotice(AFTER, [stage('Round 2', 'Ada wins.')], []).text).toBe(
    'Round 2 was corrected.\nAda wins.',
  );
  expect(correctionNotice(AFTER, [stage('Round 2')], []).text).toBe('Round 2 was corrected.');
});

test('in the list the stage is said once, and a number that two tabs show is, too', () => {
  expect(
    correctionNotice(
      AFTER,
      [],
      [
        { tab: 'You', row: 'Black garnets', kind: 'changed', cells: [{ what: '', ...GARNETS }] },
        {
          tab: 'Your rounds',
          row: 'Round 2',
          kind: 'changed',
          cells: [{ what: 'black garnets', ...GARNETS }],
        },
        {
          tab: 'Your rounds',
          row: 'Round 3',
          kind: 'changed',
          cells: [{ what: 'black garnets', ...GARNETS }],
        },
      ],
    ).lines,
  ).toEqual(['Black garnets: 4 → 3.', 'Round 3: black garnets 4 → 3.']);
});

test('many changes are counted, long ones cut', () => {
  const changes = Array.from({ length: 20 }, (_, index) => ({
    tab: 'Log',
    row: `Round ${index}`,
    kind: 'new' as const,
    cells: [{ what: 'what', was: '', now: 'x'.repeat(1000) }],
  }));
  const headline = { text: 'The settings were changed.', stage: '' };
  const { text, lines } = correctionNotice(headline, [stage('Round 1', 'y'.repeat(1000))], changes);
  expect(lines).toHaveLength(13);
  expect(lines.at(-1)).toBe('And 8 more: see the other tabs of this book.');
  expect(Math.max(...[...lines, ...text.split('\n')].map(({ length }) => length))).toBeLessThan(310);
});

test('as messages no name is markup, and it is said where the list is', () => {
  const text = 'Round 1 was corrected.\n*Ana*: lives 3 → 2.';
  expect(
    noticeMessages([
      { to: { player: '@all' }, text, lines: [] },
      { to: { player: 'Ana' }, text, lines: ['Lives: 3 → 2.'] },
      { to: EVERYONE, text, lines: ['Ana: lives 3 → 2.'] },
    ]).map((message) => message.text.split('\n')),
  ).toEqual([
    ['**Round 1 was corrected.**', '\\*Ana\\*: lives 3 → 2.'],
    [
      '**Round 1 was corrected.**',
      '\\*Ana\\*: lives 3 → 2.',
      'All that changed is listed in your book, in the tab Corrections.',
    ],
    [
      '**Round 1 was corrected.**',
      '\\*Ana\\*: lives 3 → 2.',
      'All that changed is listed in the public book, in the tab Corrections.',
    ],
  ]);
});

test('the tab lists what each correction changed for its reader, the latest first; there is none of what is not known', () => {
  const correction = (at: number, notices: readonly Notice[]) => ({
    row: 3,
    at,
    goesBack: false,
    notices,
    pages: [],
  });
  const all = [
    correction(0, [{ to: { player: 'Ana' }, text: 'Round 1 was corrected.', lines: ['Lives: 3 → 2.'] }]),
    correction(1, [{ to: { player: 'Bo' }, text: 'For Bo.', lines: ['Bo’s.'] }]),
    correction(60_000, [
      { to: { player: 'Ana' }, text: 'Round 2 was corrected.\nAna wins.', lines: ['Result: winner.'] },
    ]),
  ];
  const [tab, ...more] = correctionsTab(all, { player: 'Ana' }, 'UTC');
  expect(more).toEqual([]);
  const values = tab?.rows
    .map((row) => row.map(cellValue).join(' '))
    .filter((text) => !text.includes('1970'));
  expect(values).toEqual([
    ...['Corrections', 'Round 2 was corrected.', 'Ana wins.', 'All that changed', 'Result: winner.', ''],
    ...['Round 1 was corrected.', 'All that changed', 'Lives: 3 → 2.', ''],
  ]);
  expect(
    correctionsTab(
      [correction(0, [{ to: { player: 'Ana' }, text: 'Round 1 is open again.', lines: [] }])],
      { player: 'Ana' },
      'UTC',
    ),
  ).toEqual([]);
});

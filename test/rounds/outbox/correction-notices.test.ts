// Correction notices: in words, each number once, and no longer than anybody reads.
import { correctionNotice, noticeMessages } from '../../../src/rounds/outbox/correction-notices';

const GARNETS = { was: '4', now: '3' };

test('the stage is said once, and a number that two tabs show is, too', () => {
  expect(
    correctionNotice('Round 2 was corrected.', 'Round 2', [
      { tab: 'You', row: 'Black garnets', kind: 'changed', cells: [{ what: '', ...GARNETS }] },
      { tab: 'Your rounds', row: 'Round 2', kind: 'changed', cells: [{ what: 'black garnets', ...GARNETS }] },
      { tab: 'Your rounds', row: 'Round 3', kind: 'changed', cells: [{ what: 'black garnets', ...GARNETS }] },
    ]),
  ).toBe('Round 2 was corrected.\nBlack garnets: 4 → 3.\nRound 3: black garnets 4 → 3.');
});

test('many changes are counted, long ones cut', () => {
  const changes = Array.from({ length: 20 }, (_, index) => ({
    tab: 'Log',
    row: `Round ${index}`,
    kind: 'new' as const,
    cells: [{ what: 'what', was: '', now: 'x'.repeat(1000) }],
  }));
  const lines = correctionNotice('The settings were changed.', '', changes).split('\n');
  expect(lines).toHaveLength(14);
  expect(lines.at(-1)).toBe('And 8 more: see the other tabs of this book.');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(310);
});

test('as messages no name is markup', () => {
  expect(noticeMessages([{ to: '@all', text: 'Round 1 was corrected.\n*Ana*: lives 3 → 2.' }])).toEqual([
    { to: '@all', text: '**Round 1 was corrected.**\n\\*Ana\\*: lives 3 → 2.' },
  ]);
});

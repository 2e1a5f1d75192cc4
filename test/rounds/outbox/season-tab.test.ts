// The lines about a match in the season's tab.
import { resultLines } from '../../../src/rounds/outbox/season-matches';

test('the result’s line of winners is not repeated, but what else it says', () => {
  const match = { state: 'counted', winners: ['Ann'], wonBy: ['Olga (for Ann)'], later: [] } as const;
  const linesOf = (line: string): readonly string[] => resultLines({ ...match, decided: [line] });
  expect(linesOf('Winner: Ann – Ann has the higher score.')).toEqual([
    'Won by Olga (for Ann).',
    'Ann has the higher score.',
  ]);
  expect(linesOf('Winner: Ann')).toEqual(['Won by Olga (for Ann).']);
  expect(linesOf('Winner: Annabel')).toEqual(['Won by Olga (for Ann).', 'Winner: Annabel']);
});

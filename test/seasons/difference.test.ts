// The difference that a correction makes in what a match leaves (SN-4).
import { differenceOf } from '../../src/seasons/difference';
import { makeChanges } from '../../src/seasons/changes';
import { startSeason } from '../../src/seasons/start';
import type { Caused, Change, Season } from '../../src/seasons/types';

function season(): Season {
  const started = startSeason(
    'The Elder Tree',
    {},
    ['Ana', 'Bo'].map((name) => ({ name, purses: new Map([['garnets', 5]]), tokens: 0, marks: [] })),
  );
  if (!started.ok) throw new Error('No season.');
  return { ...started.value, episodes: ['1'] };
}

const caused = (change: Change): Caused => ({ ...change, cause: 'The match.' });

/** The difference for a season in which `before` was counted. */
function difference(before: readonly Change[], after: readonly Change[]): readonly Change[] {
  const left = before.map(caused);
  const counted = makeChanges(season(), left).season;
  return differenceOf(counted, left, after.map(caused)).map(({ cause: _, ...change }) => change);
}

test('a purse and tokens change by the difference alone', () => {
  expect(
    difference(
      [
        { player: 'Ana', purse: 'garnets', by: 3 },
        { player: 'Bo', tokens: 2 },
      ],
      [
        { player: 'Ana', purse: 'garnets', by: -1 },
        { player: 'Bo', tokens: 2 },
      ],
    ),
  ).toEqual([{ player: 'Ana', purse: 'garnets', by: -4 }]);
});

test('a mark, the Candidate and an elimination that the match leaves no longer are taken back', () => {
  expect(
    difference(
      [
        { player: 'Ana', mark: 'Heaven' },
        { player: 'Ana', candidate: true },
        { player: 'Bo', eliminated: true },
      ],
      [
        { player: 'Bo', mark: 'Heaven' },
        { player: 'Bo', candidate: true },
      ],
    ),
  ).toEqual([
    { player: 'Ana', unmark: 'Heaven' },
    { player: 'Ana', candidate: false },
    { player: 'Bo', joins: true },
    { player: 'Bo', mark: 'Heaven' },
    { player: 'Bo', candidate: true },
  ]);
});

test('nothing is offered where the match leaves the same', () => {
  const left: readonly Change[] = [{ player: 'Ana', purse: 'garnets', by: 3 }];
  expect(difference(left, left)).toEqual([]);
});

// How a correction of a counted match changes the season (SN-4).
import {
  correctionChanges,
  isSameChange,
  omittedChanges,
  acceptedChangesAfterCorrection,
  acceptedChangesAfterApplying,
} from '../../src/seasons/count-difference';
import { applyChanges, withoutCause } from '../../src/seasons/changes';
import type { CausedChange, Change, Season } from '../../src/seasons/types';
import { begunSeason } from './season-play';

const season = (): Season => ({ ...begunSeason(['Ana', 'Bo'], 5), episodes: ['1'] });

const caused = (change: Change): CausedChange => ({ ...change, cause: 'The match.' });

function difference(
  before: readonly Change[],
  after: readonly Change[],
  leaveOut: readonly number[] = [],
): readonly Change[] {
  const left = before.map(caused);
  const taken = left.filter((_, at) => !leaveOut.includes(at));
  const counted = applyChanges(season(), taken).season;
  return correctionChanges(counted, { left, taken }, after.map(caused), 'A correction.').map(withoutCause);
}

test('what the match no longer causes is undone', () => {
  expect(
    difference(
      [
        { player: 'Ana', purse: 'garnets', by: 2 },
        { player: 'Ana', tokens: 1 },
        { player: 'Ana', mark: 'Heaven' },
        { player: 'Ana', unmark: 'Hell' },
        { player: 'Ana', candidate: true },
        { player: 'Bo', eliminated: true },
        { player: 'Cy', joins: true },
      ],
      [
        { player: 'Bo', mark: 'Heaven' },
        { player: 'Bo', candidate: true },
      ],
    ),
  ).toEqual([
    { player: 'Ana', purse: 'garnets', by: -2 },
    { player: 'Ana', tokens: -1 },
    { player: 'Ana', unmark: 'Heaven' },
    { player: 'Ana', mark: 'Hell' },
    { player: 'Ana', candidate: false },
    { player: 'Bo', joins: true },
    { player: 'Cy', left: true },
    { player: 'Bo', mark: 'Heaven' },
    { player: 'Bo', candidate: true },
  ]);
});

test('the opponent, how long a mark lasts, and amounts that differ', () => {
  expect(
    difference(
      [
        { player: 'Ana', mark: 'Heaven', until: 'close' },
        { player: 'Ana', opponent: true },
        { player: 'Ana', purse: 'garnets', by: 3 },
        { player: 'Ana', tokens: 1 },
        { player: 'Bo', tokens: 2 },
      ],
      [
        { player: 'Ana', mark: 'Heaven' },
        { player: 'Ana', purse: 'garnets', by: -1 },
        { player: 'Ana', tokens: 1 },
        { player: 'Bo', tokens: 5 },
        { player: 'Bo', purse: 'garnets', by: 1 },
      ],
    ),
  ).toEqual([
    { player: 'Ana', unmark: 'Heaven' },
    { player: 'Ana', opponent: false },
    { player: 'Ana', mark: 'Heaven' },
    { player: 'Ana', purse: 'garnets', by: -4 },
    { player: 'Bo', tokens: 3 },
    { player: 'Bo', purse: 'garnets', by: 1 },
  ]);
});

test('nothing is offered if the match has the same results', () => {
  const left: readonly Change[] = [{ player: 'Ana', purse: 'garnets', by: 3 }];
  expect(difference(left, left)).toEqual([]);
  expect(applyChanges(season(), [caused({ player: 'Ana', joins: true })]).changes).toEqual([]);
});

test('a change that the host left out is neither offered again nor undone', () => {
  const token: Change = { player: 'Bo', tokens: 2 };
  expect(difference([token], [token], [0])).toEqual([]);
  expect(difference([token], [], [0])).toEqual([]);
  expect(difference([token], [{ player: 'Bo', tokens: 5 }], [0])).toEqual([{ player: 'Bo', tokens: 5 }]);
  expect(difference([{ player: 'Bo', eliminated: true }], [], [0])).toEqual([]);
});

test('a part of a difference that was left out is not offered the next time', () => {
  const counted: readonly Change[] = [
    { player: 'Ana', tokens: 2 },
    { player: 'Bo', mark: 'Heaven' },
  ];
  const left = counted.map(caused);
  const now = applyChanges(season(), left).season;
  const after = [
    { player: 'Ana', tokens: 5 },
    { player: 'Ana', mark: 'Hell' },
    { player: 'Ana', opponent: true },
  ].map((change) => caused(change as Change));
  const accepted = (...leftOut: readonly Change[]): readonly Change[] =>
    acceptedChangesAfterCorrection(now, { left, taken: left }, after, leftOut.map(caused)).map(withoutCause);
  expect(accepted({ player: 'Ana', tokens: 3 }, { player: 'Ana', opponent: true })).toEqual([
    { player: 'Ana', tokens: 2 },
    { player: 'Ana', mark: 'Hell' },
  ]);
  expect(accepted({ player: 'Bo', unmark: 'Heaven' })).toEqual([
    { player: 'Bo', mark: 'Heaven' },
    ...after.map(withoutCause),
  ]);
});

test('changes left out of a count can be entered later, all of them or some', () => {
  const left = [
    { player: 'Ana', tokens: 5 },
    { player: 'Ana', purse: 'garnets', by: 2 },
    { player: 'Bo', mark: 'Hell' },
  ].map((change) => caused(change as Change));
  const taken = [
    { player: 'Ana', tokens: 2 },
    { player: 'Ana', purse: 'garnets', by: 2 },
    { player: 'Bo', mark: 'Heaven' },
  ].map((change) => caused(change as Change));
  const now = applyChanges(season(), taken).season;
  const out = omittedChanges(now, { left, taken }, 'A correction.');
  expect(out).toEqual([
    { player: 'Bo', unmark: 'Heaven', cause: 'A correction.' },
    { player: 'Ana', tokens: 3, cause: 'The match.' },
    { player: 'Bo', mark: 'Hell', cause: 'The match.' },
  ]);
  for (const [at, entered] of out.entries()) {
    const with_ = acceptedChangesAfterApplying(now, { left, taken }, entered);
    const rest = omittedChanges(applyChanges(now, [entered]).season, { left, taken: with_ }, 'A correction.');
    expect(rest.map(withoutCause)).toEqual(out.filter((_, other) => other !== at).map(withoutCause));
  }
  expect(omittedChanges(now, { left, taken: left }, 'A correction.')).toEqual([]);
  expect(isSameChange({ player: 'Ana', tokens: 3 }, { tokens: 3, player: 'Ana' })).toBe(true);
  expect(isSameChange({ player: 'Ana', tokens: 3 }, { player: 'Ana', tokens: 2 })).toBe(false);
});

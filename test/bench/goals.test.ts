// The goals for the time until a round is told: said for each number of players, and missed by a single round.
import { goalsLine, TOLD_WITHIN } from './goals';

test('a round is told within 5 seconds for 8 players, 8 for 20, 12 for 40', () => {
  expect([...TOLD_WITHIN]).toEqual([
    [8, 5],
    [20, 8],
    [40, 12],
  ]);
});

test('a goal is reached where every round reaches it, and a round that misses it is named', () => {
  const told = [
    { players: 8, round: 1, seconds: 4.8 },
    { players: 8, round: 30, seconds: 5.23 },
    { players: 20, round: 1, seconds: 8.04 },
    { players: 20, round: 30, seconds: 7 },
    { players: 33, round: 1, seconds: 99 },
  ];
  expect(goalsLine(told)).toBe(
    'The goal for books and pages told: 5 s with 8 players missed by 0.2 s in round 30, 8 s with 20 players reached.',
  );
});

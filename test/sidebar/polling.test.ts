// How often the sidebar and the live table poll. Polls slow down while they fail.
import { getPollPace, getPollPause } from '../../sidebar/panel/live/polled-table';
import { backoffPause } from '../../sidebar/shared/pause';

test('each failure doubles the pause, up to the longest', () => {
  expect([0, 1, 2, 3, 9].map((failures) => backoffPause(failures, 20, 160))).toEqual([20, 40, 80, 160, 160]);
});

test('the table polls twice a second while only one player is missing, unless polls fail', () => {
  const stage = (...all: readonly boolean[]) => ({
    deadline: 1,
    players: all.map((sent, at) => ({ player: `P${at}`, name: `P${at}`, sent })),
  });
  expect(getPollPace(null)).toBe('idle');
  expect(getPollPace({ ...stage(true, false), deadline: null })).toBe('idle');
  expect(getPollPace(stage(false, false))).toBe('ticking');
  expect(getPollPace(stage(true, false))).toBe('last');
  expect(getPollPace(stage(true, true))).toBe('ticking');
  expect([0, 1, 2].map((failures) => getPollPause(failures, 'last'))).toEqual([500, 4000, 8000]);
});

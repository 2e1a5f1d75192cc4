// A sidebar loaded before the program was updated says that it's outdated, and its actions are refused.
import { builtRelease } from '../support/built-program';
import { createdGame, gameView } from '../support/host-game';

test('a window of another version changes nothing, one of this version goes on', () => {
  const addOn = createdGame();
  const { deadline } = gameView(addOn.desk).stage ?? {};
  const input = JSON.stringify({ deadline: addOn.clock.now() + 3_600_000 });
  const call = (build: string): unknown =>
    addOn.host.call('setDeadline', [input, 'null', JSON.stringify(build)]);
  expect(call('0.0.9 (0badc0de)')).toMatchObject({
    ok: false,
    error: {
      code: 'earlier-version',
      text: expect.stringContaining('Round Keeper has been updated since you opened it') as string,
    },
  });
  expect(gameView(addOn.desk).stage?.deadline).toBe(deadline);
  expect(call(builtRelease().build)).toMatchObject({ ok: true });
  expect(gameView(addOn.desk).stage?.deadline).not.toBe(deadline);
});

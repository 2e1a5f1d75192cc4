// The built bundle disturbed at every call, with many players, forms, books and webhooks.
import { CREATE_LARGE_GAME, HOST_ACTIONS } from '../support/host-actions';
import { everyCall, failAtCalls, killAgainAndAgain, killAtCalls } from './interrupted-action';
import { killDeliveryAtEveryCall, killRoundAtEveryChange } from './killed-delivery';
import { countCallsOfResolve } from './resolve-calls';

describe.each([CREATE_LARGE_GAME, ...HOST_ACTIONS])('$name', (action) => {
  test.each(['before', 'after'] as const)('each call that fails %s it does something', (when) => {
    failAtCalls(action, when, everyCall);
  });

  test('killed at every call and run again gives what it gives undisturbed', () => {
    killAtCalls(action, everyCall);
  });

  test('killed again and again, at later and later calls, it is finished once', () => {
    killAgainAndAgain(action);
  });
});

test('killed at every call of a delivery to five channels, no message is posted twice and none is lost unseen', async () => {
  await killDeliveryAtEveryCall(4);
});

test('killed after any change of a round with five channels, it ends as one that was never killed', async () => {
  await killRoundAtEveryChange(4);
});

test.each([8, 20])(
  'a resolve for %i players is one read and one write, in round 1 as in round 5',
  countCallsOfResolve,
);

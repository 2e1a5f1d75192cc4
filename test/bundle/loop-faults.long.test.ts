// The built bundle disturbed at every call of the longest thing that a host does: making many forms and books.
import { CREATE_LARGE_GAME, HOST_ACTIONS } from '../support/host-actions';
import { failAtCalls, killAtEveryCall } from './interrupted-action';

describe.each([CREATE_LARGE_GAME, ...HOST_ACTIONS])('$name', (action) => {
  test.each(['before', 'after'] as const)('each call that fails %s it does something', (when) => {
    failAtCalls(action, when, (trace) => trace.map((_, index) => index + 1));
  });
});

test('killed at every call of making many forms and books, and run again', () => {
  killAtEveryCall(CREATE_LARGE_GAME);
});

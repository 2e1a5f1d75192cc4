// The built bundle when a service call of each kind fails: a sentence each time, and a second try completes what was
// begun. The long run lets every call of every action fail.
import { HOST_ACTIONS } from '../support/host-actions';
import { failAtCalls, newKinds } from './interrupted-action';

describe.each(['before', 'after'] as const)('calls that fail %s they do something', (when) => {
  const chosen = newKinds();
  test.each(HOST_ACTIONS)('$name: the first call of each kind', (action) => {
    failAtCalls(action, when, chosen);
  });
});

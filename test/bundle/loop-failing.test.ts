// The built bundle when a service call of each kind fails: a sentence each time, and a second try completes what was
// begun. The long run lets every call fail.
import { HOST_ACTIONS } from '../support/host-actions';
import { failAtCalls, firstOfEach } from './interrupted-action';

describe.each(HOST_ACTIONS)('$name', (action) => {
  test.each(['before', 'after'] as const)(
    'the first call of each kind that fails %s it does something',
    (when) => {
      failAtCalls(action, when, firstOfEach);
    },
  );
});

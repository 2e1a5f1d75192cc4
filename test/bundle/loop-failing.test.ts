// The built bundle when a service call fails: a sentence each time, and a second try completes what was begun.
import { HOST_ACTIONS } from '../support/host-actions';
import { failAtCalls } from './interrupted-action';

describe.each(HOST_ACTIONS)('$name', (action) => {
  test.each(['before', 'after'] as const)('a call that fails %s it does something', (when) => {
    failAtCalls(action, when);
  });
});

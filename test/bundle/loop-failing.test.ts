// The built bundle when a service call of each kind fails before it does something: a sentence each time, and a later
// try completes what was begun. The long run lets every call of every action fail, before it does something and after.
import { HOST_ACTIONS } from '../support/host-actions';
import { failInTurn, newKinds } from './interrupted-action';

const chosen = newKinds();

// A click that decides something, and what a delivery calls besides; the long run has all actions.
const SHORT = HOST_ACTIONS.filter(({ name }) => /^(resolving a round|delivering the results)$/.test(name));

test.each(SHORT)('$name: the first call of each kind fails in turn', (action) => {
  failInTurn(action, chosen);
});

// The built program when a call of each kind fails: it says so in a sentence, and a retry finishes the action.
import { HOST_ACTIONS } from '../support/host-actions';
import { failInTurn, newKinds } from './interrupted-action';

const chosen = newKinds();

// A click that decides something, and a delivery, which makes other calls. The long tests cover all actions.
const SHORT = HOST_ACTIONS.filter(({ name }) => /^(resolving a round|delivering the results)$/.test(name));

test.each(SHORT)('$name: the first call of each kind fails in turn', (action) => {
  failInTurn(action, chosen);
});

// The built bundle when a call of each kind fails: a sentence, and a retry finishes. The long run fails every call.
import { HOST_ACTIONS } from '../support/host-actions';
import { failInTurn, newKinds } from './interrupted-action';

const chosen = newKinds();

// Only a click that decides something, and a delivery, which makes other calls. The long tests cover all actions.
const SHORT = HOST_ACTIONS.filter(({ name }) => /^(resolving a round|delivering the results)$/.test(name));

test.each(SHORT)('$name: the first call of each kind fails in turn', (action) => {
  failInTurn(action, chosen);
});

// The built bundle when a form is sent in, disturbed at every call.
import { disturbRun } from './submitted-form';

test('killed after any change, or failing at a call of any kind, the game is untouched and the next run finishes', () => {
  disturbRun('all');
});

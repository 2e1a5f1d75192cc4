// The check of the account killed after every single call.
import { killCheck, momentsOfCheck } from './check-run';

test('throwaway files are gone wherever the check is killed, once the screen is opened again', () => {
  const moments = momentsOfCheck();
  expect(moments.length).toBeGreaterThan(100);
  for (const moment of moments) killCheck(moment);
});

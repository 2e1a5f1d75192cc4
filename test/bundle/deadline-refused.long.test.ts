// Each refusal that passes, at each call of an alarm's run.
import { quietEvenings } from '../support/evening';
import { REFUSALS, refusedAtEachCall } from './refused-run';

quietEvenings('own faults');

test.each(REFUSALS)('%s at any call of its run: told within three minutes, once', (_, refusal) => {
  expect(refusedAtEachCall(() => refusal)).toEqual([]);
});

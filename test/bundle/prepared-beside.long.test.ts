// Forms and books made at the same time, by two calls that meet at every service call.
import { everyCall } from './interrupted-action';
import { expectSameBeside, PAIRS } from './prepared-beside';

test.each(PAIRS)('%s made while another call makes %s: nothing twice, nothing lost', (outer, inner) => {
  expectSameBeside(outer, inner, everyCall);
});

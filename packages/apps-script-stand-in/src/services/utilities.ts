// The service Utilities.
import { GoogleError } from '../errors';
import { sleep, type Execution } from '../execution';
import { idUuid } from '../ids';
import { integer, method, ServiceType } from '../service-types';

const SLEEP_LIMIT_MS = 300_000;

export const utilities = new ServiceType<Execution>('Utilities', 'Utilities', {
  getUuid: method([], () => idUuid()),
  sleep: method([integer], (execution, ms) => {
    if (ms < 0 || ms > SLEEP_LIMIT_MS) {
      throw new GoogleError(`Invalid argument: ${ms}. Should be at most ${SLEEP_LIMIT_MS}.`);
    }
    sleep(execution, ms);
  }),
});

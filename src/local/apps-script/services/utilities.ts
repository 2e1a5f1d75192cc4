// The service Utilities.
import { createHash } from 'node:crypto';
import { GoogleError } from '../errors';
import { sleep, type Execution } from '../execution';
import { idUuid } from '../ids';
import { enumeration, integer, method, ServiceType, text } from '../interface';

const SLEEP_LIMIT_MS = 300_000;

const digestAlgorithms = enumeration('Utilities', 'DigestAlgorithm', ['SHA_256'] as const);
const charsets = enumeration('Utilities', 'Charset', ['UTF_8'] as const);

/** The global `Utilities`. */
export const utilities = new ServiceType<Execution>('Utilities', 'Utilities', {
  DigestAlgorithm: digestAlgorithms.part,
  Charset: charsets.part,
  // Bytes are signed there.
  computeDigest: method([digestAlgorithms, text, charsets], (_, _algorithm, value) => [
    ...new Int8Array(createHash('sha256').update(value, 'utf8').digest()),
  ]),
  getUuid: method([], () => idUuid()),
  sleep: method([integer], (execution, ms) => {
    if (ms < 0 || ms > SLEEP_LIMIT_MS) {
      throw new GoogleError(`Invalid argument: ${ms}. Should be at most ${SLEEP_LIMIT_MS}.`);
    }
    sleep(execution, ms);
  }),
});

// Fetches what was submitted in a resolved stage, once the host selects that stage.
import { useState } from 'preact/hooks';
import type { PastStage } from '../../../src/rounds/host/stage/views';
import { call } from '../calls';
import { useReading } from '../desk/reading';

/** Gives the resolved stage with this name, read again after each row of the ledger; undefined until it has been fetched. */
export function usePast(stage: string, lastHash: string): PastStage | undefined {
  const [past, setPast] = useState<PastStage | undefined>(undefined);
  useReading(stage === '' ? undefined : JSON.stringify([stage, lastHash]), {
    doing: 'Reading that stage',
    work: () => call('getPast', { stage }),
    then: setPast,
  });
  return past?.name === stage ? past : undefined;
}

// Fetches what was submitted in a resolved stage when the host selects it.
import { useEffect, useState } from 'preact/hooks';
import type { PastStage } from '../../src/rounds/view/api';
import { call } from '../calls';
import { useDesk } from '../desk/context';

/** The stage of this name; undefined until it has been fetched. */
export function usePast(stage: string): PastStage | undefined {
  const { run, busy } = useDesk();
  const [past, setPast] = useState<PastStage | undefined>(undefined);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    // A task that is started beside another is dropped: this one waits for its turn.
    if (stage === '' || stage === asked || busy) return;
    setAsked(stage);
    void run({ doing: 'Reading that stage', work: () => call('getPast', { stage }), then: setPast });
  }, [stage, asked, busy, run]);
  return past?.name === stage ? past : undefined;
}

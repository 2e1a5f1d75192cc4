// Begins the draft of a match, and opens it.
import type { DraftMatch } from '../../../src/rounds/host/set-up/inputs';
import { browserZone } from '../../shared/times';
import { call } from '../calls';
import { useDesk } from '../desk/context';

export function useDrafting(): (doing: string, match: Omit<DraftMatch, 'zone'>) => void {
  const { change, go } = useDesk();
  return (doing, match) =>
    void change({
      doing,
      work: () => call('draft', { ...match, zone: browserZone() }),
      then: () => go({ at: 'draft', ahead: match.ahead === true }),
      done: () =>
        `Look it over, then create it.${match.ahead === true ? ' It waits until the next episode is open.' : ''}`,
    });
}

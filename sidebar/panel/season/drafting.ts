// Begins the draft of a match, and goes to it.
import type { MatchKind } from '../../../src/rounds/host/season/views';
import { browserZone } from '../../shared/times';
import { call } from '../calls';
import { useDesk } from '../desk/context';

export function useDrafting(): (game: string, kind: MatchKind) => void {
  const { change, go } = useDesk();
  return (game, kind) =>
    void change({
      doing: 'Filling in the next match',
      work: () => call('draftMatch', { game, kind, zone: browserZone() }),
      then: () => go({ at: 'season', part: { see: 'draft' } }),
      done: () => 'It is filled in: look it over, then create it.',
    });
}

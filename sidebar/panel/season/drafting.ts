// Begins the draft of a match, and opens it.
import type { MatchKind } from '../../../src/rounds/host/season/views';
import { browserZone } from '../../shared/times';
import { call } from '../calls';
import { useDesk } from '../desk/context';

export function useDrafting(): (game: string, kind: MatchKind, ahead?: boolean) => void {
  const { change, go } = useDesk();
  return (game, kind, ahead = false) =>
    void change({
      doing: 'Filling in the next match',
      work: () => call('draftMatch', { game, kind, zone: browserZone(), ahead }),
      then: () => go({ at: 'season', part: { see: 'draft', ahead } }),
      done: () =>
        ahead
          ? 'What the season knows is filled in: look it over. It waits until the next episode is open.'
          : 'What the season knows is filled in: look it over, then create it.',
    });
}

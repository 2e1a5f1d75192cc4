// Begins the draft of a match, and goes to it.
import type { MatchKind } from '../../../src/rounds/host/season/views';
import { browserZone } from '../../shared/times';
import { call } from '../calls';
import { useDesk } from '../desk/context';

const NONE = { draft: null, ahead: null };

export function useDrafting(): (game: string, kind: MatchKind, ahead?: boolean) => void {
  const { change, go } = useDesk();
  return (game, kind, ahead = false) =>
    void change({
      doing: 'Filling in the next match',
      work: () => call('draftMatch', { game, kind, zone: browserZone(), ahead }),
      then: () => go({ at: 'season', part: { see: 'draft', ahead } }),
      done: (after) => {
        const { draft, ahead: later } = 'season' in after ? (after.season ?? NONE) : NONE;
        const made = ahead ? later : draft;
        const filled =
          made === null || made.problems.length === 0
            ? 'It is filled in: look it over'
            : 'What the season knows is filled in: complete the rest';
        return ahead ? `${filled}. It waits until the next episode is open.` : `${filled}, then create it.`;
      },
    });
}

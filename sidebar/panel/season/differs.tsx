// The note that a counted match was corrected since; it stands on every screen until the difference is entered or left
// out (SN-4).
import type { SeasonView } from '../../../src/rounds/host/season/views';
import { Notes } from '../../shared/text';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';

/** Shows the note alone, where the next step leads to the difference anyway. */
export function DiffersNote({ season: { differs } }: { readonly season: SeasonView }) {
  return differs ? (
    <Notes
      title="A counted match was corrected"
      notes={[
        'It leaves something else now. Look at the difference: enter it, or set it aside with a reason.',
      ]}
      look="warning"
    />
  ) : null;
}

/** Shows the note with a link to the difference. */
export function Differs({ season }: { readonly season: SeasonView }) {
  const { go } = useDesk();
  return season.differs ? (
    <>
      <DiffersNote season={season} />
      <div class="buttons">
        <Button onClick={() => go({ at: 'season', part: { see: 'count' } })}>See the difference</Button>
      </div>
    </>
  ) : null;
}

// Discards the draft of the next match, once the host has said so twice.
import { useState } from 'preact/hooks';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { Confirm } from '../parts/confirm';
import type { DraftForm } from '../setup/draft-form';
import type { Saver } from '../setup/saver';
import { OVERVIEW } from './parts';

export function DiscardMatch({ title, saver }: { readonly title: string; readonly saver: Saver<DraftForm> }) {
  const { change, go } = useDesk();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Discard</Button>
      {asking && (
        <Confirm
          title={`Discard the set-up of ${title}?`}
          yes="Discard"
          no="Keep it"
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            void change({
              doing: 'Discarding the set-up',
              work: async () => {
                // A save that arrived afterwards would bring the set-up back.
                await saver.drop();
                return call('discardMatchDraft');
              },
              done: () => 'The set-up is discarded.',
              then: () => go({ at: 'season', part: OVERVIEW }),
            });
          }}
        >
          <p>Nobody’s standing changes. Leaving it for later needs no click: just close the sidebar.</p>
        </Confirm>
      )}
    </>
  );
}

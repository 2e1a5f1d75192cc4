// Discards a set-up, after the host has confirmed it.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import type { Reply } from '../../../src/rounds/reply/reply';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { Confirm } from '../parts/confirm';
import type { DraftForm } from './draft-form';
import type { Saver } from './saver';
import { present } from '../../../src/games/frame/present';

/** Shows the button and its question; `children` say what is lost. */
export function Discard({
  title,
  saver,
  discard,
  then,
  children,
}: {
  readonly title: string;
  readonly saver: Saver<DraftForm>;
  readonly discard: () => Promise<Reply<DeskView>>;
  readonly then?: () => void;
  readonly children: ComponentChildren;
}) {
  const { change } = useDesk();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Discard</Button>
      {asking && (
        <Confirm
          title={title}
          yes="Discard"
          no="Keep it"
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            void change({
              doing: 'Discarding the set-up',
              work: async () => {
                // A save that arrived later would bring the draft back.
                await saver.drop();
                return discard();
              },
              done: () => 'The set-up is discarded.',
              ...present({ then }),
            });
          }}
        >
          {children}
        </Confirm>
      )}
    </>
  );
}

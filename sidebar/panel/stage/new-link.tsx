// Gives somebody a new link, and a new book where the host wants it, after the host has confirmed.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { PlayerView } from '../../../src/rounds/host/desk/views';
import { call } from '../calls';
import { Button } from '../parts/button';
import { Confirm } from '../parts/confirm';
import { useAct } from './act';
import { Tick } from '../parts/tick';

export function NewLink({
  person,
  holder,
  toSend,
  children,
}: {
  readonly person: string;
  /** Names them, as their view does. */
  readonly holder: string;
  /** Says what the host has to send them. */
  readonly toSend: (newBook: boolean) => string;
  /** What happens then, in words. */
  readonly children: ComponentChildren;
}) {
  const act = useAct();
  // Who the dialog is about: whoever it was when it was opened, with their name.
  const [asking, setAsking] = useState<Pick<PlayerView, 'person' | 'holder'> | undefined>(undefined);
  const [newBook, setNewBook] = useState(false);
  const what = newBook ? 'a new link and a new book' : 'a new link';
  return (
    <>
      <Button about={`for ${person}`} onClick={() => setAsking({ person, holder })}>
        New link
      </Button>
      {asking !== undefined && (
        <Confirm
          title={`Give ${asking.person} a new link?`}
          yes={`Make ${what}`}
          onNo={() => setAsking(undefined)}
          onYes={() => {
            setAsking(undefined);
            act({
              doing: `Making ${what} for ${asking.person}`,
              work: () => call('replaceKey', { person: asking.holder, newBook }),
              done: `${asking.person} has ${what}. ${toSend(newBook)}`,
            });
          }}
        >
          {children}
          <Tick on={newBook} onTick={setNewBook}>
            A new book, too: the old one ends and its sharing is taken back
          </Tick>
        </Confirm>
      )}
    </>
  );
}

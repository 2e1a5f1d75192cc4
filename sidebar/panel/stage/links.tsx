// Links to the public book and a live game's table, and new links for players.
import { CopyText, QrCode } from '../parts/copy';
import { openLiveTable, call, useDesk } from '../calls';
import { Button, Confirm } from '../parts/screen';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { PlayerView } from '../../../src/rounds/host/desk/views';
import { dropUndefined } from '../../../src/games/frame/json';
import { useHostAction } from './action';
import { Checkbox } from '../parts/plain-question';

/** A person's book link, once the book is made. */
export function BookLinks({ of, url }: { readonly of: string; readonly url: string }) {
  if (url === '') return null;
  return (
    <>
      <CopyText label="Copy book link" about={`for ${of}`} text={url} />
      <a class="button" href={url} target="_blank" rel="noopener">
        Open book <span class="unseen">for {of}</span>
      </a>
    </>
  );
}

export function PublicBook({ url }: { readonly url: string }) {
  if (url === '') return null;
  return (
    <div class="buttons">
      <CopyText label="Copy public book link" text={url} />
      <a class="button" href={url} target="_blank" rel="noopener">
        Open the public book
      </a>
      <QrCode about="for the public book" text={url} />
    </div>
  );
}

export function LiveTableLink({
  link,
  onOpened = () => undefined,
}: {
  readonly link: string;
  readonly onOpened?: () => void;
}) {
  if (link === '') return null;
  return (
    <section class="card" aria-label="The table for everyone">
      <strong>The table for everyone</strong>
      <div class="buttons">
        <a class="button" href={link} target="_blank" rel="noopener" onClick={onOpened}>
          Open the link
        </a>
        <CopyText label="Copy the link" about="to the table for everyone" text={link} />
        <QrCode about="for the table" text={link} />
      </div>
    </section>
  );
}

export function LiveTableButton({
  look = 'plain',
  onOpened = () => undefined,
}: {
  readonly look?: 'action' | 'plain';
  readonly onOpened?: () => void;
}) {
  const { run } = useDesk();
  return (
    <Button
      look={look}
      onClick={() =>
        void run({
          doing: 'Opening the table',
          work: openLiveTable,
          done: () => {
            onOpened();
            return 'The table is open in its own window.';
          },
        })
      }
    >
      Open the table
    </Button>
  );
}

export function NewLink({
  person,
  holder,
  toSend,
  then,
  children,
}: {
  readonly person: string;
  /** The seat's holder, as in `HolderView`. */
  readonly holder: string;
  readonly toSend: (newBook: boolean) => string;
  readonly then?: () => void;
  readonly children: ComponentChildren;
}) {
  const act = useHostAction();
  // The person whose link the host wants to replace. The dialog keeps them, although somebody else may have taken the seat.
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
          final
          onNo={() => setAsking(undefined)}
          onYes={() => {
            setAsking(undefined);
            act({
              doing: `Making ${what} for ${asking.person}`,
              work: () => call('replaceKey', { person: asking.holder, newBook }),
              done: `${asking.person} has ${what}. ${toSend(newBook)}`,
              ...dropUndefined({ then }),
            });
          }}
        >
          {children}
          <Checkbox on={newBook} onTick={setNewBook}>
            A new book, too. The old book stops updating and is no longer shared.
          </Checkbox>
        </Confirm>
      )}
    </>
  );
}

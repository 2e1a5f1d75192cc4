// The table of a live game: the button for the host's window, and the link to it as a page for a television and for
// spectators, which shows what everyone may know.
import { openTable } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { CopyText } from '../parts/copy';
import { QrCode } from '../parts/qr-code';

export function TableLink({
  link,
  onOpened = () => undefined,
}: {
  readonly link: string;
  readonly onOpened?: () => void;
}) {
  if (link === '') return null;
  return (
    <section class="card" aria-label="The table for everyone">
      <p>
        <strong>The table for everyone</strong> shows what all may know, on a television or a spectator’s
        phone. Nothing can be changed there.
      </p>
      <div class="buttons">
        <a class="button" href={link} target="_blank" rel="noopener" onClick={onOpened}>
          Open it as a page
        </a>
        <CopyText label="Copy its link" about="to the table for everyone" text={link} />
        <QrCode about="of the table" text={link} />
      </div>
    </section>
  );
}

export function OpenTable({ onOpened = () => undefined }: { readonly onOpened?: () => void }) {
  const { run } = useDesk();
  return (
    <Button
      onClick={() =>
        void run({
          doing: 'Opening the table',
          work: openTable,
          done: () => {
            onOpened();
            return 'The table was opened in a window of its own.';
          },
        })
      }
    >
      Open the table
    </Button>
  );
}

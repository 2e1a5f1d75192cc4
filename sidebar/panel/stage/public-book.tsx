// The public book: its link to copy or to scan, and a button that opens it.
import { CopyText } from '../parts/copy';
import { QrCode } from '../parts/qr-code';

export function PublicBook({ url }: { readonly url: string }) {
  if (url === '') return null;
  return (
    <div class="buttons">
      <CopyText label="Copy public book link" text={url} />
      <a class="button" href={url} target="_blank" rel="noopener">
        Open the public book
      </a>
      <QrCode about="of the public book" text={url} />
    </div>
  );
}

// Shows an address as a QR code, for a phone beside the screen.
import { useMemo, useState } from 'preact/hooks';
import { encode } from 'uqr';
import { Button } from './button';

/** How many white squares surround a code, so that cameras find it. */
const BORDER = 4;

export function QrCode({
  about,
  text,
}: {
  /** What the link leads to, for screen readers: `of the page of Ana`. */
  readonly about: string;
  readonly text: string;
}) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button about={about} opens={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide QR code' : 'Show QR code'}
      </Button>
      {shown && <Code label={`QR code ${about}`} text={text} />}
    </>
  );
}

function Code({ label, text }: { readonly label: string; readonly text: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg class="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Draws the dark squares of a code, each 1 wide. */
function drawn(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: path.join('') };
}

// A button that copies a text, and a link as a QR code. If Google's frame forbids copying, the text is shown selected.
import { useEffect, useId, useRef, useState, useMemo } from 'preact/hooks';
import { FocusButton } from '../../shared/focusable-button';
import { encode } from 'uqr';
import { Button } from './screen';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly about?: string;
  readonly look?: 'action' | 'plain';
  readonly onCopied?: () => void;
}

/** The text last copied, and whether copying worked. Any other text counts as not copied yet. */
interface LastCopy {
  readonly text: string;
  readonly state: 'copied' | 'denied';
}

export function CopyText({ label, text, about, look = 'plain', onCopied }: Props) {
  const [last, setLast] = useState<LastCopy | undefined>(undefined);
  const state = last?.text === text ? last.state : 'ready';
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    if (state === 'denied') {
      area.current?.focus();
      area.current?.select();
      return undefined;
    }
    if (state === 'ready') return undefined;
    const timer = setTimeout(() => setLast(undefined), 4000);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <span class="copy">
      <FocusButton
        class={look === 'action' ? 'button action' : 'button'}
        onClick={() => {
          // Called even if copying is denied, since the host then copies the shown text by hand.
          onCopied?.();
          void copy(text).then((done) => setLast({ text, state: done ? 'copied' : 'denied' }));
        }}
      >
        {/* The button always has both labels, so that its width stays the same. */}
        <span class="swap">
          <span class={state === 'copied' ? 'gone' : ''} aria-hidden={state === 'copied'}>
            {label}
          </span>
          <span class={state === 'copied' ? '' : 'gone'} aria-hidden={state !== 'copied'}>
            ✓ Copied
          </span>
        </span>
        {about !== undefined && <span class="unseen"> {about}</span>}
      </FocusButton>
      <span role="status" class="unseen">
        {state === 'copied' ? 'Copied.' : ''}
      </span>
      {state === 'denied' && (
        <span class="field">
          <label for={id}>Press Ctrl+C to copy (⌘C on a Mac).</label>
          <textarea id={id} ref={area} readOnly rows={3} value={text} />
        </span>
      )}
    </span>
  );
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Copies with the deprecated command, which Google's frame often allows even if it forbids the clipboard API. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'unseen';
  // While a dialog is open, nothing outside it can be selected.
  (before?.closest('dialog') ?? document.body).append(area);
  area.select();
  let done: boolean;
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- no other way works if the clipboard is denied
    done = document.execCommand('copy');
  } catch {
    done = false;
  }
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

/** The width of a code's white border in squares, which cameras need to find it. */
const QR_BORDER_SQUARES = 4;

export function QrCode({
  about,
  text,
}: {
  /** Whose link it is, for screen readers: `for Ana`. */
  readonly about: string;
  readonly text: string;
}) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button about={about} opens={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide QR code' : 'Show QR code'}
      </Button>
      {shown && <QrPicture about={about} text={text} />}
    </>
  );
}

/** A link as a QR code; `about` as in `QrCode`. */
export function QrPicture({ about, text }: { readonly about: string; readonly text: string }) {
  const { size, path } = useMemo(() => qrCodePath(text), [text]);
  return (
    <svg class="qr-code" role="img" aria-label={`QR code ${about}`} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The code's dark squares as an SVG path, each 1 wide. */
function qrCodePath(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { border: QR_BORDER_SQUARES });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: path.join('') };
}

// The dialogs of scripts and of the page itself.
import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { FormEntry, OutgoingRequest } from '../server/server-messages';
import { Frame, type FrameProps } from './frame';
import { errorText } from './requests';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons that replace OK. */
  readonly buttons?: ComponentChildren;
  readonly width?: number;
  /** Whether the rest of the page stays usable. */
  readonly modeless?: boolean;
}

export function Dialog({
  title,
  onClose,
  children,
  buttons,
  width,
  modeless = false,
}: DialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // A layout effect, since a key may be pressed before the browser paints.
  useLayoutEffect(() => (modeless ? dialog.current?.show() : dialog.current?.showModal()), []);
  return (
    <dialog
      ref={dialog}
      class={modeless ? 'modeless' : ''}
      aria-labelledby={heading}
      onClose={onClose}
      style={width === undefined ? {} : { width: `${width}px` }}
    >
      <h2 id={heading}>{title}</h2>
      {children}
      <div class="buttons">
        {buttons ?? (
          <button type="button" class="action" onClick={() => dialog.current?.close()}>
            OK
          </button>
        )}
      </div>
    </dialog>
  );
}

/** A page of the program as a dialog. The sheet and the sidebar stay usable. */
export function FrameDialog(props: Omit<FrameProps, 'onSize'>): JSX.Element {
  const { shown, onClose } = props;
  const [size, setSize] = useState({ width: shown.width, height: shown.height });
  return (
    <Dialog
      title={shown.title}
      width={size.width}
      modeless
      onClose={onClose}
      buttons={
        <button type="button" onClick={onClose}>
          Close
        </button>
      }
    >
      <div class="framed" style={{ height: `${size.height}px` }}>
        <Frame {...props} onSize={(change) => setSize((old) => ({ ...old, ...change }))} />
      </div>
    </Dialog>
  );
}

export function FormsDialog({
  forms,
  onClose,
}: {
  readonly forms: readonly FormEntry[];
  readonly onClose: () => void;
}): JSX.Element {
  return (
    <Dialog title="Forms" onClose={onClose} width={520}>
      {forms.length === 0 ? (
        <p>There are no forms yet. The sidebar creates them when a game starts.</p>
      ) : (
        <>
          <p>These links don’t say which player is answering. Each player’s own link is in the sidebar.</p>
          <ul class="rows">
            {forms.map((form) => (
              <li key={form.link}>
                <a href={form.link} target="_blank" rel="noreferrer">
                  {form.title}
                </a>
                <span>
                  {form.closed ? 'closed' : 'open'}, {formatCount(form.responses, 'response')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

export function OutgoingDialog({
  requests,
  onClose,
}: {
  readonly requests: readonly OutgoingRequest[];
  readonly onClose: () => void;
}): JSX.Element {
  return (
    <Dialog title="Outgoing messages" onClose={onClose} width={640}>
      <p>Nothing leaves this machine. These are the messages that would have been sent, newest first.</p>
      <ul class="outgoing">
        {requests.map((request, index) => (
          <li key={index}>
            <p>
              <b>{request.method.toUpperCase()}</b> {request.url}{' '}
              <time dateTime={new Date(request.at).toISOString()}>
                {new Date(request.at).toLocaleString()}
              </time>
            </p>
            {/* Focusable, so that it can be scrolled by keyboard. */}
            <pre tabIndex={0}>{indentJson(request.body)}</pre>
          </li>
        ))}
      </ul>
      {requests.length === 0 && <p>No messages so far.</p>}
    </Dialog>
  );
}

function indentJson(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

export function StartOverDialog({
  onConfirm,
  onClose,
}: {
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}): JSX.Element {
  const [state, setState] = useState<'asking' | 'working' | { readonly failed: string }>('asking');
  const confirm = (): void => {
    setState('working');
    onConfirm().catch((error: unknown) => setState({ failed: errorText(error) }));
  };
  return (
    <Dialog
      title="Start over?"
      onClose={onClose}
      buttons={
        <>
          <button type="button" onClick={onClose}>
            Keep this table
          </button>
          <button type="button" class="action" disabled={state === 'working'} onClick={confirm}>
            Start over
          </button>
        </>
      }
    >
      <p>
        You’ll get an empty host book. This table’s books, forms and responses are moved to another folder,
        not deleted. Players’ old links will stop working.
      </p>
      {typeof state === 'object' && <p role="alert">{state.failed}</p>}
    </Dialog>
  );
}

/** `1 response`, `2 responses`. */
function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

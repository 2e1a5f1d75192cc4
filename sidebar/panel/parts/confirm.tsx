// A dialog that asks before something that should not happen by accident.
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Press } from '../../shared/press';

interface Props {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly yes: string;
  readonly no?: string;
  /** True where a yes cannot be taken back; a hurried Enter then means no. */
  readonly final?: boolean;
  /** True while yes is not possible, since something in the dialog is missing. */
  readonly off?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function Confirm({
  title,
  children,
  yes,
  no = 'Cancel',
  final = false,
  off = false,
  onYes,
  onNo,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const refuse = useRef<HTMLButtonElement>(null);
  const id = useId();
  const gone = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    if (final) refuse.current?.focus();
    return () => {
      gone.current = true;
      // Closing a dialog before it is removed gives the focus back.
      element?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onNo();
      }}
      // Browsers may close a dialog without sending `cancel`.
      onClose={() => {
        if (!gone.current) onNo();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
      <div class="buttons">
        <Press
          class={final ? 'button' : 'button action'}
          off={off}
          onClick={(event) => {
            // A double click on the button that opened the dialog would also press this one.
            if (!off && event.detail < 2) onYes();
          }}
        >
          {yes}
        </Press>
        <button ref={refuse} type="button" class={final ? 'button action' : 'button'} onClick={onNo}>
          {no}
        </button>
      </div>
    </dialog>
  );
}

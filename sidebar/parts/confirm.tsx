// Asks once more before something that should not happen by accident, and says what it will do.
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly yes: string;
  readonly no?: string;
  /** Not possible yet: something in the dialog is still missing. */
  readonly off?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function Confirm({ title, children, yes, no = 'Cancel', off = false, onYes, onNo }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const gone = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      gone.current = true;
      // Closing before it goes gives the focus back to where it came from.
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
      // Browsers may close it without asking by `cancel`.
      onClose={() => {
        if (!gone.current) onNo();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
      <div class="buttons">
        <button
          type="button"
          class="button action"
          aria-disabled={off}
          onClick={(event) => {
            // The second half of a double click on what opened this is not an answer.
            if (!off && event.detail < 2) onYes();
          }}
        >
          {yes}
        </button>
        <button type="button" class="button" onClick={onNo}>
          {no}
        </button>
      </div>
    </dialog>
  );
}

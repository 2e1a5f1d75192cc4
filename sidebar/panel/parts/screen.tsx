// Parts of every screen: a title with a way back, buttons, fields for reasons, and dialogs.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useId } from 'preact/hooks';
import { ErrorBoundaries } from '../../shared/error-boundaries';
import { useDesk } from '../calls';
import { Field, TextInput } from '../../shared/field';
import { FocusButton } from '../../shared/focusable-button';

interface ScreenProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly back?: { readonly to: string; readonly onBack: () => void };
  readonly head?: ComponentChildren;
  /** True while the screen is hidden but keeps its state. */
  readonly hidden?: boolean;
}

/** False until the first screen is shown. That screen leaves the focus in the sheet, where the host may be typing. */
let hasShownScreen = false;

export function Screen({ title, children, back, head, hidden = false }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (hidden) return;
    if (hasShownScreen) {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    hasShownScreen = true;
  }, [title, hidden]);
  return (
    <main class="screen" hidden={hidden}>
      {head}
      {back !== undefined && (
        <Button look="link" onClick={back.onBack}>
          ← {back.to}
        </Button>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <ErrorBoundaries>{children}</ErrorBoundaries>
    </main>
  );
}

interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onClick: () => void;
  /** `action`: the next step; `danger`: deletes or reveals permanently; `link`: less important. */
  readonly look?: 'action' | 'plain' | 'danger' | 'link';
  /** True while the button can't be used; the screen says why beside it. */
  readonly off?: boolean;
  /** What the button is about, for screen readers only: `for Ana`. */
  readonly about?: string;
  /** Whether the part that this button unfolds is open; absent if it unfolds none. */
  readonly opens?: boolean;
}

const BUTTON_CLASSES = {
  action: 'button action',
  plain: 'button',
  danger: 'button danger',
  link: 'link',
} as const;

export function Button({ children, onClick, look = 'plain', off = false, about, opens }: ButtonProps) {
  const { busy } = useDesk();
  return (
    <FocusButton
      class={BUTTON_CLASSES[look]}
      off={busy || off}
      aria-expanded={opens}
      onClick={() => onClick()}
    >
      {children}
      {about !== undefined && <span class="unseen"> {about}</span>}
    </FocusButton>
  );
}

export function ReasonField({
  value,
  onChange,
  goes = 'record',
  label = 'Reason (required)',
}: {
  readonly value: string;
  readonly onChange: (reason: string) => void;
  readonly goes?: ReasonAudience;
  readonly label?: string;
}) {
  const { view } = useDesk();
  const published = 'play' in view && view.play.published;
  return (
    <Field title={label} help={reasonHelp(goes, published)}>
      {(control) => <TextInput {...{ ...control, value, onChange }} kind={{ type: 'text', long: false }} />}
    </Field>
  );
}

/** Who can read a reason word for word. Unless it is `nowhere`, it's also in the record (ALL-3, SN-10). */
type ReasonAudience = 'record' | 'player' | 'standing' | 'everyone' | 'nowhere';

function reasonHelp(goes: ReasonAudience, published: boolean): string {
  const record = published
    ? 'Everyone can read your reason in the published record.'
    : 'Only hosts can read your reason until you publish everything. Then everyone can.';
  switch (goes) {
    case 'record':
      return record;
    case 'player':
      return `The player sees your reason with the result. ${published ? record : 'Apart from them, only hosts can read it until you publish everything.'}`;
    case 'standing':
      return 'The player sees your reason with the change. If the change is public, everyone can read it.';
    case 'everyone':
      return 'Everyone can read your reason.';
    case 'nowhere':
      return 'Only hosts can read your reason, in the Ledger tab. It’s never published.';
  }
}

interface ConfirmProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly yes: string;
  readonly no?: string;
  /** True if yes can't be undone. Enter then means no, so that a hurried key does no harm. */
  readonly final?: boolean;
  /** True while yes is disabled, since something in the dialog is missing. */
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
}: ConfirmProps) {
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
      // Closing a dialog before it is removed restores the focus.
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
        <FocusButton
          class={final ? BUTTON_CLASSES.danger : BUTTON_CLASSES.action}
          off={off}
          onClick={(event) => {
            // The second click of a double click on the button that opened the dialog would also press this one.
            if (!off && event.detail < 2) onYes();
          }}
        >
          {yes}
        </FocusButton>
        <button ref={refuse} type="button" class={BUTTON_CLASSES.plain} onClick={onNo}>
          {no}
        </button>
      </div>
    </dialog>
  );
}

// A button that does something on the desk. While something is being done it is there, but does nothing.
import type { ComponentChildren } from 'preact';
import { useDesk } from '../desk/context';

interface Props {
  readonly children: ComponentChildren;
  readonly onClick: () => void;
  /** `action`: the one thing to do on this screen. `link`: a small further possibility. */
  readonly look?: 'action' | 'plain' | 'link';
  /** Not possible now; say why beside it. */
  readonly off?: boolean;
  /** Words only for those who cannot see what the button stands beside: `for Ana`. */
  readonly about?: string;
  /** The element that this button opens, and whether it is open. */
  readonly opens?: boolean;
  readonly describedBy?: string;
}

const CLASSES = { action: 'button action', plain: 'button', link: 'link' } as const;

export function Button({ children, onClick, look = 'plain', off = false, about, opens, describedBy }: Props) {
  const { busy } = useDesk();
  const idle = busy || off;
  return (
    <button
      type="button"
      class={CLASSES[look]}
      // Not `disabled`: that would throw the keyboard's place away while something is being done.
      aria-disabled={idle}
      aria-expanded={opens}
      aria-describedby={describedBy}
      onClick={() => {
        if (!idle) onClick();
      }}
    >
      {children}
      {about !== undefined && <span class="unseen"> {about}</span>}
    </button>
  );
}

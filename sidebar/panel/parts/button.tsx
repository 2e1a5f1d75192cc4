// A button that starts a task. While a task runs, all buttons stay visible and do nothing.
import type { ComponentChildren } from 'preact';
import { useDesk } from '../desk/context';

interface Props {
  readonly children: ComponentChildren;
  readonly onClick: () => void;
  /** `action`: the most important thing to do on this screen. `link`: something less important. */
  readonly look?: 'action' | 'plain' | 'link';
  /** True while the button can do nothing; the screen then says why beside it. */
  readonly off?: boolean;
  /** What the button is about, for screen readers only: `for Ana`. */
  readonly about?: string;
  /** Whether the part of the screen that this button opens is open; absent where it opens none. */
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
      // Not `disabled`: a disabled button loses the focus, and the keyboard would begin again at the top of the page.
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

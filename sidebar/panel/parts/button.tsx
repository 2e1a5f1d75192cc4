// A button that starts a task. While a task runs, all buttons stay visible and do nothing.
import type { ComponentChildren } from 'preact';
import { useDesk } from '../calls';
import { Press } from '../../shared/press';

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
}

const CLASSES = { action: 'button action', plain: 'button', link: 'link' } as const;

export function Button({ children, onClick, look = 'plain', off = false, about, opens }: Props) {
  const { busy } = useDesk();
  return (
    <Press class={CLASSES[look]} off={busy || off} aria-expanded={opens} onClick={() => onClick()}>
      {children}
      {about !== undefined && <span class="unseen"> {about}</span>}
    </Press>
  );
}

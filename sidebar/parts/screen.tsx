// The frame of a screen: its heading takes the focus when the host arrives, so that reading starts there.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from './button';

interface Props {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Where the way back leads, and how. */
  readonly back?: { readonly to: string; readonly onBack: () => void };
  /** What stands above the heading on every screen of a game. */
  readonly head?: ComponentChildren;
  /** Kept as it is behind another screen, to come back to. */
  readonly hidden?: boolean;
}

/** The first screen after opening leaves the focus where it is: the host may be typing in the sheet. */
let arrived = false;

export function Screen({ title, children, back, head, hidden = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (hidden) return;
    if (arrived) {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    arrived = true;
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
      {children}
    </main>
  );
}

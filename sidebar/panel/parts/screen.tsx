// The frame of a screen. Its heading gets the focus when the screen opens, so that screen readers start there.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from './button';

interface Props {
  readonly title: string;
  readonly children: ComponentChildren;
  /** The title of the screen to go back to, and the function that goes there. */
  readonly back?: { readonly to: string; readonly onBack: () => void };
  /** The part of the screen above the heading. */
  readonly head?: ComponentChildren;
  /** True while it is not shown, but kept on the page as it is. */
  readonly hidden?: boolean;
}

/** True once a first screen is open. That one leaves the focus where it is: the host may be typing in the sheet. */
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

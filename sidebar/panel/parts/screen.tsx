// The frame of a screen. Its heading gets the focus when the screen opens, so that screen readers begin there.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from './button';
import { Blocks } from '../../shared/blocks';

interface Props {
  readonly title: string;
  readonly children: ComponentChildren;
  /** The title of the screen to go back to, and the function that goes there. */
  readonly back?: { readonly to: string; readonly onBack: () => void };
  /** What the screen shows above its heading. */
  readonly head?: ComponentChildren;
  /** True while the screen is hidden and kept as it is. */
  readonly hidden?: boolean;
}

/**
 * Whether a screen was opened before. The first one leaves the focus alone, since the host may be typing in the sheet.
 */
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
      <Blocks>{children}</Blocks>
    </main>
  );
}

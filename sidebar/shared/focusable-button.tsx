// A button that stays focusable while it is off: disabling it would send keyboard users back to the top of the page.
import type { ButtonHTMLAttributes, TargetedMouseEvent } from 'preact';

export function FocusButton({
  off = false,
  onClick,
  ...rest
}: Omit<ButtonHTMLAttributes, 'onClick'> & {
  /** True while the button does nothing; the screen says why beside it. */
  readonly off?: boolean;
  readonly onClick: (event: TargetedMouseEvent<HTMLButtonElement>) => void;
}) {
  return (
    <button
      type="button"
      class="button"
      {...rest}
      aria-disabled={off}
      onClick={(event) => {
        if (!off) onClick(event);
      }}
    />
  );
}

// A box to tick, with what a tick means.
import type { ComponentChildren } from 'preact';

export function Tick({
  on,
  onTick,
  children,
}: {
  readonly on: boolean;
  readonly onTick: (on: boolean) => void;
  readonly children: ComponentChildren;
}) {
  return (
    <label class="tick">
      <input type="checkbox" checked={on} onChange={(event) => onTick(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}

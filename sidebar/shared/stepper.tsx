// Buttons beside a number for one less and one more; with them no keyboard opens that would hide what is below.
import type { ComponentChildren } from 'preact';
import { typedWhole } from '../../src/games/frame/typed-number';

export function Stepper({
  title,
  value,
  least,
  onChange,
  children,
}: {
  readonly title: string;
  /** The number as it is typed; anything else counts as the lowest number. */
  readonly value: string;
  readonly least: number;
  readonly onChange: (value: string) => void;
  /** The field in which the number is typed. */
  readonly children: ComponentChildren;
}) {
  const now = typedWhole(value) ?? least;
  const isLeast = now <= least;
  return (
    <div class="stepper">
      <button
        type="button"
        class="step"
        aria-label={`${title}: one less`}
        aria-disabled={isLeast}
        onClick={() => {
          if (!isLeast) onChange(String(now - 1));
        }}
      >
        −
      </button>
      {children}
      <button
        type="button"
        class="step"
        aria-label={`${title}: one more`}
        onClick={() => onChange(String(Math.max(least, now + 1)))}
      >
        +
      </button>
    </div>
  );
}

// Checkboxes, one for each choice of a question; the answer is written as the form writes it.
import type { Option } from '../../src/games/frame/fields';
import { labelText, ticked, withTick } from './answers';

export function Ticks({
  options,
  value,
  look,
  onChange,
}: {
  readonly options: readonly Option[];
  readonly value: string;
  /** `tick`: lines of text to tick. `tap`: buttons to tap. */
  readonly look: 'tick' | 'tap';
  readonly onChange: (value: string) => void;
}) {
  const chosen = ticked(options, value);
  return (
    <div class={`${look}s`}>
      {options.map((option) => {
        const label = labelText(option);
        return (
          <label key={option.value} class={look}>
            <input
              type="checkbox"
              checked={chosen.includes(label)}
              onChange={(event) => onChange(withTick(options, value, label, event.currentTarget.checked))}
            />
            <span>{label}</span>
          </label>
        );
      })}
    </div>
  );
}

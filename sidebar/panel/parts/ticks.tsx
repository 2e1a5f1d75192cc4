// Checkboxes, one for each choice of a question; the answer is written as the form writes it.
import type { Option } from '../../../src/games/frame/fields';
import { labelText, ticked, withTick } from '../../shared/answers';

export function Ticks({
  options,
  value,
  onChange,
}: {
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const chosen = ticked(options, value);
  return (
    <div class="ticks">
      {options.map((option) => {
        const label = labelText(option);
        return (
          <label key={option.value} class="tick">
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

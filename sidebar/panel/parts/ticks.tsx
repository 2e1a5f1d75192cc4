// Checkboxes, one for each choice of a question; the answer is written as the form writes it.
import type { QuestionKind } from '../../../src/games/frame/fields';
import { labelText, ticked, withTick } from '../../shared/answers';

type TicksKind = Extract<QuestionKind, { readonly type: 'checkboxes' }>;

/** Shows for an empty answer the ticks that it stands for; ticking these again makes the answer empty. */
export function Ticks({
  kind: { options, none = '' },
  former,
  value,
  onChange,
}: {
  readonly kind: TicksKind;
  /** The answer for which an empty one stands; undefined where that is none. */
  readonly former: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const shown = options.filter((option) => labelText(option) !== none);
  const answer = value === '' ? (former ?? '') : value;
  const chosen = ticked(shown, answer);
  const change = (label: string, on: boolean): void => {
    const changed = withTick(shown, answer, label, on) || none;
    onChange(changed === former ? '' : changed);
  };
  return (
    <div class="ticks">
      {shown.map((option) => {
        const label = labelText(option);
        return (
          <label key={option.value} class="tick">
            <input
              type="checkbox"
              checked={chosen.includes(label)}
              onChange={(event) => change(label, event.currentTarget.checked)}
            />
            <span>{label}</span>
          </label>
        );
      })}
    </div>
  );
}

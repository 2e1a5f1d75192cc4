// The list from which a choice question is answered. An answer that is none of the choices is in the list too, and
// marked.
import { choiceFromCell, type Option } from '../../../src/games/frame/fields';
import { labelText } from '../../shared/answers';

export function Choices({
  id,
  options,
  value,
  onChange,
  blank,
  describedBy,
  invalid,
  name,
}: {
  readonly id: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly blank: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  /** A name for screen readers, where the label alone would be the same for several fields. */
  readonly name: string | undefined;
}) {
  const found = choiceFromCell(options, value);
  const known = options.some((option) => option.value === found);
  return (
    <select
      id={id}
      value={known ? String(found) : value}
      aria-label={name}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        const option = options.find((candidate) => candidate.value === chosen);
        onChange(option === undefined ? chosen : labelText(option));
      }}
    >
      <option value="">{blank}</option>
      {!known && value !== '' && <option value={value}>{value} (not one of the choices)</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {labelText(option)}
        </option>
      ))}
    </select>
  );
}

// A field to select one of a few things, such as a stage or a player, where no question of a form asks for it.
import { useId } from 'preact/hooks';
import type { StageName } from '../../../src/rounds/reply/stage-name';

interface Props {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The label for selecting nothing; absent where something is always selected. */
  readonly blank?: string;
  /** A text for screen readers that tells fields with the same label apart: `question 2`. */
  readonly about?: string;
}

export function SelectField({ label, options, value, onChange, blank, about }: Props) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-label={about === undefined ? undefined : `${label}, ${about}`}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {blank !== undefined && <option value="">{blank}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Lets the host select a resolved stage; the latest stands first. */
export function StageSelect({
  stages,
  value,
  onChange,
}: {
  readonly stages: readonly StageName[];
  readonly value: string;
  readonly onChange: (stage: string) => void;
}) {
  const options = [...stages].reverse().map(({ name, title }) => ({ value: name, label: title }));
  return <SelectField label="Stage" options={options} value={value} onChange={onChange} />;
}

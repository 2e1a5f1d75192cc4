// Picking one of a few things that are not a question of a form: a stage, a player.
import { useId } from 'preact/hooks';
import type { PastSummary } from '../../src/rounds/view/api';

interface Props {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What the choice of nothing is called; none: something is always chosen. */
  readonly blank?: string;
}

export function Pick({ label, options, value, onChange, blank }: Props) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
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

/** Resolved stages, the latest first. */
export function StagePick({
  stages,
  value,
  onChange,
}: {
  readonly stages: readonly PastSummary[];
  readonly value: string;
  readonly onChange: (stage: string) => void;
}) {
  const options = [...stages].reverse().map(({ name, title }) => ({ value: name, label: title }));
  return <Pick label="Stage" options={options} value={value} onChange={onChange} />;
}

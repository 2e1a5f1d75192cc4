// The reason that every correction needs: a field for it, and a dialog that asks for nothing else.
import { useId, useState } from 'preact/hooks';
import { Confirm } from './confirm';

export function ReasonField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (reason: string) => void;
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>Reason (needed)</label>
      <p class="help" id={`${id}-help`}>
        Goes into the record, and to the player concerned.
      </p>
      <input
        id={id}
        type="text"
        required
        aria-describedby={`${id}-help`}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

export function ReasonDialog({
  title,
  text,
  yes,
  onYes,
  onNo,
}: {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly onYes: (reason: string) => void;
  readonly onNo: () => void;
}) {
  const [reason, setReason] = useState('');
  const trimmed = reason.trim();
  return (
    <Confirm title={title} yes={yes} off={trimmed === ''} onYes={() => onYes(trimmed)} onNo={onNo}>
      <p>{text}</p>
      <ReasonField value={reason} onChange={setReason} />
    </Confirm>
  );
}

// The reason that every correction needs: a field for it, and a dialog that asks for nothing else.
import { useId, useState } from 'preact/hooks';
import { Confirm } from './confirm';

/** Where a reason goes: into the record alone, or also to the player whose submission the host enters (ALL-3). */
export const REASON_HELP = {
  record: 'Goes into the record, which only you can read until you publish everything.',
  player: 'Goes into the record. The player concerned reads it with the result; nobody else does.',
} as const;

export function ReasonField({
  value,
  onChange,
  help = REASON_HELP.record,
}: {
  readonly value: string;
  readonly onChange: (reason: string) => void;
  readonly help?: string;
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>Reason (needed)</label>
      <p class="help" id={`${id}-help`}>
        {help}
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

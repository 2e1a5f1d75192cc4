// The field for the reason that every correction needs, and a dialog that asks for nothing else.
import { useId, useState } from 'preact/hooks';
import { useDesk } from '../desk/context';
import { Confirm } from './confirm';
import { reasonHelp, type ReasonGoes } from './reason-help';
import { present } from '../../../src/games/frame/present';

export function ReasonField({
  value,
  onChange,
  goes = 'record',
  label = 'Reason (needed)',
  needed = true,
}: {
  readonly value: string;
  readonly onChange: (reason: string) => void;
  readonly goes?: ReasonGoes;
  readonly label?: string;
  readonly needed?: boolean;
}) {
  const id = useId();
  const { view } = useDesk();
  const published = 'play' in view && view.play.published;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <p class="help" id={`${id}-help`}>
        {reasonHelp(goes, published)}
      </p>
      <input
        id={id}
        type="text"
        required={needed}
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
  goes,
  yes,
  typed = '',
  onYes,
  onNo,
}: {
  readonly title: string;
  readonly text: string;
  readonly goes?: ReasonGoes;
  readonly yes: string;
  /** The reason with which it opens. */
  readonly typed?: string;
  readonly onYes: (reason: string) => void;
  readonly onNo: () => void;
}) {
  const [reason, setReason] = useState(typed);
  const trimmed = reason.trim();
  return (
    <Confirm title={title} yes={yes} off={trimmed === ''} onYes={() => onYes(trimmed)} onNo={onNo}>
      <p>{text}</p>
      <ReasonField value={reason} onChange={setReason} {...present({ goes })} />
    </Confirm>
  );
}

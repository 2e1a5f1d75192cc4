// The field for the reason that every correction needs, and a dialog that asks for nothing else.
import { useId, useState } from 'preact/hooks';
import { useDesk } from '../desk/context';
import { Confirm } from './confirm';
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

/**
 * Who reads a reason: readers of the record; besides them the player for whom the host enters a submission (ALL-3);
 * besides them people who are told of a changed standing (SN-10); everyone, at once; or nobody.
 */
type ReasonGoes = 'record' | 'player' | 'standing' | 'everyone' | 'nowhere';

/** Gives the help for the field of a reason. */
export function reasonHelp(goes: ReasonGoes, published: boolean): string {
  switch (goes) {
    case 'record':
      return published
        ? 'Goes into the record, which is published: everybody can read it, word for word.'
        : 'Goes into the record. Only the host and co-hosts can read it until you publish everything; then everybody can, word for word.';
    case 'player':
      return published
        ? 'Goes into the record, which is published: everybody can read it, word for word. The player concerned is told it with the result.'
        : 'Goes into the record. The player concerned reads it with the result, and nobody else but the host and co-hosts until you publish everything; then everybody can, word for word.';
    case 'standing':
      return 'The person concerned is told it with the change, word for word; everyone is, where the change is public.';
    case 'everyone':
      return 'Everyone is told it, word for word.';
    case 'nowhere':
      return 'Goes into the Ledger tab of this spreadsheet, which only the host and co-hosts can read. It is never published.';
  }
}

// The field for the reason that every correction needs.
import { useId } from 'preact/hooks';
import { useDesk } from '../calls';

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

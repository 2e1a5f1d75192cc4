// A question's layout on the page and in the sidebar: title, help, control and problem.
import { useId } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { QuestionKind } from '../../src/games/frame/fields';
import { useDisplayNames } from './display-names';

/** The control's attributes for screen readers. */
export interface ControlProps {
  readonly id?: string;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean;
}

interface Props {
  readonly title: string;
  /** The title as shown, if it isn't plain text. */
  readonly name?: ComponentChildren;
  readonly help?: ComponentChildren;
  readonly problem?: string;
  /** Distinguishes fields with the same title for screen readers: `player 2`. */
  readonly about?: string | undefined;
  /** Whether several controls form the answer. */
  readonly grouped?: boolean;
  /** Additional classes. */
  readonly look?: string;
  readonly children: (control: ControlProps) => ComponentChildren;
}

export function Field({
  title,
  name = title,
  help,
  problem = '',
  about,
  grouped,
  look = '',
  children,
}: Props) {
  const id = useId();
  const shown = useDisplayNames();
  const hasHelp = help !== undefined && help !== '';
  const described = [hasHelp && `${id}-help`, problem !== '' && `${id}-problem`].filter(
    (one) => one !== false,
  );
  const describedBy = described.length === 0 ? undefined : described.join(' ');
  const attributes = {
    class: `field${look === '' ? '' : ` ${look}`}${problem === '' ? '' : ' faulty'}`,
    'data-question': title,
  };
  const parts = (
    <>
      {hasHelp && (
        <p class="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {children({
        id,
        // Hidden text within the label would be read with a space before the comma.
        'aria-label': about === undefined ? undefined : `${title}, ${about}`,
        'aria-describedby': describedBy,
        'aria-invalid': problem !== '',
      })}
      {problem !== '' && (
        <p class="field-problem" id={`${id}-problem`}>
          {shown(problem)}
        </p>
      )}
    </>
  );
  return grouped === true ? (
    <fieldset {...attributes} aria-describedby={describedBy}>
      <legend>{name}</legend>
      {parts}
    </fieldset>
  ) : (
    <div {...attributes}>
      <label for={id}>{name}</label>
      {parts}
    </div>
  );
}

/** A text field for words or a number. */
export function TextInput({
  kind,
  rows = 4,
  known = [],
  onChange,
  ...control
}: ControlProps & {
  readonly kind: QuestionKind;
  readonly rows?: number;
  /** Suggested answers; any other is allowed too. */
  readonly known?: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly spellcheck?: boolean;
  readonly placeholder?: string;
}) {
  const list = useId();
  if (kind.type === 'text' && kind.long)
    return <textarea {...control} rows={rows} onInput={(event) => onChange(event.currentTarget.value)} />;
  return (
    <>
      <input
        {...control}
        {...(known.length === 0 ? {} : { list })}
        type="text"
        inputMode={kind.type === 'whole' ? 'numeric' : 'text'}
        autocomplete="off"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {known.length > 0 && (
        <datalist id={list}>
          {known.map((answer) => (
            <option key={answer} value={answer} />
          ))}
        </datalist>
      )}
    </>
  );
}

export function Select({
  options,
  blank,
  onChange,
  ...control
}: ControlProps & {
  readonly value: string;
  /** `why`: why the option is closed; a closed option is visible but can't be chosen. */
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly why?: string | undefined;
  }[];
  /** The label for choosing nothing; absent if something is always chosen. */
  readonly blank?: string | undefined;
  readonly onChange: (value: string) => void;
}) {
  const shown = useDisplayNames();
  return (
    <select {...control} onChange={(event) => onChange(event.currentTarget.value)}>
      {blank !== undefined && <option value="">{blank}</option>}
      {options.map(({ value, label, why }) => (
        <option key={value} value={value} disabled={why !== undefined}>
          {why === undefined ? shown(label) : `${shown(label)}: closed, ${why}`}
        </option>
      ))}
    </select>
  );
}

// The fields of the sidebar: a question with the field for its kind, a text, a selection, a tick.
import { useId } from 'preact/hooks';
import {
  type Question,
  type QuestionKind,
  choiceFromCell,
  type Option,
} from '../../../src/games/frame/fields';
import { limitsText } from '../../../src/games/frame/wording';
import { Button } from './screen';
import { labelText, ticked, withTick } from '../../shared/answers';
import type { ComponentChildren } from 'preact';
import { present } from '../../../src/games/frame/json';
import type { StageName } from '../../../src/rounds/reply/stage-name';

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

export function Tick({
  on,
  onTick,
  children,
}: {
  readonly on: boolean;
  readonly onTick: (on: boolean) => void;
  readonly children: ComponentChildren;
}) {
  return (
    <label class="tick">
      <input type="checkbox" checked={on} onChange={(event) => onTick(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}

export interface PlainProps {
  readonly question: Question;
  /** The answer as the form writes it; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The label of the empty choice. */
  readonly blank?: string;
  /** A text for screen readers that tells fields with the same label apart: `player 2`. */
  readonly about?: string;
  /** What is wrong with the answer; empty where nothing is. */
  readonly problem?: string;
  /** How many lines the field for a long text has. */
  readonly rows?: number;
}

/** Shows the label, the help, and the field for this kind of question. */
export function PlainQuestion({
  question,
  value,
  onChange,
  blank = 'No answer',
  about,
  problem = '',
  rows = 4,
}: PlainProps) {
  const id = useId();
  const { kind, title, help, former } = question;
  const described = [
    ...(help === '' ? [] : [`${id}-help`]),
    // The problem is named after the help, so that screen readers read it with the field.
    ...(problem === '' ? [] : [`${id}-problem`]),
  ];
  // Put together here, since hidden text within the label would be read with a space before its comma.
  const name = about === undefined ? undefined : `${title}, ${about}`;
  const helpId = described.length === 0 ? undefined : described.join(' ');
  const known = kind.type === 'text' ? (kind.known ?? []) : [];
  if (kind.type === 'checkboxes') {
    return (
      <fieldset class="field" aria-describedby={helpId}>
        <legend>{title}</legend>
        {help !== '' && <Help id={`${id}-help`} text={help} />}
        <Ticks {...{ kind, former, value, onChange }} />
        {problem !== '' && <ProblemText id={`${id}-problem`} text={problem} />}
      </fieldset>
    );
  }
  return (
    <div class="field">
      <label for={id}>{title}</label>
      {help !== '' && <Help id={`${id}-help`} text={help} />}
      {kind.type === 'choice' ? (
        <Choices
          id={id}
          options={kind.options}
          value={value}
          onChange={onChange}
          blank={blank}
          describedBy={helpId}
          invalid={problem !== ''}
          name={name}
        />
      ) : kind.type === 'text' && kind.long ? (
        <textarea
          id={id}
          rows={rows}
          value={value}
          spellcheck={false}
          aria-label={name}
          aria-describedby={helpId}
          aria-invalid={problem !== ''}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <input
          id={id}
          type="text"
          inputMode={kind.type === 'whole' ? 'numeric' : 'text'}
          autocomplete="off"
          spellcheck={false}
          value={value}
          aria-label={name}
          aria-describedby={helpId}
          aria-invalid={problem !== ''}
          placeholder={kind.type === 'whole' ? limitsText(kind.min, kind.max) : ''}
          list={known.length === 0 ? undefined : `${id}-known`}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {known.length > 0 && (
        <datalist id={`${id}-known`}>
          {known.map((answer) => (
            <option key={answer} value={answer} />
          ))}
        </datalist>
      )}
      {former !== undefined && value === '' && (
        <Button look="link" about={`for ${title}`} onClick={() => onChange(former)}>
          Copy what holds now
        </Button>
      )}
      {problem !== '' && <ProblemText id={`${id}-problem`} text={problem} />}
    </div>
  );
}

function ProblemText({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p class="field-problem" id={id}>
      {text}
    </p>
  );
}

function Help({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p class="help" id={id}>
      {text}
    </p>
  );
}

type TicksKind = Extract<QuestionKind, { readonly type: 'checkboxes' }>;

/** Shows for an empty answer the ticks that it stands for; ticking these again makes the answer empty. */
function Ticks({
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
          <Tick key={option.value} on={chosen.includes(label)} onTick={(on) => change(label, on)}>
            {label}
          </Tick>
        );
      })}
    </div>
  );
}

export function TextField({
  label,
  help = '',
  rows,
  about,
  ...field
}: Pick<PlainProps, 'value' | 'onChange' | 'about' | 'rows' | 'problem'> & {
  readonly label: string;
  readonly help?: string;
}) {
  const kind = { type: 'text', long: rows !== undefined } as const;
  return (
    <PlainQuestion
      question={{ title: label, help, required: false, kind }}
      {...present({ rows, about })}
      {...field}
    />
  );
}

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

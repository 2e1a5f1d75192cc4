// The fields of the sidebar: a question with its kind's field, a text, a selection, a tick.
import {
  type Question,
  type QuestionKind,
  choiceFromCell,
  type Option,
} from '../../../src/games/frame/fields';
import { limitsText } from '../../../src/games/frame/wording';
import { Button } from './screen';
import { optionText, tickedLabels, tickChoice } from '../../shared/answers';
import type { ComponentChildren, ComponentProps } from 'preact';
import { Field, Select, TextInput } from '../../shared/field';
import { dropUndefined } from '../../../src/games/frame/json';
import type { StageName } from '../../../src/rounds/reply/stage-name';

/** A list of a question's choices; an answer that is not among them is shown too. */
export function ChoiceSelect({
  options,
  value,
  onChange,
  ...control
}: Omit<ComponentProps<typeof Select>, 'value' | 'options'> & {
  readonly options: readonly Option[];
  readonly value: string;
}) {
  const found = choiceFromCell(options, value);
  const known = options.find((option) => option.value === found);
  const other = known !== undefined || value === '' ? [] : [`${value} (not one of the choices)`];
  return (
    <Select
      {...control}
      options={[
        ...other.map((label) => ({ value, label })),
        ...options.map((option) => ({ value: option.value, label: optionText(option) })),
      ]}
      value={known?.value ?? value}
      onChange={(chosen) => {
        const option = options.find((candidate) => candidate.value === chosen);
        onChange(option === undefined ? chosen : optionText(option));
      }}
    />
  );
}

export function Checkbox({
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

export interface QuestionFieldProps {
  readonly question: Question;
  /** The answer as the form stores it; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly blank?: string;
  /** Distinguishes fields with the same label for screen readers: `player 2`. */
  readonly about?: string;
  readonly problem?: string;
  readonly rows?: number;
}

export function PlainQuestion({
  question,
  value,
  onChange,
  blank = 'No answer',
  about,
  problem,
  rows = 4,
}: QuestionFieldProps) {
  const { kind, title, help, former } = question;
  return (
    <Field {...{ title, help, about }} {...dropUndefined({ problem })} grouped={kind.type === 'checkboxes'}>
      {(control) =>
        kind.type === 'checkboxes' ? (
          <Checkboxes {...{ kind, former, value, onChange }} />
        ) : (
          <>
            {kind.type === 'choice' ? (
              <ChoiceSelect {...control} options={kind.options} {...{ value, onChange, blank }} />
            ) : (
              <TextInput
                {...{ ...control, kind, rows, value, onChange }}
                known={kind.type === 'text' ? (kind.known ?? []) : []}
                spellcheck={false}
                placeholder={kind.type === 'whole' ? limitsText(kind.min, kind.max) : ''}
              />
            )}
            {former !== undefined && value === '' && (
              <Button look="link" about={`for ${title}`} onClick={() => onChange(former)}>
                Edit the current value
              </Button>
            )}
          </>
        )
      }
    </Field>
  );
}

type CheckboxesKind = Extract<QuestionKind, { readonly type: 'checkboxes' }>;

/** Checkboxes. An empty answer means the default, so ticking only the default empties the answer. */
function Checkboxes({
  kind: { options, none = '' },
  former,
  value,
  onChange,
}: {
  readonly kind: CheckboxesKind;
  /** The default, which an empty answer means; undefined if there is none. */
  readonly former: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const shown = options.filter((option) => optionText(option) !== none);
  const answer = value === '' ? (former ?? '') : value;
  const chosen = tickedLabels(shown, answer);
  const change = (label: string, on: boolean): void => {
    const changed = tickChoice(shown, answer, label, on) || none;
    onChange(changed === former ? '' : changed);
  };
  return (
    <div class="ticks">
      {shown.map((option) => {
        const label = optionText(option);
        return (
          <Checkbox key={option.value} on={chosen.includes(label)} onTick={(on) => change(label, on)}>
            {label}
          </Checkbox>
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
}: Pick<QuestionFieldProps, 'value' | 'onChange' | 'about' | 'rows' | 'problem'> & {
  readonly label: string;
  readonly help?: string;
}) {
  const kind = { type: 'text', long: rows !== undefined } as const;
  return (
    <PlainQuestion
      question={{ title: label, help, required: false, kind }}
      {...dropUndefined({ rows, about })}
      {...field}
    />
  );
}

export function SelectField({
  label,
  about,
  ...select
}: Pick<ComponentProps<typeof Select>, 'options' | 'onChange' | 'blank'> & {
  readonly label: string;
  readonly value: string;
  readonly about?: string;
}) {
  return (
    <Field title={label} about={about}>
      {(control) => <Select {...control} {...select} />}
    </Field>
  );
}

/** Selects a resolved stage; the latest comes first. */
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

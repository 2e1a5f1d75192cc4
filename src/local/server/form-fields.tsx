// A form's question as plain HTML, with label or legend, help, error and field.
import type { ComponentChildren, JSX } from 'preact';
import { isQuestion, type Answer, type FormItem } from 'apps-script-stand-in/forms/form';
import { listScaleValues } from 'apps-script-stand-in/forms/validation';
import { fieldName } from './form-answers';

interface QuestionProps {
  readonly item: FormItem;
  readonly answer: Answer | undefined;
  readonly problem: string | undefined;
}

/** The element's id, for links to the question. */
export function questionId(item: FormItem): string {
  return `question-${item.id}`;
}

/** A question, or a heading between questions. */
export function Question(props: QuestionProps): JSX.Element {
  const { item } = props;
  if (!isQuestion(item)) {
    return (
      <section class="card">
        <h2>{item.title}</h2>
        {item.help !== '' && <p class="help">{item.help}</p>}
      </section>
    );
  }
  return (
    <div class={props.problem === undefined ? 'card' : 'card wrong'} id={questionId(item)}>
      <Field {...props} />
    </div>
  );
}

function Field(props: QuestionProps): JSX.Element {
  const { item } = props;
  switch (item.type) {
    case 'CHECKBOX':
      return <Choices {...props} type="checkbox" choices={item.choices} />;
    case 'MULTIPLE_CHOICE':
      return <Choices {...props} type="radio" choices={item.choices} />;
    case 'SCALE':
      return <Choices {...props} type="radio" choices={listScaleValues(item.bounds)} inRow />;
    case 'LIST':
    case 'PAGE_BREAK':
    case 'PARAGRAPH_TEXT':
    case 'TEXT':
      return <TextInput {...props} />;
  }
}

function TextInput(props: QuestionProps): JSX.Element {
  const { item, answer } = props;
  const text = typeof answer === 'string' ? answer : '';
  return (
    <LabelledField {...props}>
      {item.type === 'LIST' ? (
        <select {...inputProps(props)}>
          <option value="">Choose</option>
          {item.choices.map((choice) => (
            <option key={choice} value={choice} selected={choice === text}>
              {choice}
            </option>
          ))}
        </select>
      ) : item.type === 'PARAGRAPH_TEXT' ? (
        <textarea {...inputProps(props)} rows={4} value={text} />
      ) : (
        // A text field, since browsers send nothing if a number field contains invalid text.
        <input
          type="text"
          inputmode={item.validation === undefined ? 'text' : 'numeric'}
          {...inputProps(props)}
          value={text}
        />
      )}
    </LabelledField>
  );
}

function inputProps({ item, problem }: QuestionProps): {
  id: string;
  name: string;
  'aria-required': boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
} {
  return {
    id: fieldName(item),
    name: fieldName(item),
    'aria-required': item.required,
    'aria-invalid': problem !== undefined,
    'aria-describedby': describedByIds(item, problem),
  };
}

function describedByIds(item: FormItem, problem: string | undefined): string | undefined {
  const ids = [];
  if (item.help !== '') ids.push(`${fieldName(item)}-help`);
  if (problem !== undefined) ids.push(`${fieldName(item)}-problem`);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

function ItemTitle({ item }: { readonly item: FormItem }): JSX.Element {
  return (
    <>
      {item.title}
      {item.required && (
        <>
          {' '}
          <span class="star" aria-hidden="true">
            *
          </span>
          <span class="unseen"> (required)</span>
        </>
      )}
    </>
  );
}

function HelpText({ item, problem }: QuestionProps): JSX.Element {
  return (
    <>
      {item.help !== '' && (
        <p class="help" id={`${fieldName(item)}-help`}>
          {item.help}
        </p>
      )}
      {problem !== undefined && (
        <p class="problem" id={`${fieldName(item)}-problem`}>
          {problem}
        </p>
      )}
    </>
  );
}

function LabelledField(props: QuestionProps & { readonly children: ComponentChildren }): JSX.Element {
  return (
    <>
      <label class="title" for={fieldName(props.item)}>
        <ItemTitle item={props.item} />
      </label>
      <HelpText {...props} />
      {props.children}
    </>
  );
}

interface ChoicesProps extends QuestionProps {
  readonly type: 'checkbox' | 'radio';
  readonly choices: readonly string[];
  /** Arranges the choices side by side, like the numbers of a scale. */
  readonly inRow?: boolean;
}

function Choices(props: ChoicesProps): JSX.Element {
  const { item, answer = [], type, choices, inRow = false } = props;
  const given = [answer].flat();
  return (
    <fieldset aria-describedby={describedByIds(item, props.problem)}>
      <legend class="title">
        <ItemTitle item={item} />
      </legend>
      <HelpText {...props} />
      <div class={inRow ? 'scale' : undefined}>
        {choices.map((choice) => (
          <label class="choice" key={choice}>
            <input type={type} name={fieldName(item)} value={choice} checked={given.includes(choice)} />{' '}
            <span>{choice}</span>
          </label>
        ))}
      </div>
      {type === 'radio' && !item.required && (
        // Without scripts, this is the only way to undo a choice.
        <label class="choice">
          <input type="radio" name={fieldName(item)} value="" checked={given.join('') === ''} />{' '}
          <span>No answer</span>
        </label>
      )}
    </fieldset>
  );
}

// One question of a form as plain HTML: a label or legend, its help, its error, its field.
import type { ComponentChildren, JSX } from 'preact';
import type { Answer } from '../apps-script/forms/form';
import type { ItemDescription } from '../apps-script/forms/outside';
import { fieldName, OTHER, otherName, rowName } from './form-answers';

export interface QuestionProps {
  readonly item: ItemDescription;
  readonly answer: Answer | undefined;
  readonly problem: string | undefined;
}

/** The element that a link to a question leads to. */
export function questionId(item: ItemDescription): string {
  return `question-${item.id}`;
}

/** A question, or a heading between questions. */
export function Question(props: QuestionProps): JSX.Element {
  const { item } = props;
  if (!item.isQuestion) {
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
  const { item, answer } = props;
  const text = typeof answer === 'string' ? answer : '';
  if (item.type === 'MULTIPLE_CHOICE') return <Choices {...props} kind="radio" />;
  if (item.type === 'CHECKBOX') return <Choices {...props} kind="checkbox" />;
  if (item.type === 'SCALE' || item.type === 'RATING') return <Scale {...props} />;
  if (item.type === 'GRID') return <Grid {...props} />;
  return (
    <Labelled {...props}>
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
        <Line {...props} text={text} />
      )}
    </Labelled>
  );
}

function Line(props: QuestionProps & { readonly text: string }): JSX.Element {
  const { item, text } = props;
  const shared = { ...inputProps(props), value: text };
  if (item.type === 'DATE') return <input type="date" {...shared} />;
  if (item.type === 'TIME') return <input type="time" {...shared} />;
  if (item.type === 'DATETIME') return <input type="datetime-local" {...shared} />;
  // Not type="number": what a browser drops as no number would arrive as no answer.
  if (item.validation?.rule.includes('NUMBER') === true) {
    return <input type="text" inputmode="numeric" {...shared} />;
  }
  return <input type="text" {...shared} />;
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
    'aria-describedby': describedBy(item, problem),
  };
}

function describedBy(item: ItemDescription, problem: string | undefined): string | undefined {
  const ids = [];
  if (item.help !== '') ids.push(`${fieldName(item)}-help`);
  if (problem !== undefined) ids.push(`${fieldName(item)}-problem`);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

function Title({ item }: { readonly item: ItemDescription }): JSX.Element {
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

function Notes({ item, problem }: QuestionProps): JSX.Element {
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

function Labelled(props: QuestionProps & { readonly children: ComponentChildren }): JSX.Element {
  return (
    <>
      <label class="title" for={fieldName(props.item)}>
        <Title item={props.item} />
      </label>
      <Notes {...props} />
      {props.children}
    </>
  );
}

function Group(props: QuestionProps & { readonly children: ComponentChildren }): JSX.Element {
  return (
    <fieldset aria-describedby={describedBy(props.item, props.problem)}>
      <legend class="title">
        <Title item={props.item} />
      </legend>
      <Notes {...props} />
      {props.children}
    </fieldset>
  );
}

function Choices(props: QuestionProps & { readonly kind: 'radio' | 'checkbox' }): JSX.Element {
  const { item, answer, kind } = props;
  const chosen = typeof answer === 'string' ? [answer] : (answer ?? []);
  const typed = chosen.find((one) => one !== '' && !item.choices.includes(one));
  return (
    <Group {...props}>
      {item.choices.map((choice) => (
        <Choice
          key={choice}
          kind={kind}
          name={fieldName(item)}
          value={choice}
          checked={chosen.includes(choice)}
        />
      ))}
      {item.other && (
        <div class="other">
          <Choice
            kind={kind}
            name={fieldName(item)}
            value={OTHER}
            text="Other:"
            checked={typed !== undefined}
          />
          <input
            type="text"
            name={otherName(item)}
            aria-label={`Other answer to ${item.title}`}
            value={typed ?? ''}
          />
        </div>
      )}
      {kind === 'radio' && !item.required && (
        <Choice
          kind={kind}
          name={fieldName(item)}
          value=""
          text="No answer"
          checked={chosen.length === 0}
          muted
        />
      )}
    </Group>
  );
}

interface ChoiceProps {
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  readonly value: string;
  readonly text?: string;
  readonly checked: boolean;
  readonly muted?: boolean;
}

function Choice({ kind, name, value, text, checked, muted }: ChoiceProps): JSX.Element {
  return (
    <label class={muted === true ? 'choice muted' : 'choice'}>
      <input type={kind} name={name} value={value} checked={checked} /> <span>{text ?? value}</span>
    </label>
  );
}

function Scale(props: QuestionProps): JSX.Element {
  const { item, answer } = props;
  const { lower, upper } = item.bounds ?? { lower: 1, upper: 5 };
  const steps = Array.from({ length: upper - lower + 1 }, (_, step) => String(lower + step));
  return (
    <Group {...props}>
      <div class="scale">
        {steps.map((step) => (
          <Choice key={step} kind="radio" name={fieldName(item)} value={step} checked={answer === step} />
        ))}
      </div>
    </Group>
  );
}

function Grid(props: QuestionProps): JSX.Element {
  const { item, answer } = props;
  const columns = item.columns ?? [];
  return (
    <Group {...props}>
      {(item.rows ?? []).map((row, index) => (
        <fieldset class="row" key={row}>
          <legend>{row}</legend>
          <div class="scale">
            {columns.map((column) => (
              <Choice
                key={column}
                kind="radio"
                name={rowName(item, index)}
                value={column}
                checked={Array.isArray(answer) && answer[index] === column}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </Group>
  );
}

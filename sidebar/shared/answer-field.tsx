// A question and its answer field: buttons if there are few choices, otherwise a list or a text field.
import { useEffect, useRef } from 'preact/hooks';
import type { ClosedAnswer, AnswerNote } from '../../src/games/frame/closed-choices';
import { choiceFromCell, type Option, type Question } from '../../src/games/frame/fields';
import type { Scene } from '../../src/games/frame/scene';
import {
  SquareButtons,
  ChoiceButtons,
  MultiChoiceButtons,
  closedReasonFinder,
  ClosedAnswersLine,
  type GetClosedReason,
} from './answer-taps';
import { optionText } from './answers';
import { LinkedPicture } from './linked-picture';
import { Field, Select, TextInput, type ControlProps } from './field';
import type { ComponentChildren } from 'preact';
import { parseInteger } from '../../src/games/frame/number-input';
import { limitsText } from '../../src/games/frame/wording';
import { FocusButton } from './focusable-button';

/** Maximum number of choices shown as buttons; more become a list. */
const MAX_BUTTONS = 12;
/** Maximum length of a scale shown as buttons; in a longer one the number is typed. */
const MAX_SCALE_BUTTONS = 21;

interface Props {
  readonly question: Question;
  /** The heading above the question, if it belongs to a part of a plan; otherwise empty. */
  readonly part: string;
  /** The answer as the form stores it; empty for none. */
  readonly value: string;
  readonly problem: string;
  /** Whether the choices are squares of the table's region. */
  readonly squares: boolean;
  /** Whether the choices are cards of a hand; closed ones have been played. */
  readonly hand: boolean;
  /** Whether a number has − and + buttons. */
  readonly steps: boolean;
  /** All questions' choices that the reader can't pick. */
  readonly closed: readonly ClosedAnswer[];
  /** Notes on what choices of all questions would currently mean for the reader. */
  readonly notes: readonly AnswerNote[];
  /** The table of a live game, if there is one; the squares use its pictures. */
  readonly scene: Scene | null;
  readonly onChange: (value: string) => void;
}

export function AnswerField(props: Props) {
  const { question, problem, part, squares } = props;
  const { title, help, required, kind, picture } = question;
  const about = props.notes
    .flatMap((each) => (each.title === title && each.answer === '' ? [each.note] : []))
    .join(' ');
  // Checkboxes show this note beside the number of ticks instead.
  const note = kind.type === 'checkboxes' ? '' : about;
  const grouped = usesInputGroup(props);
  return (
    <Field
      {...{ title, problem, grouped }}
      look={kind.type === 'whole' && !grouped ? 'short' : ''}
      name={
        <>
          {part !== '' && <span class="unseen">{part}: </span>}
          {part === '' ? (question.typed ?? title) : title.slice(`${part}: `.length)}
          {!required && !squares && <span class="quiet"> (optional)</span>}
        </>
      }
      help={
        note === '' ? (
          help
        ) : (
          <>
            {help} <b>{note}</b>
          </>
        )
      }
    >
      {(control) => (
        <>
          {picture !== undefined && <LinkedPicture address={picture} alt={`Picture for: ${title}`} />}
          {usesTextInput(question) && (
            <ClosedAnswersLine closed={props.closed.filter((choice) => choice.title === title)} />
          )}
          <InputControl {...props} {...{ control, about }} />
        </>
      )}
    </Field>
  );
}

/** Whether choices are buttons. They are if they are few, or if they belong to a part of a plan, which asks nothing else. */
function usesButtons(options: readonly Option[], part: string): boolean {
  return options.length <= MAX_BUTTONS || part !== '';
}

function usesInputGroup({ question: { kind }, part }: Props): boolean {
  switch (kind.type) {
    case 'checkboxes':
      return true;
    case 'choice':
      return usesButtons(kind.options, part);
    case 'whole':
      return scaleValues(kind) !== undefined;
    case 'text':
      return false;
  }
}

function usesTextInput({ kind }: Question): boolean {
  return kind.type === 'text' || (kind.type === 'whole' && scaleValues(kind) === undefined);
}

type ControlInput = Props & {
  readonly control: ControlProps;
  readonly about: string;
};

function InputControl(props: ControlInput) {
  const { question, part, value, squares, scene, closed, notes, onChange, about, control } = props;
  const { kind, required } = question;
  const why = closedReasonFinder(closed, question.title);
  const ownNotes = notes.filter(({ title }) => title === question.title);
  const reason = sharedClosedReason(kind, why);
  const isBare = value === '' && ownNotes.every(({ answer }) => answer === '');
  if (reason !== undefined && isBare && isEveryOptionClosed(kind, why, reason))
    return <p class="help">There’s nothing you can choose ({reason}).</p>;
  if (reason !== undefined && usesInputGroup(props) && !squares) {
    const isShared = (one: ClosedAnswer): boolean => one.title === question.title && one.why === reason;
    return (
      <>
        <p class="help">Dashed: {reason}.</p>
        <InputControl {...props} closed={closed.map((one) => (isShared(one) ? { ...one, why: '' } : one))} />
      </>
    );
  }
  switch (kind.type) {
    case 'checkboxes':
      return squares ? (
        <SquareButtons options={kind.options} {...{ value, scene, why, onChange }} />
      ) : (
        <MultiChoiceButtons notes={ownNotes} {...{ kind, about, value, why, onChange }} />
      );
    case 'choice': {
      const { options } = kind;
      if (options.length === 0) return <p class="quiet">There’s nothing to choose from right now.</p>;
      const chosen = choiceLabel(options, value);
      if (usesButtons(options, part)) {
        // If one of the choices means an empty answer, there's no separate button for none.
        const needed = required || choiceLabel(options, '') !== '';
        return (
          <ChoiceButtons
            name={control.id ?? ''}
            labels={options.map(optionText)}
            groups={options.map(({ group = '' }) => group)}
            value={chosen}
            required={needed}
            why={why}
            notes={ownNotes}
            onChange={onChange}
          />
        );
      }
      return (
        <Select
          {...control}
          {...{ value: chosen, onChange }}
          blank="No answer"
          options={options.map(optionText).map((label) => ({ value: label, label, why: why(label) }))}
        />
      );
    }
    case 'whole': {
      const scale = scaleValues(kind);
      if (scale !== undefined) {
        return (
          <ChoiceButtons
            name={control.id ?? ''}
            look={props.hand ? 'hand' : 'scale'}
            labels={scale}
            {...{ value, required, why, onChange }}
          />
        );
      }
      const placeholder = props.steps ? '' : limitsText(kind.min, kind.max);
      const typed = <TextInput {...{ ...control, kind, value, onChange, placeholder }} />;
      return props.steps ? (
        <Stepper title={question.title} value={value} least={kind.min ?? 0} onChange={onChange}>
          {typed}
        </Stepper>
      ) : (
        typed
      );
    }
    case 'text':
      return <TextInput {...{ ...control, kind, value, onChange }} />;
  }
}

/** If at least this many choices, or all, are closed for the same reason, the reason is shown once, above them. */
const MIN_SHARED_REASONS = 3;

function sharedClosedReason(kind: Question['kind'], why: GetClosedReason): string | undefined {
  const reasons = 'options' in kind ? kind.options.map((option) => why(optionText(option)) ?? '') : [];
  const fewest = Math.min(MIN_SHARED_REASONS, reasons.length);
  return reasons.find((each) => each !== '' && reasons.filter((one) => one === each).length >= fewest);
}

function isEveryOptionClosed(kind: Question['kind'], why: GetClosedReason, reason: string): boolean {
  return 'options' in kind && kind.options.every((option) => why(optionText(option)) === reason);
}

function scaleValues({
  min,
  max,
}: {
  readonly min?: number;
  readonly max?: number;
}): readonly string[] | undefined {
  if (min === undefined || max === undefined || max - min >= MAX_SCALE_BUTTONS) return undefined;
  return Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
}

/** The label of an answer's choice; empty for none. */
function choiceLabel(options: readonly Option[], value: string): string {
  const found = choiceFromCell(options, value);
  const option = options.find((candidate) => candidate.value === found);
  return option === undefined ? '' : optionText(option);
}

function Stepper({
  title,
  value,
  least,
  onChange,
  children,
}: {
  readonly title: string;
  /** The number as typed; anything else counts as the minimum. */
  readonly value: string;
  readonly least: number;
  readonly onChange: (value: string) => void;
  /** The number's text field. */
  readonly children: ComponentChildren;
}) {
  const now = parseInteger(value) ?? least;
  const less = useHoldToRepeat(() => onChange(String(Math.max(least, now - 1))));
  const more = useHoldToRepeat(() => onChange(String(Math.max(least, now + 1))));
  return (
    <div class="stepper">
      <FocusButton class="step" aria-label={`${title}: one less`} off={now <= least} {...less}>
        −
      </FocusButton>
      {children}
      <FocusButton class="step" aria-label={`${title}: one more`} {...more}>
        +
      </FocusButton>
    </div>
  );
}

/** How often a held button repeats, in milliseconds, and after how many intervals it starts to. */
const HOLD_REPEAT = { each: 100, from: 5 } as const;

/** Makes a button act on a press, and repeat while it is held. */
function useHoldToRepeat(act: () => void) {
  const latest = useRef(act);
  latest.current = act;
  const [timer, times] = [useRef(0), useRef(0)];
  const stop = (): void => window.clearInterval(timer.current);
  useEffect(() => stop, []);
  const hold = (): void => {
    stop();
    times.current = 0;
    timer.current = window.setInterval(() => {
      times.current += 1;
      if (times.current >= HOLD_REPEAT.from) latest.current();
    }, HOLD_REPEAT.each);
  };
  const press = ({ detail }: { readonly detail: number }): void => {
    // Releasing a held button isn't another press. Key presses have no pointer, so each one acts.
    if (detail === 0 || times.current < HOLD_REPEAT.from) latest.current();
  };
  return {
    onPointerDown: hold,
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: press,
  };
}

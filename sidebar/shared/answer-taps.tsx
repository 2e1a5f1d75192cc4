// Answers as buttons: one of several choices or numbers, several of them, or squares with pictures. Closed choices are shown
// in place with the reason, and can't be picked.
import { Fragment } from 'preact';
import type { AnswerNote, ClosedAnswer } from '../../src/games/frame/closed-choices';
import type { Option, Question } from '../../src/games/frame/fields';
import type { Scene } from '../../src/games/frame/scene';
import { optionText, tickedLabels, tickChoice } from './answers';
import { useDisplayNames } from './display-names';
import { TilePicture } from './board';

/** How many characters fit on a narrow button. */
const NARROW_BUTTON_CHARACTERS = 16;
/** How many characters fit on a button that takes half a line of a plan. */
const HALF_LINE_CHARACTERS = 20;
/** How many characters of a note fit on a button that does not take a whole line. */
const MAX_NOTE_CHARACTERS = 60;
/** How many characters fit on a button in a row of many. */
const TINY_BUTTON_CHARACTERS = 3;

/** Choices as buttons. One can be chosen. */
export function ChoiceButtons({
  name,
  labels,
  groups = [],
  value,
  required,
  why,
  notes = [],
  onChange,
  look = 'taps',
}: {
  readonly name: string;
  readonly labels: readonly string[];
  /** The heading above each choice; empty for none. */
  readonly groups?: readonly string[];
  readonly value: string;
  readonly required: boolean;
  readonly why: GetClosedReason;
  readonly notes?: readonly AnswerNote[];
  readonly onChange: (value: string) => void;
  readonly look?: 'taps' | 'scale' | 'hand';
}) {
  const shown = useDisplayNames();
  const all = required ? labels : [...labels, ''];
  const lines = labelsOnFullLine(labels, notes);
  const width = look === 'taps' ? widthClass(labels.map(shown), why, notes) : '';
  return (
    <div class={look + width + (labels.some((label) => why(label) !== undefined) ? ' reasons' : '')}>
      {all.map((text, at) => (
        <Fragment key={text}>
          {(groups[at] ?? '') !== (groups[at - 1] ?? '') && <b class="taps-group">{groups[at]}</b>}
          <label class={text === '' ? 'tap none' : buttonClass(why(text), lines.includes(text))}>
            <input
              type="radio"
              name={name}
              value={text}
              checked={value === text}
              {...closedChoiceAttributes(why(text))}
              onChange={() => onChange(text)}
            />
            <span>
              {text === '' ? 'None' : shown(text)} <ClosedReasonText why={why(text)} />
              {why(text) === undefined && <ChoiceNote answer={text} notes={notes} />}
            </span>
          </label>
        </Fragment>
      ))}
    </div>
  );
}

/** The width class for buttons with these labels, reasons and notes; empty for the default width. */
function widthClass(labels: readonly string[], why: GetClosedReason, notes: readonly AnswerNote[]): string {
  const longest = labels.reduce((most, label) => Math.max(most, label.length), 0);
  if (longest > NARROW_BUTTON_CHARACTERS) return longest > HALF_LINE_CHARACTERS ? ' long lines' : ' long';
  if (longest > TINY_BUTTON_CHARACTERS) return '';
  // Reasons and notes differ in length, but all buttons get the same width.
  return notes.length > 0 || labels.some((label) => why(label) !== undefined) ? ' thirds' : ' tiny';
}

/** What a choice would currently mean for the reader. */
function ChoiceNote({ answer, notes }: { readonly answer: string; readonly notes: readonly AnswerNote[] }) {
  const own = notes.filter((each) => each.answer === answer);
  return own.length === 0 ? null : <span class="why">{own.map(({ note }) => note).join('; ')}</span>;
}

/** The choices that get a whole line because of a long note. If half of them do, all choices get one. */
function labelsOnFullLine(labels: readonly string[], notes: readonly AnswerNote[]): readonly string[] {
  const long = labels.filter((label) =>
    notes.some(({ answer, note }) => answer === label && note.length > MAX_NOTE_CHARACTERS),
  );
  return 2 * long.length >= labels.length ? labels : long;
}

function buttonClass(why: string | undefined, isLine = false): string {
  return `tap${isLine ? ' line' : ''}${why === undefined ? '' : ' closed'}`;
}

/** Choices as buttons. Several can be chosen; the limit and the number chosen are shown. */
export function MultiChoiceButtons({
  kind: { options, amount },
  about,
  value,
  why,
  notes = [],
  onChange,
}: {
  readonly kind: Extract<Question['kind'], { readonly type: 'checkboxes' }>;
  /** How many the reader can choose, if players differ; otherwise empty. */
  readonly about: string;
  readonly value: string;
  readonly why: GetClosedReason;
  readonly notes?: readonly AnswerNote[];
  readonly onChange: (value: string) => void;
}) {
  const shown = useDisplayNames();
  const chosen = tickedLabels(options, value);
  const labels = options.map(optionText);
  const lines = labelsOnFullLine(labels, notes);
  return (
    <>
      <div class="taps">
        {labels.map((label) => (
          <label key={label} class={buttonClass(why(label), lines.includes(label))}>
            <input
              type="checkbox"
              value={label}
              checked={chosen.includes(label)}
              {...closedChoiceAttributes(chosen.includes(label) ? undefined : why(label))}
              onChange={(event) => onChange(tickChoice(options, value, label, event.currentTarget.checked))}
            />
            <span>
              {shown(label)} <ClosedReasonText why={why(label)} />
              {/* A closed choice shows its note too, since the reader may save up for it. */}
              <ChoiceNote answer={label} notes={notes} />
            </span>
          </label>
        ))}
      </div>
      <p class="quiet chosen" aria-live="polite">
        {about === '' ? (amount === undefined ? 'Tick any number: ' : '') : `${about}, `}
        {chosen.length} chosen
      </p>
    </>
  );
}

/** Squares as buttons. Several can be chosen. They have the table's pictures if it shows the same number of squares. */
export function SquareButtons({
  options,
  value,
  scene,
  why,
  onChange,
}: {
  readonly options: readonly Option[];
  readonly value: string;
  readonly scene: Scene | null;
  readonly why: GetClosedReason;
  readonly onChange: (value: string) => void;
}) {
  const chosen = tickedLabels(options, value);
  const squares = scene?.region?.squares ?? [];
  const pictures = scene === null ? [] : scene.board.squares.flat();
  const shown = squares.length === options.length ? squares.map((square) => pictures[square]) : [];
  return (
    <div class="squares-to-tap">
      {options.map(optionText).map((name, index) => {
        const picture = shown[index];
        return (
          <label key={name} class={`${buttonClass(why(name))} square`}>
            <input
              type="checkbox"
              value={name}
              checked={chosen.includes(name)}
              {...closedChoiceAttributes(chosen.includes(name) ? undefined : why(name))}
              onChange={(event) => onChange(tickChoice(options, value, name, event.currentTarget.checked))}
            />
            <span>
              {picture !== undefined && <TilePicture picture={picture} />}
              <span class="square-name">{name}</span>
              {picture !== undefined && <span class="unseen">, {picture.words}</span>}
              <ClosedReasonText why={why(name)} />
            </span>
          </label>
        );
      })}
    </div>
  );
}

/** Why a choice is closed; undefined if it is open. */
export type GetClosedReason = (answer: string) => string | undefined;

/** Returns the function that says why a choice of this question is closed. */
export function closedReasonFinder(closed: readonly ClosedAnswer[], question: string): GetClosedReason {
  const own = closed.filter(({ title }) => title === question);
  return (answer) => own.find((choice) => choice.answer === answer)?.why;
}

/**
 * A choice's attributes. A closed choice isn't disabled, so that screen readers can reach it and read the reason; clicks and
 * keys do nothing.
 */
export function closedChoiceAttributes(why: string | undefined): {
  readonly 'aria-disabled'?: true;
  readonly onClick?: (event: Event) => void;
} {
  return why === undefined ? {} : { 'aria-disabled': true, onClick: (event) => event.preventDefault() };
}

function ClosedReasonText({ why }: { readonly why: string | undefined }) {
  return why === undefined ? null : (
    <span class="why">
      <span class="unseen">closed: </span>
      {why}
    </span>
  );
}

/** One line with the answers that aren't allowed, for a question whose answer is typed. */
export function ClosedAnswersLine({ closed }: { readonly closed: readonly ClosedAnswer[] }) {
  if (closed.length === 0) return null;
  return (
    <p class="help">You can’t use: {closed.map(({ answer, why }) => `${answer} (${why})`).join(', ')}.</p>
  );
}

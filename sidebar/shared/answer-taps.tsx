// Answers as buttons to tap: one of several choices or numbers, several of them, and squares with their pictures.
import type { NotedAnswer } from '../../src/games/frame/closed';
import type { Option } from '../../src/games/frame/fields';
import type { Scene } from '../../src/games/frame/scene';
import { labelText, ticked, withTick } from './answers';
import { useShown } from './names';
import { closable, Why, type WhyClosed } from './closed';
import { PictureSign } from './picture';

/** The most signs on a narrow button; more need a wider one. */
const LONG = 16;
/** The most signs of a note on a button that is no line by itself. */
const LONG_NOTE = 60;
/** The most signs on a button that stands with many in a row. */
const TINY = 3;

/** One of several, as buttons. */
export function Taps({
  name,
  labels,
  value,
  required,
  why,
  notes = [],
  onChange,
  look = 'taps',
}: {
  readonly name: string;
  readonly labels: readonly string[];
  readonly value: string;
  readonly required: boolean;
  readonly why: WhyClosed;
  readonly notes?: readonly NotedAnswer[];
  readonly onChange: (value: string) => void;
  readonly look?: 'taps' | 'scale' | 'hand';
}) {
  const shown = useShown();
  const all = required ? labels : [...labels, ''];
  const lines = inLines(labels, notes);
  const width = look === 'taps' ? widthOf(labels.map(shown), why, notes) : '';
  return (
    <div class={look + width + (labels.some((label) => why(label) !== undefined) ? ' reasons' : '')}>
      {all.map((text) => (
        <label key={text} class={text === '' ? 'tap none' : tapClass(why(text), lines.includes(text))}>
          <input
            type="radio"
            name={name}
            value={text}
            checked={value === text}
            {...closable(why(text))}
            onChange={() => onChange(text)}
          />
          <span>
            {text === '' ? 'None' : shown(text)}
            <Why why={why(text)} />
            {why(text) === undefined && <Note answer={text} notes={notes} />}
          </span>
        </label>
      ))}
    </div>
  );
}

/** The class for the width of buttons with these labels, reasons and notes; empty for the usual one. */
function widthOf(labels: readonly string[], why: WhyClosed, notes: readonly NotedAnswer[]): string {
  const longest = labels.reduce((most, label) => Math.max(most, label.length), 0);
  if (longest > LONG) return ' long';
  if (longest > TINY) return '';
  // With reasons and notes of different lengths they stay equally wide.
  return notes.length > 0 || labels.some((label) => why(label) !== undefined) ? ' thirds' : ' tiny';
}

/** The meaning of a choice for the reader now. */
function Note({ answer, notes }: { readonly answer: string; readonly notes: readonly NotedAnswer[] }) {
  const own = notes.filter((each) => each.answer === answer);
  return own.length === 0 ? null : <span class="why">{own.map(({ note }) => note).join('; ')}</span>;
}

/** The choices whose notes are too long for a button beside others: a line each. Where half of them are, all are. */
function inLines(labels: readonly string[], notes: readonly NotedAnswer[]): readonly string[] {
  const long = labels.filter((label) =>
    notes.some(({ answer, note }) => answer === label && note.length > LONG_NOTE),
  );
  return 2 * long.length >= labels.length ? labels : long;
}

function tapClass(why: string | undefined, isLine = false): string {
  return `tap${isLine ? ' line' : ''}${why === undefined ? '' : ' closed'}`;
}

/** Several of these, as buttons. */
export function TickTaps({
  options,
  value,
  why,
  notes = [],
  onChange,
}: {
  readonly options: readonly Option[];
  readonly value: string;
  readonly why: WhyClosed;
  readonly notes?: readonly NotedAnswer[];
  readonly onChange: (value: string) => void;
}) {
  const shown = useShown();
  const chosen = ticked(options, value);
  const labels = options.map(labelText);
  const lines = inLines(labels, notes);
  return (
    <>
      <div class="taps">
        {labels.map((label) => (
          <label key={label} class={tapClass(why(label), lines.includes(label))}>
            <input
              type="checkbox"
              value={label}
              checked={chosen.includes(label)}
              {...closable(chosen.includes(label) ? undefined : why(label))}
              onChange={(event) => onChange(withTick(options, value, label, event.currentTarget.checked))}
            />
            <span>
              {shown(label)}
              <Why why={why(label)} />
              {/* What is closed now may be saved for: its meaning is worth as much. */}
              <Note answer={label} notes={notes} />
            </span>
          </label>
        ))}
      </div>
      <p class="quiet chosen" aria-live="polite">
        {chosen.length} chosen
      </p>
    </>
  );
}

/** Several of these squares; with their pictures where the table shows as many. */
export function Squares({
  options,
  value,
  scene,
  why,
  onChange,
}: {
  readonly options: readonly Option[];
  readonly value: string;
  readonly scene: Scene | null;
  readonly why: WhyClosed;
  readonly onChange: (value: string) => void;
}) {
  const chosen = ticked(options, value);
  const squares = scene?.region?.squares ?? [];
  const pictures = scene === null ? [] : scene.board.squares.flat();
  const shown = squares.length === options.length ? squares.map((square) => pictures[square]) : [];
  return (
    <div class="squares-to-tap">
      {options.map(labelText).map((name, index) => {
        const picture = shown[index];
        return (
          <label key={name} class={`${tapClass(why(name))} square`}>
            <input
              type="checkbox"
              value={name}
              checked={chosen.includes(name)}
              {...closable(chosen.includes(name) ? undefined : why(name))}
              onChange={(event) => onChange(withTick(options, value, name, event.currentTarget.checked))}
            />
            <span>
              {picture !== undefined && <PictureSign picture={picture} />}
              <span class="square-name">{name}</span>
              {picture !== undefined && <span class="unseen">, {picture.words}</span>}
              <Why why={why(name)} />
            </span>
          </label>
        );
      })}
    </div>
  );
}

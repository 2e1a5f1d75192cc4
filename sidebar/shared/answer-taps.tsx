// Answers as buttons to tap: one of several choices or numbers, several of them, and squares with their pictures.
import type { NotedAnswer } from '../../src/games/frame/closed';
import type { Option } from '../../src/games/frame/fields';
import type { Scene } from '../../src/games/frame/scene';
import { labelText, ticked, withTick } from './answers';
import { closable, Why, type WhyClosed } from './closed';
import { PictureSign } from './picture';

/** The most signs on a narrow button; more need a wider one. */
const LONG = 16;
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
  const all = required ? labels : [...labels, ''];
  const longest = labels.reduce((most, label) => Math.max(most, label.length), 0);
  const width = look !== 'taps' ? '' : longest > LONG ? ' long' : longest <= TINY ? ' tiny' : '';
  return (
    <div class={look + width + (labels.some((label) => why(label) !== undefined) ? ' reasons' : '')}>
      {all.map((text) => (
        <label key={text} class={tapClass(why(text))}>
          <input
            type="radio"
            name={name}
            value={text}
            checked={value === text}
            {...closable(why(text))}
            onChange={() => onChange(text)}
          />
          <span>
            {text === '' ? 'None' : text}
            <Why why={why(text)} />
            {why(text) === undefined && <Note notes={notes.filter(({ answer }) => answer === text)} />}
          </span>
        </label>
      ))}
    </div>
  );
}

/** The meaning of a choice for the reader now. */
function Note({ notes }: { readonly notes: readonly NotedAnswer[] }) {
  return notes.length === 0 ? null : <span class="why">{notes.map(({ note }) => note).join('; ')}</span>;
}

function tapClass(why: string | undefined): string {
  return why === undefined ? 'tap' : 'tap closed';
}

/** Several of these, as buttons. */
export function TickTaps({
  options,
  value,
  why,
  onChange,
}: {
  readonly options: readonly Option[];
  readonly value: string;
  readonly why: WhyClosed;
  readonly onChange: (value: string) => void;
}) {
  const chosen = ticked(options, value);
  return (
    <div class="taps">
      {options.map(labelText).map((label) => (
        <label key={label} class={tapClass(why(label))}>
          <input
            type="checkbox"
            checked={chosen.includes(label)}
            {...closable(chosen.includes(label) ? undefined : why(label))}
            onChange={(event) => onChange(withTick(options, value, label, event.currentTarget.checked))}
          />
          <span>
            {label}
            <Why why={why(label)} />
          </span>
        </label>
      ))}
    </div>
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

// The form for the host's own changes of standings. Each is picked on a card, so that no notation has to be known.
import type { PersonView, SeasonView } from '../../../src/rounds/host/season/views';
import type { StandingPart } from '../desk/context';
import { Button } from '../parts/button';
import { QuestionField } from '../parts/question';
import { SelectField } from '../parts/select';
import { TextField } from '../parts/text-field';
import { titleIn } from './parts';
import { amountProblem, knownMarks, typedChange, whatsFor, type TypedChange } from './typed-change';

interface Props {
  readonly season: SeasonView;
  readonly changes: readonly TypedChange[];
  readonly onChange: (changes: readonly TypedChange[]) => void;
  /** The label of the button that adds a change. */
  readonly add: string;
}

export function OwnChanges({ season, changes, onChange, add }: Props) {
  return (
    <>
      {changes.map((typed, index) => (
        <ChangeCard
          key={typed.id}
          season={season}
          typed={typed}
          number={index + 1}
          onChange={(next) => onChange(changes.map((other) => (other.id === typed.id ? next : other)))}
          onRemove={() => onChange(changes.filter((other) => other.id !== typed.id))}
        />
      ))}
      <div class="buttons">
        <Button onClick={() => onChange([...changes, typedChange(season)])}>{add}</Button>
      </div>
    </>
  );
}

const TITLES: Readonly<Record<Exclude<StandingPart, 'purse'>, string>> = {
  tokens: 'Tokens of Life',
  mark: 'Gets a mark',
  unmark: 'Loses a mark',
  candidate: 'Is the Candidate',
  'no-candidate': 'Is the Candidate no longer',
  opponent: 'Is the opponent',
  'no-opponent': 'Is the opponent no longer',
  eliminated: 'Is eliminated',
  left: 'Leaves',
  joins: 'Joins again',
};

const PURSE = 'purse ';

function ChangeCard({
  season,
  typed,
  number,
  onChange,
  onRemove,
}: {
  readonly season: SeasonView;
  readonly typed: TypedChange;
  readonly number: number;
  readonly onChange: (typed: TypedChange) => void;
  readonly onRemove: () => void;
}) {
  const { player, what, purse } = typed;
  const person = season.people.find(({ name }) => name === player);
  const edit = (part: Partial<TypedChange>): void => onChange({ ...typed, ...part });
  const whats = whatsFor(person);
  const options = whats.flatMap((one) =>
    one === 'purse'
      ? season.currencies.map(({ name }) => ({ value: `${PURSE}${name}`, label: capital(name) }))
      : [{ value: one, label: TITLES[one] }],
  );
  return (
    <div class="card" role="group" aria-label={`Change ${number}`}>
      <SelectField
        label="Who"
        options={season.people.map(({ name }) => ({ value: name, label: titleIn(season, name) }))}
        value={player}
        blank="Choose…"
        onChange={(next) => {
          const other = season.people.find(({ name }) => name === next);
          edit({ player: next, mark: '', what: whatsFor(other).includes(what) ? what : 'purse' });
        }}
      />
      <SelectField
        label="What"
        options={options}
        value={what === 'purse' ? `${PURSE}${purse}` : what}
        onChange={(value) =>
          value.startsWith(PURSE)
            ? edit({ what: 'purse', purse: value.slice(PURSE.length) })
            : edit({ what: whats.find((one) => one === value) ?? what, mark: '' })
        }
      />
      <HowMuch season={season} typed={typed} person={person} number={number} edit={edit} />
      <Button look="link" about={`change ${number}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}

function HowMuch({
  season,
  typed,
  person,
  number,
  edit,
}: {
  readonly season: SeasonView;
  readonly typed: TypedChange;
  readonly person: PersonView | undefined;
  readonly number: number;
  readonly edit: (part: Partial<TypedChange>) => void;
}) {
  const { what } = typed;
  if (what === 'purse' || what === 'tokens') {
    return (
      <div class="pair">
        <SelectField
          label="More or fewer"
          options={[
            { value: 'more', label: 'gets' },
            { value: 'fewer', label: 'loses' },
          ]}
          value={typed.sign}
          onChange={(value) => edit({ sign: value === 'fewer' ? 'fewer' : 'more' })}
        />
        <QuestionField
          question={{ title: 'How many', help: '', required: true, kind: { type: 'whole', min: 1 } }}
          about={`change ${number}`}
          value={typed.amount}
          onChange={(amount) => edit({ amount })}
          problem={amountProblem(typed)}
        />
      </div>
    );
  }
  if (what === 'unmark') {
    return (
      <SelectField
        label="Mark"
        options={(person?.marks ?? []).map(({ name }) => ({ value: name, label: name }))}
        value={typed.mark}
        blank="Choose…"
        onChange={(mark) => edit({ mark })}
      />
    );
  }
  if (what !== 'mark') return null;
  return (
    <>
      <SelectField
        label="Mark"
        options={knownMarks(season).map((mark) => ({ value: mark, label: mark }))}
        value={typed.mark}
        blank="Another one"
        onChange={(mark) => edit({ mark })}
      />
      {typed.mark === '' && (
        <TextField
          label="Its name"
          help="A word or two."
          about={`change ${number}`}
          value={typed.ownMark}
          onChange={(ownMark) => edit({ ownMark })}
        />
      )}
      <SelectField
        label="How long"
        options={[
          { value: 'close', label: 'until this episode is closed' },
          { value: 'next', label: 'until the next episode is closed' },
        ]}
        value={typed.until}
        blank="for good"
        onChange={(value) => edit({ until: value === 'close' || value === 'next' ? value : '' })}
      />
    </>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

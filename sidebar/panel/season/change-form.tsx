// The form for standings that the host changes directly, one card per change.
import type { PersonView, SeasonView, StandingChange } from '../../../src/rounds/host/season/views';
import { type StandingChangeKind, STANDING_CHANGE_KINDS } from '../calls';
import { Button } from '../parts/screen';
import { QuestionField } from '../parts/question';
import { SelectField, TextField } from '../parts/plain-question';
import { displayName } from './season-helpers';
import { SEASON_TERMS, parseInteger } from '../../../src/games/frame/number-input';

interface Props {
  readonly season: SeasonView;
  readonly changes: readonly ChangeInput[];
  readonly onChange: (changes: readonly ChangeInput[]) => void;
  readonly add: string;
}

export function ChangeEditor({ season, changes, onChange, add }: Props) {
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
        <Button onClick={() => onChange([...changes, newChangeInput(season)])}>{add}</Button>
      </div>
    </>
  );
}

const CHANGE_TITLES: Readonly<Record<Exclude<StandingChangeKind, 'purse'>, string>> = {
  tokens: 'Tokens of Life',
  mark: 'Gets a mark',
  unmark: 'Loses a mark',
  candidate: 'Becomes the Candidate',
  'no-candidate': 'No longer the Candidate',
  opponent: 'Becomes the opponent',
  'no-opponent': 'No longer the opponent',
  eliminated: 'Is eliminated',
  left: 'Leaves the season',
  joins: 'Rejoins the season',
};

const PURSE_OPTION_PREFIX = 'purse ';

function ChangeCard({
  season,
  typed,
  number,
  onChange,
  onRemove,
}: {
  readonly season: SeasonView;
  readonly typed: ChangeInput;
  readonly number: number;
  readonly onChange: (typed: ChangeInput) => void;
  readonly onRemove: () => void;
}) {
  const { player, what, purse } = typed;
  const person = season.people.find(({ name }) => name === player);
  const edit = (part: Partial<ChangeInput>): void => onChange({ ...typed, ...part });
  const possible = possibleChanges(person);
  const options = possible.flatMap((one) =>
    one === 'purse'
      ? season.currencies.map(({ name }) => ({
          value: `${PURSE_OPTION_PREFIX}${name}`,
          label: capitalized(name),
        }))
      : [{ value: one, label: CHANGE_TITLES[one] }],
  );
  return (
    <div class="card" role="group" aria-label={`Change ${number}`}>
      <SelectField
        label="Who"
        options={season.people.map(({ name }) => ({ value: name, label: displayName(season, name) }))}
        value={player}
        blank="Choose…"
        onChange={(next) => {
          const other = season.people.find(({ name }) => name === next);
          edit({ player: next, mark: '', what: possibleChanges(other).includes(what) ? what : 'purse' });
        }}
      />
      <SelectField
        label="What changes"
        options={options}
        value={what === 'purse' ? `${PURSE_OPTION_PREFIX}${purse}` : what}
        onChange={(value) =>
          value.startsWith(PURSE_OPTION_PREFIX)
            ? edit({ what: 'purse', purse: value.slice(PURSE_OPTION_PREFIX.length) })
            : edit({ what: possible.find((one) => one === value) ?? what, mark: '' })
        }
      />
      <ChangeDetails season={season} typed={typed} person={person} number={number} edit={edit} />
      <Button look="link" about={`change ${number}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}

function ChangeDetails({
  season,
  typed,
  person,
  number,
  edit,
}: {
  readonly season: SeasonView;
  readonly typed: ChangeInput;
  readonly person: PersonView | undefined;
  readonly number: number;
  readonly edit: (part: Partial<ChangeInput>) => void;
}) {
  const { what } = typed;
  if (what === 'purse' || what === 'tokens') {
    return (
      <div class="pair">
        <SelectField
          label="Gets or loses"
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
        options={listKnownMarks(season).map((mark) => ({ value: mark, label: mark }))}
        value={typed.mark}
        blank="Another mark"
        onChange={(mark) => edit({ mark })}
      />
      {typed.mark === '' && (
        <TextField
          label="Name of the mark"

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

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export interface ChangeInput {
  /** The key of the card's fields. */
  readonly id: number;
  readonly player: string;
  readonly what: StandingChangeKind;
  readonly purse: string;
  readonly sign: 'more' | 'fewer';
  readonly amount: string;
  /** A mark that already exists; empty if the host types a new one. */
  readonly mark: string;
  readonly ownMark: string;
  readonly until: '' | 'close' | 'next';
}

let lastChangeId = 0;

export function newChangeInput(season: SeasonView, part: Partial<ChangeInput> = {}): ChangeInput {
  lastChangeId += 1;
  return {
    id: lastChangeId,
    player: '',
    what: 'purse',
    purse: season.currencies[0]?.name ?? '',
    sign: 'more',
    amount: '',
    mark: '',
    ownMark: '',
    until: '',
    ...part,
  };
}

export function toStandingChange(typed: ChangeInput): StandingChange | undefined {
  const { player, what, purse, until } = typed;
  if (player === '') return undefined;
  const amount = parseAmount(typed);
  const mark = typed.mark === '' ? typed.ownMark.trim() : typed.mark;
  switch (what) {
    case 'purse':
      return amount === undefined ? undefined : { player, purse, by: amount };
    case 'tokens':
      return amount === undefined ? undefined : { player, tokens: amount };
    case 'mark':
      return mark === '' ? undefined : { player, mark, ...(until === '' ? {} : { until }) };
    case 'unmark':
      return typed.mark === '' ? undefined : { player, unmark: typed.mark };
    case 'candidate':
      return { player, candidate: true };
    case 'no-candidate':
      return { player, candidate: false };
    case 'opponent':
      return { player, opponent: true };
    case 'no-opponent':
      return { player, opponent: false };
    case 'eliminated':
      return { player, eliminated: true };
    case 'left':
      return { player, left: true };
    case 'joins':
      return { player, joins: true };
  }
}

/** Players who leave or rejoin: the change affects the person who holds the seat, not only the seat. */
export function playersLeftOrJoined(changes: readonly StandingChange[]): readonly string[] {
  return changes.flatMap((change) => ('left' in change || 'joins' in change ? [change.player] : []));
}

function parseAmount({ sign, amount }: ChangeInput): number | undefined {
  const number = parseInteger(amount);
  if (number === undefined || number <= 0 || !Number.isSafeInteger(number)) return undefined;
  return sign === 'more' ? number : -number;
}

/** The problem with a typed amount; empty if there is none or nothing is typed. */
export function amountProblem(typed: ChangeInput): string {
  return typed.amount.trim() === '' || parseAmount(typed) !== undefined
    ? ''
    : 'Type a whole number, 1 or more.';
}

function possibleChanges(person: PersonView | undefined): readonly StandingChangeKind[] {
  return STANDING_CHANGE_KINDS.filter((what): boolean => {
    switch (what) {
      case 'unmark':
        return person === undefined || person.marks.length > 0;
      case 'no-candidate':
        return person?.candidate === true;
      case 'no-opponent':
        return person?.opponent === true;
      case 'candidate':
        return person?.status !== 'eliminated' && person?.status !== 'left' && person?.candidate !== true;
      case 'opponent':
        return person?.status !== 'eliminated' && person?.status !== 'left' && person?.opponent !== true;
      case 'eliminated':
      case 'left':
        return person === undefined || person.status === 'in';
      case 'joins':
        return person !== undefined && person.status !== 'in';
      case 'purse':
      case 'tokens':
      case 'mark':
        return true;
    }
  });
}

/** Marks that somebody already has or that games give. */
function listKnownMarks({ people }: SeasonView): readonly string[] {
  return [
    ...new Set([...SEASON_TERMS.marks, ...people.flatMap(({ marks }) => marks.map(({ name }) => name))]),
  ];
}

// The people who start a season, and what they start with. People already in the spreadsheet keep their contacts, book and
// page. After another season, the host also chooses who takes part.
import type { PersonView } from '../../../src/rounds/host/season/views';
import { QuestionField } from '../parts/question';
import { Fold } from '../../shared/text';
import { withCell, type RosterRow } from '../set-up/draft-form';
import { Checkbox } from '../parts/plain-question';
import { findRepeatedTexts, nameFault, cleanName } from '../../../src/games/frame/name-input';
import { parseInteger, wholeNumberAdvice } from '../../../src/games/frame/number-input';
import { splitAndTrim, type Question } from '../../../src/games/frame/fields';
import {
  CONTACT_QUESTIONS,
  contactProblem,
  isContactColumn,
} from '../../../src/rounds/contacts/contact-columns';
import type { StartSeasonInput } from '../../../src/rounds/host/season/inputs';

const GARNETS_COLUMN = 'Garnets';
const TOKENS_COLUMN = 'Tokens of Life';
const MARKS_COLUMN = 'Marks';

const INITIAL_STANDING_COLUMNS: readonly Question[] = [
  { title: GARNETS_COLUMN, help: '', required: false, kind: { type: 'whole', min: 0 } },
  { title: TOKENS_COLUMN, help: '', required: false, kind: { type: 'whole', min: 0 } },
  {
    title: MARKS_COLUMN,
    help: 'For example, Heaven or Hell. Separate several with commas.',
    required: false,
    kind: { type: 'text', long: false },
  },
];

export const STARTER_COLUMNS: readonly Question[] = [
  { title: 'Name', help: '', required: true, kind: { type: 'text', long: false } },
  ...INITIAL_STANDING_COLUMNS,
  ...CONTACT_QUESTIONS,
];

export function parseStarter(cells: readonly string[]): StartSeasonInput['people'][number] {
  const cell = (title: string): string =>
    cells[STARTER_COLUMNS.findIndex((column) => column.title === title)]?.trim() ?? '';
  const contacts = STARTER_COLUMNS.filter(({ title }) => isContactColumn(title) && cell(title) !== '');
  const marks = splitAndTrim(cell(MARKS_COLUMN), ',');
  return {
    name: cell('Name'),
    ...(cell(GARNETS_COLUMN) === '' ? {} : { purses: { garnets: parseInteger(cell(GARNETS_COLUMN)) ?? 0 } }),
    ...(cell(TOKENS_COLUMN) === '' ? {} : { tokens: parseInteger(cell(TOKENS_COLUMN)) ?? 0 }),
    ...(marks.length === 0 ? {} : { marks }),
    ...(contacts.length === 0
      ? {}
      : { contacts: Object.fromEntries(contacts.map(({ title }) => [title, cell(title)])) }),
  };
}

export function startersProblem(rows: readonly (readonly string[])[]): string {
  const names = rows.map(([name = '']) => name);
  const same = findRepeatedTexts(names);
  for (const [at, cells] of rows.entries()) {
    const given = names[at] ?? '';
    const wrong = nameFault(given);
    if (wrong !== undefined) return `Person ${at + 1}: the name ${wrong.why}. ${wrong.advice}`;
    const name = cleanName(given);
    const first = same.get(at);
    if (first !== undefined)
      return `${name} (person ${at + 1}) reads the same as person ${first + 1}’s name. List each person once.`;
    for (const [column, { title, kind }] of STARTER_COLUMNS.entries()) {
      const cell = cells[column]?.trim() ?? '';
      const fault = contactProblem(title, cell);
      if (fault !== '') return `${name}: ${fault}`;
      const number = parseInteger(cell) ?? -1;
      if (kind.type === 'whole' && cell !== '' && !(number >= 0 && Number.isSafeInteger(number)))
        return `${name}: ${title} must be a whole number, 0 or more.${wholeNumberAdvice(cell)}`;
    }
  }
  return '';
}

export function StarterFields({ rows, onChange }: Props) {
  return (
    <>
      <p class="help">
        Players start with what they brought to this match, unless you enter something. You’ll count the match
        next.
      </p>
      {rows.map((row) => (
        <Fold key={row.id} title={<bdi>{row.cells[0]}</bdi>}>
          <InitialStandingFields row={row} about={row.cells[0] ?? ''} rows={rows} onChange={onChange} />
        </Fold>
      ))}
    </>
  );
}

/** Who can come from the season that ended. A person who held two seats is listed once, with the seat that is still in. */
export function peopleWhoCanJoin(people: readonly PersonView[]): readonly PersonView[] {
  const byPerson = new Map<string, PersonView>();
  for (const one of people) if (byPerson.get(one.holder)?.status !== 'in') byPerson.set(one.holder, one);
  return people.filter((one) => byPerson.get(one.holder) === one);
}

export function FormerPeople({
  rows,
  onChange,
  people,
  coming,
  onComing,
}: Props & {
  readonly people: readonly PersonView[];
  /** The names of the seats whose holders take part. */
  readonly coming: ReadonlySet<string>;
  readonly onComing: (seat: string, comes: boolean) => void;
}) {
  return (
    <>
      <p class="help">Everyone starts with nothing, unless you enter something.</p>
      {people.map(({ name, person, status: membership }) => {
        const row = rows.find(({ cells }) => cells[0] === name);
        const note =
          membership === 'eliminated' ? ', who was eliminated' : membership === 'left' ? ', who left' : '';
        return (
          <div key={name}>
            <Checkbox on={coming.has(name)} onTick={(on) => onComing(name, on)}>
              <bdi>{person}</bdi>
              {note}
            </Checkbox>
            {row !== undefined && coming.has(name) && (
              <Fold title={<>What {<bdi>{person}</bdi>} starts with</>}>
                <InitialStandingFields row={row} about={person} rows={rows} onChange={onChange} />
              </Fold>
            )}
          </div>
        );
      })}
    </>
  );
}

interface Props {
  readonly rows: readonly RosterRow[];
  readonly onChange: (rows: readonly RosterRow[]) => void;
}

function InitialStandingFields({
  row,
  about,
  rows,
  onChange,
}: Props & {
  readonly row: RosterRow;
  readonly about: string;
}) {
  return (
    <>
      {INITIAL_STANDING_COLUMNS.map((question) => {
        const column = STARTER_COLUMNS.indexOf(question);
        return (
          <QuestionField
            key={question.title}
            question={question}
            about={about}
            value={row.cells[column] ?? ''}
            onChange={(value) => onChange(withCell(rows, row.id, column, value))}
          />
        );
      })}
    </>
  );
}

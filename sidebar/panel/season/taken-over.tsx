// The people in the book with whom a season begins: they keep contacts, book and page, and the host may say what they
// bring. After another season the host also says who comes.
import { CONTACT_QUESTIONS } from '../../../src/rounds/contacts/contact-columns';
import type { StartSeason } from '../../../src/rounds/host/season/inputs';
import type { PersonView } from '../../../src/rounds/host/season/views';
import type { TypedAnswers } from '../../../src/rounds/reply/typed-answers';
import { ContactFields } from '../parts/contact-fields';
import { QuestionField } from '../parts/question';
import { SelectField } from '../parts/select';
import { Fold } from '../../shared/text';
import type { Row } from '../set-up/draft-form';
import { BROUGHT, STARTER_COLUMNS } from './starters';

/** Who comes for a seat of the former season; empty until the host has said it. */
export type Comes = NonNullable<StartSeason['people'][number]['comes']> | '';

/** Gives who comes before the host says anything: those who were in, if nobody else plays for them. */
export function comesFirst({ substitute, in: membership }: PersonView): Comes {
  if (substitute !== undefined) return '';
  return membership === 'in' ? 'player' : 'nobody';
}

/** Gives the name under which somebody comes for a seat. */
export function comerName({ name, substitute }: PersonView, comes: Comes): string {
  return comes === 'substitute' ? (substitute ?? name) : name;
}

/** Shows the players of the game that is over, each with what they bring. */
export function TakenOver({ rows, onChange }: Props) {
  return (
    <>
      <p class="help">
        Their contacts, books and pages go over as they are. They bring what they brought to this match,
        unless you say something else; what it leaves is counted next.
      </p>
      {rows.map((row) => (
        <Fold key={row.id} title={<bdi>{row.cells[0]}</bdi>}>
          <Brought row={row} about={row.cells[0] ?? ''} onCell={cellEditor(rows, row, onChange)} />
        </Fold>
      ))}
    </>
  );
}

/** Shows the people of the season that ended: who comes, and what they bring. */
export function FormerPeople({
  rows,
  onChange,
  people,
  comes,
  onComes,
}: Props & {
  readonly people: readonly PersonView[];
  readonly comes: ReadonlyMap<string, Comes>;
  readonly onComes: (name: string, comes: Comes) => void;
}) {
  return (
    <>
      <p class="help">
        Everyone keeps their contacts, book and page. They start with nothing, unless you enter something. You
        can add new people once the season has started.
      </p>
      {people.map((person) => {
        const row = rows.find(({ cells }) => cells[0] === person.name);
        const chosen = comes.get(person.name) ?? '';
        const name = comerName(person, chosen);
        const onCell = row === undefined ? undefined : cellEditor(rows, row, onChange);
        return (
          <div key={person.name}>
            <WhoComes person={person} comes={chosen} onComes={(value) => onComes(person.name, value)} />
            {row !== undefined && onCell !== undefined && chosen !== '' && chosen !== 'nobody' && (
              <Fold title={<>What {<bdi>{name}</bdi>} starts with</>}>
                <Brought row={row} about={name} onCell={onCell} />
              </Fold>
            )}
            {row !== undefined && onCell !== undefined && isBack(person, chosen) && (
              <Fold title={<>Contacts of {<bdi>{name}</bdi>}</>}>
                <ContactFields
                  questions={CONTACT_QUESTIONS}
                  about={name}
                  contacts={contactsIn(row)}
                  onChange={(contacts) =>
                    onChange(
                      rows.map((other) => (other.id === row.id ? withContacts(other, contacts) : other)),
                    )
                  }
                />
              </Fold>
            )}
          </div>
        );
      })}
    </>
  );
}

/** Whether a player comes back for whom somebody else plays now. */
export function isBack({ substitute }: PersonView, comes: Comes): boolean {
  return substitute !== undefined && comes === 'player';
}

function WhoComes({
  person: { name, substitute, in: membership },
  comes,
  onComes,
}: {
  readonly person: PersonView;
  readonly comes: Comes;
  readonly onComes: (comes: Comes) => void;
}) {
  if (substitute === undefined) {
    return (
      <label class="tick">
        <input
          type="checkbox"
          checked={comes === 'player'}
          onChange={(event) => onComes(event.currentTarget.checked ? 'player' : 'nobody')}
        />
        <span>
          <bdi>{name}</bdi>
          {membership === 'eliminated' ? ', who was eliminated' : membership === 'left' ? ', who left' : ''}
        </span>
      </label>
    );
  }
  return (
    <SelectField
      label={`${substitute} played for ${name}. Who plays this season?`}
      options={[
        { value: 'substitute', label: `${substitute}, with the same link and book` },
        { value: 'player', label: `${name}, with a new link and a new book` },
        { value: 'nobody', label: 'Neither' },
      ]}
      value={comes}
      blank="Choose"
      onChange={(value) =>
        onComes(value === 'substitute' || value === 'player' || value === 'nobody' ? value : '')
      }
    />
  );
}

interface Props {
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
}

function cellEditor(
  rows: readonly Row[],
  { id }: Row,
  onChange: Props['onChange'],
): (column: number, value: string) => void {
  return (column, value) =>
    onChange(
      rows.map((row) =>
        row.id === id ? { ...row, cells: row.cells.map((cell, at) => (at === column ? value : cell)) } : row,
      ),
    );
}

function columnOf(title: string): number {
  return STARTER_COLUMNS.findIndex((column) => column.title === title);
}

function contactsIn({ cells }: Row): TypedAnswers {
  return Object.fromEntries(CONTACT_QUESTIONS.map(({ title }) => [title, cells[columnOf(title)] ?? '']));
}

function withContacts(row: Row, contacts: TypedAnswers): Row {
  const cells = row.cells.map((cell, at) => contacts[STARTER_COLUMNS[at]?.title ?? ''] ?? cell);
  return { ...row, cells };
}

function Brought({
  row,
  about,
  onCell,
}: {
  readonly row: Row;
  readonly about: string;
  readonly onCell: (column: number, value: string) => void;
}) {
  return (
    <>
      {BROUGHT.map((question) => {
        const column = columnOf(question.title);
        return (
          <QuestionField
            key={question.title}
            question={question}
            about={about}
            value={row.cells[column] ?? ''}
            onChange={(value) => onCell(column, value)}
          />
        );
      })}
    </>
  );
}

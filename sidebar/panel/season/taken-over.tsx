// The people in the book with whom a season begins: they keep contacts, book and page, and the host may say what they
// bring. After another season the host also says who comes.
import type { PersonView } from '../../../src/rounds/host/season/views';
import { QuestionField } from '../parts/question';
import { Fold } from '../../shared/text';
import { withCell, type Row } from '../set-up/draft-form';
import { BROUGHT, STARTER_COLUMNS } from './starters';
import { Tick } from '../parts/tick';

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
          <Brought row={row} about={row.cells[0] ?? ''} rows={rows} onChange={onChange} />
        </Fold>
      ))}
    </>
  );
}

/** Lists who can come from the season that ended, each once: for a seat that is in, if they held two. */
export function whoCanCome(people: readonly PersonView[]): readonly PersonView[] {
  const byPerson = new Map<string, PersonView>();
  for (const one of people) if (byPerson.get(one.holder)?.in !== 'in') byPerson.set(one.holder, one);
  return people.filter((one) => byPerson.get(one.holder) === one);
}

/** Shows the people of the season that ended: who comes, and what they bring. */
export function FormerPeople({
  rows,
  onChange,
  people,
  coming,
  onComing,
}: Props & {
  readonly people: readonly PersonView[];
  /** The seats whose people come. */
  readonly coming: ReadonlySet<string>;
  readonly onComing: (seat: string, comes: boolean) => void;
}) {
  return (
    <>
      <p class="help">
        Everyone keeps their contacts, book and page. They start with nothing, unless you enter something. You
        can add new people once the season has started.
      </p>
      {people.map(({ name, person, in: membership }) => {
        const row = rows.find(({ cells }) => cells[0] === name);
        const note =
          membership === 'eliminated' ? ', who was eliminated' : membership === 'left' ? ', who left' : '';
        return (
          <div key={name}>
            <Tick on={coming.has(name)} onTick={(on) => onComing(name, on)}>
              <bdi>{person}</bdi>
              {note}
            </Tick>
            {row !== undefined && coming.has(name) && (
              <Fold title={<>What {<bdi>{person}</bdi>} starts with</>}>
                <Brought row={row} about={person} rows={rows} onChange={onChange} />
              </Fold>
            )}
          </div>
        );
      })}
    </>
  );
}

interface Props {
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
}

function Brought({
  row,
  about,
  rows,
  onChange,
}: Props & {
  readonly row: Row;
  readonly about: string;
}) {
  return (
    <>
      {BROUGHT.map((question) => {
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

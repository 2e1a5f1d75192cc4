// The roster of a season's match: those who are in, with the columns of the game filled in, and after them the guests.
import type { Question } from '../../../src/games/frame/fields';
import type { SeasonDraftView, SeasonView } from '../../../src/rounds/host/season/views';
import { Button } from '../parts/button';
import { THERE } from '../../../src/rounds/reply/draft-fields';
import { ClashAt, FieldsNamed } from '../parts/clashes';
import { QuestionField } from '../parts/question';
import { SelectField } from '../parts/select';
import { Fold } from '../../shared/text';
import { newRow, problemAt as problemIn, type Row } from '../set-up/draft-form';
import { peopleIn, titleIn } from './parts';

interface Props {
  readonly season: SeasonView;
  readonly draft: SeasonDraftView;
  readonly columns: readonly Question[];
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  /** Gives the name of a column's field in a row. */
  readonly fieldIn: (row: Row) => (column: string) => string;
}

export function MatchRoster({ season, draft, columns, rows, onChange, fieldIn }: Props) {
  const listed = rows.map(({ cells }) => cells[0] ?? '');
  const left = peopleIn(season)
    .map(({ name }) => name)
    .filter((name) => !listed.includes(name));
  const guests = draft.mayHaveGuests ? draft.out.filter((name) => !listed.includes(name)) : [];
  const add = (name: string): void => {
    if (name === '') return;
    const known = draft.known.find(([own]) => own === name) ?? [];
    const row = newRow(columns.map((_, at) => known[at] ?? ''));
    const isGuest = (one: Row): boolean => draft.out.includes(one.cells[0] ?? '');
    onChange(
      draft.out.includes(name)
        ? [...rows, row]
        : [...rows.filter((one) => !isGuest(one)), row, ...rows.filter(isGuest)],
    );
  };
  const helps = columns.filter(({ help }, at) => at > 0 && help !== '');
  return (
    <>
      {helps.length > 0 && (
        <ul class="facts">
          {helps.map(({ title, help }) => (
            <li key={title}>
              {title}: {help}
            </li>
          ))}
        </ul>
      )}
      <ol class="plain-list">
        {rows.map((row) => (
          <li key={row.cells[0] ?? row.id}>
            <FieldsNamed by={fieldIn(row)}>
              <PlayerRow
                row={row}
                title={titleIn(season, row.cells[0] ?? '')}
                columns={columns}
                hidden={draft.hidden}
                isGuest={draft.out.includes(row.cells[0] ?? '')}
                problemAt={(column) => problemIn(draft, rows, row, column)}
                onEdit={(column, value) =>
                  onChange(
                    rows.map((other) =>
                      other.id === row.id
                        ? { ...other, cells: other.cells.map((cell, at) => (at === column ? value : cell)) }
                        : other,
                    ),
                  )
                }
                onRemove={() => onChange(rows.filter((other) => other.id !== row.id))}
              />
            </FieldsNamed>
          </li>
        ))}
      </ol>
      {left.length > 0 && <Add label="Add somebody who is in" names={left} season={season} onAdd={add} />}
      {guests.length > 0 && (
        <Add label="Add a guest, who is out" names={guests} season={season} onAdd={add} />
      )}
    </>
  );
}

function Add({
  label,
  names,
  season,
  onAdd,
}: {
  readonly label: string;
  readonly names: readonly string[];
  readonly season: SeasonView;
  readonly onAdd: (name: string) => void;
}) {
  return (
    <SelectField
      label={label}
      options={names.map((name) => ({ value: name, label: titleIn(season, name) }))}
      value=""
      blank="Choose…"
      onChange={onAdd}
    />
  );
}

function PlayerRow({
  row,
  title,
  columns,
  hidden,
  isGuest,
  problemAt,
  onEdit,
  onRemove,
}: {
  readonly row: Row;
  readonly title: string;
  readonly columns: readonly Question[];
  readonly hidden: readonly string[];
  readonly isGuest: boolean;
  readonly problemAt: (column: number) => string;
  readonly onEdit: (column: number, value: string) => void;
  readonly onRemove: () => void;
}) {
  const fields = columns.map((question, column) => ({
    isHidden: hidden.includes(question.title),
    element: (
      <QuestionField
        key={question.title}
        // The help is shown once, above all players.
        question={{ ...question, help: '' }}
        about={title}
        value={row.cells[column] ?? ''}
        onChange={(value) => onEdit(column, value)}
        blank="Choose…"
        problem={problemAt(column)}
      />
    ),
  }));
  const own = fields.slice(1);
  const open = own.filter(({ isHidden }) => !isHidden);
  const folded = own.filter(({ isHidden }) => isHidden);
  return (
    <div class="card listed" role="group" aria-label={title}>
      <div class="row">
        <strong>
          <bdi>{title}</bdi> {isGuest && <span class="badge">Guest</span>}
        </strong>
        <Button look="link" about={title} onClick={onRemove}>
          Leave out
        </Button>
      </div>
      <ClashAt title={THERE} />
      {open.length > 0 && <div class="pair">{open.map(({ element }) => element)}</div>}
      {folded.length > 0 && <Fold title="What they bring">{folded.map(({ element }) => element)}</Fold>}
    </div>
  );
}

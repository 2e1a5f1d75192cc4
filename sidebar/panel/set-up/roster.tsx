// Edits the roster: a card for each player, and a field for pasting a list of players. Contact columns are folded. In a
// season, guests come last.
import { useEffect, useRef, useState } from 'preact/hooks';
import { isQuestionAsked, type Question } from '../../../src/games/frame/fields';
import { isContactColumn, contactProblem } from '../../../src/rounds/contacts/contact-columns';
import type { SeasonView } from '../../../src/rounds/host/season/views';
import type { SeasonPlaceView } from '../../../src/rounds/reply/draft-view';
import { capitalise } from '../../../src/games/frame/wording';
import { Button } from '../parts/screen';
import { ROW_EXISTS_FIELD } from '../../../src/rounds/reply/draft-fields';
import { useListFocus } from '../host-part/parsed-text';
import { ClashForField, FieldNamesProvider } from '../parts/clashes';
import { QuestionField } from '../parts/question';
import { SelectField } from '../parts/plain-question';
import { peopleStillIn, displayName } from '../season/season-helpers';
import { Fold } from '../../shared/text';
import { isRowFilled, newRow, withCell, type RosterRow } from './draft-form';
import { fillRowsAtRandom, isPairColumn, pairPlayers, findPartner, describeMissing } from './draw-roster';
import { PasteList } from './paste-list';

interface Props {
  readonly columns: readonly Question[];
  readonly rows: readonly RosterRow[];
  readonly onChange: (rows: readonly RosterRow[]) => void;
  /** The problem with a cell, empty if there is none; absent if cells aren't checked. */
  readonly problemAt?: (row: RosterRow, column: number) => string;
  /** Names a column's field in a row; absent if nobody else can edit the fields. */
  readonly fieldIn?: (row: RosterRow) => (column: string) => string;
  /** In a season, the people who can play; absent if anybody can. */
  readonly known?: { readonly season: SeasonView; readonly place: SeasonPlaceView };
}

export function RosterEditor({
  columns,
  rows,
  onChange,
  problemAt = () => '',
  fieldIn = () => (column) => column,
  known,
}: Props) {
  const list = useRef<HTMLOListElement>(null);
  const focus = useListFocus(list);
  const needed = describeMissing(columns, rows);
  return (
    <>
      {known === undefined && (
        <PasteList
          columns={columns}
          rows={rows}
          onUse={(before, pasted) => {
            onChange([...before, ...pasted]);
            // The field with the focus is folded now, so the first added player gets it.
            focus(before.length);
          }}
        />
      )}
      {needed !== '' && (
        <div class="card">
          <p>{needed}</p>
          <Button
            look="action"
            onClick={() => {
              onChange(fillRowsAtRandom(columns, rows));
              focus(0);
            }}
          >
            Draw at random
          </Button>
        </div>
      )}
      <ol class="plain-list" ref={list}>
        {rows.map((row, index) => (
          <li key={row.id}>
            <FieldNamesProvider by={fieldIn(row)}>
              <PlayerCard
                {...{ columns, rows, known, onChange, row, problemAt }}
                number={index + 1}
                onRemove={() => {
                  onChange(rows.filter((other) => other.id !== row.id));
                  focus(Math.max(0, Math.min(index, rows.length - 2)));
                }}
              />
            </FieldNamesProvider>
          </li>
        ))}
      </ol>
      {known === undefined ? (
        <p class="list-end">
          <Button
            onClick={() => {
              onChange([...rows, newRow(columns.map(() => ''))]);
              focus(rows.length);
            }}
          >
            Add a player
          </Button>
        </p>
      ) : (
        <AddSeasonPeople columns={columns} rows={rows} onChange={onChange} known={known} />
      )}
    </>
  );
}

/** Buttons that add people of the season: those still in, and those who are out, as guests at the end. */
function AddSeasonPeople({
  columns,
  rows,
  onChange,
  known: { season, place },
}: Pick<Props, 'columns' | 'rows' | 'onChange'> & { readonly known: NonNullable<Props['known']> }) {
  const nameOf = ({ cells }: RosterRow): string => cells[0] ?? '';
  const listed = rows.map(nameOf);
  const add = (name: string): void => {
    const cells = place.rosterRows.find(([own]) => own === name) ?? [];
    const row = newRow(columns.map((_, at) => cells[at] ?? ''));
    const isGuest = (one: RosterRow): boolean => place.out.includes(nameOf(one));
    onChange(
      isGuest(row) ? [...rows, row] : [...rows.filter((one) => !isGuest(one)), row, ...rows.filter(isGuest)],
    );
  };
  const choices = [
    { label: 'Add a player who is still in', from: peopleStillIn(season).map(({ name }) => name) },
    { label: 'Add a guest who is out', from: place.mayHaveGuests ? place.out : [] },
  ];
  return (
    <>
      {choices.map(({ label, from }) => {
        const names = from.filter((name) => !listed.includes(name));
        return (
          names.length > 0 && (
            <SelectField
              key={label}
              label={label}
              options={names.map((name) => ({ value: name, label: displayName(season, name) }))}
              value=""
              blank="Choose…"
              onChange={(name) => {
                if (name !== '') add(name);
              }}
            />
          )
        );
      })}
    </>
  );
}

function PlayerCard({
  columns,
  rows,
  onChange,
  problemAt,
  known,
  row,
  number,
  onRemove,
}: Required<Pick<Props, 'columns' | 'rows' | 'onChange' | 'problemAt'>> & {
  readonly known: Props['known'] | undefined;
  readonly row: RosterRow;
  readonly number: number;
  readonly onRemove: () => void;
}) {
  const [open, setOpen] = useState(false);
  const name = row.cells[0]?.trim() ?? '';
  const title = known === undefined ? '' : displayName(known.season, name);
  const about = title || `player ${number}`;
  const problems = columns.map((question, column) =>
    isContactColumn(question.title)
      ? contactProblem(question.title, row.cells[column] ?? '')
      : problemAt(row, column),
  );
  const fields = columns.map((question, column) => ({
    question,
    value: row.cells[column] ?? '',
    element: isPairColumn(question) ? (
      <PairField key={question.title} {...{ question, column, rows, row, about, onChange }} />
    ) : (
      <QuestionField
        key={question.title}
        // Fields on every card show their help only once.
        question={number === 1 || isFoldedColumn(question, known) ? question : { ...question, help: '' }}
        value={row.cells[column] ?? ''}
        onChange={(value) => onChange(withCell(rows, row.id, column, value))}
        blank="Choose…"
        about={about}
        problem={problems[column] ?? ''}
      />
    ),
  }));
  // Columns that every player needs are on the card; the rest and private columns are folded.
  const isFolded = (column: string): boolean => known?.place.hidden.includes(column) === true;
  const main = fields.filter(
    ({ question }, column) =>
      column > 0 &&
      !isFoldedColumn(question, known) &&
      !isFolded(question.title) &&
      isShownColumn(question, column, rows, known),
  );
  const folded = fields.filter(({ question }) => isFolded(question.title));
  const more = fields.filter(
    ({ question }, column) => isFoldedColumn(question, known) && isShownColumn(question, column, rows, known),
  );
  const extra = more.flatMap(({ question }) => (isContactColumn(question.title) ? [] : [question.title]));
  const label = capitalise([...extra, 'contact'].join(', '));
  // A problem unfolds its column, even after a paste. It stays open once corrected, since the host may still be typing.
  const wrong = columns.some((column, at) => isFoldedColumn(column, known) && problems[at] !== '');
  useEffect(() => {
    if (wrong) setOpen(true);
  }, [wrong]);
  const filledIn = more.filter(({ value }) => value.trim() !== '').length;
  return (
    <div
      class={title === '' ? 'card' : 'card listed'}
      role="group"
      aria-label={title || (name === '' ? `Player ${number}` : `Player ${number}, ${name}`)}
    >
      {title === '' ? (
        fields[0]?.element
      ) : (
        <div class="row">
          <strong>
            <bdi>{title}</bdi> {known?.place.out.includes(name) === true && <span class="badge">Guest</span>}
          </strong>
          <Button look="link" about={title} onClick={onRemove}>
            Leave out
          </Button>
        </div>
      )}
      <ClashForField title={ROW_EXISTS_FIELD} />
      {main.length > 0 && <div class="pair">{main.map(({ element }) => element)}</div>}
      {folded.length > 0 && <Fold title="What they start with">{folded.map(({ element }) => element)}</Fold>}
      {title === '' && (
        <div class="row corner">
          {more.length > 0 && (
            <Button look="link" opens={open} about={about} onClick={() => setOpen(!open)}>
              {open ? 'Less' : filledIn === 0 ? label : `${label} (${filledIn})`}
            </Button>
          )}
          <Button look="link" about={name === '' ? about : name} onClick={onRemove}>
            Remove
          </Button>
        </div>
      )}
      {open && more.map(({ element }) => element)}
    </div>
  );
}

function isShownColumn(
  column: Question,
  at: number,
  rows: readonly RosterRow[],
  known: Props['known'],
): boolean {
  return isQuestionAsked(column, known !== undefined, () =>
    rows.some(({ cells }) => (cells[at] ?? '') !== ''),
  );
}

/** Whether a column is folded: contacts, and outside a season columns with a default. */
function isFoldedColumn({ title, default: usual }: Question, known: Props['known']): boolean {
  return isContactColumn(title) || (known === undefined && usual !== undefined);
}

/** A field for choosing a player’s partner. */
function PairField({
  question,
  column,
  rows,
  row,
  about,
  onChange,
}: Pick<Props, 'rows' | 'onChange'> & {
  readonly question: Question;
  readonly column: number;
  readonly row: RosterRow;
  readonly about: string;
}) {
  const partner = findPartner(row, rows, column);
  const others = rows.filter(({ id, cells }) => id !== row.id && isRowFilled(cells));
  const word = row.cells[column] ?? '';
  return (
    <div>
      <SelectField
        label="Paired with"
        about={about}
        options={others.map(({ id, cells: [name = ''] }) => ({ value: String(id), label: name }))}
        value={String(partner?.id ?? '')}
        blank={word === '' || partner !== undefined ? 'Choose…' : `${word}: choose…`}
        onChange={(chosen) =>
          onChange(
            pairPlayers(question, rows, column, {
              row,
              partner: others.find(({ id }) => String(id) === chosen),
            }),
          )
        }
      />
      <ClashForField title={question.title} />
    </div>
  );
}

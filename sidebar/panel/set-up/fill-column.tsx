// Fills a column of the roster for everyone: with one value, or with pasted values, one for each player.
import { useState } from 'preact/hooks';
import type { Question } from '../../../src/games/frame/fields';
import { Fold, plural } from '../../shared/text';
import { Button } from '../parts/screen';
import { SelectField, TextField } from '../parts/plain-question';
import type { Row } from './draft-form';
import { listed } from '../../../src/games/frame/wording';
import { sameName } from '../../../src/games/frame/names';

export function FillColumn({
  columns,
  rows,
  onChange,
}: {
  readonly columns: readonly Question[];
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
}) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const titles = columns.slice(1).map(({ title }) => title);
  if (titles.length === 0 || rows.length === 0) return null;
  const title = titles.includes(chosen) ? chosen : (titles[0] ?? '');
  const at = columns.findIndex((column) => column.title === title);
  const { cells, unread } = filledColumn(
    rows.map((row) => row.cells),
    text,
  );
  const filled = cells.filter((cell) => cell !== undefined).length;
  return (
    <Fold title="Fill a column for everyone">
      <SelectField
        label="Column"
        options={titles.map((one) => ({ value: one, label: one }))}
        value={title}
        onChange={setChosen}
      />
      <TextField
        label="Values"
        help="One line is for everyone. Several lines: one for each player, in the order below, or each with a name before it, as cells of a spreadsheet."
        rows={3}
        value={text}
        onChange={setText}
      />
      <p role="status" class="quiet">
        {unread !== ''
          ? unread
          : filled === 0
            ? 'Nothing typed yet.'
            : `For ${plural(filled, 'player', 'players')}.`}
      </p>
      <div class="buttons">
        <Button
          off={filled === 0 || unread !== ''}
          onClick={() => {
            onChange(
              rows.map((row, index) => {
                const cell = cells[index];
                return cell === undefined
                  ? row
                  : { ...row, cells: row.cells.map((was, one) => (one === at ? cell : was)) };
              }),
            );
            setText('');
          }}
        >
          Fill in {title}
        </Button>
      </div>
    </Fold>
  );
}

interface FilledColumn {
  /** The value for each row; undefined where the text has none for it. */
  readonly cells: readonly (string | undefined)[];
  /** Says which values could not be matched to a row; empty where all could. */
  readonly unread: string;
}

/** Reads the values of a column; the first cell of each row is the player’s name. */
export function filledColumn(rows: readonly (readonly string[])[], text: string): FilledColumn {
  const none = rows.map(() => undefined);
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const [first = [], ...more] = lines;
  if (lines.length === 0) return { cells: none, unread: '' };
  if (lines.every((cells) => cells.length > 1)) return byName(rows, lines);
  const values = lines.map(([value = '']) => value);
  if (more.length === 0) return { cells: rows.map(() => first[0]), unread: '' };
  // With more values than players, nobody can tell whose they are.
  return values.length === rows.length
    ? { cells: values, unread: '' }
    : {
        cells: none,
        unread: `${values.length} values for ${rows.length} players: paste one for each, or names before them.`,
      };
}

function byName(rows: readonly (readonly string[])[], lines: readonly (readonly string[])[]): FilledColumn {
  const unknown = lines.filter(([name = '']) => !rows.some(([own = '']) => sameName(own, name)));
  const cells = rows.map(([own = '']) => lines.find(([name = '']) => sameName(own, name))?.[1]);
  return {
    cells,
    unread:
      unknown.length === 0 ? '' : `Nobody here is called ${listed(unknown.map(([name = '']) => name))}.`,
  };
}

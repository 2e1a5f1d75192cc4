// Fills a column of the roster for everyone: with one value, or with pasted values, one for each player.
import { useState } from 'preact/hooks';
import type { Question } from '../../../src/games/frame/fields';
import { Fold, plural } from '../../shared/text';
import { Button } from '../parts/button';
import { SelectField } from '../parts/select';
import { TextField } from '../parts/text-field';
import type { Row } from './draft-form';
import { filledColumn } from './filled-column';

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

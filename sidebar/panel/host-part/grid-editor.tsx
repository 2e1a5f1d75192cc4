// Edits a text that is a rectangle of cells, such as a board, in a table or as text.
import {
  cellFault,
  emptyRow,
  parseGrid,
  gridToText,
  type GridEditorSpec,
  type Question,
  type QuestionKind,
  type Row,
} from '../../../src/games/frame/fields';
import { TextInput } from '../../shared/field';
import { Fold } from '../../shared/text';
import { Button } from '../parts/screen';
import { ChoiceSelect, TextField } from '../parts/plain-question';
import { useParsedText } from './parsed-text';

interface Props {
  readonly question: Question;
  readonly editor: GridEditorSpec;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: string;
}

/** Rows and columns of a new grid, if its limits allow. */
const DEFAULT_GRID_SIZE = 8;

export function GridEditor({ question, editor, value, onChange, problem }: Props) {
  const { title, help } = question;
  const { rows, columns } = editor;
  const [grid, setGrid] = useParsedText(
    value,
    { read: (text) => padRows(editor, text), write: (lines) => gridToText(editor, lines) },
    onChange,
  );
  const width = grid[0]?.length ?? 0;
  const set = (row: number, column: number, cell: string): void =>
    setGrid(
      grid.map((line, index) =>
        index === row ? line.map((each, at) => (at === column ? cell : each)) : line,
      ),
    );
  const faults = grid.flatMap((line, row) =>
    line.flatMap((cell, column) => {
      const fault = cellFault(editor.cell, cell);
      return fault === '' ? [] : [`Row ${row + 1}, column ${column + 1}: ${fault}`];
    }),
  );
  return (
    <fieldset class="field">
      <legend>{title}</legend>
      {editor.help !== '' && <p class="help">{editor.help}</p>}
      {grid.length > 0 && (
        <div class="wide">
          <table class="cells" aria-label={title}>
            <tbody>
              {grid.map((line, row) => (
                <tr key={row}>
                  {line.map((cell, column) => (
                    <td key={column}>
                      <Cell
                        kind={editor.cell}
                        name={`${title}, row ${row + 1}, column ${column + 1}`}
                        value={cell}
                        onChange={(changed) => set(row, column, changed)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {faults.length > 0 && <p class="field-problem">{faults.slice(0, MAX_LISTED_FAULTS).join(' ')}</p>}
      {problem !== '' && <p class="field-problem">{problem}</p>}
      <div class="buttons">
        {grid.length === 0 && (
          <Button
            about={`for ${title}`}
            onClick={() => setGrid(emptyGrid(defaultSize(rows), defaultSize(columns)))}
          >
            Fill in
          </Button>
        )}
        {grid.length > 0 && grid.length < rows.max && (
          <Button about={`to ${title}`} onClick={() => setGrid([...grid, emptyRow(width)])}>
            Add a row
          </Button>
        )}
        {grid.length > 0 && width < columns.max && (
          <Button about={`to ${title}`} onClick={() => setGrid(grid.map((line) => [...line, '']))}>
            Add a column
          </Button>
        )}
        {grid.length > rows.min && (
          <Button about={`of ${title}`} onClick={() => setGrid(grid.slice(0, -1))}>
            Remove the last row
          </Button>
        )}
        {width > columns.min && (
          <Button about={`of ${title}`} onClick={() => setGrid(grid.map((line) => line.slice(0, -1)))}>
            Remove the last column
          </Button>
        )}
        {grid.length > 0 && (
          <Button about={title} onClick={() => setGrid([])}>
            Clear
          </Button>
        )}
      </div>
      <Fold title="Paste as text">
        <TextField label={title} help={help} rows={4} value={value} onChange={onChange} />
      </Fold>
    </fieldset>
  );
}

/** How many faults are listed, since a pasted text can have one in every cell. */
const MAX_LISTED_FAULTS = 3;

function Cell({
  kind,
  name,
  value,
  onChange,
}: {
  readonly kind: QuestionKind;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const control = { 'aria-label': name, 'aria-invalid': cellFault(kind, value) !== '', value, onChange };
  return kind.type === 'choice' ? (
    <ChoiceSelect {...control} options={kind.options} blank="Choose…" />
  ) : (
    <TextInput {...control} kind={kind} />
  );
}

/** The text's cells, all lines padded to the longest. */
function padRows(editor: GridEditorSpec, text: string): readonly Row[] {
  const lines = parseGrid(editor, text);
  const width = lines.reduce((most, line) => Math.max(most, line.length), 0);
  return lines.map((line) => [...line, ...emptyRow(width - line.length)]);
}

function defaultSize({ min, max }: GridEditorSpec['rows']): number {
  return Math.min(Math.max(DEFAULT_GRID_SIZE, min), max);
}

function emptyGrid(rows: number, columns: number): readonly Row[] {
  return Array.from({ length: rows }, () => emptyRow(columns));
}

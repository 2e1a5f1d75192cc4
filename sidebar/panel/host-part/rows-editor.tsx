// Edits a text that is rows of cells, in fields or as text.
import { useRef } from 'preact/hooks';
import {
  cellFault,
  emptyRow,
  isCellAsked,
  parseRows,
  rowsToText,
  misreadCellIndex,
  type Question,
  type QuestionKind,
  type RowLine,
  type RowsEditorSpec,
} from '../../../src/games/frame/fields';
import { capitalise } from '../../../src/games/frame/wording';
import { optionText } from '../../shared/answers';
import { Fold } from '../../shared/text';
import { Button } from '../parts/screen';
import { PlainQuestion, TextField } from '../parts/plain-question';
import { useParsedText, useListFocus } from './parsed-text';

interface Props {
  readonly question: Question;
  readonly editor: RowsEditorSpec;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: string;
}

/** `id` is the key of the row's fields. */
interface RowDraft {
  readonly id: number;
  readonly row: RowLine;
}

export function RowsEditor({ question, editor, value, onChange, problem }: Props) {
  const { title, help } = question;
  const { what, cells, most = Infinity } = editor;
  const [drafts, setDrafts] = useParsedText(
    value,
    {
      read: (text) => parseRows(editor, text).map(newRowDraft),
      write: (all) =>
        rowsToText(
          editor,
          all.map(({ row }) => row),
        ),
    },
    onChange,
  );
  const list = useRef<HTMLOListElement>(null);
  const focus = useListFocus(list);
  const standing = question.former ?? question.default ?? '';
  const usual = standing === editor.none ? '' : standing;
  const isEmpty = value === '' && drafts.length === 0;
  const rows = drafts.map(({ row }) => row);
  return (
    <fieldset class="field">
      <legend>{title}</legend>
      {editor.help !== '' && <p class="help">{editor.help}</p>}
      {isEmpty && usual !== '' && <p class="quiet">Default</p>}
      {(isEmpty ? standing : value) === editor.none && <p class="quiet">None</p>}
      <ol class="plain-list rows" ref={list}>
        {drafts.map(({ id, row }, index) => (
          <li key={id}>
            <RowFields
              {...{ editor, row, rows }}
              name={`${capitalise(what)} ${index + 1}`}
              refused={problem !== ''}
              onChange={(changed) =>
                setDrafts(drafts.map((draft) => (draft.id === id ? { id, row: changed } : draft)))
              }
              onRemove={() => {
                setDrafts(drafts.filter((draft) => draft.id !== id));
                focus(Math.max(0, Math.min(index, drafts.length - 2)));
              }}
            />
          </li>
        ))}
      </ol>
      {problem !== '' && <p class="field-problem">{problem}</p>}
      <div class="buttons">
        {drafts.length < most && (
          <Button
            about={`to ${title}`}
            onClick={() => {
              setDrafts([...drafts, emptyDraft(cells.length)]);
              focus(drafts.length);
            }}
          >
            {drafts.length === 0 ? `Add a row` : 'Add another row'}
          </Button>
        )}
        {isEmpty && usual !== '' && (
          <Button about={`for ${title}`} onClick={() => onChange(usual)}>
            Edit
          </Button>
        )}
        {value !== '' && usual !== '' && (
          <Button about={`for ${title}`} onClick={() => onChange('')}>
            Use the default
          </Button>
        )}
      </div>
      <Fold title="Paste as text">
        <TextField label={title} help={help} rows={4} value={value} onChange={onChange} />
      </Fold>
    </fieldset>
  );
}

function RowFields({
  editor,
  row,
  rows,
  name,
  refused,
  onChange,
  onRemove,
}: {
  readonly editor: RowsEditorSpec;
  readonly row: RowLine;
  readonly rows: readonly RowLine[];
  /** The row's name in error messages. */
  readonly name: string;
  /** Whether saving the text was refused. Before that, empty cells aren't marked as faults. */
  readonly refused: boolean;
  readonly onChange: (row: RowLine) => void;
  readonly onRemove: () => void;
}) {
  const remove = (
    <Button look="link" about={name} onClick={onRemove}>
      Remove
    </Button>
  );
  if ('line' in row) {
    return (
      <section class="row-cells" aria-label={name}>
        <PlainQuestion
          question={{ title: name, help: '', required: true, kind: { type: 'text', long: false } }}
          value={row.line}
          problem="This line can’t be read. Rewrite it or remove it."
          onChange={(line) => onChange({ line })}
        />
        {remove}
      </section>
    );
  }
  const { cells } = row;
  const torn = misreadCellIndex(editor, cells);
  const begun = cells.some((answer) => answer !== '');
  return (
    <section class="row-cells" aria-label={name}>
      <p class="row-name">{name}</p>
      {editor.cells.map(({ title, kind, required, distinct }, index) => {
        const answer = cells[index] ?? '';
        if (!isCellAsked(editor.cells, cells, index)) return null;
        const taken =
          distinct === true ? rows.flatMap((other) => (other === row ? [] : cellAt(other, index))) : [];
        const missing = refused && begun && required && answer === '';
        const fault =
          torn === index
            ? `“${answer}” has characters that separate cells. Remove them.`
            : cellFault(kind, answer) || (missing ? 'Fill this in.' : '');
        return (
          <PlainQuestion
            key={title}
            question={{ title, help: '', required, kind: withoutUsedOptions(kind, taken) }}
            about={name}
            blank="Choose…"
            value={answer}
            problem={fault}
            onChange={(changed) =>
              onChange({ cells: cells.map((each, cell) => (cell === index ? changed : each)) })
            }
          />
        );
      })}
      {remove}
    </section>
  );
}

function cellAt(row: RowLine, index: number): readonly string[] {
  return 'cells' in row && row.cells[index] !== undefined ? [row.cells[index]] : [];
}

/** The question's kind, without choices that other rows have used. */
function withoutUsedOptions(kind: QuestionKind, taken: readonly string[]): QuestionKind {
  if (kind.type !== 'choice' || taken.length === 0) return kind;
  return { ...kind, options: kind.options.filter((option) => !taken.includes(optionText(option))) };
}

let lastDraftId = 0;

function newRowDraft(row: RowLine): RowDraft {
  lastDraftId += 1;
  return { id: lastDraftId, row };
}

function emptyDraft(length: number): RowDraft {
  return newRowDraft({ cells: emptyRow(length) });
}

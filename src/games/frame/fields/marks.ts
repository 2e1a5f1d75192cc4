// Marks on the questions of a field: their place in a table, the editor of a text, how the sidebar draws or folds them.
import type { Drawn, Field, FoldedLine, Question, TablePlace, TextEditor } from './field';

/** Gives a field whose answer has this place in a host's table. */
export function inTable<T>(field: Field<T>, table: TablePlace): Field<T> {
  return marked(field, { table });
}

/** Gives a field whose text may be written in this editor. */
export function editedIn<T>(field: Field<T>, editor: TextEditor): Field<T> {
  return marked(field, { editor });
}

/** Gives a column of the roster that can be drawn. */
export function drawnBy<T>(field: Field<T>, drawn: Drawn): Field<T> {
  return marked(field, { drawn });
}

/** Gives settings that are folded behind one line. */
export function foldedIn<T>(field: Field<T>, line: FoldedLine): Field<T> {
  return marked(field, { line });
}

function marked<T>(field: Field<T>, mark: Pick<Question, 'table' | 'editor' | 'drawn' | 'line'>): Field<T> {
  return {
    ...field,
    questions: (prefix) => field.questions(prefix).map((question) => ({ ...question, ...mark })),
  };
}

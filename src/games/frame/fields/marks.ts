// Marks on the questions of a field: where a host's answers stand in a table, and the editor that a text is written in.
import type { Field, Question, TablePlace, TextEditor } from './field';

/** Gives a field whose answer has this place in a host's table. */
export function inTable<T>(field: Field<T>, table: TablePlace): Field<T> {
  return marked(field, { table });
}

/** Gives a field whose text may be written in this editor. */
export function editedIn<T>(field: Field<T>, editor: TextEditor): Field<T> {
  return marked(field, { editor });
}

function marked<T>(field: Field<T>, mark: Pick<Question, 'table' | 'editor'>): Field<T> {
  return {
    ...field,
    questions: (prefix) => field.questions(prefix).map((question) => ({ ...question, ...mark })),
  };
}

// Sets properties of a field's questions: table place, text editor, drawing, folding.
import type { RandomFill, Field, CollapsedLine, Question, TablePlace, TextEditor } from './field';

export function withTablePlace<T>(field: Field<T>, table: TablePlace): Field<T> {
  return withProperties(field, { table });
}

export function withEditor<T>(field: Field<T>, editor: TextEditor): Field<T> {
  return withProperties(field, { editor });
}

export function withRandomFill<T>(field: Field<T>, drawn: RandomFill): Field<T> {
  return withProperties(field, { drawn });
}

export function withCollapsedLine<T>(field: Field<T>, line: CollapsedLine): Field<T> {
  return withProperties(field, { line });
}

export function onlyInSeason<T>(field: Field<T>): Field<T> {
  return withProperties(field, { seasonal: true });
}

/** Whether to ask this question here. A seasonal question is only asked in a season, or if it's already filled in. */
export function isQuestionAsked(
  { seasonal: isSeasonal }: Pick<Question, 'seasonal'>,
  inSeason: boolean,
  isFilled: () => boolean,
): boolean {
  return isSeasonal !== true || inSeason || isFilled();
}

function withProperties<T>(
  field: Field<T>,
  mark: Pick<Question, 'table' | 'editor' | 'drawn' | 'line' | 'seasonal'>,
): Field<T> {
  return {
    ...field,
    questions: (prefix) => field.questions(prefix).map((question) => ({ ...question, ...mark })),
  };
}

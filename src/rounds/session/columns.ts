// Columns of a response tab: finds a row's answers by question title, and columns that don't match the questions.
import { answerText, FORM_TITLES, type AnswerLookup, type Cell } from '../../games/frame/fields';
import type { OpenStage } from '../../games/frame/match';
import { quote } from '../../games/frame/wording';
import { NOTHING_TO_CHOOSE } from '../ports/forms';
import type { ResponseSheet } from '../ports/host-book';

/** Title of the field for the key, which identifies the sender. Personal links fill it in. */
export const KEY_TITLE = FORM_TITLES.key;

/** Title of a field that shows players whose form it is. Links fill it in; nothing reads it. */
export const PLAYER_TITLE = FORM_TITLES.player;

/** Column indexes by title. */
export type ColumnsByTitle = ReadonlyMap<string, readonly number[]>;

export function headerColumns(header: readonly Cell[]): ColumnsByTitle {
  const columns = new Map<string, number[]>();
  header.forEach((cell, column) => {
    const title = answerText(cell);
    columns.set(title, [...(columns.get(title) ?? []), column]);
  });
  return columns;
}

/** Finds a row's answers by column title. If several columns have the title, the first that isn't empty counts. */
export function toAnswerLookup(columns: ColumnsByTitle, cells: readonly Cell[]): AnswerLookup {
  return (title) => {
    const found = (columns.get(title) ?? []).map((column) => cells[column] ?? '');
    const answer = found.find((cell) => answerText(cell) !== '') ?? '';
    return answer === NOTHING_TO_CHOOSE ? '' : answer;
  };
}

/** Whether a row answers questions, but none with these titles. Ignores the first column, which has the time. */
export function hasOtherAnswers(
  columns: ColumnsByTitle,
  cells: readonly Cell[],
  titles: readonly string[],
): boolean {
  const answered = [...columns].filter(
    ([title, places]) =>
      !BUILT_IN_TITLES.includes(title) && places.some((at) => at > 0 && answerText(cells[at] ?? '') !== ''),
  );
  return answered.length > 0 && answered.every(([title]) => !titles.includes(title));
}

const BUILT_IN_TITLES: readonly string[] = Object.values(FORM_TITLES);

/** Reports missing columns (perhaps renamed by hand), and columns of the same title with different answers in a row. */
export function columnNotices(sheet: ResponseSheet, stage: OpenStage): readonly string[] {
  const asked = stage.asks.find((candidate) => candidate.form === sheet.form);
  if (asked === undefined || sheet.timestamps.length === 0) return [];
  const titles = sheet.header.map(answerText);
  return [KEY_TITLE, ...asked.questions.map(({ title }) => title)].flatMap((title) => {
    const found = titles.filter((candidate) => candidate === title).length;
    const where = `the tab with the responses to “${asked.title}”`;
    if (found === 0) {
      return [`The column ${quote(title)} is missing from ${where}. If it was renamed, change it back.`];
    }
    return !isTitleAmbiguous(sheet, title)
      ? []
      : [
          `There are ${found} columns called ${quote(title)} in ${where}. The first one that’s filled in counts.`,
        ];
  });
}

/** Whether a row has different answers in columns of this title. A question asked again gets another column. */
function isTitleAmbiguous({ header, rows }: ResponseSheet, title: string): boolean {
  const places = headerColumns(header).get(title) ?? [];
  return [...rows.values()].some((cells) => {
    const answers = places.map((column) => answerText(cells[column] ?? '')).filter((text) => text !== '');
    return new Set(answers).size > 1;
  });
}

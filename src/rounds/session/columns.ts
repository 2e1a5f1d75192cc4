// The columns of a response sheet: a row's answers by the titles of their questions, and columns that are not as the
// questions need them.
import { answerText, FORM_TITLES, type Answers, type Cell } from '../../games/frame/fields';
import type { OpenStage } from '../../games/frame/match';
import { quote } from '../../games/frame/wording';
import { NOTHING_TO_CHOOSE } from '../ports/forms';
import type { ResponseSheet } from '../ports/host-book';

/** The question for the key, which says who is submitting. Each player's personal link fills in the answer. */
export const KEY_TITLE = FORM_TITLES.key;

/** The field that tells players whose form they have; their link fills it in, and nothing reads it. */
export const PLAYER_TITLE = FORM_TITLES.player;

/** The columns of a sheet by their titles. */
export type Columns = ReadonlyMap<string, readonly number[]>;

export function columnsOf(header: readonly Cell[]): Columns {
  const columns = new Map<string, number[]>();
  header.forEach((cell, column) => {
    const title = answerText(cell);
    columns.set(title, [...(columns.get(title) ?? []), column]);
  });
  return columns;
}

/** Gives the answers of a row by column title; of several columns with one title, the first that is filled. */
export function answersOf(columns: Columns, cells: readonly Cell[]): Answers {
  return (title) => {
    const places = columns.get(title) ?? [];
    const filled = places.find((column) => answerText(cells[column] ?? '') !== '');
    const answer = cells[filled ?? places[places.length - 1] ?? -1] ?? '';
    return answer === NOTHING_TO_CHOOSE ? '' : answer;
  };
}

/** True where something is answered, but none of these questions. The first column is the time. */
export function answersOthers(columns: Columns, cells: readonly Cell[], titles: readonly string[]): boolean {
  const answered = [...columns].filter(
    ([title, places]) =>
      !FORM_OWN.includes(title) && places.some((at) => at > 0 && answerText(cells[at] ?? '') !== ''),
  );
  return answered.length > 0 && answered.every(([title]) => !titles.includes(title));
}

const FORM_OWN: readonly string[] = Object.values(FORM_TITLES);

/** Columns that the questions need: missing (renamed by hand?), or there twice with different answers in one row. */
export function columnNotices(sheet: ResponseSheet, stage: OpenStage): readonly string[] {
  const asked = stage.asks.find((candidate) => candidate.form === sheet.form);
  if (asked === undefined || sheet.stamps.length === 0) return [];
  const titles = sheet.header.map(answerText);
  return [KEY_TITLE, ...asked.questions.map(({ title }) => title)].flatMap((title) => {
    const found = titles.filter((candidate) => candidate === title).length;
    const where = `the tab with the responses of “${asked.title}”`;
    if (found === 0) {
      return [
        `In ${where} the column ${quote(title)} is missing. If it was renamed, give it this title again.`,
      ];
    }
    return !isAmbiguous(sheet, title)
      ? []
      : [`In ${where} the column ${quote(title)} is there ${found} times; the first that is filled counts.`];
  });
}

/**
 * Whether a row has two different answers to a question. A question that is asked again after others gets a second
 * column of its title; that alone is no fault, since a row then fills one of the two.
 */
function isAmbiguous({ header, rows }: ResponseSheet, title: string): boolean {
  const places = columnsOf(header).get(title) ?? [];
  if (places.length < 2) return false;
  return [...rows.values()].some((cells) => {
    const answers = places.map((column) => answerText(cells[column] ?? '')).filter((text) => text !== '');
    return new Set(answers).size > 1;
  });
}

// The tabs of a match that its host scores, on paper.
import { given } from '../../../../src/commands/desk-calls';
import type { Cell } from '../../../../src/games/frame/fields';
import type { Paper } from '../../../support/paper-ports';

/** A match that its host scores. */
export const OPTIONS = { game: 'own-match' } as const;

interface Sheets {
  readonly answers: Cell[][];
  readonly history: Cell[][];
  readonly results: Cell[][];
}

/** The tabs of the match. */
export function sheetsOf(book: Paper): Sheets {
  const { answers, history, results } = [...book.matchSheets.values()][0] ?? {};
  if (answers === undefined || history === undefined || results === undefined)
    throw new Error('There are no such tabs.');
  return { answers, history, results };
}

/** A match whose tabs are made and up to date. */
export function inSheets(book: Paper): Sheets {
  given(book.desk.updateAnswers({}));
  return sheetsOf(book);
}

/** The tab Results as it is made. */
export const TABLE = [
  ['Announcement'],
  ['Next questions'],
  ['Player', 'Tell', 'Points', 'Coins', 'Favour', 'Asked'],
  ['Ana'],
  ['Bo'],
  ['Chen'],
  ['Dora'],
  ['Emil'],
];

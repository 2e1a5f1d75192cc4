// The rows of the tabs of responses, counted at each reading: fewer than before were deleted by hand, or went with an older
// version of the book that was restored. Only their forms still have such answers.
import { answerText } from '../../games/frame/fields';
import { count, quote } from '../../games/frame/wording';
import type { GameRecord } from '../record/game-record';
import type { Cursor } from '../record/entries';
import { WITH_ALL_TABS } from '../record/version-history';
import { ROWS_MISSING, type CallProblem } from '../reply/reply';
import type { GameSession } from './game-session';

/** Counts the rows of each tab: those that were read for good, and those since then in which anything stands. */
export function countRows({ snapshot, record }: Pick<GameSession, 'snapshot' | 'record'>): readonly Cursor[] {
  return snapshot.responses.map(({ sheet, rows }) => {
    const done = record.cursors.get(sheet) ?? 0;
    const since = [...rows].filter(
      ([row, cells]) => row >= done && cells.some((cell) => answerText(cell) !== ''),
    );
    return { sheet, rows: done + since.length };
  });
}

/** Gives the time zone of the responses, as the ledger notes it. */
export function zoneNoted({ zones, setUp }: Pick<GameRecord, 'zones' | 'setUp'>): string {
  return zones[zones.length - 1]?.zone ?? setUp.zone;
}

/** What is missing from the tabs of responses. */
export interface MissingRows {
  /** The same text as long as the same rows are missing. */
  readonly name: string;
  /** A sentence for each tab that has fewer rows than before. */
  readonly texts: readonly string[];
}

/**
 * Finds the tabs of responses that have fewer rows than when they were last read; undefined if there are none, or no stage
 * is open.
 */
export function missingRows(session: GameSession): MissingRows | undefined {
  if (session.match.stage === null) return undefined;
  const known = new Map(session.snapshot.knownRows.map(({ sheet, rows }) => [sheet, rows]));
  const fewer = countRows(session).flatMap(({ sheet, rows }) => {
    const before = known.get(sheet) ?? 0;
    return rows < before ? [{ sheet, rows, before }] : [];
  });
  if (fewer.length === 0) return undefined;
  return {
    name: `rows ${fewer.map(({ sheet, rows, before }) => `${sheet}:${before}-${rows}`).join()}`,
    texts: fewer.map(
      ({ sheet, rows, before }) =>
        `The tab with the responses of ${formTitle(session, sheet)} had ${count(before, 'row')} when it was last read, and has ${rows} now.`,
    ),
  };
}

/** Gives the title of the form whose responses a tab holds. */
function formTitle({ match, past, snapshot }: GameSession, sheet: number): string {
  const form = snapshot.responses.find((one) => one.sheet === sheet)?.form;
  const stages = [match.stage, ...past.map(({ stage }) => stage)];
  const asks = stages.flatMap((stage) => stage?.asks ?? []);
  return quote(asks.find((ask) => ask.form === form)?.title ?? form ?? '');
}

/** Refuses to read a game whose tabs of responses have lost rows. */
export function rowsMissing({ name, texts }: MissingRows): CallProblem {
  return {
    code: ROWS_MISSING,
    text: `Reading the game: ${texts.join(' ')} Rows were deleted, or an older version of the spreadsheet was restored. Nothing is resolved, drawn or posted until you decide what to do. To get the rows back, undo the deletion, or restore the newest version: File › Version history › See version history. ${WITH_ALL_TABS} Then try again. Or choose “Go on from here” in the sidebar: it asks the forms for the missing answers, and first shows what they have.`,
    lostRow: name,
  };
}

// Counts response rows at every read. If there are fewer than before, rows were deleted or an older version of the book was
// restored. In both cases only the forms still have the answers.
import { answerText } from '../../games/frame/fields';
import { plural, quote } from '../../games/frame/wording';
import type { GameRecord } from '../record/game-record';
import type { RowCursor } from '../record/entries';
import { RESTORE_WARNING } from '../record/version-history';
import { ROWS_MISSING, type CallProblem } from '../reply/reply';
import type { GameSession } from './game-session';

/** Per response tab: rows that belong to resolved stages, plus the non-empty rows after them. */
export function countRows({
  snapshot,
  record,
}: Pick<GameSession, 'snapshot' | 'record'>): readonly RowCursor[] {
  return snapshot.responses.map(({ sheet, rows }) => {
    const done = record.cursors.get(sheet) ?? 0;
    const since = [...rows].filter(
      ([row, cells]) => row >= done && cells.some((cell) => answerText(cell) !== ''),
    );
    return { sheet, rows: done + since.length };
  });
}

/** The response times' zone that the ledger noted last. */
export function recordedTimeZone({ zones, setUp }: Pick<GameRecord, 'zones' | 'setUp'>): string {
  return zones[zones.length - 1]?.zone ?? setUp.zone;
}

export interface MissingRows {
  /** Identifies the missing rows. */
  readonly name: string;
  /** A sentence for each tab that has lost rows. */
  readonly texts: readonly string[];
}

/** Undefined if no rows are missing, or if no stage is open. */
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
        `The tab with the responses to ${formTitle(session, sheet)} had ${plural(before, 'row')} and now has ${rows}.`,
    ),
  };
}

function formTitle({ match, past, snapshot }: GameSession, sheet: number): string {
  const form = snapshot.responses.find((one) => one.sheet === sheet)?.form;
  const stages = [match.stage, ...past.map(({ stage }) => stage)];
  const asks = stages.flatMap((stage) => stage?.asks ?? []);
  return quote(asks.find((ask) => ask.form === form)?.title ?? form ?? '');
}

export function missingRowsProblem({ name, texts }: MissingRows): CallProblem {
  return {
    code: ROWS_MISSING,
    text: `Reading the game: ${texts.join(' ')} Rows were deleted, or an older version was restored. Undo that under File › Version history, then try again. ${RESTORE_WARNING} Or choose “Continue from here” to fetch the missing answers from the forms.`,
    lostRow: name,
  };
}

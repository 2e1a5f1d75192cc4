// The inbox: rows of the response sheets become submissions, found by question title and player key. Nothing
// that a row can hold throws, and no row vanishes.
import type { Answers, Cell } from '../../games/fields';
import { answerText } from '../../games/fields';
import type { OpenStage } from '../../games/match';
import { quote } from '../../games/wording';
import type { Received } from '../record/entries';
import type { ResponseSheet } from '../ports';
import type { GameRecord } from '../record/game-record';
import { instantOfSerial, serialBefore } from '../time-zone';

/** The question that says who is submitting; its answer comes with each player's personal link. */
export const KEY_TITLE = 'Your key (already filled in)';

/** Forms writes whole seconds. */
const STAMP_MS = 1000;

export interface Inbox {
  /** New submissions of the open stage, in the order received. */
  readonly received: readonly Received[];
  /** How far each form's responses were read. */
  readonly cursors: readonly { readonly form: string; readonly rows: number }[];
  /** Sentences for the host about columns that are missing or cannot be told apart. */
  readonly notices: readonly string[];
}

/** Rows before the cursor that were edited after they had been read: they must be read again in full. */
export function editedRows(sheet: ResponseSheet, record: GameRecord, zone: string): readonly number[] {
  const done = record.cursors.get(sheet.form) ?? 0;
  const surely = serialBefore(record.readAt, zone);
  return sheet.stamps.slice(0, done).flatMap((stamp, row) => {
    if (typeof stamp === 'number' && stamp < surely) return [];
    const at = instantOf(stamp, zone);
    return at !== undefined && at > record.readAt ? [row] : [];
  });
}

/** Reads what is new in all response sheets. */
export function readInbox(
  sheets: readonly ResponseSheet[],
  record: GameRecord,
  stage: OpenStage,
  zone: string,
  closesAt: number | null,
): Inbox {
  const received = sheets.flatMap((sheet) => {
    const done = record.cursors.get(sheet.form) ?? 0;
    const fresh = [...sheet.rows].filter(([row]) => row >= done);
    const edited = editedRows(sheet, record, zone).flatMap((row) => {
      const cells = sheet.rows.get(row);
      return cells === undefined ? [] : [[row, cells] as const];
    });
    return [...edited, ...fresh].flatMap(([row, cells]) => receive(sheet, row, cells));
  });

  function receive(sheet: ResponseSheet, row: number, cells: readonly Cell[]): readonly Received[] {
    if (cells.every((cell) => answerText(cell) === '')) return [];
    const stamp = cells[0] ?? '';
    const at = instantOf(stamp, zone) ?? 0;
    const early = at < record.openedAt - STAMP_MS;
    const late = at !== 0 && (early || (closesAt !== null && at > closesAt));
    const from = `${sheet.form}:${sheet.sheet}:${row + 2}${row < (record.cursors.get(sheet.form) ?? 0) ? `@${at}` : ''}`;
    const answers = answersOf(sheet.header, cells);
    return [
      {
        from,
        at,
        player: playerOf(record, answers(KEY_TITLE), at),
        move: asRecorded(moveOf(stage, sheet, answers)),
        ...(late && !record.pending.lateAccepted.includes(from) ? { late: true } : {}),
      },
    ];
  }

  return {
    received: received
      .filter(({ from }) => !record.pending.removed.includes(from))
      .map((entry, index) => ({ entry, index }))
      .sort((a, b) => a.entry.at - b.entry.at || a.index - b.index)
      .map(({ entry }) => entry),
    cursors: sheets.map((sheet) => ({ form: sheet.form, rows: rowsOf(sheet) })),
    notices: sheets.flatMap((sheet) => columnNotices(sheet, stage)),
  };
}

function rowsOf(sheet: ResponseSheet): number {
  return Math.max(sheet.stamps.length, ...[...sheet.rows.keys()].map((row) => row + 1));
}

function instantOf(stamp: Cell, zone: string): number | undefined {
  return typeof stamp === 'number' ? instantOfSerial(stamp, zone) : undefined;
}

/** The answers of a row by column title; of columns with one title, the first that is filled. */
function answersOf(header: readonly Cell[], cells: readonly Cell[]): Answers {
  const byTitle = new Map<string, Cell>();
  header.forEach((title, column) => {
    const key = answerText(title);
    const cell = cells[column] ?? '';
    if (answerText(byTitle.get(key) ?? '') === '') byTitle.set(key, cell);
  });
  return (title) => byTitle.get(title) ?? '';
}

/**
 * The player with this key; empty for a key that is nobody's. Which name it nearly matched is never said. What was
 * sent before a key was replaced stays its player's.
 */
function playerOf({ keys, formerKeys }: GameRecord, key: Cell, at: number): string {
  const given = answerText(key);
  for (const [player, own] of keys) {
    if (given === own) return player;
  }
  const former = formerKeys.get(given);
  return former !== undefined && at > 0 && at <= former.until ? former.player : '';
}

function moveOf(stage: OpenStage, sheet: ResponseSheet, answers: Answers): unknown {
  const asked = stage.asks.find((candidate) => candidate.form === sheet.form);
  // A form of another stage: no move of this one, and refused as such when it is read.
  return asked === undefined ? { [`form ${sheet.form}`]: true } : asked.fromAnswers(answers);
}

/** A move exactly as the ledger will give it back: what is judged now is what a replay judges. */
function asRecorded(move: unknown): unknown {
  return JSON.parse(JSON.stringify(move));
}

/** Columns that the questions need: missing (renamed by hand?), or there twice. */
function columnNotices(sheet: ResponseSheet, stage: OpenStage): readonly string[] {
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
    return found === 1
      ? []
      : [`In ${where} the column ${quote(title)} is there ${found} times; the first that is filled counts.`];
  });
}

// Correction notices: the changes that a correction made in what their readers had seen, in their books and ready to
// paste.
import { changeText, type ChangedRow } from '../../games/frame/tab-changes';
import type { Correction } from '../record/game-record';
import type { CorrectionView, Message } from '../api';
import { compose } from './messages';

/** More lines than this are counted, and read in the book. */
const MOST_LINES = 12;
const LONGEST_LINE = 300;

/** The notice of a correction to one reader: the headline, then a line for each row that has changed. */
export function correctionNotice(headline: string, stage: string, changes: readonly ChangedRow[]): string {
  // Two tabs may show the same number.
  const told = new Set<string>();
  const lines = changes.flatMap((change) => {
    const fresh = sentences(stage, change).filter((text) => !told.has(text));
    for (const text of fresh) told.add(text);
    return fresh.length === 0 ? [] : [cut(fresh.join(' '))];
  });
  const more = lines.length - MOST_LINES;
  return [
    headline,
    ...lines.slice(0, MOST_LINES),
    ...(more > 0 ? [`And ${more} more: see the other tabs of this book.`] : []),
  ].join('\n');
}

/**
 * Sentences on a changed row, without the name of the corrected stage, which the notice names already: `Your points: 4
 * → 3.`
 */
function sentences(stage: string, change: ChangedRow): readonly string[] {
  if (change.kind !== 'changed' || change.row !== stage) return [sentence(changeText(change))];
  return change.cells.map((cell) =>
    sentence(changeText({ ...change, row: capital(cell.what), cells: [{ ...cell, what: '' }] })),
  );
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function cut(line: string): string {
  const letters = Array.from(line);
  return letters.length > LONGEST_LINE ? `${letters.slice(0, LONGEST_LINE).join('')}…` : line;
}

/** The notices as messages, each to its reader. */
export function noticeMessages(notices: readonly Message[]): readonly Message[] {
  return notices.map(({ to, text }) => {
    const [headline = '', ...lines] = text.split('\n');
    return { to, text: compose(headline, lines) };
  });
}

/** The corrections whose notices can be copied, the latest first. */
export function correctionViews(corrections: readonly Correction[]): readonly CorrectionView[] {
  return [...corrections].reverse().flatMap(({ row, at, notices }): readonly CorrectionView[] => {
    const [first] = notices;
    if (first === undefined) return [];
    const title = first.text.split('\n')[0] ?? '';
    return [{ row, at, title, messages: noticeMessages(notices) }];
  });
}

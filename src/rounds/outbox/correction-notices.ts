// Correction notices: how a correction changed what readers had seen, as sentences in their books and messages, and
// line by line on a tab.
import { changeText, type ChangedRow } from '../../games/frame/tab-changes';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { LOOKS, styled, type Tab } from '../../games/frame/tabs';
import type { EntryBody, NoticeEntry } from '../record/entries';
import type { Correction, Notice } from '../record/game-record';
import { EVERYONE, isSameReader, type Audience, type Message } from '../reply/reply';
import type { CorrectionView } from '../reply/correction-view';
import { timeText } from '../time/time-zone';
import { compose } from './messages';

/** The most lines of a notice; further ones are only counted, and can be read in the book. */
const MOST_LINES = 12;
const LONGEST_LINE = 300;
/** The most sentences of one stage: of the corrected one what happened, of the last one how it ends. */
const MOST_SENTENCES = 2;

/** The first line of a notice: `Round 2 was corrected.`, and the stage's title where it is about one. */
export interface Headline {
  readonly text: string;
  readonly stage: string;
}

/** Lines that a stage told a reader. */
export interface StageLines {
  readonly stage: string;
  readonly lines: readonly string[];
}

/**
 * Makes the notice of a correction to one reader: the headline, and what the game now tells them anew, in its own
 * words. Everything that changed in their book is listed line by line.
 */
export function correctionNotice(
  { text, stage }: Headline,
  told: readonly StageLines[],
  changes: readonly ChangedRow[],
): Omit<Notice, 'to'> {
  return { text: [text, ...sentencesOf(told, stage)].join('\n'), lines: linesOf(stage, changes) };
}

/**
 * Gives sentences of the first and the last stage that told anything anew; of another stage than the corrected one,
 * with its title.
 */
function sentencesOf(told: readonly StageLines[], corrected: string): readonly string[] {
  const fresh = told.filter(({ lines }) => lines.length > 0);
  const [first, last] = [fresh[0], fresh[fresh.length - 1]];
  return (first === last ? [first] : [first, last]).flatMap((each) => {
    if (each === undefined) return [];
    const where = each.stage === corrected ? '' : `${each.stage}: `;
    return each.lines.slice(0, MOST_SENTENCES).map((line) => sentence(cut(where + line)));
  });
}

/** Words each row that has changed, in a line. */
function linesOf(stage: string, changes: readonly ChangedRow[]): readonly string[] {
  // Two tabs may show the same number, which is listed once.
  const told = new Set<string>();
  const lines = changes.flatMap((change) => {
    const fresh = sentences(stage, change).filter((text) => !told.has(text));
    for (const text of fresh) told.add(text);
    return fresh.length === 0 ? [] : [cut(fresh.join(' '))];
  });
  const more = lines.length - MOST_LINES;
  return [
    ...lines.slice(0, MOST_LINES),
    ...(more > 0 ? [`And ${more} more: see the other tabs of this book.`] : []),
  ];
}

/** Words a changed row, without the name of the corrected stage, which the notice names already: `Your points: 4 → 3.` */
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

/** Makes messages of the notices, each to its reader. */
export function noticeMessages(notices: readonly Notice[]): readonly Message[] {
  return notices.map(({ to, text, lines }) => {
    const [headline = '', ...sentencesTold] = text.split('\n');
    const book = to === EVERYONE ? 'the public book' : 'your book';
    const where =
      lines.length === 0
        ? []
        : [`All that changed is listed in ${book}, in the tab ${FRAME_TITLES.corrections}.`];
    return { to, text: compose(headline, [...sentencesTold, ...where]) };
  });
}

/** The part of a correction's entry that says what is told, and to whom. */
export type Told = Pick<EntryBody<'corrected'>, 'notices' | 'pages'>;

/** Writes the notices as the ledger keeps them. */
export function toldEntry(notices: readonly Notice[], pages: readonly Notice[] = []): Told {
  const [entries, paged] = [entriesOf(notices), entriesOf(pages)];
  return {
    ...(entries.length === 0 ? {} : { notices: entries }),
    ...(paged.length === 0 ? {} : { pages: paged }),
  };
}

function entriesOf(notices: readonly Notice[]): readonly NoticeEntry[] {
  return notices.map(({ to, ...words }) => (to === EVERYONE ? words : { to: to.player, ...words }));
}

/**
 * Makes the tab of corrections that concern a reader, the latest first, each with everything that it changed; no tab
 * where there are none.
 */
export function correctionsTab(
  corrections: readonly Correction[],
  audience: Audience,
  zone: string,
): readonly Tab[] {
  const own = corrections.flatMap(({ at, notices }) => {
    const notice = notices.find(({ to }) => isSameReader(to, audience));
    return notice === undefined || notice.lines.length === 0 ? [] : [{ at, ...notice }];
  });
  if (own.length === 0) return [];
  return [
    {
      title: FRAME_TITLES.corrections,
      rows: [
        [styled(FRAME_TITLES.corrections, LOOKS.title)],
        ...own
          .reverse()
          .flatMap(({ at, text, lines }) => [
            [styled(timeText(at, zone), LOOKS.heading)],
            ...text.split('\n').map((line) => [line]),
            [styled('All that changed', LOOKS.muted)],
            ...lines.map((line) => [line]),
            [''],
          ]),
      ],
    },
  ];
}

/** Lists the corrections whose notices can be copied, the latest first. */
export function correctionViews(corrections: readonly Correction[]): readonly CorrectionView[] {
  return [...corrections].reverse().flatMap(({ row, at, notices }): readonly CorrectionView[] => {
    const [first] = notices;
    if (first === undefined) return [];
    const title = first.text.split('\n')[0] ?? '';
    return [{ row, at, title, messages: noticeMessages(notices) }];
  });
}

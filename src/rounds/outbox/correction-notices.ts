// Correction notices say how a correction changed what readers had seen: in sentences in books and messages, and line by
// line in a tab.
import { describeChange, type ChangedRow } from '../../games/frame/tab-changes';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { capitalise, plural } from '../../games/frame/wording';
import { STYLES, styled, type Tab } from '../../games/frame/tabs';
import type { EntryBody, NoticeEntry } from '../record/entries';
import type { Correction, Notice } from '../record/game-record';
import { EVERYONE, isSameReader, type Audience, type Message } from '../reply/reply';
import type { CorrectionView } from '../reply/correction-view';
import { timeText } from '../time/time-zone';
import { composeMessage } from './messages';

/** Maximum lines per notice. Further changes are only counted; the book shows them. */
const MAX_NOTICE_LINES = 12;
const MAX_LINE_CHARACTERS = 300;
/** Maximum sentences from one stage's news. */
const MAX_NEWS_SENTENCES = 2;

/** A notice's first line, `Round 2 was corrected.`, with the stage's title if it's about one. */
export interface Headline {
  readonly text: string;
  readonly stage: string;
}

/** What a stage's results said to a reader. */
export interface StageResultLines {
  readonly stage: string;
  readonly lines: readonly string[];
}

/** A notice for one reader: headline, news that replaces earlier news, and the changes in their book. */
export function correctionNotice(
  { text, stage }: Headline,
  told: readonly StageResultLines[],
  changes: readonly ChangedRow[],
): Omit<Notice, 'to'> {
  return { text: [text, ...newsSentences(told, stage)].join('\n'), lines: changedRowLines(stage, changes) };
}

/** Sentences from the first and the last stage whose news changed. Names the stage unless it's the corrected one. */
function newsSentences(told: readonly StageResultLines[], corrected: string): readonly string[] {
  const fresh = told.filter(({ lines }) => lines.length > 0);
  const [first, last] = [fresh[0], fresh[fresh.length - 1]];
  return (first === last ? [first] : [first, last]).flatMap((each) => {
    if (each === undefined) return [];
    const where = each.stage === corrected ? '' : `${each.stage}: `;
    return each.lines.slice(0, MAX_NEWS_SENTENCES).map((line) => withFullStop(shortenLine(where + line)));
  });
}

/** A line per changed row. */
function changedRowLines(stage: string, changes: readonly ChangedRow[]): readonly string[] {
  // Two tabs may show the same number. Mention the number once.
  const told = new Set<string>();
  const lines = changes.flatMap((change) => {
    const fresh = changeSentences(stage, change).filter((text) => !told.has(text));
    for (const text of fresh) told.add(text);
    return fresh.length === 0 ? [] : [shortenLine(fresh.join(' '))];
  });
  const more = lines.length - MAX_NOTICE_LINES;
  return [
    ...lines.slice(0, MAX_NOTICE_LINES),
    ...(more > 0 ? [`And ${plural(more, 'more change')}. See this book’s other tabs.`] : []),
  ];
}

/** Changes without the corrected stage's name, because the notice starts with it: `Your points: 4 → 3.` */
function changeSentences(stage: string, change: ChangedRow): readonly string[] {
  if (change.kind !== 'changed' || change.row !== stage) return [withFullStop(describeChange(change))];
  return change.cells.map((cell) =>
    withFullStop(describeChange({ ...change, row: capitalise(cell.what), cells: [{ ...cell, what: '' }] })),
  );
}

function withFullStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function shortenLine(line: string): string {
  const letters = Array.from(line);
  return letters.length > MAX_LINE_CHARACTERS ? `${letters.slice(0, MAX_LINE_CHARACTERS).join('')}…` : line;
}

export function noticeMessages(notices: readonly Notice[]): readonly Message[] {
  return notices.map(({ to, text, lines }) => {
    const [headline = '', ...sentencesTold] = text.split('\n');
    const book = to === EVERYONE ? 'the public book' : 'your book';
    const where =
      lines.length === 0
        ? []
        : [`Everything that changed is listed in the ${FRAME_TITLES.corrections} tab of ${book}.`];
    return { to, text: composeMessage(headline, [...sentencesTold, ...where]) };
  });
}

/** The notices, as a correction's ledger entry stores them. */
export type StoredNotices = Pick<EntryBody<'corrected'>, 'notices' | 'pages'>;

export function storedNotices(notices: readonly Notice[], pages: readonly Notice[] = []): StoredNotices {
  const [entries, paged] = [toNoticeEntries(notices), toNoticeEntries(pages)];
  return {
    ...(entries.length === 0 ? {} : { notices: entries }),
    ...(paged.length === 0 ? {} : { pages: paged }),
  };
}

function toNoticeEntries(notices: readonly Notice[]): readonly NoticeEntry[] {
  return notices.map(({ to, ...words }) => (to === EVERYONE ? words : { to: to.player, ...words }));
}

/** A reader's corrections with all their changes, latest first; no tab if there are no corrections. */
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
        [styled(FRAME_TITLES.corrections, STYLES.title)],
        ...own
          .reverse()
          .flatMap(({ at, text, lines }) => [
            [styled(timeText(at, zone), STYLES.heading)],
            ...text.split('\n').map((line) => [line]),
            [styled('Everything that changed', STYLES.muted)],
            ...lines.map((line) => [line]),
            [''],
          ]),
      ],
    },
  ];
}

/** Corrections that sent notices, for the host to copy, latest first. */
export function correctionViews(corrections: readonly Correction[]): readonly CorrectionView[] {
  return [...corrections].reverse().flatMap(({ row, at, notices }): readonly CorrectionView[] => {
    const [first] = notices;
    if (first === undefined) return [];
    const title = first.text.split('\n')[0] ?? '';
    return [{ row, at, title, messages: noticeMessages(notices) }];
  });
}

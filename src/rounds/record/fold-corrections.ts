// Corrections as the record keeps them: what each told, and to whom.
import { EVERYONE, type Audience } from '../reply/messages';
import type { EntryBody, NoticeEntry } from './entries';
import type { Correction, GameRecord, Notice } from './game-record';
import type { LedgerRow } from './ledger';

/** Adds the correction of this row. */
export function corrected(
  { corrections }: GameRecord,
  { number, at, text, entry }: LedgerRow,
  { changed, notices = [], pages = [] }: Pick<EntryBody<'corrected'>, 'changed' | 'notices' | 'pages'>,
): readonly Correction[] {
  const goesBack = entry.kind === 'rewound';
  const told = notices.map(withReader);
  const readers = notices.length === 0 ? changed.map(noticeReader) : told.map(({ to }) => to);
  return [
    ...corrections,
    { row: number, at, text, goesBack, changed: readers, notices: told, pages: pages.map(withReader) },
  ];
}

function withReader({ to, ...words }: NoticeEntry): Notice {
  return { ...words, to: noticeReader(to) };
}

/** Gives the reader of a notice: everyone, where it names nobody. */
function noticeReader(to: NoticeEntry['to']): Audience {
  return to === undefined ? EVERYONE : { player: to };
}

// Corrections as the record keeps them: what each told, and to whom.
import { EVERYONE } from '../reply/messages';
import type { EntryBody, NoticeEntry } from './entries';
import type { Correction, GameRecord, Notice } from './game-record';
import type { LedgerRow } from './ledger';

/** Adds the correction of this row. */
export function corrected(
  { corrections }: GameRecord,
  { number: row, at, entry }: LedgerRow,
  { notices = [], pages = [] }: Pick<EntryBody<'corrected'>, 'notices' | 'pages'>,
): readonly Correction[] {
  const goesBack = entry.kind === 'rewound';
  const told = { notices: notices.map(withReader), pages: pages.map(withReader) };
  return [...corrections, { row, at, goesBack, ...told }];
}

/** Gives a notice with its reader: everyone, where it names nobody. */
function withReader({ to, ...words }: NoticeEntry): Notice {
  return { ...words, to: to === undefined ? EVERYONE : { player: to } };
}

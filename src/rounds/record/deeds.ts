// What was done in a book, described for its host. The document keeps this list, so it can say what an older version of
// the book is missing.
import { listOf, object, type ValueOf } from '../../games/frame/fields';
import { anyNumber, anyText } from '../../games/frame/fields/plain';
import { all, count, cutPlace } from '../../games/frame/wording';
import { episodeText } from '../../seasons/episode-text';
import type { Change } from '../../seasons/types';
import type { Entry, EntryKind } from './entries';
import type { LedgerRow } from './ledger';

export const deedField = object({
  /** Time and kind of the ledger row. */
  at: anyNumber,
  kind: anyText,
  /** The season, episode or match; empty for other kinds. */
  name: anyText,
  /** The Log text of other rows. It may reveal what is in purses. */
  text: anyText,
  /** The people it eliminated. */
  out: listOf(anyText),
});
export type Deed = ValueOf<typeof deedField>;

/** The ledger kinds that are listed, and how to describe all rows of those kinds together. */
const WORDS: readonly (readonly [readonly EntryKind[], (names: readonly string[]) => string])[] = [
  [['season-started'], (names) => `the season ${all(names)}`],
  [['episode-opened'], (names) => all(names.map((name) => episodeText(name, 'episode')))],
  [['set-up'], (names) => `the ${names.length === 1 ? 'match' : 'matches'} ${all(names)}`],
  [['match-counted'], ({ length }) => count(length, 'match count')],
  [['gift'], ({ length }) => count(length, 'gift')],
  [
    ['standings-changed', 'season-settings', 'season-ended', 'waits'],
    ({ length }) => count(length, 'change in the season', 'changes in the season'),
  ],
  [['key', 'seated'], ({ length }) => `${count(length, 'new link')}, so the old ones would work again`],
  [['word'], ({ length }) => count(length, 'message from you', 'messages from you')],
  [['corrected', 'settings', 'rewound'], ({ length }) => count(length, 'correction')],
];

/** Longest text kept per row; the document has room for a few kilobytes in all. */
const LONGEST = 300;

/** `match` is the title of the match that the row sets up. Empty for rows that aren't listed. */
export function deedOf({ at, text, entry }: LedgerRow, match: string): readonly Deed[] {
  const { kind } = entry;
  if (!WORDS.some(([kinds]) => kinds.includes(kind))) return [];
  const name = nameIn(entry, match);
  const said = name === '' ? text.slice(0, cutPlace(text, LONGEST)) : '';
  const out = changesIn(entry).flatMap((change) => ('eliminated' in change ? [change.player] : []));
  return [{ at, kind, name, text: said, out }];
}

function nameIn(entry: Entry, match: string): string {
  if (entry.kind === 'season-started') return entry.body.standing.name;
  if (entry.kind === 'episode-opened') return entry.body.episode;
  return entry.kind === 'set-up' ? match : '';
}

function changesIn(entry: Entry): readonly Change[] {
  if (entry.kind === 'match-counted') return entry.body.made.map(({ change }) => change);
  return entry.kind === 'standings-changed' ? entry.body.changes : [];
}

/** Groups by kind: `episode 2; the match Snap; 2 gifts; the elimination of Zoe`. */
export function deedsText(deeds: readonly Deed[]): string {
  const parts = WORDS.flatMap(([kinds, words]) => {
    const names = deeds.filter(({ kind }) => kinds.some((one) => one === kind)).map(({ name }) => name);
    return names.length === 0 ? [] : [words(names)];
  });
  const out = deeds.flatMap((actionText) => actionText.out);
  const eliminated = `the ${out.length === 1 ? 'elimination' : 'eliminations'} of ${all(out)}`;
  return [...parts, ...(out.length === 0 ? [] : [eliminated])].join('; ');
}

// What was done in a book, in words for its host. The list is stored in the document's properties. If an older version of
// the book is restored, the list shows what that version lacks.
import { listOf, object, type FieldValue } from '../../games/frame/fields';
import { anyNumber, anyText } from '../../games/frame/fields/data-fields';
import { andList, plural, cutIndex } from '../../games/frame/wording';
import { episodeText } from '../../seasons/episode-text';
import type { Change } from '../../seasons/types';
import type { Entry, EntryKind } from './entries';
import type { LedgerRow } from './ledger';

export const deedField = object({
  /** Time and kind of the ledger row. */
  at: anyNumber,
  kind: anyText,
  /** Name of the season, episode or match; empty for other kinds. */
  name: anyText,
  /** The Log text; empty if there's a name. It may reveal what is in purses. */
  text: anyText,
  /** The people whom the row eliminated. */
  out: listOf(anyText),
});
export type Deed = FieldValue<typeof deedField>;

/** Which entry kinds are listed, and how to describe all rows of those kinds together. */
const DEED_TEXTS: readonly (readonly [readonly EntryKind[], (names: readonly string[]) => string])[] = [
  [['season-started'], (names) => `the season ${andList(names)}`],
  [['episode-opened'], (names) => andList(names.map((name) => episodeText(name, 'episode')))],
  [['set-up'], (names) => `the ${names.length === 1 ? 'match' : 'matches'} ${andList(names)}`],
  [['match-counted'], ({ length }) => `the results of ${plural(length, 'match', 'matches')}`],
  [['gift'], ({ length }) => plural(length, 'gift')],
  [
    ['standings-changed', 'season-settings', 'season-ended', 'waits'],
    ({ length }) => plural(length, 'change in the season', 'changes in the season'),
  ],
  [['key', 'seated'], ({ length }) => `${plural(length, 'new link')}, so the old ones would work again`],
  [['word'], ({ length }) => plural(length, 'message from you', 'messages from you')],
  [['corrected', 'settings', 'rewound'], ({ length }) => plural(length, 'correction')],
];

/** Maximum length of a text; the document's properties have room for a few kilobytes in all. */
const MAX_TEXT_LENGTH = 300;

/** The row as a deed; empty if its kind isn't listed. `match` is the title of the match that a set-up row creates. */
export function toDeeds({ at, text, entry }: LedgerRow, match: string): readonly Deed[] {
  const { kind } = entry;
  if (!DEED_TEXTS.some(([kinds]) => kinds.includes(kind))) return [];
  const name = deedName(entry, match);
  const said = name === '' ? text.slice(0, cutIndex(text, MAX_TEXT_LENGTH)) : '';
  const out = entryChanges(entry).flatMap((change) => ('eliminated' in change ? [change.player] : []));
  return [{ at, kind, name, text: said, out }];
}

function deedName(entry: Entry, match: string): string {
  if (entry.kind === 'season-started') return entry.body.standing.name;
  if (entry.kind === 'episode-opened') return entry.body.episode;
  return entry.kind === 'set-up' ? match : '';
}

function entryChanges(entry: Entry): readonly Change[] {
  if (entry.kind === 'match-counted') return entry.body.made.map(({ change }) => change);
  return entry.kind === 'standings-changed' ? entry.body.changes : [];
}

/** The deeds by kind: `episode 2; the match Snap; 2 gifts; the elimination of Zoe`. */
export function deedsText(deeds: readonly Deed[]): string {
  const parts = DEED_TEXTS.flatMap(([kinds, words]) => {
    const names = deeds.filter(({ kind }) => kinds.some((one) => one === kind)).map(({ name }) => name);
    return names.length === 0 ? [] : [words(names)];
  });
  const out = deeds.flatMap((deed) => deed.out);
  const eliminated = `the ${out.length === 1 ? 'elimination' : 'eliminations'} of ${andList(out)}`;
  return [...parts, ...(out.length === 0 ? [] : [eliminated])].join('; ');
}

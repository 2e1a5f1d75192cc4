// All tabs of a book: the state of the game now and the season's table, then the game's own tabs for this audience and
// the proof, then those of matches that were put away.
import { memoized } from '../../games/frame/lazy';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { LOOKS, styled, type Tab } from '../../games/frame/tabs';
import type { EntryKind } from '../record/entries';
import { commitment } from '../record/ledger';
import { publishedRecord } from '../proof/proof';
import { proofTab, recordTab } from '../proof/published-tabs';
import { findBook } from '../record/game-files';
import { allRows } from '../record/whole-ledger';
import { canEndEarly } from '../session/resolve-time';
import { tabsOf } from '../session/face-down';
import type { GameSession, Kept, Play } from '../session/game-session';
import { filesOf, zoneFor, type BookSession, type ReaderId } from '../session/readers';
import { playerOf, seatPlayed } from '../session/who-played';
import { correctionsAsRead } from '../session/shown-names';
import { audienceOf } from '../reply/reply';
import { hostZone } from '../contacts/contacts';
import { correctionsTab } from './correction-notices';
import { keptTabs, tabKey } from './kept-tabs';
import { nowTab } from './now-tab';
import { NONE_DRAWN } from './season-matches';
import { seasonTab } from './season-tab';
import { count } from '../../games/frame/wording';

/** Makes the tabs of a reader's own book, or of the public book. */
export function bookTabs(session: BookSession, reader: ReaderId): readonly Tab[] {
  const { season } = session;
  if (session.kind === 'between') {
    return [seasonTab(session, session.season, reader, NONE_DRAWN), ...cachedIn(session, reader)];
  }
  const player = seatPlayed(session, reader);
  const own = player === undefined ? [] : matchTabs(session, player);
  const tabs = reader === undefined ? everyonesTabs(session) : own;
  const now = nowTab(session, reader);
  if (season === undefined) return [now, ...tabs];
  const table = seasonTab(session, season, reader, {
    everyone: everyonesTabs(session).map(({ title }) => title),
    own: own.map(({ title }) => title),
  });
  const isBetween = season.current?.counted !== undefined;
  return [...(isBetween ? [table, now] : [now, table]), ...tabs, ...cachedIn(session, reader)];
}

/** Makes a player's tabs of the match in the book, or everyone's if `player` is empty: those that stay once it is put away. */
export function matchTabs(session: GameSession, player: string): readonly Tab[] {
  const { record, match, season } = session;
  const tabs = tabsOf(session, player !== '' ? { player } : record.published ? 'published' : 'everyone');
  const proof = player !== '' ? [] : record.published ? publishedTabs(session) : [hashesTab(session)];
  const { accent } = match.info;
  const zone = zoneFor(session, player === '' ? undefined : playerOf(session, player).id);
  const corrections = correctionsTab(correctionsAsRead(session), audienceOf(player), zone);
  return [...tabs.map((tab) => withEarlyRule(session, tab)), ...corrections, ...proof].map((tab) => {
    const key = tabKey(season, tab.title);
    return { ...tab, accent, ...(key === tab.title ? {} : { key }) };
  });
}

/** Everyone's tabs of the match, made once: every book of a season names them, and drawing them takes long. */
const everyonesTabs = memoized((session: GameSession) => matchTabs(session, ''));

/** Gives the tabs of matches that were put away, as they stand in this reader's book. */
function cachedIn(session: BookSession, reader: ReaderId): readonly Tab[] {
  const book = findBook(filesOf(session), reader);
  return session.season === undefined || book === undefined ? [] : keptTabs(session.season, book);
}

/** Gives the titles of the match's tabs in each book that has them, with the books' ids. */
export function titlesByBook(
  session: GameSession,
): readonly { readonly titles: readonly string[]; readonly books: readonly string[] }[] {
  const groups = new Map<string, { readonly titles: readonly string[]; books: readonly string[] }>();
  for (const player of ['', ...session.match.roster]) {
    const book = findBook(session.record, player === '' ? undefined : playerOf(session, player).id);
    if (book === undefined) continue;
    const own = matchTabs(session, player).map(({ title }) => title);
    const group = groups.get(JSON.stringify(own)) ?? { titles: own, books: [] };
    groups.set(JSON.stringify(own), { ...group, books: [...group.books, book.id] });
  }
  return [...groups.values()];
}

/** The whole record, released after the end. */
function publishedTabs(session: Play & Kept): readonly Tab[] {
  const { rows, match, snapshot, record } = session;
  const published = publishedRecord(allRows(session), match.outcome);
  const hashes: Tab['rows'] = [
    ['Seed', record.setUp.seed],
    ...hashRows(session),
    ...(record.setUp.continued === true ? [[CONTINUED]] : []),
  ];
  return [
    recordTab(rows, hostZone(snapshot), hashes),
    ...(published === undefined ? [] : [proofTab(published)]),
  ];
}

/** Hashes that players can note while the game is played, and compare once the record is published (ALL-9). */
function hashesTab(session: Kept): Tab {
  return {
    title: FRAME_TITLES.proof,
    rows: [
      [styled(FRAME_TITLES.proof, LOOKS.title)],
      [
        'Note these, after each stage if you like: once everything is published, only a hash that somebody noted while the game was played shows that its record was not changed up to then. They tell nothing of the game now.',
      ],
      ...(session.record.setUp.continued === true ? [[CONTINUED]] : []),
      [''],
      ...hashRows(session),
    ],
  };
}

const CONTINUED =
  'This game goes on from an exported one: hashes that were noted before it went on belong to the earlier record.';

function hashRows({ record, rows }: Kept): Tab['rows'] {
  return [
    ['Hash of the seed', commitment(record.setUp.seed)],
    ['Hash of the record', notableHash(rows)],
  ];
}

const NOTABLE: readonly EntryKind[] = ['set-up', 'resolved', 'published'];

/**
 * Gives the ledger's hash at set-up, after each resolved stage, and once everything is published: players can note
 * these, and none in between (ALL-9).
 */
function notableHash(rows: GameSession['rows']): string {
  return rows.filter(({ entry: { kind } }) => NOTABLE.includes(kind)).at(-1)?.hash ?? '';
}

/** Gives a tab of the game. The rules page also says how stages go on earlier, where the host has chosen that. */
function withEarlyRule({ match, record }: Pick<Play & Kept, 'match' | 'record'>, tab: Tab): Tab {
  if (tab.title !== FRAME_TITLES.rules || record.early === undefined || !canEndEarly(match)) return tab;
  const text = `In this match a stage that asks at least four players who have not left can go on before its deadline. Once everyone whom it asks has sent something that counts, it goes on ${count(record.early.waitMinutes, 'minute')} after that at the earliest, at a moment by chance that nobody is told before. A result that comes early says that everyone was in; one that does not come early says nothing of anybody. You can send something else in that time, as ever: the wait does not begin anew.`;
  return { ...tab, rows: [...tab.rows, [styled('Going on earlier', LOOKS.heading)], [text]] };
}

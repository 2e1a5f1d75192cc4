// All tabs of a book: the game's current state and the season's table, the game's own tabs for this audience, the proof, and
// archived matches' tabs.
import { memoize } from '../../games/frame/lazy';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { STYLES, styled, type Tab } from '../../games/frame/tabs';
import type { EntryKind } from '../record/entries';
import { seedCommitment } from '../record/ledger';
import { publishedRecord } from '../proof/proof';
import { proofTab, toRecordTab } from '../proof/published-tabs';
import { findBook } from '../record/game-files';
import { allRows } from '../record/whole-ledger';
import { canEndEarly } from '../session/resolve-time';
import { visibleTabs } from '../session/face-down';
import type { GameSession, SessionContent, PlayedGame } from '../session/game-session';
import { sessionFiles, readerTimeZone, type BookSession, type ReaderId } from '../session/readers';
import { personPlaying, seatPlayed } from '../session/match-holders';
import { correctionsWithNames } from '../session/display-names';
import { toAudience } from '../reply/reply';
import { hostTimeZone } from '../contacts/contacts';
import { correctionsTab } from './correction-notices';
import { bookArchivedTabs, tabKey } from './archived-tabs';
import { nowTab } from './now-tab';
import { NO_CURRENT_TAB_TITLES } from './season-matches';
import { seasonTab } from './season-tab';
import { plural } from '../../games/frame/wording';

export function bookTabs(session: BookSession, reader: ReaderId): readonly Tab[] {
  const { season } = session;
  if (session.kind === 'between') {
    return [
      seasonTab(session, session.season, reader, NO_CURRENT_TAB_TITLES),
      ...readerArchivedTabs(session, reader),
    ];
  }
  const player = seatPlayed(session, reader);
  const own = player === undefined ? [] : matchTabs(session, player);
  const tabs = reader === undefined ? publicMatchTabs(session) : own;
  const now = nowTab(session, reader);
  if (season === undefined) return [now, ...tabs];
  const table = seasonTab(session, season, reader, {
    everyone: publicMatchTabs(session).map(({ title }) => title),
    own: own.map(({ title }) => title),
  });
  const isBetween = season.current?.counted !== undefined;
  return [...(isBetween ? [table, now] : [now, table]), ...tabs, ...readerArchivedTabs(session, reader)];
}

/** The tabs of the current match that remain after it's archived. An empty `player` stands for everyone. */
export function matchTabs(session: GameSession, player: string): readonly Tab[] {
  const { record, match, season } = session;
  const tabs = visibleTabs(session, player !== '' ? { player } : record.published ? 'published' : 'everyone');
  const proof = player !== '' ? [] : record.published ? publishedTabs(session) : [hashesTab(session)];
  const { accent } = match.info;
  const zone = readerTimeZone(session, player === '' ? undefined : personPlaying(session, player).id);
  const corrections = correctionsTab(correctionsWithNames(session), toAudience(player), zone);
  return [...tabs.map((tab) => withEarlyEndRule(session, tab)), ...corrections, ...proof].map((tab) => {
    const key = tabKey(season, tab.title);
    // The public result begins with the match's title.
    const isResult = player === '' && tab.title === 'Result';
    return {
      ...tab,
      ...(isResult ? { rows: [[styled(match.info.title, STYLES.title)], ...tab.rows] } : {}),
      accent,
      ...(key === tab.title ? {} : { key }),
    };
  });
}

/** Cached, because every book of a season lists these tabs, and drawing them takes a long time. */
const publicMatchTabs = memoize((session: GameSession) => matchTabs(session, ''));

function readerArchivedTabs(session: BookSession, reader: ReaderId): readonly Tab[] {
  const book = findBook(sessionFiles(session), reader);
  return session.season === undefined || book === undefined ? [] : bookArchivedTabs(session.season, book);
}

/** The match's tab titles, grouped by the ids of the books that have them. */
export function titlesByBook(
  session: GameSession,
): readonly { readonly titles: readonly string[]; readonly books: readonly string[] }[] {
  const groups = new Map<string, { readonly titles: readonly string[]; books: readonly string[] }>();
  for (const player of ['', ...session.match.roster]) {
    const book = findBook(session.record, player === '' ? undefined : personPlaying(session, player).id);
    if (book === undefined) continue;
    const own = matchTabs(session, player).map(({ title }) => title);
    const group = groups.get(JSON.stringify(own)) ?? { titles: own, books: [] };
    groups.set(JSON.stringify(own), { ...group, books: [...group.books, book.id] });
  }
  return [...groups.values()];
}

/** The complete record, published after the end. */
function publishedTabs(session: PlayedGame & SessionContent): readonly Tab[] {
  const { rows, match, snapshot, record } = session;
  const published = publishedRecord(allRows(session), match.outcome);
  const hashes: Tab['rows'] = [
    ['Seed', record.setUp.seed],
    ...hashRows(session),
    ...(record.setUp.continued === true ? [[CONTINUED_NOTE]] : []),
  ];
  return [toRecordTab(rows, hostTimeZone(snapshot), hashes), proofTab(published)];
}

/** Hashes for players to write down during the game, and to compare once the record is published (ALL-9). */
function hashesTab(session: SessionContent): Tab {
  return {
    title: FRAME_TITLES.proof,
    rows: [
      [styled(FRAME_TITLES.proof, STYLES.title)],
      [
        'Write these hashes down, after each stage if you like. When the record is published, they prove that nobody changed the record. Until then, the hashes reveal nothing about the game.',
      ],
      ...(session.record.setUp.continued === true ? [[CONTINUED_NOTE]] : []),
      [''],
      ...hashRows(session),
    ],
  };
}

const CONTINUED_NOTE =
  'This game continues an exported game. Hashes from before the export belong to the earlier record.';

function hashRows({ record, rows }: SessionContent): Tab['rows'] {
  return [
    ['Hash of the seed', seedCommitment(record.setUp.seed)],
    ['Hash of the record', checkpointHash(rows)],
  ];
}

const CHECKPOINT_KINDS: readonly EntryKind[] = ['set-up', 'resolved', 'published'];

/** The hash at set-up, after the last resolved stage, or at publication. Players can write down only those (ALL-9). */
function checkpointHash(rows: GameSession['rows']): string {
  return rows.filter(({ entry: { kind } }) => CHECKPOINT_KINDS.includes(kind)).at(-1)?.hash ?? '';
}

/** Adds to the rules page that stages can end early, if the host has chosen that. */
function withEarlyEndRule(
  { match, record }: Pick<PlayedGame & SessionContent, 'match' | 'record'>,
  tab: Tab,
): Tab {
  if (tab.title !== FRAME_TITLES.rules || record.early === undefined || !canEndEarly(match)) return tab;
  const lines = [
    'In this match, a stage with at least four players (not counting those who left) can end before its deadline.',
    `The stage ends at a random time, at least ${plural(record.early.waitMinutes, 'minute')} after everyone who was asked has an answer that counts. Nobody knows when in advance.`,
    'An early result reveals that everyone answered. Otherwise the time of the result reveals nothing about anyone.',
    'You can still change your answer until the stage ends. A change doesn’t restart the wait.',
  ];
  return {
    ...tab,
    rows: [...tab.rows, [styled('Ending early', STYLES.heading)], ...lines.map((line) => [line])],
  };
}

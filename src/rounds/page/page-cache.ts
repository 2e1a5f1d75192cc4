// Caches pages, so that a page can be shown again without reading the sheet. Also counts wrong keys. Any of this can be lost
// at any time.
import { listOf } from '../../games/frame/fields';
import { anyText, stringifyJson, readJsonText } from '../../games/frame/fields/data-fields';
import { fail, ok, type Result } from '../../games/frame/result';
import {
  formerGameField,
  publishedGameField,
  type FormerGame,
  type PagesPort,
  type PublishedGame,
} from '../ports/pages';
import type { GameSession, Session } from '../session/game-session';
import { seatedPeople, readerTimeZone, type BookSession } from '../session/readers';
import { personPlaying } from '../session/match-holders';
import type { CallProblem } from '../reply/reply';
import { findFormerGame } from '../session/former-games';
import { NO_PAGE, NO_LIVE_TABLE, replacedHolderProblem, archivedGameProblem } from './dead-links';
import { cachedLiveTableText, toCachedPage, type CachedPage } from './cached-page';
import {
  isPlayersKey,
  isLiveTableKey,
  keyDigest,
  pageCacheKey,
  publishedGame,
  findTakenOverSeat,
  liveTableKey,
  liveTableCacheKey,
} from '../session/page-keys';
import { playerLamps, liveTableContent } from './live-table-content';
import { playerPage } from './view';

export type WithPages = { readonly pages: PagesPort };

/**
 * How long a page stays cached, in seconds. It's dropped earlier if the host or the player's own answer changes it or, in
 * a live game, if another player's lamp lights up because they answered.
 */
export const PAGE_CACHE_SECONDS = 240;
/** The same for live games, whose pages ask for changes every three seconds. */
export const LIVE_CACHE_SECONDS = 40;
/** Maximum time that Google's cache keeps an entry. */
const MAX_CACHE_SECONDS = 21_600;
const WRONG_KEYS_SECONDS = 600;
/** The count of wrong keys stops here. */
const MAX_WRONG_KEYS = 50;
const GAME_CACHE_KEY = 'game';
const FORMER_GAMES_CACHE_KEY = 'former-games';
const WRONG_KEYS_CACHE_KEY = 'wrong-keys';
export const LAMPS_CACHE_KEY = 'lamps';

/** All cache keys of a game's pages and what they depend on, to be dropped when the game changes. */
export function allCacheKeys(game: PublishedGame | undefined): readonly string[] {
  return [
    GAME_CACHE_KEY,
    FORMER_GAMES_CACHE_KEY,
    LAMPS_CACHE_KEY,
    ...(game === undefined ? [] : pageCacheKeys(game)),
  ];
}

/** The cache keys of all players' pages and the table. */
export function pageCacheKeys({ book, keys }: PublishedGame): readonly string[] {
  return [liveTableCacheKeyOfBook(book), ...keys.map(pageCacheKey)];
}

export function liveTableCacheKeyOfBook(book: string): string {
  return liveTableCacheKey(keyDigest(liveTableKey(book)));
}

/** Someone with a valid key: a player, or a viewer of the table. */
export interface Visitor {
  readonly key: string;
  readonly digest: string;
  /** The cache key of the visitor's page. */
  readonly name: string;
  /** The cached page, if any. */
  readonly shown: CachedPage | undefined;
}

/**
 * Looks up a key. Reads the cache exactly once for any key, so that timing reveals nothing. An archived game's key is
 * refused with links to its books.
 */
export function identifyVisitor(ports: WithPages, key: string): Result<Visitor, CallProblem> {
  return lookUpVisitor(ports, key, { nameOf: pageCacheKey, opens: isPlayersKey, wrong: NO_PAGE });
}

export function identifyLiveTableVisitor(ports: WithPages, key: string): Result<Visitor, CallProblem> {
  return lookUpVisitor(ports, key, {
    nameOf: liveTableCacheKey,
    opens: isLiveTableKey,
    wrong: NO_LIVE_TABLE,
  });
}

interface VisitorAccess {
  readonly nameOf: (digest: string) => string;
  readonly opens: typeof isPlayersKey;
  readonly wrong: CallProblem;
}

function lookUpVisitor(
  { pages }: WithPages,
  key: string,
  { nameOf, opens, wrong }: VisitorAccess,
): Result<Visitor, CallProblem> {
  const digest = keyDigest(key);
  const name = nameOf(digest);
  const known = pages.recall([name, GAME_CACHE_KEY, FORMER_GAMES_CACHE_KEY, WRONG_KEYS_CACHE_KEY]);
  const shown = known.get(name);
  if (shown !== undefined) return ok({ key, digest, name, shown });
  const { game, former } = cachedGames(pages, known);
  if (opens(game, digest)) return ok({ key, digest, name, shown: undefined });
  // Archived games' keys only work while a game has published pages.
  const gone = game === undefined ? undefined : findFormerGame(former, digest);
  if (gone !== undefined) return fail(archivedGameProblem(gone.game, gone.book));
  const taken = findTakenOverSeat(game, digest);
  if (taken !== undefined) return fail(replacedHolderProblem(taken));
  const tries = Number(known.get(WRONG_KEYS_CACHE_KEY) ?? 0);
  if (tries < MAX_WRONG_KEYS)
    pages.remember(new Map([[WRONG_KEYS_CACHE_KEY, String(tries + 1)]]), WRONG_KEYS_SECONDS);
  return fail(wrong);
}

interface CachedGames {
  /** The published game and its keys; undefined if there are no pages. */
  readonly game: PublishedGame | undefined;
  readonly former: readonly FormerGame[];
}

/** The published and the archived games. Cached even if there are none. */
function cachedGames(pages: PagesPort, known: ReadonlyMap<string, string>): CachedGames {
  const [gameText, formerGames] = [known.get(GAME_CACHE_KEY), known.get(FORMER_GAMES_CACHE_KEY)];
  if (gameText !== undefined && formerGames !== undefined) {
    return {
      game: readJsonText(publishedGameField, gameText),
      former: readJsonText(listOf(formerGameField), formerGames) ?? [],
    };
  }
  const game = pages.published();
  const former = pages.former();
  const texts = new Map([
    [GAME_CACHE_KEY, game === undefined ? '' : stringifyJson(game)],
    [FORMER_GAMES_CACHE_KEY, stringifyJson(former)],
  ]);
  pages.remember(texts, MAX_CACHE_SECONDS);
  return { game, former };
}

/** If the pages' published state isn't this session's, because an update failed, drops the cache. Returns whether it did. */
export function dropOutdatedPages({ pages }: WithPages, session: Session): boolean {
  const wanted = stringifyJson(publishedGame(session));
  const published = pages.published();
  const kept = pages.recall([GAME_CACHE_KEY]).get(GAME_CACHE_KEY);
  const found = [
    published === undefined ? '' : stringifyJson(published),
    ...(kept === undefined ? [] : [kept]),
  ];
  if (found.every((text) => text === wanted)) return false;
  pages.forget([...new Set(found.flatMap((text) => allCacheKeys(readJsonText(publishedGameField, text))))]);
  return true;
}

/** The cached page as it is now; another call may have updated it. */
export function readCachedPage({ pages }: WithPages, { name }: Visitor): CachedPage | undefined {
  return pages.recall([name]).get(name);
}

/**
 * Caches the visitor's page as read, and every page not cached yet. Other cached pages stay, because they may contain an
 * answer that isn't in the sheet yet. Undefined if the visitor's seat has another holder by now.
 */
export function cachePages(ports: WithPages, session: BookSession, visitor: Visitor): CachedPage | undefined {
  if (session.kind === 'game') dropOutdatedLamps(ports, session);
  const pages = pagesByCacheKey(session);
  const kept = ports.pages.recall([...pages.keys()]);
  const missing = [...pages.keys()].filter((name) => name === visitor.name || !kept.has(name));
  return cacheMissingPages(ports, session, missing, visitor);
}

/** Players who have answered this stage (their lamps are lit) according to cached pages. */
export function cachedLitPlayers({ pages }: WithPages, stage: string): readonly string[] {
  return parseLitPlayers(pages.recall([LAMPS_CACHE_KEY]).get(LAMPS_CACHE_KEY), stage);
}

export function parseLitPlayers(text: string | undefined, stage: string): readonly string[] {
  const [shown, ...lit] = readJsonText(listOf(anyText), text) ?? [];
  return shown === stage ? lit : [];
}

/** All pages of a session by cache key, including a live game's table. Each is built when its function is called. */
export function pagesByCacheKey(session: BookSession): ReadonlyMap<string, () => CachedPage> {
  const { readAt, book } = session.snapshot;
  const table = session.kind === 'game' ? liveTableContent(session) : undefined;
  return new Map([
    ...seatedPeople(session).map(
      ({ id, key }) =>
        [
          pageCacheKey(keyDigest(key)),
          () => toCachedPage(playerPage(session, id), { at: readAt, zone: readerTimeZone(session, id) }),
        ] as const,
    ),
    ...(table === undefined
      ? []
      : [[liveTableCacheKeyOfBook(book), () => cachedLiveTableText(table, readAt)] as const]),
  ]);
}

function cacheMissingPages(
  ports: WithPages,
  session: BookSession,
  names: readonly string[],
  visitor: Visitor,
): CachedPage | undefined {
  const live = session.kind === 'game' && session.match.info.live === true;
  const all = pagesByCacheKey(session);
  const texts = new Map(
    names.flatMap((one) => {
      const page = all.get(one);
      return page === undefined ? [] : [[one, page()]];
    }),
  );
  if (live) texts.set(LAMPS_CACHE_KEY, JSON.stringify(stageAndLitPlayers(session)));
  ports.pages.remember(texts, live ? LIVE_CACHE_SECONDS : PAGE_CACHE_SECONDS);
  return texts.get(visitor.name);
}

/** The cache key for the page of the seat's holder. */
export function pageCacheKeyOfSeat(session: GameSession, player: string): string {
  return pageCacheKey(keyDigest(personPlaying(session, player).key));
}

/** The open stage, followed by the players whose lamps are lit. */
export function stageAndLitPlayers(session: GameSession): readonly string[] {
  const lit = playerLamps(session).flatMap(({ player, sent }) => (sent ? [player] : []));
  return [session.match.stage?.name ?? '', ...lit];
}

/**
 * Drops a live game's cached pages if the session has lamps lit that they lack, because somebody answered by form. Lamps lit
 * by page stay lit before the row is in the sheet.
 */
export function dropOutdatedLamps({ pages }: WithPages, session: GameSession): void {
  const { match, snapshot } = session;
  if (match.info.live !== true || snapshot.page === undefined) return;
  const shown = readJsonText(listOf(anyText), pages.recall([LAMPS_CACHE_KEY]).get(LAMPS_CACHE_KEY));
  if (shown === undefined || stageAndLitPlayers(session).every((name) => shown.includes(name))) return;
  pages.forget([
    LAMPS_CACHE_KEY,
    liveTableCacheKeyOfBook(snapshot.book),
    ...match.roster.map((player) => pageCacheKeyOfSeat(session, player)),
  ]);
}

// Keeps for some time what pages have shown, so that showing it again reads no sheet, and counts the tries with wrong
// keys. All of it may be forgotten at any time.
import { listOf } from '../../games/frame/fields';
import { anyText, jsonText, readText } from '../../games/frame/fields/plain';
import { fail, ok, type Result } from '../../games/frame/result';
import {
  formerGameField,
  publishedGameField,
  type FormerGame,
  type PagesPort,
  type PublishedGame,
} from '../ports/pages';
import type { GameSession, Session } from '../session/game-session';
import { seatedIn, zoneFor, type BookSession } from '../session/readers';
import { playerOf } from '../session/who-played';
import type { CallProblem } from '../reply/reply';
import { formerGameOf } from '../session/former-games';
import { NO_PAGE, NO_TABLE, playedByOther, putAway } from './dead-links';
import { shownTable, shownText, type ShownPage } from './shown';
import {
  isPlayersKey,
  isTable,
  keyDigest,
  pageName,
  publishedGame,
  replacedSeat,
  tableKey,
  tableName,
} from '../session/page-keys';
import { lampsOf, tableContent } from './table-content';
import { playerPage } from './view';

export type Pages = { readonly pages: PagesPort };

/**
 * How long a page is kept if nothing changes it: for more than ten views. Whatever changes it makes it forgotten
 * earlier: what the host does, the player's own answers, and in a live game the lamps of others.
 */
export const SHOWN_SECONDS = 240;
/** How long it is kept in a live game, whose pages ask every three seconds. */
export const LIVE_SECONDS = 40;
/** How long Google's cache keeps anything at most. */
const GAME_SECONDS = 21_600;
const WRONG_SECONDS = 600;
/** After how many wrong keys no more are counted. */
const MOST_WRONG = 50;
const GAME = 'game';
const FORMER = 'former-games';
const WRONG = 'wrong-keys';
export const LAMPS = 'lamps';

/** Lists the names under which anything is kept for pages of a game; once the game changes, all of it is outdated. */
export function namesKept(game: PublishedGame | undefined): readonly string[] {
  return [GAME, FORMER, LAMPS, ...(game === undefined ? [] : pagesKept(game))];
}

/** Lists the names of a game's pages, and of its table. */
export function pagesKept({ book, keys }: PublishedGame): readonly string[] {
  return [tableNameOf(book), ...keys.map(pageName)];
}

export function tableNameOf(book: string): string {
  return tableName(keyDigest(tableKey(book)));
}

/** Somebody with a right key: a player, or somebody who opens the table. */
export interface Visitor {
  readonly key: string;
  readonly digest: string;
  /** The name under which their page is kept. */
  readonly name: string;
  /** The page shown last, where it is kept. */
  readonly shown: ShownPage | undefined;
}

/**
 * Looks a key up. Whether the key is right or wrong, and there is a game or not, it reads what is kept once, so that
 * the time tells nothing. The key of a game that was put away leads to its books.
 */
export function openVisitor(ports: Pages, key: string): Result<Visitor, CallProblem> {
  return openWith(ports, key, { nameOf: pageName, opens: isPlayersKey, wrong: NO_PAGE });
}

/** Looks up the key of the table in the same way. */
export function openTable(ports: Pages, key: string): Result<Visitor, CallProblem> {
  return openWith(ports, key, { nameOf: tableName, opens: isTable, wrong: NO_TABLE });
}

interface Door {
  readonly nameOf: (digest: string) => string;
  readonly opens: typeof isPlayersKey;
  readonly wrong: CallProblem;
}

function openWith(
  { pages }: Pages,
  key: string,
  { nameOf, opens, wrong }: Door,
): Result<Visitor, CallProblem> {
  const digest = keyDigest(key);
  const name = nameOf(digest);
  const known = pages.recall([name, GAME, FORMER, WRONG]);
  const shown = known.get(name);
  if (shown !== undefined) return ok({ key, digest, name, shown });
  const { game, former } = gamesIn(pages, known);
  if (opens(game, digest)) return ok({ key, digest, name, shown: undefined });
  // Where no page is open at all, those of a game that was put away are not either.
  const gone = game === undefined ? undefined : formerGameOf(former, digest);
  if (gone !== undefined) return fail(putAway(gone.game, gone.book));
  const taken = replacedSeat(game, digest);
  if (taken !== undefined) return fail(playedByOther(taken));
  const tries = Number(known.get(WRONG) ?? 0);
  if (tries < MOST_WRONG) pages.remember(new Map([[WRONG, String(tries + 1)]]), WRONG_SECONDS);
  return fail(wrong);
}

interface Games {
  /** The published game with the keys that open a page; undefined where no page is open. */
  readonly game: PublishedGame | undefined;
  readonly former: readonly FormerGame[];
}

/**
 * Gives the published game, and the games that were put away; it looks them up once and keeps them, also where there
 * are none.
 */
function gamesIn(pages: PagesPort, known: ReadonlyMap<string, string>): Games {
  const [gameText, formerGames] = [known.get(GAME), known.get(FORMER)];
  if (gameText !== undefined && formerGames !== undefined) {
    return {
      game: readText(publishedGameField, gameText),
      former: readText(listOf(formerGameField), formerGames) ?? [],
    };
  }
  const game = pages.published();
  const former = pages.former();
  const texts = new Map([
    [GAME, game === undefined ? '' : jsonText(game)],
    [FORMER, jsonText(former)],
  ]);
  pages.remember(texts, GAME_SECONDS);
  return { game, former };
}

/**
 * Whether pages find another game than this session's, since a new key, a resolve or another address did not reach
 * them. Then it forgets what they have shown of it.
 */
export function findOther({ pages }: Pages, session: Session): boolean {
  const wanted = jsonText(publishedGame(session));
  const published = pages.published();
  const kept = pages.recall([GAME]).get(GAME);
  const found = [published === undefined ? '' : jsonText(published), ...(kept === undefined ? [] : [kept])];
  if (found.every((text) => text === wanted)) return false;
  pages.forget([...new Set(found.flatMap((text) => namesKept(readText(publishedGameField, text))))]);
  return true;
}

/** Gives the page that is kept for a seat by now: another call may have read it. */
export function shownNow({ pages }: Pages, { name }: Visitor): ShownPage | undefined {
  return pages.recall([name]).get(name);
}

/**
 * Keeps the page of the seat as it was read, and everybody's page of which none is kept, so that the next visitors find
 * theirs. A kept page of somebody else stays, since it may show an answer that is not in the sheet yet. Undefined where
 * nobody has the seat any more.
 */
export function keepRead(ports: Pages, session: BookSession, visitor: Visitor): ShownPage | undefined {
  if (session.kind === 'game') noteLamps(ports, session);
  const pages = pagesOf(session);
  const kept = ports.pages.recall([...pages.keys()]);
  const missing = [...pages.keys()].filter((name) => name === visitor.name || !kept.has(name));
  return keepPages(ports, session, missing, visitor);
}

/** Lists the players whose lamps are lit on the kept pages of this stage. */
export function lampsLit({ pages }: Pages, stage: string): readonly string[] {
  return litBefore(pages.recall([LAMPS]).get(LAMPS), stage);
}

export function litBefore(text: string | undefined, stage: string): readonly string[] {
  const [shown, ...lit] = readText(listOf(anyText), text) ?? [];
  return shown === stage ? lit : [];
}

/**
 * Makes the pages of a session by the names under which they are kept: its readers' pages, and the table of a live
 * game.
 */
export function pagesOf(session: BookSession): ReadonlyMap<string, () => ShownPage> {
  const { readAt, book } = session.snapshot;
  const table = session.kind === 'game' ? tableContent(session) : undefined;
  return new Map([
    ...seatedIn(session).map(
      ({ id, key }) =>
        [
          pageName(keyDigest(key)),
          () => shownText(playerPage(session, id), { at: readAt, zone: zoneFor(session, id) }),
        ] as const,
    ),
    ...(table === undefined ? [] : [[tableNameOf(book), () => shownTable(table, readAt)] as const]),
  ]);
}

function keepPages(
  ports: Pages,
  session: BookSession,
  names: readonly string[],
  visitor: Visitor,
): ShownPage | undefined {
  const live = session.kind === 'game' && session.match.info.live === true;
  const all = pagesOf(session);
  const texts = new Map(
    names.flatMap((one) => {
      const page = all.get(one);
      return page === undefined ? [] : [[one, page()]];
    }),
  );
  if (live) texts.set(LAMPS, JSON.stringify(litIn(session)));
  ports.pages.remember(texts, live ? LIVE_SECONDS : SHOWN_SECONDS);
  return texts.get(visitor.name);
}

/** Gives the name under which the page of whoever plays for a seat is kept. */
export function pageOf(session: GameSession, player: string): string {
  return pageName(keyDigest(playerOf(session, player).key));
}

/** Names the open stage, and the players whose lamps are lit in it. */
export function litIn(session: GameSession): readonly string[] {
  const lit = lampsOf(session).flatMap(({ player, sent }) => (sent ? [player] : []));
  return [session.match.stage?.name ?? '', ...lit];
}

/**
 * Forgets all pages of a live game where the host's window, or another page, sees a lamp lit that they do not show yet:
 * somebody has answered by their form. A lamp that they show before its row is in the sheet stays lit.
 */
export function noteLamps({ pages }: Pages, session: GameSession): void {
  const { match, snapshot } = session;
  if (match.info.live !== true || snapshot.page === undefined) return;
  const shown = readText(listOf(anyText), pages.recall([LAMPS]).get(LAMPS));
  if (shown === undefined || litIn(session).every((name) => shown.includes(name))) return;
  pages.forget([LAMPS, tableNameOf(snapshot.book), ...match.roster.map((player) => pageOf(session, player))]);
}

// Keeps for some time what pages have shown, so that showing it again reads no sheet, and counts the tries with wrong
// keys. All of it may be forgotten at any time.
import { sha256 } from 'js-sha256';
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
import { keysOf, readersOf, type BookSession } from '../session/readers';
import type { CallProblem } from '../reply/reply';
import type { PageSending } from './views';
import { formerGameOf } from '../session/former-games';
import type { Arrival } from '../session/late-taps';
import { NO_PAGE, NO_TABLE, playedByOther, putAway } from './dead-links';
import { shownTable, shownText, withLamps, type ShownPage } from './shown';
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
import { lampsOf } from './lamps';
import { tableContent } from './table-content';
import { playerPage } from './view';

type Pages = { readonly pages: PagesPort };

/**
 * How long a page is kept if nothing changes it: for more than ten views. Whatever changes it makes it forgotten
 * earlier: what the host does, the player's own answers, and in a live game the lamps of others.
 */
export const SHOWN_SECONDS = 240;
/** How long it is kept in a live game, whose pages ask every three seconds. */
const LIVE_SECONDS = 40;
/** How long Google's cache keeps anything at most. */
const GAME_SECONDS = 21_600;
const WRONG_SECONDS = 600;
/** After how many wrong keys no more are counted. */
const MOST_WRONG = 50;
const GAME = 'game';
const FORMER = 'former-games';
const WRONG = 'wrong-keys';
const LAMPS = 'lamps';
const SENDING = 'sending';

/** Lists the names under which anything is kept for pages of a game; once the game changes, all of it is outdated. */
export function namesKept(game: PublishedGame | undefined): readonly string[] {
  if (game === undefined) return [GAME, FORMER, LAMPS];
  return [GAME, FORMER, LAMPS, tableNameOf(game.book), ...game.keys.map(pageName)];
}

function tableNameOf(book: string): string {
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

/**
 * Keeps the page of a player who has sent something. In a live game it lights their lamp on everybody's kept page and
 * on the table: a submission is not in the sheet at once, so a page that is read too soon would lack it.
 */
export function keepSent(
  ports: Pages,
  session: GameSession,
  player: string,
  visitor: Visitor,
): ShownPage | undefined {
  const own = pagesOf(session).get(nameOf(session, player))?.();
  if (own === undefined || session.match.info.live !== true)
    return own === undefined
      ? undefined
      : keptAs(ports, new Map([[visitor.name, own]]), SHOWN_SECONDS, visitor);
  const others = [
    tableNameOf(session.snapshot.book),
    ...session.match.roster.map((one) => nameOf(session, one)),
  ].filter((name) => name !== visitor.name);
  const known = ports.pages.recall([LAMPS, ...others]);
  const [stage = '', ...lit] = litIn(session);
  const before = litBefore(known.get(LAMPS), stage);
  const all = [...new Set([...before, ...lit])];
  const texts = others.flatMap((name): readonly [string, ShownPage][] => {
    const shown = known.get(name);
    return shown === undefined ? [] : [[name, withLamps(shown, stage, all)]];
  });
  const pages = new Map([...texts, [visitor.name, withLamps(own, stage, all)] as const]);
  return keptAs(ports, pages.set(LAMPS, JSON.stringify([stage, ...all])), LIVE_SECONDS, visitor);
}

function keptAs(
  { pages }: Pages,
  texts: ReadonlyMap<string, ShownPage>,
  seconds: number,
  { name }: Visitor,
): ShownPage | undefined {
  pages.remember(texts, seconds);
  return texts.get(name);
}

/** Lists the players whose lamps are lit on the kept pages of this stage. */
export function lampsLit({ pages }: Pages, stage: string): readonly string[] {
  return litBefore(pages.recall([LAMPS]).get(LAMPS), stage);
}

function litBefore(text: string | undefined, stage: string): readonly string[] {
  const [shown, ...lit] = readText(listOf(anyText), text) ?? [];
  return shown === stage ? lit : [];
}

/**
 * Makes the pages of a session by the names under which they are kept: its readers' pages, and the table of a live
 * game.
 */
function pagesOf(session: BookSession): ReadonlyMap<string, () => ShownPage> {
  const { readAt, book } = session.snapshot;
  const table = session.kind === 'game' ? tableContent(session) : undefined;
  return new Map([
    ...readersOf(session).map(
      (player) => [nameOf(session, player), () => shownText(playerPage(session, player), readAt)] as const,
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
  return keptAs(ports, texts, live ? LIVE_SECONDS : SHOWN_SECONDS, visitor);
}

function nameOf(session: BookSession, player: string): string {
  return pageName(keyDigest(keysOf(session).get(player) ?? ''));
}

/** Names the open stage, and the players whose lamps are lit in it. */
function litIn(session: GameSession): readonly string[] {
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
  pages.forget([LAMPS, tableNameOf(snapshot.book), ...match.roster.map((player) => nameOf(session, player))]);
}

/** How long the tries of a page are remembered: much longer than the pause before its next one. */
const ARRIVAL_SECONDS = 3600;

/** A try to send; it has arrived where it has `until`. */
export type Tried = Pick<Arrival, 'from'> & Partial<Arrival>;

/** Finds the latest earlier try of the same tap; undefined where none is known any more. */
export function arrivalOf({ pages }: Pages, sending: PageSending): Tried | undefined {
  const name = tapName(sending);
  const text = name === undefined ? undefined : pages.recall([name]).get(name);
  if (text === undefined) return undefined;
  const [from = 0, until] = text.split(' ').map(Number);
  return until === undefined ? { from } : { from, until };
}

/** Keeps that a tap is being sent, and when it has arrived, so that another try of it is no second submission. */
export function keepArrival({ pages }: Pages, sending: PageSending, { from, until }: Tried): void {
  const name = tapName(sending);
  const text = until === undefined ? String(from) : `${from} ${until}`;
  if (name !== undefined) pages.remember(new Map([[name, text]]), ARRIVAL_SECONDS);
}

/** Names a tap; undefined where an older page sends no time of it. */
function tapName({ key, stage, mark, answers, tapped }: PageSending): string | undefined {
  return tapped === undefined
    ? undefined
    : `tap ${sha256(JSON.stringify([key, stage, mark, answers, tapped]))}`;
}

/** Counts something by the minute, and tells whether it may be done once more. */
export function mayCount({ pages }: Pages, what: string, now: number, most: number): boolean {
  const name = `${what} ${Math.floor(now / 60_000)}`;
  const count = Number(pages.recall([name]).get(name) ?? 0);
  if (count >= most) return false;
  pages.remember(new Map([[name, String(count + 1)]]), 60);
  return true;
}

/** How long after a page has sent others may be about to, in milliseconds. */
const SENDING_MS = 5000;

/** Counts a player's tries to send by the minute, notes that a page sends, and tells whether it may. */
export function maySend({ pages }: Pages, { digest }: Visitor, now: number, most: number): boolean {
  const name = triesName(digest, now);
  const count = Number(pages.recall([name]).get(name) ?? 0);
  if (count >= most) return false;
  const noted = [
    [name, String(count + 1)],
    [SENDING, String(now)],
  ] as const;
  pages.remember(new Map(noted), 60);
  return true;
}

/** Takes one of these tries back: it did not get its turn, so nothing was tried. */
export function takeTryBack({ pages }: Pages, { digest }: Visitor, now: number): void {
  const name = triesName(digest, now);
  const count = Number(pages.recall([name]).get(name) ?? 0);
  pages.remember(new Map([[name, String(Math.max(0, count - 1))]]), 60);
}

const triesName = (digest: string, now: number): string => `sent ${digest} ${Math.floor(now / 60_000)}`;

/** Whether pages are sending: then work that holds the lock for long and can wait, waits. */
export function arePagesSending({ pages }: Pages, now: number): boolean {
  return now - Number(pages.recall([SENDING]).get(SENDING) ?? -Infinity) < SENDING_MS;
}

// Caches the pages of players who have just answered. An answer takes a while to reach the sheet, so a page read from it too
// soon would lack the answer.
import { mustGet } from '../../games/frame/result';
import type { PublishedGame } from '../ports/pages';
import type { GameSession } from '../session/game-session';
import type { VisitorInStage } from '../session/cached-stage';
import type { PlayerSubmission } from '../reply/player-submission';
import {
  LAMPS_CACHE_KEY,
  parseLitPlayers,
  stageAndLitPlayers,
  LIVE_CACHE_SECONDS,
  pageCacheKeyOfSeat,
  pageCacheKeys,
  pagesByCacheKey,
  readCachedPage,
  PAGE_CACHE_SECONDS,
  liveTableCacheKeyOfBook,
  type WithPages,
  type Visitor,
} from './page-cache';
import { litPlayersOnPage, withLamps, withSentAnswer, type CachedPage } from './cached-page';

/** Rebuilds and caches the sender's page. */
export function cacheSendersPage(
  ports: WithPages,
  session: GameSession,
  player: string,
  visitor: Visitor,
): CachedPage {
  const own = mustGet(pagesByCacheKey(session), pageCacheKeyOfSeat(session, player))();
  const { match, snapshot } = session;
  const [stage = '', ...lit] = stageAndLitPlayers(session);
  const names = [
    liveTableCacheKeyOfBook(snapshot.book),
    ...match.roster.map((one) => pageCacheKeyOfSeat(session, one)),
  ];
  return cachePageAndLamp(ports, own, visitor, match.info.live === true ? { stage, lit, names } : 'none');
}

/** An answer that was just sent and counts, according to the cached stage. */
export interface SentAnswer extends VisitorInStage {
  readonly game: PublishedGame;
  /** When the answer was sent, in UTC milliseconds. */
  readonly at: number;
  /** Describes the answer to its sender, with times in this zone. */
  readonly told: (zone: string) => PlayerSubmission;
}

/** The page with the answer added; undefined if only the sheet can tell what the page should show. */
export function pageWithAnswer(
  shown: CachedPage,
  { stage: { match, markOf }, player, ...sent }: SentAnswer,
): CachedPage | undefined {
  return withSentAnswer(shown, { name: match.stage?.name ?? '', mark: markOf(player) }, sent);
}

/** Adds the answer to the latest cached page, or to `shown` if that isn't possible. */
export function cachePageWithAnswer(
  ports: WithPages,
  shown: CachedPage,
  visitor: Visitor,
  sent: SentAnswer,
): CachedPage {
  const now = readCachedPage(ports, visitor);
  const own = (now === undefined ? undefined : pageWithAnswer(now, sent)) ?? shown;
  const { game, player, stage } = sent;
  const { info, stage: open } = stage.match;
  const live = {
    stage: open?.name ?? '',
    lit: [...litPlayersOnPage(own), player],
    names: pageCacheKeys(game),
  };
  return cachePageAndLamp(ports, own, visitor, info.live === true ? live : 'none');
}

/** Lamps to light in a live game, and the cache keys of the pages that have them. */
interface LampUpdate {
  readonly stage: string;
  readonly lit: readonly string[];
  readonly names: readonly string[];
}

/** Caches the sender's page. In a live game, also lights their lamp on all pages and the table. */
function cachePageAndLamp(
  { pages }: WithPages,
  own: CachedPage,
  { name }: Visitor,
  lamps: LampUpdate | 'none',
): CachedPage {
  if (lamps === 'none') {
    pages.remember(new Map([[name, own]]), PAGE_CACHE_SECONDS);
    return own;
  }
  const { stage, lit, names } = lamps;
  const others = names.filter((one) => one !== name);
  const known = pages.recall([LAMPS_CACHE_KEY, ...others]);
  const all = [...new Set([...parseLitPlayers(known.get(LAMPS_CACHE_KEY), stage), ...lit])];
  const lighted = withLamps(own, stage, all);
  const texts = others.flatMap((one): readonly [string, CachedPage][] => {
    const shown = known.get(one);
    return shown === undefined ? [] : [[one, withLamps(shown, stage, all)]];
  });
  pages.remember(
    new Map([...texts, [name, lighted], [LAMPS_CACHE_KEY, JSON.stringify([stage, ...all])]]),
    LIVE_CACHE_SECONDS,
  );
  return lighted;
}

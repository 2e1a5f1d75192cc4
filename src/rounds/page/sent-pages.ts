// Caches the pages of players who have just answered. An answer takes a while to reach the sheet, so a page read from it too
// soon would lack the answer.
import type { PublishedGame } from '../ports/pages';
import type { GameSession } from '../session/game-session';
import type { VisitorInStage } from '../session/kept-stage';
import type { OwnSubmission } from '../reply/own-submission';
import {
  LAMPS,
  litBefore,
  litIn,
  LIVE_SECONDS,
  pageOf,
  pageCacheKeys,
  pagesOf,
  shownNow,
  SHOWN_SECONDS,
  cacheKeyOfTable,
  type Pages,
  type Visitor,
} from './memory';
import { litOn, withLamps, withSent, type ShownPage } from './shown';

/** Rebuilds and caches the sender's page. */
export function cacheSent(
  ports: Pages,
  session: GameSession,
  player: string,
  visitor: Visitor,
): ShownPage | undefined {
  const own = pagesOf(session).get(pageOf(session, player))?.();
  if (own === undefined) return undefined;
  const { match, snapshot } = session;
  const [stage = '', ...lit] = litIn(session);
  const names = [cacheKeyOfTable(snapshot.book), ...match.roster.map((one) => pageOf(session, one))];
  return cacheOwn(ports, own, visitor, match.info.live === true ? { stage, lit, names } : 'none');
}

/** An answer that was just sent and counts, checked by means of the cached stage. */
export interface SentByKept extends VisitorInStage {
  readonly game: PublishedGame;
  /** UTC milliseconds. */
  readonly at: number;
  /** Describes the answer to its sender, with times in this zone. */
  readonly told: (zone: string) => OwnSubmission;
}

/** The page with the answer added; undefined if only the sheet can tell what the page should show. */
export function pageWithSent(
  shown: ShownPage,
  { stage: { match, markOf }, player, ...sent }: SentByKept,
): ShownPage | undefined {
  return withSent(shown, { name: match.stage?.name ?? '', mark: markOf(player) }, sent);
}

/** Adds the answer to the latest cached page, or to `shown` if that isn't possible. */
export function cacheWithSent(ports: Pages, shown: ShownPage, visitor: Visitor, sent: SentByKept): ShownPage {
  const now = shownNow(ports, visitor);
  const own = (now === undefined ? undefined : pageWithSent(now, sent)) ?? shown;
  const { game, player, stage } = sent;
  const { info, stage: open } = stage.match;
  const live = { stage: open?.name ?? '', lit: [...litOn(own), player], names: pageCacheKeys(game) };
  return cacheOwn(ports, own, visitor, info.live === true ? live : 'none');
}

/** Lamps to light in a live game, and the cache keys of the pages that have them. */
interface Lamps {
  readonly stage: string;
  readonly lit: readonly string[];
  readonly names: readonly string[];
}

/** Caches the sender's page. In a live game, also lights their lamp on all pages and the table. */
function cacheOwn({ pages }: Pages, own: ShownPage, { name }: Visitor, lamps: Lamps | 'none'): ShownPage {
  if (lamps === 'none') {
    pages.remember(new Map([[name, own]]), SHOWN_SECONDS);
    return own;
  }
  const { stage, lit, names } = lamps;
  const others = names.filter((one) => one !== name);
  const known = pages.recall([LAMPS, ...others]);
  const all = [...new Set([...litBefore(known.get(LAMPS), stage), ...lit])];
  const lighted = withLamps(own, stage, all);
  const texts = others.flatMap((one): readonly [string, ShownPage][] => {
    const shown = known.get(one);
    return shown === undefined ? [] : [[one, withLamps(shown, stage, all)]];
  });
  pages.remember(
    new Map([...texts, [name, lighted], [LAMPS, JSON.stringify([stage, ...all])]]),
    LIVE_SECONDS,
  );
  return lighted;
}

// Keeps the pages of players who have sent something: an answer is not in the sheet at once, so a page that is read too
// soon would lack it.
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
  pagesKept,
  pagesOf,
  shownNow,
  SHOWN_SECONDS,
  tableNameOf,
  type Pages,
  type Visitor,
} from './memory';
import { litOn, withLamps, withSent, type ShownPage } from './shown';

/** Keeps the page of a player who has sent something, as it is made anew. */
export function keepSent(
  ports: Pages,
  session: GameSession,
  player: string,
  visitor: Visitor,
): ShownPage | undefined {
  const own = pagesOf(session).get(pageOf(session, player))?.();
  if (own === undefined) return undefined;
  const { match, snapshot } = session;
  const [stage = '', ...lit] = litIn(session);
  const names = [tableNameOf(snapshot.book), ...match.roster.map((one) => pageOf(session, one))];
  return keepOwn(ports, own, visitor, match.info.live === true ? { stage, lit, names } : 'none');
}

/** An answer that was just sent, and counts by the open stage as it is kept. */
export interface SentByKept extends VisitorInStage {
  readonly game: PublishedGame;
  /** UTC milliseconds. */
  readonly at: number;
  /** Tells its sender of it in their time zone. */
  readonly told: (zone: string) => OwnSubmission;
}

/** Adds such an answer to a kept page of its sender; undefined where it takes a reading to tell what the page shows then. */
export function pageWithSent(
  shown: ShownPage,
  { stage: { match, markOf }, player, ...sent }: SentByKept,
): ShownPage | undefined {
  return withSent(shown, { name: match.stage?.name ?? '', mark: markOf(player) }, sent);
}

/** Keeps the page with such an answer: the page that is kept by now, or else `shown`, to which it was added. */
export function keepWithSent(ports: Pages, shown: ShownPage, visitor: Visitor, sent: SentByKept): ShownPage {
  const now = shownNow(ports, visitor);
  const own = (now === undefined ? undefined : pageWithSent(now, sent)) ?? shown;
  const { game, player, stage } = sent;
  const { info, stage: open } = stage.match;
  const live = { stage: open?.name ?? '', lit: [...litOn(own), player], names: pagesKept(game) };
  return keepOwn(ports, own, visitor, info.live === true ? live : 'none');
}

/** The lamps to light in a live game, and the names of the pages that show them. */
interface Lamps {
  readonly stage: string;
  readonly lit: readonly string[];
  readonly names: readonly string[];
}

/** Keeps a page that shows what its reader has just sent; in a live game their lamp is lit on all pages, and on the table. */
function keepOwn({ pages }: Pages, own: ShownPage, { name }: Visitor, lamps: Lamps | 'none'): ShownPage {
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

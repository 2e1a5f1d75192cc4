// The players' page in paper games: its address, what it knows about the game, and texts cached for some seconds.
import { pack, unpack } from '../../../src/google/packing';
import { allCacheKeys } from '../../../src/rounds/page/page-cache';
import type { FormerGame, LateSendTime, PublishedGame } from '../../../src/rounds/ports/pages';
import type { Ports } from '../../../src/rounds/ports/ports';
import type { Place } from './host-book';
import type { Service } from './service';

/** What the page knows about the game, and the pages that it has shown. */
export interface PaperPage {
  game: PublishedGame | undefined;
  /** The open stage with its judged submissions. */
  stage: string;
  former: readonly FormerGame[];
  readonly shown: Map<string, { readonly text: string; readonly until: number }>;
  taps: readonly LateSendTime[];
}

export function paperPages(
  service: Service,
  now: () => number,
  place: Place,
  page: PaperPage,
): Ports['pages'] {
  return {
    address: () => place.page,
    setAddress: (address) => {
      place.page = address;
      if (address === '') page.former = [];
    },
    publish: (game, stage, putAway) => {
      service('pages.publish', () => undefined);
      for (const name of [...allCacheKeys(page.game), ...allCacheKeys(game)]) page.shown.delete(name);
      page.game = game;
      page.stage = pack(stage) ?? '';
      if (putAway !== undefined) page.former = [putAway, ...page.former];
    },
    outdate: () => {
      if (page.game !== undefined) page.game = { ...page.game, at: '' };
    },
    published: () => page.game,
    gameAndStage: () => ({ game: page.game, stage: unpack(page.stage) }),
    hostWaits: () => false,
    former: () => page.former,
    taps: () => page.taps,
    keepTaps: (taps) => (page.taps = taps),
    recall: (names) =>
      new Map(
        names.flatMap((name) => {
          const { text = '', until = 0 } = page.shown.get(name) ?? {};
          return until > now() ? [[name, text] as const] : [];
        }),
      ),
    remember: (texts, seconds) =>
      texts.forEach((text, name) => page.shown.set(name, { text, until: now() + seconds * 1000 })),
    forget: (names) => names.forEach((name) => page.shown.delete(name)),
  };
}

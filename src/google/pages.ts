// The players' page as the script keeps it: its address in the document's properties; the game that it shows, with the
// keys that open it, in the script's properties, where a visitor's call finds them; all that may be forgotten in the
// script's cache.
import { listOf, type Field } from '../games/frame/fields';
import { jsonText, orNull, readText } from '../games/frame/fields/plain';
import { namesKept } from '../rounds/page/memory';
import {
  formerGameField,
  lateTapField,
  publishedGameField,
  type FormerGame,
  type PagesPort,
} from '../rounds/ports/pages';
import { fits, keepProperty, property } from './document-properties';
import { fittingText, inPieces, kept, piecesOf } from './kept';
import { KNOWN_LEDGER_PROPERTY, TAB_CACHE_PROPERTY } from './stores';
import { quietly } from './failure';
import { scriptCache } from './services';

/** The name of the document's property with the page's address. */
export const ADDRESS_PROPERTY = 'page-address';
/**
 * The name of the property with the game, in the document as well as in the script, since a visitor's call has no
 * document.
 */
const GAME_PROPERTY = 'page-game';
/** The name of the script's property with games that were put away, for visitors' calls. */
const FORMER_PROPERTY = 'former-games';
/** The name of the script's property with late taps: visitors' calls write it, and the host's read it. */
const TAPS_PROPERTY = 'late-taps';
/** The name of the script's properties with the open stage as answers are judged by it. */
const STAGE = 'kept-stage';
const gameField = orNull(publishedGameField);
const documentGame = kept(GAME_PROPERTY, gameField);

/** The cache's entry that is set while a host waits for the lock. */
export const HOST_WAITS = 'host-waits';

export const pagesPort: PagesPort = {
  address: () =>
    // The address as this call has changed it, if it has.
    property(ADDRESS_PROPERTY) ??
    PropertiesService.getDocumentProperties().getProperty(ADDRESS_PROPERTY) ??
    '',
  setAddress: (address) => {
    keepProperty(ADDRESS_PROPERTY, address);
    if (address === '')
      quietly(() => PropertiesService.getScriptProperties().deleteProperty(FORMER_PROPERTY));
  },
  publish: (game, stage, putAway) =>
    quietly(() => {
      const before = documentGame.get();
      const tabs = property(TAB_CACHE_PROPERTY) ?? '';
      const known = property(KNOWN_LEDGER_PROPERTY) ?? '';
      documentGame.set(game ?? null);
      leaveForVisitors(stage, {
        [GAME_PROPERTY]: property(GAME_PROPERTY) ?? '',
        // What is known of the tabs may be left out: a page then looks for them itself.
        [TAB_CACHE_PROPERTY]: fits(tabs) ? tabs : '',
        [KNOWN_LEDGER_PROPERTY]: fits(known) ? known : '',
        ...(putAway === undefined
          ? {}
          : {
              [FORMER_PROPERTY]: fittingText<readonly FormerGame[]>([putAway, ...formerGames()], withoutLast),
            }),
      });
      scriptCache().removeAll([...new Set([...namesKept(before ?? undefined), ...namesKept(game)])]);
    }),
  outdate: () => {
    const game = documentGame.get();
    if (game === undefined || game === null) return;
    const text = jsonText({ ...game, at: '' });
    const write = (): true => {
      PropertiesService.getScriptProperties().setProperty(GAME_PROPERTY, text);
      return true;
    };
    // Once more, since a page that goes by a game of before sends an answer for a stage that is over.
    if (quietly(write) === undefined) quietly(write);
  },
  published: () => quietly(() => ofScript(GAME_PROPERTY, gameField)) ?? undefined,
  judged: () => {
    const left = quietly(() => PropertiesService.getScriptProperties().getProperties()) ?? {};
    return { game: readText(gameField, left[GAME_PROPERTY]) ?? undefined, stage: inPieces(STAGE, left) };
  },
  hostWaits: () => quietly(() => scriptCache().get(HOST_WAITS)) === 'yes',
  former: () => quietly(formerGames) ?? [],
  taps: () => quietly(() => ofScript(TAPS_PROPERTY, listOf(lateTapField))) ?? [],
  keepTaps: (taps) =>
    quietly(() => {
      PropertiesService.getScriptProperties().setProperties({
        [TAPS_PROPERTY]: fittingText(taps, withoutFirst),
      });
    }),
  recall: (names) =>
    new Map(Object.entries(quietly(() => scriptCache().getAll([...names])) ?? {}).map(asText)),
  remember: (texts, seconds) =>
    quietly(() => {
      scriptCache().putAll(Object.fromEntries(texts), seconds);
    }),
  forget: (names) =>
    quietly(() => {
      scriptCache().removeAll([...names]);
    }),
};

function formerGames(): readonly FormerGame[] {
  return ofScript(FORMER_PROPERTY, listOf(formerGameField)) ?? [];
}

/** Reads a property of the script; undefined where there is none that fits the field. */
function ofScript<T>(name: string, field: Field<T>): T | undefined {
  return readText(field, PropertiesService.getScriptProperties().getProperty(name));
}

function withoutFirst<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list.slice(1);
}

function withoutLast<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list.slice(0, -1);
}

/**
 * Writes these properties of the script, and with them the open stage, where there is room for it: a page can do
 * without that.
 */
function leaveForVisitors(stage: unknown, needed: Record<string, string>): void {
  const store = PropertiesService.getScriptProperties();
  for (const value of [stage, undefined]) {
    const { properties, written } = piecesOf(STAGE, value);
    if (quietly(() => store.setProperties({ ...needed, ...properties })) === undefined) continue;
    written();
    return;
  }
  store.setProperties(needed);
}

function asText([name, value]: readonly [string, unknown]): readonly [string, string] {
  return [name, String(value)];
}

// Stores what the players' page needs. The page's address is in the document's properties. The game, with the keys that open
// it, is in the script's properties, since visitors' calls have no document. Everything disposable is in the script's cache.
import { listOf, type Field } from '../games/frame/fields';
import { stringifyJson, nullable, readJsonText } from '../games/frame/fields/data-fields';
import { allCacheKeys } from '../rounds/page/page-cache';
import {
  formerGameField,
  lateSendTimeField,
  publishedGameField,
  type FormerGame,
  type PagesPort,
} from '../rounds/ports/pages';
import { fitsInProperty, setProperty, getProperty } from './document-properties';
import { shortenToFit, joinProperties, storedValue, splitIntoProperties } from './stored-value';
import { LEDGER_CACHE_PROPERTY, TAB_CACHE_PROPERTY } from './stores';
import { ignoreRefusal } from './failure';
import { scriptCache } from './services';

/** The document's property with the page's address. */
export const PAGE_URL_PROPERTY = 'page-address';
/** The property with the game, in both the document and the script, since visitors' calls have no document. */
const GAME_PROPERTY = 'page-game';
/** The script property with archived games, for visitors' calls. */
const FORMER_GAMES_PROPERTY = 'former-games';
/** The script property with late taps. Visitors' calls write this property, and the host's calls read it. */
const LATE_SEND_TIMES_PROPERTY = 'late-taps';
/** The prefix of the script properties with the open stage, for judging answers. */
const STAGE_PROPERTY_PREFIX = 'kept-stage';
const gameField = nullable(publishedGameField);
const storedGame = storedValue(GAME_PROPERTY, gameField);

/** The key of a cache entry that exists while a host waits for the lock. */
export const HOST_WAITING_KEY = 'host-waits';

export const pagesPort: PagesPort = {
  address: () =>
    // Includes a change that this call hasn't saved yet.
    getProperty(PAGE_URL_PROPERTY) ??
    PropertiesService.getDocumentProperties().getProperty(PAGE_URL_PROPERTY) ??
    '',
  setAddress: (address) => {
    setProperty(PAGE_URL_PROPERTY, address);
    if (address === '')
      ignoreRefusal(() => PropertiesService.getScriptProperties().deleteProperty(FORMER_GAMES_PROPERTY));
  },
  publish: (game, stage, putAway) =>
    ignoreRefusal(() => {
      const before = storedGame.get();
      const tabs = getProperty(TAB_CACHE_PROPERTY) ?? '';
      const known = getProperty(LEDGER_CACHE_PROPERTY) ?? '';
      storedGame.set(game ?? null);
      writeForVisitors(stage, {
        [GAME_PROPERTY]: getProperty(GAME_PROPERTY) ?? '',
        // If the tabs don't fit, a page looks them up itself.
        [TAB_CACHE_PROPERTY]: fitsInProperty(tabs) ? tabs : '',
        [LEDGER_CACHE_PROPERTY]: fitsInProperty(known) ? known : '',
        ...(putAway === undefined
          ? {}
          : {
              [FORMER_GAMES_PROPERTY]: shortenToFit<readonly FormerGame[]>(
                [putAway, ...formerGames()],
                dropLast,
              ),
            }),
      });
      scriptCache().removeAll([...new Set([...allCacheKeys(before ?? undefined), ...allCacheKeys(game)])]);
    }),
  outdate: () => {
    const game = storedGame.get();
    if (game === undefined || game === null) return;
    const text = stringifyJson({ ...game, at: '' });
    const write = (): true => {
      PropertiesService.getScriptProperties().setProperty(GAME_PROPERTY, text);
      return true;
    };
    // Retried, since a page that shows an old game would send an answer to a finished stage.
    if (ignoreRefusal(write) === undefined) ignoreRefusal(write);
  },
  published: () => ignoreRefusal(() => readScriptProperty(GAME_PROPERTY, gameField)) ?? undefined,
  gameAndStage: () => {
    const left = ignoreRefusal(() => PropertiesService.getScriptProperties().getProperties()) ?? {};
    return {
      game: readJsonText(gameField, left[GAME_PROPERTY]) ?? undefined,
      stage: joinProperties(STAGE_PROPERTY_PREFIX, left),
    };
  },
  hostWaits: () => ignoreRefusal(() => scriptCache().get(HOST_WAITING_KEY)) === 'yes',
  former: () => ignoreRefusal(formerGames) ?? [],
  taps: () =>
    ignoreRefusal(() => readScriptProperty(LATE_SEND_TIMES_PROPERTY, listOf(lateSendTimeField))) ?? [],
  keepTaps: (taps) =>
    ignoreRefusal(() => {
      PropertiesService.getScriptProperties().setProperties({
        [LATE_SEND_TIMES_PROPERTY]: shortenToFit(taps, dropFirst),
      });
    }),
  recall: (names) =>
    new Map(Object.entries(ignoreRefusal(() => scriptCache().getAll([...names])) ?? {}).map(toTextEntry)),
  remember: (texts, seconds) =>
    ignoreRefusal(() => {
      scriptCache().putAll(Object.fromEntries(texts), seconds);
    }),
  forget: (names) =>
    ignoreRefusal(() => {
      scriptCache().removeAll([...names]);
    }),
};

function formerGames(): readonly FormerGame[] {
  return readScriptProperty(FORMER_GAMES_PROPERTY, listOf(formerGameField)) ?? [];
}

/** The value of a script property; undefined if there's none or it's invalid. */
function readScriptProperty<T>(name: string, field: Field<T>): T | undefined {
  return readJsonText(field, PropertiesService.getScriptProperties().getProperty(name));
}

function dropFirst<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list.slice(1);
}

function dropLast<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list.slice(0, -1);
}

/** Writes these script properties, and the open stage if it fits. A page also works without the stage. */
function writeForVisitors(stage: unknown, needed: Record<string, string>): void {
  const store = PropertiesService.getScriptProperties();
  for (const value of [stage, undefined]) {
    const { properties, written } = splitIntoProperties(STAGE_PROPERTY_PREFIX, value);
    if (ignoreRefusal(() => store.setProperties({ ...needed, ...properties })) === undefined) continue;
    written();
    return;
  }
  store.setProperties(needed);
}

function toTextEntry([name, value]: readonly [string, unknown]): readonly [string, string] {
  return [name, String(value)];
}

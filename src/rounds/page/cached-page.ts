// A cached page: a stamp and the page's JSON.
import { sha256 } from 'js-sha256';
import type { PageLamp, PageUpdate, PageStage, PlayerPage, LiveTableContent, LiveTableUpdate } from './views';
import { withLatestAnswer } from '../outbox/player-submissions';
import type { PlayerSubmission } from '../reply/player-submission';
import { parseCachedPage, MAX_SHOWN_SUBMISSIONS, type CachedPage } from '../session/page-marks';
import { dependsOnCountedAnswer } from './top-facts';

export type { CachedPage };

/** Maximum size of an entry in Google's cache. */
const MAX_CACHE_ENTRY_BYTES = 100_000;

/** When the game was read for the page, and the reader's zone (empty for the table). */
interface ReadContext {
  readonly at: number;
  readonly zone: string;
}

export function toCachedPage(page: PlayerPage, read: ReadContext): CachedPage {
  const whole = JSON.stringify(page);
  // A page that exceeds the cache would be read from the sheet every time, so it's shortened. The books have the rest.
  return withStamp(fitsCache(whole) ? whole : JSON.stringify({ ...page, sections: [], scene: null }), read);
}

export function cachedLiveTableText(table: LiveTableContent, at: number): CachedPage {
  return withStamp(JSON.stringify(table), { at, zone: '' });
}

/** Lights these players' lamps, which show that they have answered, if the page shows this stage. */
export function withLamps(shown: CachedPage, stage: string, lit: readonly string[]): CachedPage {
  // No check needed, because only this file writes the cached text.
  const content = parseCachedPage(shown) as Pick<PlayerPage, 'stage'> | Pick<LiveTableContent, 'stage'>;
  const { stage: open } = content;
  if (open?.name !== stage) return shown;
  const lighted = <L extends PageLamp>(lamps: readonly L[]): readonly L[] =>
    lamps.map((lamp) => ({ ...lamp, sent: lamp.sent || lit.includes(lamp.player) }));
  const lamps = 'lamps' in open ? { lamps: lighted(open.lamps) } : { players: lighted(open.players) };
  return withStamp(JSON.stringify({ ...content, stage: { ...open, ...lamps } }), parseReadContext(shown));
}

/** Adds an answer. Undefined if the page shows another stage or opening, or if only the sheet can tell what to show. */
export function withSentAnswer(
  shown: CachedPage,
  { name, mark }: Pick<PageStage, 'name' | 'mark'>,
  sent: { readonly at: number; readonly told: (zone: string) => PlayerSubmission },
): CachedPage | undefined {
  const page = parseCachedPage(shown) as PlayerPage;
  const { zone } = parseReadContext(shown);
  if (page.stage?.name !== name || page.stage.mark !== mark) return undefined;
  const { submissions } = page;
  const all = withLatestAnswer(submissions, sent.told(zone))?.slice(-MAX_SHOWN_SUBMISSIONS);
  const isFirst = submissions.every(({ fate }) => fate !== 'counted');
  return all === undefined || (isFirst && page.first.some(dependsOnCountedAnswer))
    ? undefined
    : withStamp(JSON.stringify({ ...page, submissions: all }), { at: sent.at, zone });
}

export function litPlayersOnPage(shown: CachedPage): readonly string[] {
  const { stage } = parseCachedPage(shown) as PlayerPage;
  return (stage?.lamps ?? []).flatMap(({ player, sent }) => (sent ? [player] : []));
}

function withStamp(text: string, { at, zone }: ReadContext): CachedPage {
  return `${sha256(text).slice(0, 12)} ${at} ${zone}\n${text}`;
}

/** Whether the text fits into the cache, counting three bytes, the UTF-8 maximum, for each code unit that isn't ASCII. */
function fitsCache(text: string): boolean {
  const others = text.replaceAll(/[\x20-\x7e]/g, '').length;
  return text.length + 2 * others < MAX_CACHE_ENTRY_BYTES;
}

/** What to send to a reader; without the page if the reader already has this version. */
export function pageUpdate(shown: CachedPage, now: number, stamp: string): PageUpdate {
  const fresh = pageStamp(shown);
  // No check needed, because only this file writes the cached text.
  return { now, stamp: fresh, page: fresh === stamp ? null : (parseCachedPage(shown) as PlayerPage) };
}

/** What to send to a viewer; without the table if the viewer already has this version. */
export function liveTableUpdate(shown: CachedPage, now: number, stamp: string): LiveTableUpdate {
  const fresh = pageStamp(shown);
  return { now, stamp: fresh, table: fresh === stamp ? null : (parseCachedPage(shown) as LiveTableContent) };
}

export function pageReadTime(shown: CachedPage): number {
  return parseReadContext(shown).at;
}

function pageStamp(shown: CachedPage): string {
  return splitHeader(shown)[0] ?? '';
}

function parseReadContext(shown: CachedPage): ReadContext {
  const [, at = '', zone = ''] = splitHeader(shown);
  return { at: Number(at), zone };
}

function splitHeader(shown: CachedPage): readonly string[] {
  return shown.slice(0, shown.indexOf('\n')).split(' ');
}

// A cached page: its stamp and its text.
import { sha256 } from 'js-sha256';
import type { PageLamp, PageReading, PageStage, PlayerPage, TableContent, TableReading } from './views';
import { withLatest } from '../outbox/own-submissions';
import type { OwnSubmission } from '../reply/own-submission';
import { contentOf, MOST_SUBMISSIONS, type ShownPage } from '../session/page-marks';
import { tellsWhatCounts } from './first';

export type { ShownPage };

/** Google's cache takes 100 kB per entry. */
const LONGEST_BYTES = 100_000;

/** When the game was read for a page, and its reader's zone (empty for the table). */
interface ReadFor {
  readonly at: number;
  readonly zone: string;
}

export function shownText(page: PlayerPage, read: ReadFor): ShownPage {
  const whole = JSON.stringify(page);
  // A page too long for the cache would be read from the sheet every time, so it's shortened; the books have the rest.
  return kept(fits(whole) ? whole : JSON.stringify({ ...page, sections: [], scene: null }), read);
}

export function shownTable(table: TableContent, at: number): ShownPage {
  return kept(JSON.stringify(table), { at, zone: '' });
}

/** Lights these players' lamps, unless the page shows another stage. */
export function withLamps(shown: ShownPage, stage: string, lit: readonly string[]): ShownPage {
  // The text was cached by this file.
  const content = contentOf(shown) as Pick<PlayerPage, 'stage'> | Pick<TableContent, 'stage'>;
  const { stage: open } = content;
  if (open?.name !== stage) return shown;
  const lighted = <L extends PageLamp>(lamps: readonly L[]): readonly L[] =>
    lamps.map((lamp) => ({ ...lamp, sent: lamp.sent || lit.includes(lamp.player) }));
  const lamps = 'lamps' in open ? { lamps: lighted(open.lamps) } : { players: lighted(open.players) };
  return kept(JSON.stringify({ ...content, stage: { ...open, ...lamps } }), readFor(shown));
}

/** Undefined for a page of another stage or opening, and if only the sheet can tell what the page should show. */
export function withSent(
  shown: ShownPage,
  { name, mark }: Pick<PageStage, 'name' | 'mark'>,
  sent: { readonly at: number; readonly told: (zone: string) => OwnSubmission },
): ShownPage | undefined {
  // The text was cached by this file.
  const page = contentOf(shown) as PlayerPage;
  const { zone } = readFor(shown);
  if (page.stage?.name !== name || page.stage.mark !== mark) return undefined;
  const { submissions } = page;
  const all = withLatest(submissions, sent.told(zone))?.slice(-MOST_SUBMISSIONS);
  const isFirst = submissions.every(({ fate }) => fate !== 'counted');
  return all === undefined || (isFirst && page.first.some(tellsWhatCounts))
    ? undefined
    : kept(JSON.stringify({ ...page, submissions: all }), { at: sent.at, zone });
}

export function litOn(shown: ShownPage): readonly string[] {
  // The text was cached by this file.
  const { stage } = contentOf(shown) as PlayerPage;
  return (stage?.lamps ?? []).flatMap(({ player, sent }) => (sent ? [player] : []));
}

function kept(text: string, { at, zone }: ReadFor): ShownPage {
  return `${sha256(text).slice(0, 12)} ${at} ${zone}\n${text}`;
}

/** In UTF-8 a code unit takes at most three bytes. */
function fits(text: string): boolean {
  const others = text.length - (text.match(/[\x20-\x7e]/g)?.length ?? 0);
  return text.length + 2 * others < LONGEST_BYTES;
}

/** No page if the reader already has this stamp. */
export function readingOf(shown: ShownPage, now: number, stamp: string): PageReading {
  const fresh = stampOf(shown);
  // The text was cached by this file.
  return { now, stamp: fresh, page: fresh === stamp ? null : (contentOf(shown) as PlayerPage) };
}

/** No table if the reader already has this stamp. */
export function tableReadingOf(shown: ShownPage, now: number, stamp: string): TableReading {
  const fresh = stampOf(shown);
  return { now, stamp: fresh, table: fresh === stamp ? null : (contentOf(shown) as TableContent) };
}

export function readAtOf(shown: ShownPage): number {
  return readFor(shown).at;
}

function stampOf(shown: ShownPage): string {
  return headOf(shown)[0] ?? '';
}

function readFor(shown: ShownPage): ReadFor {
  const [, at = '', zone = ''] = headOf(shown);
  return { at: Number(at), zone };
}

function headOf(shown: ShownPage): readonly string[] {
  return shown.slice(0, shown.indexOf('\n')).split(' ');
}

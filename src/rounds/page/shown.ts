// A page as it is kept between two views of it: its stamp, and its text.
import { sha256 } from 'js-sha256';
import type { PageLamp, PageReading, PageStage, PlayerPage, TableContent, TableReading } from './views';
import { withLatest } from '../outbox/own-submissions';
import type { OwnSubmission } from '../reply/own-submission';
import { contentOf, MOST_SUBMISSIONS, type ShownPage } from '../session/page-marks';
import { tellsWhatCounts } from './first';

export type { ShownPage };

/** How long a kept page may be: less than the 100 kB that Google's cache takes. */
const LONGEST_BYTES = 100_000;

/** When the game was read for a page, and the zone in which its reader is told times; empty for the table. */
interface ReadFor {
  readonly at: number;
  readonly zone: string;
}

/** Writes a page as it is kept. */
export function shownText(page: PlayerPage, read: ReadFor): ShownPage {
  const whole = JSON.stringify(page);
  // A page too long to be kept would be read from the sheet at every view, so it is shortened; its books have the rest.
  return kept(fits(whole) ? whole : JSON.stringify({ ...page, sections: [], scene: null }), read);
}

/** Writes the table as it is kept, like a page. */
export function shownTable(table: TableContent, at: number): ShownPage {
  return kept(JSON.stringify(table), { at, zone: '' });
}

/** Lights the lamps of these players on a kept page or table of a stage; one of another stage stays as it is. */
export function withLamps(shown: ShownPage, stage: string, lit: readonly string[]): ShownPage {
  // The text is that of a page or a table that was kept here.
  const content = contentOf(shown) as Pick<PlayerPage, 'stage'> | Pick<TableContent, 'stage'>;
  const { stage: open } = content;
  if (open?.name !== stage) return shown;
  const lighted = <L extends PageLamp>(lamps: readonly L[]): readonly L[] =>
    lamps.map((lamp) => ({ ...lamp, sent: lamp.sent || lit.includes(lamp.player) }));
  const lamps = 'lamps' in open ? { lamps: lighted(open.lamps) } : { players: lighted(open.players) };
  return kept(JSON.stringify({ ...content, stage: { ...open, ...lamps } }), readFor(shown));
}

/**
 * Adds an answer that was sent at an instant, and counts, to the kept page of its sender. Undefined for a page of
 * another stage, or of another opening of it, and where the sheet has to be read to tell what becomes of the page.
 */
export function withSent(
  shown: ShownPage,
  { name, mark }: Pick<PageStage, 'name' | 'mark'>,
  sent: { readonly at: number; readonly told: (zone: string) => OwnSubmission },
): ShownPage | undefined {
  // The text is that of a page that was kept here.
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

/** Lists the players whose lamps are lit on a kept page. */
export function litOn(shown: ShownPage): readonly string[] {
  // The text is that of a page that was kept here.
  const { stage } = contentOf(shown) as PlayerPage;
  return (stage?.lamps ?? []).flatMap(({ player, sent }) => (sent ? [player] : []));
}

function kept(text: string, { at, zone }: ReadFor): ShownPage {
  return `${sha256(text).slice(0, 12)} ${at} ${zone}\n${text}`;
}

/** Whether a text is short enough to be kept: in UTF-8 a code unit takes three bytes at most. */
function fits(text: string): boolean {
  const others = text.length - (text.match(/[\x20-\x7e]/g)?.length ?? 0);
  return text.length + 2 * others < LONGEST_BYTES;
}

/** Answers a page that shows the content with this stamp. */
export function readingOf(shown: ShownPage, now: number, stamp: string): PageReading {
  const fresh = stampOf(shown);
  // The text is that of a page that was kept above.
  return { now, stamp: fresh, page: fresh === stamp ? null : (contentOf(shown) as PlayerPage) };
}

/** Answers a page of the table that shows the content with this stamp. */
export function tableReadingOf(shown: ShownPage, now: number, stamp: string): TableReading {
  const fresh = stampOf(shown);
  return { now, stamp: fresh, table: fresh === stamp ? null : (contentOf(shown) as TableContent) };
}

/** Gives the instant at which the game was read for the page. */
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

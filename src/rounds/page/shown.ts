// A page as it is kept between two views of it: its stamp, and its text.
import { sha256 } from 'js-sha256';
import type { PageLamp, PageReading, PlayerPage, TableContent, TableReading } from './views';
import { contentOf, type ShownPage } from '../session/shown-content';

export type { ShownPage };

/** How long a kept page may be: less than the 100 kB that Google's cache takes. */
const LONGEST_BYTES = 100_000;

/** Writes a page as it is kept; `at` is the instant at which the game was read for it. */
export function shownText(page: PlayerPage, at: number): ShownPage {
  const whole = JSON.stringify(page);
  // A page too long to be kept would be read from the sheet at every view, so it is shortened; its books have the rest.
  return kept(fits(whole) ? whole : JSON.stringify({ ...page, sections: [], scene: null }), at);
}

/** Writes the table as it is kept, like a page. */
export function shownTable(table: TableContent, at: number): ShownPage {
  return kept(JSON.stringify(table), at);
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
  return kept(JSON.stringify({ ...content, stage: { ...open, ...lamps } }), readAtOf(shown));
}

function kept(text: string, at: number): ShownPage {
  return `${sha256(text).slice(0, 12)} ${at}\n${text}`;
}

/** Whether a text is short enough to be kept: in UTF-8 a code unit takes three bytes at most. */
function fits(text: string): boolean {
  const others = text.length - (text.match(/[\x20-\x7e]/g)?.length ?? 0);
  return text.length + 2 * others < LONGEST_BYTES;
}

/** Answers a page that shows the content with this stamp. */
export function readingOf(shown: ShownPage, now: number, stamp: string): PageReading {
  const [fresh] = headOf(shown);
  // The text is that of a page that was kept above.
  return { now, stamp: fresh, page: fresh === stamp ? null : (contentOf(shown) as PlayerPage) };
}

/** Answers a page of the table that shows the content with this stamp. */
export function tableReadingOf(shown: ShownPage, now: number, stamp: string): TableReading {
  const [fresh] = headOf(shown);
  return { now, stamp: fresh, table: fresh === stamp ? null : (contentOf(shown) as TableContent) };
}

/** Gives the instant at which the game was read for the page. */
export function readAtOf(shown: ShownPage): number {
  return Number(headOf(shown)[1]);
}

function headOf(shown: ShownPage): readonly [stamp: string, at: string] {
  const [stamp = '', at = ''] = shown.slice(0, shown.indexOf('\n')).split(' ');
  return [stamp, at];
}

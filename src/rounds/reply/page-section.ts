// A part of somebody’s tabs as a screen shows it: on a player’s page, and on the host’s desk.
import { answerText, type Cell } from '../../games/frame/fields';
import type { HomeSection } from '../../games/frame/home';
import { cellLook, cellValue, type Look } from '../../games/frame/tabs';
import { numberText } from '../../games/frame/wording';

export interface PageCell {
  readonly text: string;
  readonly look: Look;
}

/** Rows of a tab, under its title. */
export interface PageSection {
  readonly title: string;
  readonly rows: readonly (readonly PageCell[])[];
}

/** Writes out a part of the home page. */
export function pageSection({ title, rows }: HomeSection): PageSection {
  return {
    title,
    rows: rows.map((row) =>
      row.map((cell) => ({ text: writtenText(cellValue(cell)), look: shown(cellLook(cell)) })),
    ),
  };
}

/** Writes a value as a sheet shows it; a number below 0 has the sign that the page uses everywhere. */
function writtenText(value: Cell): string {
  return typeof value === 'number' ? numberText(value) : answerText(value);
}

/** Drops the link, which leads within a book: a screen has its own. */
function shown({ link, ...look }: Look): Look {
  return look;
}

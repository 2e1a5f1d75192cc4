// Part of a tab as a screen shows it: on a player's page, and on the host's desk.
import { answerText, type Cell } from '../../games/frame/fields';
import type { HomeSection } from '../../games/frame/home';
import { cellLook, cellValue, type Look } from '../../games/frame/tabs';
import { numberText } from '../../games/frame/wording';

export interface PageCell {
  readonly text: string;
  readonly look: Look;
}

/** Rows under their tab's title. */
export interface PageSection {
  readonly title: string;
  readonly rows: readonly (readonly PageCell[])[];
  /** A form to answer it in. */
  readonly link?: string;
}

export function pageSection({ title, rows }: HomeSection): PageSection {
  return {
    title,
    rows: rows.map((row) =>
      row.map((cell) => ({ text: writtenText(cellValue(cell)), look: shown(cellLook(cell)) })),
    ),
  };
}

/** As a sheet shows it, with the page's minus sign. */
function writtenText(value: Cell): string {
  return typeof value === 'number' ? numberText(value) : answerText(value);
}

/** Without the link, which leads within a book. */
function shown({ link, ...look }: Look): Look {
  return look;
}

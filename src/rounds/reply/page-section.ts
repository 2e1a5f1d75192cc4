// A part of a tab as players' pages and the host's desk show it.
import { answerText, type Cell } from '../../games/frame/fields';
import type { HomeSection } from '../../games/frame/home';
import { cellStyle, cellValue, type Style } from '../../games/frame/tabs';
import { numberText } from '../../games/frame/wording';

export interface PageCell {
  readonly text: string;
  readonly look: Style;
}

/** Rows from a tab, under the tab's title. */
export interface PageSection {
  readonly title: string;
  readonly rows: readonly (readonly PageCell[])[];
  /** Link to a form for answering. */
  readonly link?: string;
}

export function pageSection({ title, rows }: HomeSection): PageSection {
  return {
    title,
    rows: rows.map((row) =>
      row.map((cell) => ({ text: formatValue(cellValue(cell)), look: withoutLink(cellStyle(cell)) })),
    ),
  };
}

/** The value as a sheet shows it, but numbers have the page's minus sign. */
function formatValue(value: Cell): string {
  return typeof value === 'number' ? numberText(value) : answerText(value);
}

/** The style without its link, which would only work within a book. */
function withoutLink({ link, ...look }: Style): Style {
  return look;
}

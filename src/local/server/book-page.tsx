// A book as a player reads it on a phone: its tabs as tabs, on a page that changes nothing. A small script reads it again;
// without one it is the book as it was opened.
import { renderToString } from 'preact-render-to-string';
import { Figure } from '../page/chart';
import { shownCell, type ShownCell } from '../page/shown-cells';
import { BOOK_SCRIPT } from './book-script';
import { FORM_STYLE } from './form-style';
import type { BookView, TabView } from './messages';

const STYLE = `${FORM_STYLE}
main { max-width: 1400px; }
.card { overflow-x: auto; padding: 16px 12px; }
/* One tab at a time: the one in the address, else the first. */
.tab { display: none; }
.tab:target, main:not(:has(.tab:target)) .tab-first { display: block; }
nav ul { display: flex; flex-wrap: wrap; gap: 8px; padding: 0; list-style: none; }
nav a { display: grid; align-items: center; min-height: 44px; padding: 6px 14px; border: 1px solid var(--line); border-radius: 18px; text-decoration: none; }
/* A phone has no room for what a desk shows beside Now: it stands in tabs of its own. */
@media (max-width: 700px) { .beside { display: none; } .tab { padding: 16px 4px; } h2 { padding-left: 8px; } }
/* Nor for a text that runs over its cell's edge. */
@media (max-width: 700px) { td { white-space: pre-wrap !important; } }
table { width: 0; margin-top: 8px; border-collapse: separate; border-spacing: 0; table-layout: fixed;
  font: 10pt/1.35 Arial, 'Liberation Sans', Arimo, Roboto, 'Noto Sans', sans-serif; }
tr { height: 21px; }
td { padding: 3px 8px; vertical-align: top; white-space: pre; overflow-wrap: anywhere; }
td > * { position: relative; z-index: 1; }
.lines td { border: solid var(--line); border-width: 0 1px 1px 0; }
.cut { overflow: hidden; }
/* Its legend may take more lines than on a wide screen. */
.chart { height: auto !important; max-width: 100%; margin: 16px 0 0; padding: 12px; border: 1px solid var(--line); }
.chart svg { width: 100%; }
.chart text { fill: var(--quiet); font-size: 12px; }
.chart .line { stroke: var(--line); }
.chart ul { display: flex; flex-wrap: wrap; gap: 2px 16px; margin: 0; padding: 0; list-style: none; font-size: 14px; }
`;

/** Pixels that a phone has for a chart. */
const CHART = { width: 320, height: 240 };

export function bookPage({ title, tabs }: BookView): string {
  const shown = tabs.filter(({ hidden }) => !hidden);
  const page = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <main>
          <header class="card head">
            <h1>{title}</h1>
            <p id="old" role="status" hidden>
              The host’s computer did not answer just now: this may be older than the game.
            </p>
            <nav aria-label="Tabs" id="tabs" data-part>
              <style dangerouslySetInnerHTML={{ __html: openTabStyle(shown) }} />
              <ul>
                {shown.map((tab) => (
                  <li key={tab.id}>
                    <a href={`#gid=${tab.id}`}>{tab.title}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </header>
          {shown.map((tab, index) => (
            <Tab key={tab.id} tab={tab} first={index === 0} />
          ))}
        </main>
        <script dangerouslySetInnerHTML={{ __html: BOOK_SCRIPT }} />
      </body>
    </html>
  );
  return `<!doctype html>${renderToString(page)}`;
}

/** The look of the tab that is open: the one in the address, else the first. */
function openTabStyle(tabs: readonly TabView[]): string {
  const links = tabs.map(({ id }) => `main:has([id="gid=${id}"]:target) nav a[href="#gid=${id}"]`);
  const selector = [...links, 'main:not(:has(.tab:target)) nav li:first-child a'].join(', ');
  return `${selector} { color: #fff; background: var(--ink); border-color: var(--ink); font-weight: bold; }`;
}

function Tab({ tab, first }: { readonly tab: TabView; readonly first: boolean }) {
  const { id, title, rows, columns, gridlines, charts } = tab;
  const count = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  const near = columnsOfPage(rows, count);
  const last = rows.reduce(
    (latest, cells, row) => (cells.slice(0, near).some(({ text }) => text !== '') ? row : latest),
    0,
  );
  return (
    <section
      class={first ? 'card tab tab-first' : 'card tab'}
      id={`gid=${id}`}
      aria-label={title}
      tabIndex={0}
      data-part
    >
      <h2>{title}</h2>
      <table class={gridlines ? 'lines' : undefined}>
        <colgroup>
          {columns.slice(0, count).map(({ name, width }, column) => (
            <col key={name} class={besideIf(column >= near)} style={{ width: `${width}px` }} />
          ))}
        </colgroup>
        <tbody>
          {rows.map((_, row) => (
            <tr key={row} class={besideIf(row > last)}>
              {Array.from({ length: count }, (__, column) => {
                const shown = shownCell(tab, row, column);
                if (shown === undefined) return null;
                // Right of the last column is room: a title that is longer than the sheet is wide is whole here.
                const cut = shown.cut && column + shown.columns < count;
                return <Cell key={column} shown={{ ...shown, cut }} beside={column >= near} />;
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {charts.map((chart) => (
        <Figure key={chart.id} chart={chart} size={CHART} />
      ))}
    </section>
  );
}

/** The columns of the page itself; right of them and of an empty column are the panes of a desk, from the second row on. */
function columnsOfPage(rows: TabView['rows'], count: number): number {
  const textAt = (cells: TabView['rows'][number] | undefined, column: number) => cells?.[column]?.text ?? '';
  for (let column = 1; column < count; column += 1) {
    const isGap = rows.every((cells) => textAt(cells, column) === '');
    if (isGap && textAt(rows[1], column + 1) !== '') return column;
  }
  return count;
}

function besideIf(beside: boolean): string | undefined {
  return beside ? 'beside' : undefined;
}

function Cell({
  shown: { cell, columns, rows, cut },
  beside,
}: {
  readonly shown: ShownCell;
  readonly beside: boolean;
}) {
  const { text, link, style } = cell;
  return (
    <td
      colSpan={columns}
      rowSpan={rows}
      class={[cut ? 'cut' : '', besideIf(beside) ?? ''].join(' ').trim() || undefined}
      style={style}
    >
      {link === undefined ? (
        <span>{text}</span>
      ) : (
        // A link on a colour of its own keeps the ink that was chosen for it.
        <a href={link} style={style?.['color'] === undefined ? undefined : { color: 'inherit' }}>
          {text}
        </a>
      )}
    </td>
  );
}

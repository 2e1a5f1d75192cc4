// A book's page for a player's phone, with the book's tabs, read-only. A small script reloads the page.
import { renderToString } from 'preact-render-to-string';
import { Figure } from '../page/chart';
import { GRID_STYLE, Grid } from './book-grid';
import { BOOK_SCRIPT, FORM_STYLE } from './form-style';
import type { BookView, TabView } from './server-messages';

const STYLE = `${FORM_STYLE}${GRID_STYLE}main { max-width: 1400px; }
.card { overflow-x: auto; padding: 16px 12px; }
/* Shows one tab at a time: the tab in the address, or else the first. */
.tab { display: none; }
.tab:target, main:not(:has(.tab:target)) .tab-first { display: block; }
nav ul { display: flex; flex-wrap: wrap; gap: 8px; padding: 0; list-style: none; }
nav a { display: grid; align-items: center; min-height: 44px; padding: 6px 14px; border: 1px solid var(--line); border-radius: 18px; text-decoration: none; }
h2 { margin-bottom: 8px; }
@media (max-width: 700px) { .tab { padding: 16px 4px; } h2 { padding-left: 8px; } }
/* A chart's legend can take more lines than on a wide screen. */
.chart { height: auto !important; max-width: 100%; margin: 16px 0 0; padding: 12px; border: 1px solid var(--line); }
.chart svg { width: 100%; }
.chart text { fill: var(--quiet); font-size: 12px; }
.chart .line { stroke: var(--line); }
.chart ul { display: flex; flex-wrap: wrap; gap: 2px 16px; margin: 0; padding: 0; list-style: none; font-size: 14px; }
`;

/** A chart's size on a phone, in pixels. */
const CHART_SIZE = { width: 320, height: 240 };

export function bookPage({ title: name, tabs }: BookView): string {
  const title = dropNameSuffix(name);
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
              The host’s computer isn’t answering. This page may be out of date.
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

/** Drops the tag in brackets that makes a file's name unique: `Ana's book: Soullinked (7b14e034)`. */
function dropNameSuffix(name: string): string {
  return name.replace(/ \([0-9a-f]{8}\)$/, '');
}

/** Highlights the link of the open tab, which is the tab in the address or else the first tab. */
function openTabStyle(tabs: readonly TabView[]): string {
  const links = tabs.map(({ id }) => `main:has([id="gid=${id}"]:target) nav a[href="#gid=${id}"]`);
  const selector = [...links, 'main:not(:has(.tab:target)) nav li:first-child a'].join(', ');
  return `${selector} { color: #fff; background: var(--ink); border-color: var(--ink); font-weight: bold; }`;
}

function Tab({ tab, first }: { readonly tab: TabView; readonly first: boolean }) {
  const { id, title, charts } = tab;
  return (
    <section
      class={first ? 'card tab tab-first' : 'card tab'}
      id={`gid=${id}`}
      aria-label={title}
      tabIndex={0}
      data-part
    >
      <h2>{title}</h2>
      <Grid tab={tab} />
      {charts.map((chart) => (
        <Figure key={chart.id} chart={chart} size={CHART_SIZE} />
      ))}
    </section>
  );
}

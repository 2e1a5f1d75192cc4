// A book as a player reads it on a phone: all its tabs on one page that changes nothing and needs no script.
import { renderToString } from 'preact-render-to-string';
import type { BookView, CellView, TabView } from './messages';
import { FORM_STYLE } from './form-style';

const STYLE = `${FORM_STYLE}
main { max-width: 960px; }
.card { overflow-x: auto; }
table { border-collapse: collapse; font-size: 14px; }
td { min-width: 24px; padding: 4px 8px; border: 1px solid var(--line); vertical-align: top; white-space: pre-line; overflow-wrap: normal; }
`;

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
            <nav aria-label="Tabs">
              <ul>
                {shown.map((tab) => (
                  <li key={tab.id}>
                    <a href={`#gid=${tab.id}`}>{tab.title}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </header>
          {shown.map((tab) => (
            <Tab key={tab.id} tab={tab} />
          ))}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToString(page)}`;
}

function Tab({ tab: { id, title, rows } }: { readonly tab: TabView }) {
  return (
    <section class="card" id={`gid=${id}`} aria-label={title} tabIndex={0}>
      <h2>{title}</h2>
      <table>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <Cell key={column} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ cell: { text, link, style } }: { readonly cell: CellView }) {
  return <td style={style}>{link === undefined ? text : <a href={link}>{text}</a>}</td>;
}

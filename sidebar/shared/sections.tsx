// Parts of tabs as facts and tables that fit a phone or the sidebar.
import type { CSSProperties } from 'preact';
import { dropUndefined } from '../../src/games/frame/json';
import type { Style } from '../../src/games/frame/tabs';
import type { PageCell, PageSection } from '../../src/rounds/reply/page-section';

/** Shows parts of tabs. Parts of the same tab share a card. */
export function Sections({ sections }: { readonly sections: readonly PageSection[] }) {
  const titles = [...new Set(sections.map(({ title }) => title))];
  return (
    <>
      {titles.map((title) => {
        const parts = sections.filter((section) => section.title === title);
        return (
          <section key={title} class="card" aria-label={title}>
            <h2>{title}</h2>
            {parts.map(({ rows }, index) =>
              areFactRows(rows) ? (
                <SectionFacts key={index} rows={rows} />
              ) : (
                <SectionTable
                  key={index}
                  name={`${title}, table${parts.length === 1 ? '' : ` ${index + 1}`}`}
                  rows={rows}
                />
              ),
            )}
            {parts[0]?.link !== undefined && (
              <p class="links">
                <a href={parts[0].link} target="_blank" rel="noopener noreferrer">
                  Answer in your form
                </a>
              </p>
            )}
          </section>
        );
      })}
    </>
  );
}

/** Whether rows are facts: without headings, each a name, a value and perhaps a reason. */
function areFactRows(rows: PageSection['rows']): boolean {
  return rows.every(
    (row) => row.length > 1 && row.length < 4 && row.every(({ look: { role } }) => role === undefined),
  );
}

/** Facts are stacked, since in columns a reason would have no room on a phone. */
function SectionFacts({ rows }: { readonly rows: PageSection['rows'] }) {
  return (
    <dl class="told-facts">
      {rows.map(([name, value, why], at) => (
        <div key={at}>
          <dt>{name?.text}</dt>
          <dd>
            <span style={cssStyle(value?.look ?? {})}>{value?.text}</span>
            {why !== undefined && why.text !== '' && <span class="reason">{why.text}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function SectionTable({ name, rows }: { readonly name: string; readonly rows: PageSection['rows'] }) {
  const widest = rows.reduce((most, { length }) => Math.max(most, length), 1);
  return (
    <div class="table" role="region" aria-label={name} tabIndex={0}>
      <table>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <Cell key={column} cell={cell} columns={row.length === 1 ? widest : 1} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A cell that spans `columns`; the only cell of a row spans all. */
function Cell({ cell: { text, look }, columns }: { readonly cell: PageCell; readonly columns: number }) {
  // An empty heading isn't a column's heading, so screen readers shouldn't treat it as one.
  if (look.role === 'heading' && text !== '') return <th>{text}</th>;
  return (
    <td colSpan={columns} style={cssStyle(look)}>
      {text}
    </td>
  );
}

/** A background set by the game stays the same on a dark page, with dark text on it. */
function cssStyle({ background, colour, bold, italic, align }: Style): CSSProperties {
  return {
    ...(background === undefined ? {} : { background, color: colour ?? '#202124' }),
    ...(bold === true ? { fontWeight: 'bold' } : {}),
    ...(italic === true ? { fontStyle: 'italic' } : {}),
    ...dropUndefined({ textAlign: align }),
  };
}

// The player's submissions and the fate of each, the news of the last round, and the standings.
import type { CSSProperties } from 'preact';
import type { Look } from '../../src/games/frame/tabs';
import type { PageCell, PageNews, PageSection, PageSubmission } from '../../src/rounds/api';
import { AnswerList } from '../shared/text';
import { dayText, secondText } from './reader-times';

/** The reader's submissions of the open stage, the latest first. */
export function Sent({
  submissions,
  live,
}: {
  readonly submissions: readonly PageSubmission[];
  readonly live: boolean;
}) {
  if (submissions.length === 0) return null;
  return (
    <section class="card" aria-labelledby="sent">
      <h2 id="sent">What you sent</h2>
      {[...submissions].reverse().map((one, index) => (
        <div key={submissions.length - index} class={`sent sent-${one.fate}`}>
          <p>
            <strong>{sentTime(one, live)}</strong>: {one.text}
          </p>
          {one.fate === 'counted' && <AnswerList words={one.words} />}
        </div>
      ))}
    </section>
  );
}

/** The time of a submission in the reader's zone; in the host's words where its instant is not known. */
export function sentTime({ at, when }: PageSubmission, live: boolean): string {
  if (at === 0) return when;
  return live ? secondText(at) : dayText(at);
}

/** News of the last stages, the reader's own first. */
export function News({ news }: { readonly news: readonly PageNews[] }) {
  return (
    <>
      {news.map(({ title, own, everyone }, index) => (
        <section key={title} class="card" aria-labelledby={`news-${index}`}>
          <h2 id={`news-${index}`}>What happened: {title}</h2>
          {own.length > 0 && <h3>For you alone</h3>}
          <Lines lines={own} />
          {own.length > 0 && everyone.length > 0 && <h3>For everyone</h3>}
          <Lines lines={everyone} />
        </section>
      ))}
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <>
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </>
  );
}

/** Parts of the reader's books. */
export function Sections({ sections }: { readonly sections: readonly PageSection[] }) {
  return (
    <>
      {sections.map(({ title, rows }, index) => (
        <section key={index} class="card" aria-label={title}>
          {sections[index - 1]?.title !== title && <h2>{title}</h2>}
          <div class="table" role="region" aria-label={`${title}, table`} tabIndex={0}>
            <table>
              <tbody>
                {rows.map((row, at) => (
                  <tr key={at}>
                    {row.map((cell, column) => (
                      <Cell key={column} cell={cell} />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </>
  );
}

function Cell({ cell: { text, look } }: { readonly cell: PageCell }) {
  // A head without words names no column for who hears the page.
  if (look.role === 'heading' && text !== '') return <th>{text}</th>;
  return <td style={styleOf(look)}>{text}</td>;
}

/** The style of a cell. A background that a game gives keeps its meaning in the dark: its text is dark on it. */
function styleOf({ background, colour, bold, italic, align }: Look): CSSProperties {
  return {
    ...(background === undefined ? {} : { background, color: colour ?? '#202124' }),
    ...(bold === true ? { fontWeight: 'bold' } : {}),
    ...(italic === true ? { fontStyle: 'italic' } : {}),
    ...(align === undefined ? {} : { textAlign: align }),
  };
}

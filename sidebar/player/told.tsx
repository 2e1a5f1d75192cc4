// The player's submissions and the fate of each, the news of the last round, and the standings.
import type { CSSProperties } from 'preact';
import type { Look } from '../../src/games/frame/tabs';
import type { PageCell, PageNews, PageSection } from '../../src/rounds/page/views';
import type { OwnSubmission } from '../../src/rounds/reply/own-submission';
import { AnnouncedLine } from '../shared/linked-picture';
import { AnswerList, Fold } from '../shared/text';
import { dayText, secondText, shortText } from './reader-times';
import { present } from '../../src/games/frame/present';

/** The reader's submissions of the open stage, the latest first. */
export function Sent({
  submissions,
  waiting,
  live,
}: {
  readonly submissions: readonly OwnSubmission[];
  /** A sentence on answers that wait for other stages; empty where none do. */
  readonly waiting: string;
  readonly live: boolean;
}) {
  if (submissions.length === 0 && waiting === '') return null;
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
      {waiting !== '' && <p>{waiting}</p>}
    </section>
  );
}

/** The time of a submission in the reader's zone; in the host's words where its instant is not known. */
function sentTime({ at, when }: OwnSubmission, live: boolean): string {
  if (at === 0) return when;
  return live ? secondText(at) : dayText(at);
}

/** Says in few words when an answer was sent: without the day where that is today. */
export function shortSentTime(sent: OwnSubmission, live: boolean, now: number): string {
  return live || sent.at === 0 ? sentTime(sent, live) : shortText(sent.at, now);
}

/** The most lines for everyone that are not folded. */
const MOST_LINES = 4;

/** News of the last stages: what each was for the reader, what they alone are told, then what everyone is. */
export function News({
  news,
  over,
}: {
  readonly news: readonly PageNews[];
  /** True once the game is over: its result stands below, and is not told twice beside the reader's own news. */
  readonly over: boolean;
}) {
  return (
    <>
      {news.map(({ title, result, own, everyone }, index) => (
        <section key={`${index} ${title}`} class="card" aria-labelledby={`news-${index}`}>
          <h2 id={`news-${index}`}>What happened: {title}</h2>
          {result.map((line) => (
            <p key={line} class="said">
              <AnnouncedLine line={line} />
            </p>
          ))}
          {own.length > 0 && <h3>For you alone</h3>}
          <Lines lines={own} />
          {everyone.length > MOST_LINES ||
          (everyone.length > 0 && (result.length > 0 || (over && own.length > 0))) ? (
            <Fold title="All that everyone was told">
              <Lines lines={everyone} />
            </Fold>
          ) : (
            <>
              {own.length > 0 && everyone.length > 0 && <h3>For everyone</h3>}
              <Lines lines={everyone} />
            </>
          )}
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

/** Parts of the reader's books; those of one tab, which follow each other, in one card. */
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
              isFacts(rows) ? (
                <SectionFacts key={index} rows={rows} />
              ) : (
                <SectionTable
                  key={index}
                  name={`${title}, table${parts.length === 1 ? '' : ` ${index + 1}`}`}
                  rows={rows}
                />
              ),
            )}
          </section>
        );
      })}
    </>
  );
}

/** True for facts: rows without heads, each with its name, its value, and perhaps the reason. */
function isFacts(rows: PageSection['rows']): boolean {
  return rows.every(
    (row) => row.length > 1 && row.length < 4 && row.every(({ look: { role } }) => role === undefined),
  );
}

/** Facts below each other: the columns of a table would leave a reason no room on a phone. */
function SectionFacts({ rows }: { readonly rows: PageSection['rows'] }) {
  return (
    <dl class="told-facts">
      {rows.map(([name, value, why], at) => (
        <div key={at}>
          <dt>{name?.text}</dt>
          <dd>
            <span style={styleOf(value?.look ?? {})}>{value?.text}</span>
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

/** `columns`: those that it takes; what stands alone in its row takes them all. */
function Cell({ cell: { text, look }, columns }: { readonly cell: PageCell; readonly columns: number }) {
  // A head without words names no column for who hears the page.
  if (look.role === 'heading' && text !== '') return <th>{text}</th>;
  return (
    <td colSpan={columns} style={styleOf(look)}>
      {text}
    </td>
  );
}

/** The style of a cell. A background that a game gives keeps its meaning in the dark: its text is dark on it. */
function styleOf({ background, colour, bold, italic, align }: Look): CSSProperties {
  return {
    ...(background === undefined ? {} : { background, color: colour ?? '#202124' }),
    ...(bold === true ? { fontWeight: 'bold' } : {}),
    ...(italic === true ? { fontStyle: 'italic' } : {}),
    ...present({ textAlign: align }),
  };
}

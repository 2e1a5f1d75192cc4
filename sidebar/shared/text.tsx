// Texts that several screens share: a submission's answers, lists of sentences, a tab as a table, text that unfolds.
import type { ComponentChildren } from 'preact';
import type { AnswerPart } from '../../src/rounds/reply/player-submission';
import { cellText, type PlainTab } from '../../src/games/frame/tabs';
import { useDisplayNames } from './display-names';

/** A submission's answers, each below its question. */
export function AnswerList({ words }: { readonly words: readonly AnswerPart[] }) {
  const shown = useDisplayNames();
  if (words.length === 0) return <p class="quiet">No questions were answered.</p>;
  return (
    <dl class="answers">
      {words.map(({ title, answer, typed }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{typed === true ? answer : shown(answer)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Sentences under a title; renders nothing without any. */
export function Notes({
  title,
  notes,
  look,
}: {
  readonly title: string;
  readonly notes: readonly string[];
  readonly look: 'warning' | 'problem' | 'note';
}) {
  if (notes.length === 0) return null;
  return (
    <div class={`notes ${look}`}>
      <strong>{title}</strong>
      <ul>
        {notes.map((note, index) => (
          <li key={`${index} ${note}`}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

/** A tab as a small table; a wide one scrolls sideways. */
export function TabTable({ tab }: { readonly tab: PlainTab }) {
  const width = Math.max(0, ...tab.rows.map((row) => row.length));
  const [first, ...rest] = tab.rows;
  return (
    <div class="table" role="region" aria-label={`Table ${tab.title}`} tabIndex={0}>
      <table>
        <caption>{tab.title}</caption>
        {first !== undefined && (
          <thead>
            <tr>{tableCells(first, width, 'head')}</tr>
          </thead>
        )}
        <tbody>
          {rest.map((row, index) => (
            <tr key={index}>{tableCells(row, width, 'body')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function tableCells(row: PlainTab['rows'][number], width: number, part: 'head' | 'body'): ComponentChildren {
  return Array.from({ length: width }, (_, column) => {
    const text = cellText(row[column] ?? '');
    return part === 'head' && text !== '' ? (
      <th key={column} scope="col">
        {text}
      </th>
    ) : (
      <td key={column}>{text}</td>
    );
  });
}

/** Folded text, hidden at first because hosts share their screens. */
export function Fold({
  title,
  children,
  open = false,
}: {
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
  readonly open?: boolean;
}) {
  return (
    <details class="fold" open={open}>
      <summary>{title}</summary>
      <div class="folded">{children}</div>
    </details>
  );
}

/** How many lines for everyone are shown before the rest is folded. */
export const MAX_OPEN_LINES = 4;

/** Lines of news; with `fold`, folded under this title. */
export function NewsLines({
  lines,
  fold = '',
}: {
  readonly lines: readonly string[];
  readonly fold?: string;
}) {
  if (lines.length === 0) return null;
  const told = lines.map((line, index) => <p key={index}>{line}</p>);
  return fold === '' ? <>{told}</> : <Fold title={fold}>{told}</Fold>;
}

export function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

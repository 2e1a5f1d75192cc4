// Compares a reader's tabs before and after a change, and words the differences.
import { isolateRtl, quote } from './wording';
import { ENTERED_BY_HOST, VERDICT_TEXT } from './frame-tabs';
import { FRAME_TITLES } from './reserved-titles';
import { toOneLine, tabRows, countTablesByHeading, type TabCell, type TabRow } from './tab-rows';
import { cellStyle, cellValue, type Rows, type Tab } from './tabs';

/** A row that differs. `cells`: the changed cells, or all cells if the row is new or gone. */
export interface ChangedRow {
  readonly tab: string;
  /** The row's name: `Chen`, `Round 2`; can be empty. */
  readonly row: string;
  readonly kind: 'changed' | 'gone' | 'new';
  readonly cells: readonly ChangedCell[];
}

interface ChangedCell {
  /** The column's heading; can be empty. */
  readonly what: string;
  /** Text before; empty if the row is new. */
  readonly was: string;
  /** Text now; empty if the row is gone. */
  readonly now: string;
}

/** The changes of one tab as lines: `Chen: lives 3 → 2`. */
export interface TabLines {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Rows that differ, in the tabs' order. `names`: the players' names, whose capitals must stay. */
export function tabChanges(
  before: readonly Tab[],
  after: readonly Tab[],
  names: readonly string[],
): readonly ChangedRow[] {
  const titles = [...new Set([...after, ...before].map(({ title }) => title))];
  return titles.flatMap((title) => {
    const [old, now] = [findRows(before, title), findRows(after, title)];
    // On pages of text, headings are text too, so compare them as rows.
    const isText = title === FRAME_TITLES.rules;
    const [tables, tablesNow] = [countTablesByHeading(old), countTablesByHeading(now)];
    // If there are as many tables with the same first heading as before, match them by order.
    const ordered = (head: string): boolean => tables.get(head) === tablesNow.get(head);
    const about = { names, withHeads: isText, ordered };
    const groups = groupRows(tabRows(old, about), tabRows(now, about), unchangedTopRowCount(old, now));
    return groups.flatMap((group) => rowGroupChanges(title, group));
  });
}

/** Rows with the same name, without the unchanged rows at the tab's top. */
interface RowGroup {
  readonly old: TabRow[];
  readonly now: TabRow[];
  before: number;
}

/** Groups rows by name, in the current order. */
function groupRows(old: readonly TabRow[], now: readonly TabRow[], same: number): readonly RowGroup[] {
  const groups = new Map<string, RowGroup>();
  const groupOf = (key: string): RowGroup => {
    const group = groups.get(key) ?? { old: [], now: [], before: 0 };
    groups.set(key, group);
    return group;
  };
  for (const row of now) {
    const group = groupOf(row.key);
    if (row.at >= same) group.now.push(row);
  }
  for (const row of old) {
    const group = groupOf(row.key);
    if (row.at >= same) group.old.push(row);
    group.before += 1;
  }
  return [...groups.values()];
}

function findRows(tabs: readonly Tab[], title: string): Rows {
  return tabs.find((tab) => tab.title === title && tab.repeats !== true)?.rows ?? [];
}

/** How many rows at the top are unchanged: usually most of a long tab. */
function unchangedTopRowCount(old: Rows, now: Rows): number {
  let at = 0;
  while (at < old.length && at < now.length && isSameRow(old[at] ?? [], now[at] ?? [])) at += 1;
  return at;
}

function isSameRow(old: Rows[number], now: Rows[number]): boolean {
  return old.length === now.length && old.every((cell, column) => isSameCell(cell, now[column] ?? ''));
}

/** Whether two cells have the same value and are both headings or neither. */
function isSameCell(one: Rows[number][number], other: Rows[number][number]): boolean {
  if (typeof one !== 'object' && typeof other !== 'object') return one === other;
  const [look, otherLook] = [cellStyle(one), cellStyle(other)];
  return cellValue(one) === cellValue(other) && look.role === otherLook.role && look.bold === otherLook.bold;
}

export function toTabLines(changes: readonly ChangedRow[]): readonly TabLines[] {
  return [...new Set(changes.map(({ tab }) => tab))].map((title) => ({
    title,
    lines: changes.filter(({ tab }) => tab === title).map(describeChange),
  }));
}

/** The change as text: `Chen: lives 3 → 2`. If the row is new or gone, its contents. */
export function describeChange(change: ChangedRow): string {
  const { tab, row, kind, cells } = change;
  const isOwn = tab === FRAME_TITLES.ownSubmissions;
  if (isOwn && kind !== 'changed') return submissionText(change);
  const said = isOwn ? resultText(change) : undefined;
  if (said !== undefined) return said;
  switch (kind) {
    case 'changed': {
      const list = cells.map(({ what, was, now }) =>
        `${what} ${isolateRtl(valueText(was))} → ${isolateRtl(valueText(now))}`.trimStart(),
      );
      return row === '' ? list.join(', ') : `${isolateRtl(row)}: ${list.join(', ')}`;
    }
    case 'gone':
      return `No longer in ${quote(tab)}: ${describeRow(row, cells)}`;
    case 'new':
      return `New in ${quote(tab)}: ${describeRow(row, cells)}`;
  }
}

/** Tells a player that one of their submissions appeared or disappeared. */
function submissionText({ row, kind, cells }: ChangedRow): string {
  const [words = '', result = '', why = ''] = ['what you sent', 'result', 'why'].map((head) => {
    const cell = cells.find(({ what }) => what === head);
    return cell === undefined ? '' : toOneLine(cell.was + cell.now);
  });
  const { isByHost, counted, words: fate } = parseResultCell(result);
  const now = counted ? 'counts' : `does not count (${fate})`;
  const gone = counted ? 'no longer counts' : 'didn’t count, and is no longer listed';
  const what = `${isByHost ? 'What your host entered for you in' : 'Your answer for'} ${row}`;
  const said = [words, why].filter((text) => text !== '').join('; ');
  return `${what} ${kind === 'new' ? now : gone}${said === '' ? '' : `: ${said}`}`;
}

/** Tells a player that a submission now counts or no longer does. Undefined if neither, or if more has changed. */
function resultText({ row, cells }: ChangedRow): string | undefined {
  const [result, why] = ['result', 'why'].map((head) => cells.find(({ what }) => what === head));
  if (result === undefined || cells.some((cell) => cell !== result && cell !== why)) return undefined;
  const [was, now] = [parseResultCell(result.was), parseResultCell(result.now)];
  if (was.counted === now.counted) return undefined;
  const reason = toOneLine(why?.now ?? '');
  const what = now.isByHost ? 'what your host entered for you' : 'your answer';
  const said = now.counted ? 'counts now' : `no longer counts (${now.words})`;
  return `${isolateRtl(row)}: ${what} ${said}${reason === '' ? '' : `: ${reason}`}`;
}

/** The Result column of a submission. `words` fits inside a sentence. */
interface ResultCell {
  readonly isByHost: boolean;
  readonly counted: boolean;
  readonly words: string;
}

function parseResultCell(result: string): ResultCell {
  const isByHost = result.endsWith(ENTERED_BY_HOST);
  const fate = isByHost ? result.slice(0, -ENTERED_BY_HOST.length) : result;
  return { isByHost, counted: fate === VERDICT_TEXT.counted, words: fate.toLowerCase() };
}

/** The contents of a row. Numbers get their heading, words don’t. */
function describeRow(row: string, cells: readonly ChangedCell[]): string {
  const list = cells.map(({ what, was, now }) => {
    const value = toOneLine(was + now);
    return /^−?\d+$/.test(value) && what !== '' ? `${what} ${value}` : value;
  });
  const parts = [...(row === '' ? [] : [row]), ...list].map(isolateRtl);
  // No comma after a full stop.
  return parts.reduce((said, part) => `${said}${said.endsWith('.') ? '' : ','} ${part}`);
}

function valueText(value: string): string {
  return value === '' ? '(empty)' : toOneLine(value);
}

/** Changed, new and gone rows of a group; unchanged rows are left out. */
function rowGroupChanges(tab: string, { old, now, before }: RowGroup): readonly ChangedRow[] {
  const [gone, come] = [rowsWithout(old, now), rowsWithout(now, old)];
  const left = [...come];
  const changed = gone.map((from): ChangedRow => {
    const to = findChangedRow(from, gone, left);
    if (to === undefined) return { tab, row: from.name(), kind: 'gone', cells: rowAsChanges(from, 'was') };
    left.splice(left.indexOf(to), 1);
    return { tab, row: rowName(from, to, before), kind: 'changed', cells: cellChanges(from, to) };
  });
  return [
    ...changed.filter(({ kind, cells }) => kind !== 'changed' || cells.length > 0),
    ...left.map((to): ChangedRow => ({ tab, row: to.name(), kind: 'new', cells: rowAsChanges(to, 'now') })),
  ];
}

/** The row that `from` became: the only candidate, or the most similar one with at least half its cells unchanged. */
function findChangedRow(from: TabRow, gone: readonly TabRow[], come: readonly TabRow[]): TabRow | undefined {
  if (gone.length === 1 && come.length === 1) return come[0];
  const alike = come
    .map((to) => ({ to, same: to.cells().filter((cell) => isCellUnchanged(from, cell)).length }))
    .filter(({ to, same }) => 2 * same >= to.cells().filter(({ value }) => value !== '').length);
  return [...alike].sort((a, b) => b.same - a.same)[0]?.to;
}

function isCellUnchanged(from: TabRow, { column, value }: TabCell): boolean {
  return value !== '' && value === columnValue(from, column);
}

function columnValue({ cells }: TabRow, column: string): string {
  return cells().find((cell) => cell.column === column)?.value ?? '';
}

/** A row's name is its first cell. If several rows share that, add the unchanged cells up to the first changed one. */
function rowName(from: TabRow, to: TabRow, before: number): string {
  if (before === 1) return from.name();
  const cells = from.cells();
  const first = cells.findIndex(({ column, value }) => value !== columnValue(to, column));
  const same = cells.slice(0, Math.max(0, first)).filter(({ value }) => value !== '');
  return [from.name(), ...same.map(({ value }) => toOneLine(value))].join(', ');
}

function rowAsChanges({ cells }: TabRow, side: 'was' | 'now'): readonly ChangedCell[] {
  return cells().flatMap(({ what, value }) =>
    value === '' ? [] : [{ what, was: '', now: '', [side]: value }],
  );
}

function cellChanges(from: TabRow, to: TabRow): readonly ChangedCell[] {
  const gone = from.cells().filter(({ column }) => !to.cells().some((cell) => cell.column === column));
  const all = [...to.cells(), ...gone]
    .map(({ column, what }): ChangedCell => ({
      what,
      was: columnValue(from, column),
      now: columnValue(to, column),
    }))
    .filter(({ was, now }) => was !== now);
  // Skip columns without a heading: they repeat a number as signs.
  const named = all.filter(({ what }) => what !== '');
  return named.length === 0 ? all : named;
}

/** Rows of `list` minus those of `other`, counting duplicates. */
function rowsWithout(list: readonly TabRow[], other: readonly TabRow[]): readonly TabRow[] {
  const left = new Map<string, number>();
  for (const { cells } of other) {
    const text = cellsKey(cells());
    left.set(text, (left.get(text) ?? 0) + 1);
  }
  return list.filter(({ cells }) => {
    const text = cellsKey(cells());
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}

function cellsKey(cells: readonly TabCell[]): string {
  return JSON.stringify(cells.map(({ value }) => value));
}

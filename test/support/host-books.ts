// Reads a test host's books and forms: cells, tabs, formulas, and everything as one text.
import type { Host } from 'apps-script-stand-in/host';
import { listAt, objectAt, objectsAt, textAt, type JsonObject } from 'apps-script-stand-in/json';
import type { TestHost } from './host';
import { cellsOf, typeAt } from '../../packages/apps-script-stand-in/test/host-tabs';

/** Types into the host book as a person does: a leading `=` makes a formula. */
export function type(host: Host, range: string, value: string | number): void {
  typeAt(host, host.bookId ?? '', range, [[value]]);
}

/** The title of the tab with a form's responses. */
export function responseTab(host: Host): string {
  return tabTitles({ host }).find((title) => title.startsWith('Form Responses')) ?? '';
}

/** A tab's cells as typed: formulas, not results. */
export function cells(host: Host, book: string, tab: string): readonly (readonly unknown[])[] {
  return cellsOf(host, book, tab);
}

export function hostTab({ host }: Pick<TestHost, 'host'>, title: string): readonly (readonly unknown[])[] {
  return cells(host, host.bookId ?? '', title);
}

export function tabTitles({ host }: Pick<TestHost, 'host'>): readonly string[] {
  return objectsAt(host.sheets().get(host.bookId ?? '', {}), 'sheets').map(
    (sheet) => textAt(objectAt(sheet, 'properties'), 'title') ?? '',
  );
}

/** The colors of the host book's tabs in order; empty for a tab without a color. */
export function tabColours({ host }: Pick<TestHost, 'host'>): readonly string[] {
  return objectsAt(host.sheets().get(host.bookId ?? '', {}), 'sheets').map((sheet) => {
    const { tabColorStyle } = objectAt(sheet, 'properties');
    return tabColorStyle === undefined ? '' : JSON.stringify(tabColorStyle);
  });
}

/** Every cell of every tab of a book, and the targets of its links. */
export function allCells({ host }: TestHost, id: string): unknown {
  const tabs = objectsAt(host.sheets().get(id, {}), 'sheets').map((sheet) => objectAt(sheet, 'properties'));
  const dataFilters = tabs.map(({ sheetId = 0 }) => ({ gridRange: { sheetId } }));
  const options = { dataFilters, valueRenderOption: 'UNFORMATTED_VALUE' };
  const values = objectsAt(host.sheets().valuesBatchGetByDataFilter(options, id), 'valueRanges');
  const rows = bookTabs(host, id);
  return tabs.map((tab, index) => [
    listAt(objectAt(values[index] ?? {}, 'valueRange'), 'values'),
    [...linksOf(rows[textAt(tab, 'title') ?? ''] ?? [])],
  ]);
}

/** Every tab of a book with its cells; formulas and links are marked. */
export function bookTabs(host: Host, id: string): Readonly<Record<string, JsonObject[]>> {
  const fields =
    'sheets(properties.title,charts.chartId,data.rowData.values(userEnteredValue,userEnteredFormat.textFormat.link))';
  const sheets = objectsAt(host.sheets().get(id, { fields }), 'sheets');
  return Object.fromEntries(
    sheets.map((sheet) => [
      textAt(objectAt(sheet, 'properties'), 'title') ?? '',
      [
        ...objectsAt(sheet, 'data').flatMap((data) => objectsAt(data, 'rowData')),
        ...objectsAt(sheet, 'charts'),
      ],
    ]),
  );
}

/** The targets of a tab's links, keyed by link text. */
export function links(host: Host, id: string, tab: string): ReadonlyMap<string, string> {
  return linksOf(bookTabs(host, id)[tab] ?? []);
}

function linksOf(rows: readonly JsonObject[]): ReadonlyMap<string, string> {
  const cellsIn = rows.flatMap((row) => objectsAt(row, 'values'));
  return new Map(
    cellsIn.flatMap((cell) => {
      const link = objectAt(objectAt(objectAt(cell, 'userEnteredFormat'), 'textFormat'), 'link');
      const to = textAt(link, 'uri');
      return to === undefined
        ? []
        : [[textAt(objectAt(cell, 'userEnteredValue'), 'stringValue') ?? '', to] as const];
    }),
  );
}

/** The hidden columns of a tab of the host book, counted from 0. */
export function hiddenColumns({ host }: Pick<TestHost, 'host'>, title: string): readonly number[] {
  const fields = 'sheets(properties.title,data.columnMetadata.hiddenByUser)';
  const sheets = objectsAt(host.sheets().get(host.bookId ?? '', { fields }), 'sheets');
  const sheet = sheets.find((each) => textAt(objectAt(each, 'properties'), 'title') === title) ?? {};
  const columns = objectsAt(sheet, 'data').flatMap((data) => objectsAt(data, 'columnMetadata'));
  return columns.flatMap(({ hiddenByUser }, at) => (hiddenByUser === true ? [at] : []));
}

export function formulas(host: Host): readonly string[] {
  return host.books().flatMap(({ id, name }) =>
    Object.entries(bookTabs(host, id)).flatMap(([tab, rows]) =>
      rows
        .flatMap((row) => objectsAt(row, 'values'))
        .map((cell) => textAt(objectAt(cell, 'userEnteredValue'), 'formulaValue'))
        .filter((formula) => formula !== undefined)
        .map((formula) => `${name} / ${tab}: ${formula}`),
    ),
  );
}

type FormItem = ReturnType<TestHost['host']['forms']['list']>[number]['items'][number];

/** The titles of the items to which a question's choices, or the page itself, lead; undefined if unspecified. */
function leadsOf(
  items: readonly FormItem[],
  { leads, goTo }: FormItem,
): { readonly leads: unknown; readonly goTo: unknown } {
  const place = (step: number | string): string => items.find(({ id }) => id === step)?.title ?? String(step);
  const next = goTo === undefined || goTo === 'CONTINUE' ? undefined : place(goTo);
  return { leads: leads?.map(place), goTo: next };
}

/** A host's whole store as one text. It's equal for games played alike, because ids, keys, hashes and times are replaced. */
export function hostContents({ host }: TestHost): string {
  const files = Object.values(host.cloud.files()).filter(({ trashed }) => !trashed);
  const books = host.books().map(({ id, name, permissions }) => ({
    name,
    readers: permissions
      .map(({ type: kind, role, emailAddress }) => `${kind} ${role} ${emailAddress ?? ''}`)
      .sort(),
    tabs: bookTabs(host, id),
  }));
  const formsThere = host.forms.list().filter(({ id }) => files.some((file) => file.id === id));
  const forms = formsThere.map(({ title, accepting, published, responses, items, destination }) => ({
    title,
    accepting,
    published,
    responses: responses.length,
    items: items.map((item) => ({ ...item, id: 0, ...leadsOf(items, item) })),
    linked: destination?.bookId === host.bookId,
  }));
  const byName = <T extends { readonly name?: string; readonly title?: string }>(list: T[]): T[] =>
    list.sort((a, b) => ((a.name ?? a.title ?? '') < (b.name ?? b.title ?? '') ? -1 : 1));
  const lines = JSON.stringify({ books: byName(books), forms: byName(forms) }, null, 1).split('\n');
  const names = new Map([
    ...files.map(({ id, name }) => [id, `<${name}>`] as const),
    ...host.forms.list().map(({ publishedId, title }) => [publishedId, `<form ${title}>`] as const),
  ]);
  // Ids consist of letters, digits, _ and -, so they need no escaping in a regular expression.
  const ids = new RegExp([...names.keys(), '(?!)'].join('|'), 'g');
  return lines
    .map((line) => (LONG.test(line) ? replaced(line.replace(ids, (id) => names.get(id) ?? id)) : known(line)))
    .join('\n');
}

/** Matches what may be an id. */
const LONG = /[\w-]{20}/;

/** A cache of the replaced lines. Most lines contain no ids and are the same in all hosts. */
const lineOf = new Map<string, string>();
function known(line: string): string {
  const found = lineOf.get(line) ?? replaced(line);
  lineOf.set(line, found);
  return found;
}

/** A line with its keys, hashes and times replaced. */
function replaced(line: string): string {
  return (
    line
      .replace(/\bk[0-9a-f]{32}\b/g, '<key>')
      .replace(/\b[0-9a-f]{64}\b/g, '<hash>')
      // The start of a row's hash in the row's copy, and the hash of an id in the tab Files.
      .replace(/\b[0-9a-f]{16}(?=\\*"\]| \{)/g, '<hash>')
      // An interrupted step that is continued may have a later time.
      .replace(/\[\d{13}(?=,\\*")/g, '[<time>')
      .replace(/\b\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{3})?\b/g, '<time>')
      .replace(/(\\"(?:startedAt|at)\\":)\d{13}/g, '$1<time>')
      // A round stores its time and that of its first submission.
      .replace(/(\{\\"round\\":\[)\d{13}/g, '$1<time>')
      .replace(/-?\d+(?=,\\"[^"\\]+:\d+\\"\])/g, '<time>')
      .replace(/(?<=")[0-9A-Za-z]{22}(?=\\?")/g, '<hash>')
      .replace(/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
      .replace(/(entry\.|\\"sheet\\":)\d+/g, '$1<id>')
      .replace(/"chartId": \d+/g, '"chartId"')
      // The tag in the names of a game's files is derived from its creation time.
      .replace(/\([0-9a-f]{8}\)/g, '(<tag>)')
  );
}

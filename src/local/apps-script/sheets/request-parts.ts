// The batchUpdate requests on what lies over a sheet: merges, rules, protection, names, metadata, filters, charts.
import { invalid } from '../errors';
import { isJsonObject, numberAt, objectAt, objectsAt, textAt, wording, type JsonObject } from '../json';
import { areaOfGridRange, insideGrid, type Area } from './a1';
import { tabById, type Book, type Tab } from './book';
import { applyMask, updateMask } from './masks';

function tabAt(book: Book, sheetId: number | undefined): Tab {
  const tab = tabById(book, sheetId ?? 0);
  if (tab === undefined) throw invalid(`No grid with id: ${sheetId ?? 0}`);
  return tab;
}

function takeNumber(book: Book): number {
  const number = book.nextNumber;
  book.nextNumber += 1;
  return number;
}

const gridRange = (area: Area): JsonObject => ({
  sheetId: area.tab.sheetId,
  startRowIndex: area.top,
  endRowIndex: area.bottom,
  startColumnIndex: area.left,
  endColumnIndex: area.right,
});

const overlap = (a: Area, b: Area): boolean =>
  a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;

const within = (inner: Area, outer: Area): boolean =>
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom &&
  inner.left >= outer.left &&
  inner.right <= outer.right;

function dropMerges(book: Book, area: Area): void {
  area.tab.merges = area.tab.merges.filter((merge) => {
    const merged = areaOfGridRange(book, merge);
    if (!overlap(merged, area)) return true;
    if (within(merged, area)) return false;
    throw invalid('You must select all cells in a merged range to merge or unmerge them.');
  });
}

/** The mergeCells request; values other than the top left one are lost. */
export function mergeCells(book: Book, body: JsonObject): undefined {
  const area = insideGrid(areaOfGridRange(book, objectAt(body, 'range')));
  const how = textAt(body, 'mergeType') ?? 'MERGE_ALL';
  dropMerges(book, area);
  const merged: Area[] = [];
  if (how === 'MERGE_ALL') merged.push(area);
  else if (how === 'MERGE_ROWS') {
    for (let row = area.top; row < area.bottom; row += 1) merged.push({ ...area, top: row, bottom: row + 1 });
  } else if (how === 'MERGE_COLUMNS') {
    for (let column = area.left; column < area.right; column += 1) {
      merged.push({ ...area, left: column, right: column + 1 });
    }
  } else throw invalid(`Invalid value at 'merge_type': "${how}"`);
  for (const one of merged) {
    one.tab.merges.push(gridRange(one));
    for (let row = one.top; row < one.bottom; row += 1) {
      for (let column = one.left; column < one.right; column += 1) {
        const cell = one.tab.rows[row]?.[column];
        if (cell !== undefined && (row > one.top || column > one.left)) delete cell.userEnteredValue;
      }
    }
  }
  return undefined;
}

/** The unmergeCells request. */
export function unmergeCells(book: Book, body: JsonObject): undefined {
  dropMerges(book, insideGrid(areaOfGridRange(book, objectAt(body, 'range'))));
  return undefined;
}

/** The addConditionalFormatRule request. */
export function addConditionalFormatRule(book: Book, body: JsonObject): undefined {
  const rule = objectAt(body, 'rule');
  const ranges = objectsAt(rule, 'ranges');
  const first = ranges[0];
  if (first === undefined) throw invalid('ConditionalFormatRule must have at least one range.');
  for (const range of ranges) insideGrid(areaOfGridRange(book, range));
  if ((rule['booleanRule'] === undefined) === (rule['gradientRule'] === undefined)) {
    throw invalid('ConditionalFormatRule must have either a booleanRule or a gradientRule.');
  }
  const rules = tabAt(book, numberAt(first, 'sheetId')).conditionalFormats;
  const index = numberAt(body, 'index') ?? 0;
  if (index > rules.length)
    throw invalid(`index ${index} is after the last rule: there are ${rules.length}.`);
  rules.splice(index, 0, rule);
  return undefined;
}

/** The updateConditionalFormatRule request: a new rule at an index, or an old one to another index. */
export function updateConditionalFormatRule(book: Book, body: JsonObject): JsonObject {
  const given = objectAt(body, 'rule');
  const sheetId = numberAt(body, 'sheetId') ?? numberAt(objectsAt(given, 'ranges')[0] ?? {}, 'sheetId');
  const rules = tabAt(book, sheetId).conditionalFormats;
  const index = numberAt(body, 'index') ?? 0;
  const old = rules[index];
  if (old === undefined) throw invalid(`No conditional format on sheet: ${sheetId ?? 0} at index: ${index}`);
  if (body['rule'] !== undefined) {
    rules[index] = given;
    return { newRule: given, newIndex: index, oldRule: old };
  }
  const to = numberAt(body, 'newIndex') ?? 0;
  rules.splice(index, 1);
  rules.splice(to, 0, old);
  return { newRule: old, newIndex: to, oldIndex: index };
}

/** The deleteConditionalFormatRule request. */
export function deleteConditionalFormatRule(book: Book, body: JsonObject): JsonObject {
  const sheetId = numberAt(body, 'sheetId') ?? 0;
  const index = numberAt(body, 'index') ?? 0;
  const [rule] = tabAt(book, sheetId).conditionalFormats.splice(index, 1);
  if (rule === undefined) throw invalid(`No conditional format on sheet: ${sheetId} at index: ${index}`);
  return { rule };
}

/** The addProtectedRange request. (Protection keeps editors off, never readers; the owner passes it.) */
export function addProtectedRange(book: Book, body: JsonObject): JsonObject {
  const given = objectAt(body, 'protectedRange');
  const area = insideGrid(areaOfGridRange(book, objectAt(given, 'range')));
  const protectedRange = { ...given, protectedRangeId: takeNumber(book), requestingUserCanEdit: true };
  area.tab.protectedRanges.push(protectedRange);
  return { protectedRange };
}

/** The updateProtectedRange request. */
export function updateProtectedRange(book: Book, body: JsonObject): undefined {
  const given = objectAt(body, 'protectedRange');
  const mask = updateMask(textAt(body, 'fields'), 'ProtectedRange');
  const id = numberAt(given, 'protectedRangeId');
  const found = book.tabs.flatMap((tab) => tab.protectedRanges).find((one) => one['protectedRangeId'] === id);
  if (found === undefined) throw invalid(`No protected range with id: ${id ?? 0}`);
  applyMask(found, given, mask, 'ProtectedRange');
  return undefined;
}

/** The deleteProtectedRange request. */
export function deleteProtectedRange(book: Book, body: JsonObject): undefined {
  deleteNumbered(book, 'protectedRanges', 'protectedRangeId', body, 'protected range');
  return undefined;
}

function deleteNumbered(
  book: Book,
  part: 'protectedRanges' | 'charts' | 'bandedRanges',
  key: string,
  body: JsonObject,
  what: string,
): void {
  const id = numberAt(body, key === 'chartId' ? 'objectId' : key);
  for (const tab of book.tabs) {
    const kept = tab[part].filter((one) => one[key] !== id);
    if (kept.length < tab[part].length) {
      tab[part] = kept;
      return;
    }
  }
  throw invalid(`No ${what} with id: ${id ?? 0}`);
}

/** The addBanding request. */
export function addBanding(book: Book, body: JsonObject): JsonObject {
  const given = objectAt(body, 'bandedRange');
  const area = insideGrid(areaOfGridRange(book, objectAt(given, 'range')));
  const taken = area.tab.bandedRanges.some((band) =>
    overlap(areaOfGridRange(book, objectAt(band, 'range')), area),
  );
  if (taken) {
    throw invalid('You cannot add alternating background colors to a range that already has them.');
  }
  const bandedRange = { ...given, bandedRangeId: takeNumber(book) };
  area.tab.bandedRanges.push(bandedRange);
  return { bandedRange };
}

/** The deleteBanding request. */
export function deleteBanding(book: Book, body: JsonObject): undefined {
  deleteNumbered(book, 'bandedRanges', 'bandedRangeId', body, 'banding');
  return undefined;
}

/** The addNamedRange request. */
export function addNamedRange(book: Book, body: JsonObject): JsonObject {
  const given = objectAt(body, 'namedRange');
  const name = textAt(given, 'name') ?? '';
  if (!/^[A-Za-z_]\w{0,249}$/.test(name) || /^[A-Za-z]{1,3}\d+$/.test(name)) {
    throw invalid(`Named range name is invalid: ${name}`);
  }
  if (book.namedRanges.some((named) => wording(named['name']).toLowerCase() === name.toLowerCase())) {
    throw invalid(`A named range with the name "${name}" already exists.`);
  }
  insideGrid(areaOfGridRange(book, objectAt(given, 'range')));
  const namedRange = { namedRangeId: `named-${takeNumber(book)}`, ...given };
  book.namedRanges.push(namedRange);
  return { namedRange };
}

/** The updateNamedRange request. */
export function updateNamedRange(book: Book, body: JsonObject): undefined {
  const given = objectAt(body, 'namedRange');
  const mask = updateMask(textAt(body, 'fields'), 'NamedRange');
  const found = book.namedRanges.find((named) => named['namedRangeId'] === given['namedRangeId']);
  if (found === undefined) throw invalid(`No named range with id: ${textAt(given, 'namedRangeId') ?? ''}`);
  applyMask(found, given, mask, 'NamedRange');
  return undefined;
}

/** The deleteNamedRange request. */
export function deleteNamedRange(book: Book, body: JsonObject): undefined {
  const kept = book.namedRanges.filter((named) => named['namedRangeId'] !== body['namedRangeId']);
  if (kept.length === book.namedRanges.length) {
    throw invalid(`No named range with id: ${textAt(body, 'namedRangeId') ?? ''}`);
  }
  book.namedRanges = kept;
  return undefined;
}

/** The createDeveloperMetadata request. */
export function createDeveloperMetadata(book: Book, body: JsonObject): JsonObject {
  const given = objectAt(body, 'developerMetadata');
  if (textAt(given, 'metadataKey') === undefined) throw invalid('metadataKey must be set.');
  const visibility = textAt(given, 'visibility');
  if (visibility !== 'DOCUMENT' && visibility !== 'PROJECT') throw invalid('visibility must be set.');
  const location = objectAt(given, 'location');
  const sheetId = numberAt(location, 'sheetId') ?? numberAt(objectAt(location, 'dimensionRange'), 'sheetId');
  if (sheetId !== undefined) tabAt(book, sheetId);
  const id = numberAt(given, 'metadataId') ?? takeNumber(book);
  if (book.developerMetadata.some((one) => one['metadataId'] === id)) {
    throw invalid(`Developer metadata with id ${id} already exists.`);
  }
  const locationType =
    sheetId === undefined
      ? 'SPREADSHEET'
      : location['dimensionRange'] === undefined
        ? 'SHEET'
        : (textAt(objectAt(location, 'dimensionRange'), 'dimension')?.slice(0, -1) ?? 'ROW');
  const developerMetadata = { ...given, metadataId: id, location: { ...location, locationType } };
  book.developerMetadata.push(developerMetadata);
  return { developerMetadata };
}

/** The setBasicFilter request. */
export function setBasicFilter(book: Book, body: JsonObject): undefined {
  const filter = objectAt(body, 'filter');
  insideGrid(areaOfGridRange(book, objectAt(filter, 'range'))).tab.basicFilter = filter;
  return undefined;
}

/** The clearBasicFilter request. */
export function clearBasicFilter(book: Book, body: JsonObject): undefined {
  delete tabAt(book, numberAt(body, 'sheetId')).basicFilter;
  return undefined;
}

/** The addChart request. */
export function addChart(book: Book, body: JsonObject): JsonObject {
  const given = objectAt(body, 'chart');
  if (!isJsonObject(given['spec'])) throw invalid('A chart must have a spec.');
  const position = objectAt(given, 'position');
  const anchor = objectAt(objectAt(position, 'overlayPosition'), 'anchorCell');
  const tab = tabAt(book, numberAt(position, 'sheetId') ?? numberAt(anchor, 'sheetId'));
  const chartId = numberAt(given, 'chartId') ?? takeNumber(book);
  if (book.tabs.some((any) => any.charts.some((chart) => chart['chartId'] === chartId))) {
    throw invalid(`A chart with id ${chartId} already exists.`);
  }
  const chart = { ...given, chartId };
  tab.charts.push(chart);
  return { chart };
}

/** The updateChartSpec request. */
export function updateChartSpec(book: Book, body: JsonObject): undefined {
  const chart = book.tabs.flatMap((tab) => tab.charts).find((one) => one['chartId'] === body['chartId']);
  if (chart === undefined) throw invalid(`No chart with id: ${numberAt(body, 'chartId') ?? 0}`);
  chart['spec'] = objectAt(body, 'spec');
  return undefined;
}

/** The deleteEmbeddedObject request. */
export function deleteEmbeddedObject(book: Book, body: JsonObject): undefined {
  deleteNumbered(book, 'charts', 'chartId', body, 'embedded object');
  return undefined;
}

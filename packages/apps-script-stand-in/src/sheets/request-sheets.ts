// The batchUpdate requests that add, change and delete sheets and charts.
import { invalidArgument } from '../errors';
import { flagAt, numberAt, objectAt, textAt, type JsonObject, isJsonObject } from '../json';
import { breakReferences } from '../formulas/references';
import { newSheetId, newTab, tabById, type Book } from './book';
import { applyMask, parseUpdateMask } from './field-masks';
import {
  checkTitle,
  moveTab,
  sheetProperties,
  spreadsheetProperties,
  updateBookProperties,
  updateProperties,
} from './properties';

/** The title that Google gives an untitled new sheet: “Sheet” and the first free number. */
function newSheetTitle(book: Book): string {
  for (let number = book.tabs.length + 1; ; number += 1) {
    const title = `Sheet${number}`;
    if (!book.tabs.some((tab) => tab.title.toLowerCase() === title.toLowerCase())) return title;
  }
}

function chooseSheetId(book: Book, wanted: number | undefined): number {
  if (wanted === undefined) return newSheetId(book);
  if (wanted < 0 || !Number.isInteger(wanted))
    throw invalidArgument(`sheetId must be a non-negative integer: ${wanted}`);
  if (tabById(book, wanted) !== undefined) {
    throw invalidArgument(`Sheet with id ${wanted} already exists. Please enter another id.`);
  }
  return wanted;
}

export function addSheet(book: Book, body: JsonObject): JsonObject {
  const properties = objectAt(body, 'properties');
  const title = textAt(properties, 'title') ?? newSheetTitle(book);
  checkTitle(book, title);
  const tab = newTab(chooseSheetId(book, numberAt(properties, 'sheetId')), title);
  const index = numberAt(properties, 'index') ?? book.tabs.length;
  if (index > book.tabs.length) throw invalidArgument(`Sheet index ${index} is after the last sheet.`);
  book.tabs.splice(index, 0, tab);
  updateProperties(book, tab, properties);
  return { properties: sheetProperties(book, tab) };
}

export function deleteSheet(book: Book, body: JsonObject): undefined {
  const sheetId = numberAt(body, 'sheetId') ?? 0;
  const tab = tabById(book, sheetId);
  if (tab === undefined) throw invalidArgument(`No sheet with id: ${sheetId}`);
  if (tab.formId !== undefined) {
    throw invalidArgument(
      'Cannot delete a sheet with an associated form. Please unlink the form and try again.',
    );
  }
  const others = book.tabs.filter((other) => other !== tab);
  if (others.length === 0) throw invalidArgument("You can't remove all the sheets in a document.");
  if (others.every((other) => flagAt(other.properties, 'hidden'))) {
    throw invalidArgument("You can't remove all the visible sheets in a document.");
  }
  book.tabs = others;
  breakReferences(book, tab);
  return undefined;
}

export function updateSheetProperties(book: Book, body: JsonObject): undefined {
  const given = objectAt(body, 'properties');
  const tab = tabById(book, numberAt(given, 'sheetId') ?? 0);
  if (tab === undefined) throw invalidArgument(`No grid with id: ${numberAt(given, 'sheetId') ?? 0}`);
  const mask = parseUpdateMask(textAt(body, 'fields'), 'SheetProperties');
  const properties = sheetProperties(book, tab);
  applyMask(properties, given, mask, 'SheetProperties');
  if (textAt(properties, 'title') === undefined) throw invalidArgument('A sheet name cannot be empty.');
  updateProperties(book, tab, properties);
  const index = numberAt(given, 'index');
  if ((mask.all || mask.below.has('index')) && index !== undefined) moveTab(book, tab, index);
  if (book.tabs.every((any) => flagAt(any.properties, 'hidden'))) {
    throw invalidArgument("You can't hide all the sheets in a document.");
  }
  return undefined;
}

export function updateSpreadsheetProperties(book: Book, body: JsonObject): undefined {
  const properties = spreadsheetProperties(book);
  const mask = parseUpdateMask(textAt(body, 'fields'), 'SpreadsheetProperties');
  applyMask(properties, objectAt(body, 'properties'), mask, 'SpreadsheetProperties');
  updateBookProperties(book, properties);
  return undefined;
}

export function addChart(book: Book, body: JsonObject): JsonObject {
  const given = objectAt(body, 'chart');
  if (!isJsonObject(given['spec'])) throw invalidArgument('A chart must have a spec.');
  const position = objectAt(given, 'position');
  const anchor = objectAt(objectAt(position, 'overlayPosition'), 'anchorCell');
  const sheetId = numberAt(position, 'sheetId') ?? numberAt(anchor, 'sheetId') ?? 0;
  const tab = tabById(book, sheetId);
  if (tab === undefined) throw invalidArgument(`No grid with id: ${sheetId}`);
  const chartId = numberAt(given, 'chartId') ?? book.nextNumber++;
  if (book.tabs.some((any) => any.charts.some((chart) => chart['chartId'] === chartId))) {
    throw invalidArgument(`A chart with id ${chartId} already exists.`);
  }
  const chart = { ...given, chartId };
  tab.charts.push(chart);
  return { chart };
}

export function deleteEmbeddedObject(book: Book, body: JsonObject): undefined {
  const id = numberAt(body, 'objectId');
  const tab = book.tabs.find(({ charts }) => charts.some((chart) => chart['chartId'] === id));
  if (tab === undefined) throw invalidArgument(`No embedded object with id: ${id ?? 0}`);
  tab.charts = tab.charts.filter((chart) => chart['chartId'] !== id);
  return undefined;
}

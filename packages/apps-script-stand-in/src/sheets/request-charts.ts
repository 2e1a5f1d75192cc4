// The batchUpdate requests on charts.
import { invalid } from '../errors';
import { isJsonObject, numberAt, objectAt, type JsonObject } from '../json';
import { tabById, type Book } from './book';

/** Carries out an addChart request. */
export function addChart(book: Book, body: JsonObject): JsonObject {
  const given = objectAt(body, 'chart');
  if (!isJsonObject(given['spec'])) throw invalid('A chart must have a spec.');
  const position = objectAt(given, 'position');
  const anchor = objectAt(objectAt(position, 'overlayPosition'), 'anchorCell');
  const sheetId = numberAt(position, 'sheetId') ?? numberAt(anchor, 'sheetId') ?? 0;
  const tab = tabById(book, sheetId);
  if (tab === undefined) throw invalid(`No grid with id: ${sheetId}`);
  const chartId = numberAt(given, 'chartId') ?? book.nextNumber++;
  if (book.tabs.some((any) => any.charts.some((chart) => chart['chartId'] === chartId))) {
    throw invalid(`A chart with id ${chartId} already exists.`);
  }
  const chart = { ...given, chartId };
  tab.charts.push(chart);
  return { chart };
}

/** Carries out a deleteEmbeddedObject request. */
export function deleteEmbeddedObject(book: Book, body: JsonObject): undefined {
  const id = numberAt(body, 'objectId');
  const tab = book.tabs.find(({ charts }) => charts.some((chart) => chart['chartId'] === id));
  if (tab === undefined) throw invalid(`No embedded object with id: ${id ?? 0}`);
  tab.charts = tab.charts.filter((chart) => chart['chartId'] !== id);
  return undefined;
}

// Reads a chart of the Sheets API, with the numbers of the cells that it draws.
import type { Json, JsonObject } from 'apps-script-stand-in/json';
import { isJsonObject, listAt, numberAt, objectAt, objectsAt, textAt } from 'apps-script-stand-in/json';
import type { ChartView } from './server-messages';

/** The text and the number of a cell that a chart draws. */
interface Plotted {
  readonly text: string;
  readonly number: number | null;
}

/** Reads a cell of a tab, which is named by its id. */
export type CellReader = (sheetId: number, row: number, column: number) => Plotted;

function plotted(source: JsonObject, read: CellReader): Plotted[] {
  const cells: Plotted[] = [];
  for (const range of objectsAt(objectAt(source, 'sourceRange'), 'sources')) {
    const index = (key: string): number => numberAt(range, key) ?? 0;
    for (let row = index('startRowIndex'); row < index('endRowIndex'); row += 1) {
      for (let column = index('startColumnIndex'); column < index('endColumnIndex'); column += 1) {
        cells.push(read(index('sheetId'), row, column));
      }
    }
  }
  return cells;
}

/** Reads a chart as the page draws it; undefined for a kind that the page does not draw. */
export function chartView(chart: Json, read: CellReader): ChartView | undefined {
  if (!isJsonObject(chart)) return undefined;
  const spec = objectAt(chart, 'spec');
  const basic = spec['basicChart'];
  if (!isJsonObject(basic)) return undefined;
  const overlay = objectAt(objectAt(chart, 'position'), 'overlayPosition');
  const anchor = objectAt(overlay, 'anchorCell');
  const heads = numberAt(basic, 'headerCount') ?? 1;
  const [domain] = objectsAt(basic, 'domains');
  const labels = plotted(objectAt(domain ?? {}, 'domain'), read);
  const series = listAt(basic, 'series').flatMap((one) => {
    if (!isJsonObject(one)) return [];
    const cells = plotted(objectAt(one, 'series'), read);
    const title = cells
      .slice(0, heads)
      .map((cell) => cell.text)
      .join(' ');
    return [{ title, values: cells.slice(heads).map((cell) => cell.number) }];
  });
  return {
    id: numberAt(chart, 'chartId') ?? 0,
    title: textAt(spec, 'title') ?? '',
    kind: textAt(basic, 'chartType') === 'LINE' ? 'line' : 'column',
    labels: labels.slice(heads).map((cell) => cell.text),
    series,
    at: { row: numberAt(anchor, 'rowIndex') ?? 0, column: numberAt(anchor, 'columnIndex') ?? 0 },
    width: numberAt(overlay, 'widthPixels') ?? 600,
    height: numberAt(overlay, 'heightPixels') ?? 371,
  };
}

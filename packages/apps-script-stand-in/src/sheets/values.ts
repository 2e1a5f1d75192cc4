// spreadsheets.values: reads plain values of ranges.
import { invalidArgument, unsupported } from '../errors';
import { objectAt, textAt, type Json, type JsonObject } from '../json';
import { areaName, areaOfGridRange, checkStart, type Area } from './areas';
import { cellAt, hasCellValue, type Book } from './book';
import { renderValue, renderOptions, type RenderOption } from './cells';

/** Parses the render options. Only row-major order with dates as serial numbers is supported here. */
export function parseRenderOptions(params: JsonObject): RenderOption {
  const dates = textAt(params, 'dateTimeRenderOption') ?? 'SERIAL_NUMBER';
  const major = textAt(params, 'majorDimension') ?? 'ROWS';
  if (dates !== 'SERIAL_NUMBER') throw unsupported(`dateTimeRenderOption ${dates}`);
  if (major !== 'ROWS') throw unsupported(`majorDimension ${major}`);
  const given = textAt(params, 'valueRenderOption') ?? 'FORMATTED_VALUE';
  const render = renderOptions.find((one) => one === given);
  if (render === undefined) throw unsupported(`valueRenderOption ${given}`);
  return render;
}

/** An area's ValueRange. Trailing empty rows and cells are left out, and so is `values` if the area is empty. */
export function readArea(area: Area, render: RenderOption, isTyped = false): JsonObject {
  checkStart(area);
  const { tab } = area;
  const right = Math.min(area.right, tab.columnCount);
  const lines: Json[][] = [];
  for (let row = area.top; row < Math.min(area.bottom, tab.rowCount, tab.rows.length); row += 1) {
    const line: Json[] = [];
    let last = 0;
    for (let column = area.left; column < right; column += 1) {
      const cell = cellAt(tab, row, column);
      line.push(renderValue(cell, render, isTyped));
      if (hasCellValue(cell)) last = line.length;
    }
    line.length = last;
    lines.push(line);
  }
  while (lines.length > 0 && lines.at(-1)?.length === 0) lines.pop();
  const range: JsonObject = { range: areaName(area), majorDimension: 'ROWS' };
  if (lines.length > 0) range['values'] = lines;
  return range;
}

/** The area that a DataFilter matches. */
export function areaOfFilter(book: Book, filter: JsonObject): Area {
  const [kind, ...more] = Object.keys(filter);
  if (kind === undefined || more.length > 0)
    throw invalidArgument('Must specify exactly one filter in DataFilter.');
  if (kind !== 'gridRange') throw unsupported(`DataFilter.${kind}`);
  return areaOfGridRange(book, objectAt(filter, 'gridRange'));
}

// Requests as JSON. Nearly all of a drawing are cells, and nearly all of a cell is its format, which many cells share:
// each format is written as JSON once.
import { once } from '../games/frame/lazy';
import type { CellData, Request } from './client';

type UpdateCells = NonNullable<Request['updateCells']>;

/** Writes the requests as `JSON.stringify` does. */
export function requestsText(requests: readonly Request[]): string {
  return `[${requests.map(requestText).join()}]`;
}

function requestText(request: Request): string {
  const { updateCells, ...others } = request;
  const { range, rows, fields, ...rest } = updateCells ?? {};
  const isPlain = Object.keys(others).length === 0 && Object.keys(rest).length === 0;
  if (!isPlain || rows === undefined || range === undefined) return JSON.stringify(request);
  return `{"updateCells":{"range":${JSON.stringify(range)},"rows":${rowsText(rows)},"fields":${JSON.stringify(fields)}}}`;
}

/** Rows that many books show are written once for all of them. */
const rowsText = once((rows: NonNullable<UpdateCells['rows']>) => {
  const texts = rows.map((row) =>
    row.values === undefined ? JSON.stringify(row) : `{"values":[${row.values.map(cellText).join()}]}`,
  );
  return `[${texts.join()}]`;
});

const formatText = once((format: NonNullable<CellData['userEnteredFormat']>) => JSON.stringify(format));

function cellText(cell: CellData): string {
  const { userEnteredValue, userEnteredFormat, ...rest } = cell;
  if (Object.keys(rest).length > 0) return JSON.stringify(cell);
  const parts = [
    ...(userEnteredValue === undefined ? [] : [`"userEnteredValue":${JSON.stringify(userEnteredValue)}`]),
    ...(userEnteredFormat === undefined ? [] : [`"userEnteredFormat":${formatText(userEnteredFormat)}`]),
  ];
  return `{${parts.join()}}`;
}

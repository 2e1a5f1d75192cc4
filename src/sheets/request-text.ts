// Requests as JSON. Most cells share their format with others, so each format is stringified only once. Texts are joined
// with `+`, which copies nothing until everything is sent.
import { memoized } from '../games/frame/lazy';
import type { CellData, Request } from './client';

type Rows = NonNullable<NonNullable<Request['updateCells']>['rows']>;

/** Like `JSON.stringify`, but cached per list of requests. */
export const requestsText = memoized((requests: readonly Request[]) => listText(requests, requestText));

function listText<T>(items: readonly T[], textOf: (item: T) => string): string {
  let text = '[';
  items.forEach((item, at) => {
    text += (at > 0 ? ',' : '') + textOf(item);
  });
  return text + ']';
}

/** Cached, because the same request goes to many books. */
const requestText = memoized((request: Request): string => {
  const { updateCells } = request;
  const { range, rows, fields } = updateCells ?? {};
  if (updateCells === undefined || rows === undefined || range === undefined) return JSON.stringify(request);
  const isPlain = Object.keys(request).length === 1 && Object.keys(updateCells).length === 3;
  if (!isPlain) return JSON.stringify(request);
  return `{"updateCells":{"range":${JSON.stringify(range)},"rows":${rowsText(rows)},"fields":${JSON.stringify(fields)}}}`;
});

function rowsText(rows: Rows): string {
  return listText(rows, (row) =>
    row.values === undefined ? JSON.stringify(row) : `{"values":${listText(row.values, cellText)}}`,
  );
}

const formatText = memoized((format: NonNullable<CellData['userEnteredFormat']>) => JSON.stringify(format));

function cellText(cell: CellData): string {
  const { userEnteredValue: value, userEnteredFormat: format } = cell;
  const known = (value === undefined ? 0 : 1) + (format === undefined ? 0 : 1);
  if (Object.keys(cell).length > known) return JSON.stringify(cell);
  if (value === undefined) return format === undefined ? '{}' : `{"userEnteredFormat":${formatText(format)}}`;
  const entered = `"userEnteredValue":${JSON.stringify(value)}`;
  return format === undefined ? `{${entered}}` : `{${entered},"userEnteredFormat":${formatText(format)}}`;
}

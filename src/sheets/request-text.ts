// Requests as JSON. Most cells share their format with others, so each format is stringified only once. Texts are joined
// with `+`, which copies nothing until everything is sent.
import { memoize } from '../games/frame/lazy';
import type { CellData, Request } from './client';

type Rows = NonNullable<NonNullable<Request['updateCells']>['rows']>;

/** Like `JSON.stringify`, but cached per list of requests. */
export const requestsText = memoize((requests: readonly Request[]) => listText(requests, requestText));

function listText<T>(items: readonly T[], textOf: (item: T) => string): string {
  let text = '[';
  items.forEach((item, at) => {
    text += (at > 0 ? ',' : '') + textOf(item);
  });
  return text + ']';
}

/** Cached, because the same request goes to many books. */
const requestText = memoize((request: Request): string => {
  const { rows, ...others } = request.updateCells ?? {};
  if (rows === undefined) return JSON.stringify(request);
  return `{"updateCells":{"rows":${listText(rows, rowText)},${JSON.stringify(others).slice(1)}}`;
});

function rowText({ values }: Rows[number]): string {
  return values === undefined ? '{}' : `{"values":${listText(values, cellText)}}`;
}

const formatText = memoize((format: NonNullable<CellData['userEnteredFormat']>) => JSON.stringify(format));

function cellText({ userEnteredFormat: format, ...others }: CellData): string {
  const text = JSON.stringify(others);
  if (format === undefined) return text;
  return `${text.slice(0, -1)}${text === '{}' ? '' : ','}"userEnteredFormat":${formatText(format)}}`;
}

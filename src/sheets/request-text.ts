// Requests as JSON. Most cells share their format with others, so each format is stringified only once. Texts are joined
// with `+`, which copies nothing until everything is sent.
import { memoize } from '../games/frame/lazy';
import type { CellData, Request } from './client';

type Rows = NonNullable<NonNullable<Request['updateCells']>['rows']>;

/** Like `JSON.stringify`, but cached per list of requests. */
export const toRequestsJson = memoize((requests: readonly Request[]) => toListJson(requests, toRequestJson));

function toListJson<T>(items: readonly T[], textOf: (item: T) => string): string {
  let text = '[';
  items.forEach((item, at) => {
    text += (at > 0 ? ',' : '') + textOf(item);
  });
  return text + ']';
}

/** Cached, because the same request goes to many books. */
const toRequestJson = memoize((request: Request): string => {
  const { rows, ...others } = request.updateCells ?? {};
  if (rows === undefined) return JSON.stringify(request);
  return `{"updateCells":{"rows":${toListJson(rows, toRowJson)},${JSON.stringify(others).slice(1)}}`;
});

function toRowJson({ values }: Rows[number]): string {
  return values === undefined ? '{}' : `{"values":${toListJson(values, toCellJson)}}`;
}

const toFormatJson = memoize((format: NonNullable<CellData['userEnteredFormat']>) => JSON.stringify(format));

function toCellJson({ userEnteredFormat: format, ...others }: CellData): string {
  const text = JSON.stringify(others);
  if (format === undefined) return text;
  return `${text.slice(0, -1)}${text === '{}' ? '' : ','}"userEnteredFormat":${toFormatJson(format)}}`;
}

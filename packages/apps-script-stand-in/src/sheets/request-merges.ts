// The batchUpdate requests that merge and unmerge cells.
import { invalidArgument, unsupported } from '../errors';
import { objectAt, textAt, type JsonObject } from '../json';
import { areaOfGridRange, checkArea } from './areas';
import type { Book } from './book';
import { merge, unmerge } from './merges';

export function mergeCells(book: Book, body: JsonObject): undefined {
  const { tab, ...area } = checkArea(areaOfGridRange(book, objectAt(body, 'range')));
  const kind = textAt(body, 'mergeType');
  if (kind === undefined) throw invalidArgument('mergeType must be specified.');
  if (kind !== 'MERGE_ALL') throw unsupported(`mergeType ${kind}`);
  merge(tab, area);
  return undefined;
}

export function unmergeCells(book: Book, body: JsonObject): undefined {
  const { tab, ...area } = checkArea(areaOfGridRange(book, objectAt(body, 'range')));
  unmerge(tab, area);
  return undefined;
}

// spreadsheets.batchUpdate: applies all requests of a batch or none.
import { ApiError, invalidArgument, unsupported } from '../errors';
import { isJsonObject, objectsAt, type JsonObject } from '../json';
import type { Book } from './book';
import { appendCells, repeatCell, updateCells } from './request-cells';
import {
  addChart,
  deleteEmbeddedObject,
  addSheet,
  deleteSheet,
  updateSheetProperties,
  updateSpreadsheetProperties,
} from './request-sheets';
import {
  appendDimension,
  deleteDimension,
  insertDimension,
  updateDimensionProperties,
} from './request-dimensions';
import { mergeCells, unmergeCells } from './request-merges';
import { checkMessage } from './schema';

type RequestHandler = (book: Book, body: JsonObject) => JsonObject | undefined;

const requestHandlers: Readonly<Record<string, RequestHandler>> = {
  addSheet,
  deleteSheet,
  updateSheetProperties,
  updateSpreadsheetProperties,
  updateCells,
  repeatCell,
  appendCells,
  insertDimension,
  deleteDimension,
  appendDimension,
  updateDimensionProperties,
  addChart,
  deleteEmbeddedObject,
  mergeCells,
  unmergeCells,
};

function applyRequest(book: Book, request: JsonObject, index: number): JsonObject {
  const kinds = Object.keys(request);
  const kind = kinds[0];
  if (kind === undefined) throw invalidArgument(`Invalid requests[${index}]: No request set.`);
  if (kinds.length > 1) {
    throw invalidArgument(
      `Invalid value at 'requests[${index}]' (oneof), oneof field 'kind' is already set. Cannot set '${kinds[1] ?? ''}'`,
    );
  }
  const apply = requestHandlers[kind];
  const body = request[kind];
  if (apply === undefined || !isJsonObject(body)) throw unsupported(`The request ${kind}`);
  try {
    const reply = apply(book, body);
    return reply === undefined ? {} : { [kind]: reply };
  } catch (error) {
    if (error instanceof ApiError && error.code === 400) {
      throw invalidArgument(`Invalid requests[${index}].${kind}: ${error.message}`);
    }
    throw error;
  }
}

/** Validates a batch, as Google does before it looks at the spreadsheet. */
export function checkBatch(body: JsonObject): JsonObject {
  const checked = checkMessage(body, 'BatchUpdateSpreadsheetRequest');
  if (objectsAt(checked, 'requests').length === 0)
    throw invalidArgument('Must specify at least one request.');
  return checked;
}

/** Applies a validated batch to a draft of a book. The caller only keeps the draft if this doesn't throw. */
export function applyBatch(draft: Book, checked: JsonObject): JsonObject[] {
  return objectsAt(checked, 'requests').map((request, index) => applyRequest(draft, request, index));
}

// spreadsheets.batchUpdate: every request of a batch, or none of it.
import { ApiError, invalid } from '../errors';
import { isJsonObject, objectsAt, type JsonObject } from '../json';
import type { Book } from './book';
import * as cells from './request-cells';
import * as dimensions from './request-dimensions';
import * as parts from './request-parts';
import { addSheet, deleteSheet, duplicateSheet } from './request-sheets';
import { updateSheetProperties, updateSpreadsheetProperties } from './properties';
import { checkMessage } from './schema';

type Request = (book: Book, body: JsonObject) => JsonObject | undefined;

const requests: Readonly<Record<string, Request>> = {
  addSheet,
  deleteSheet,
  duplicateSheet,
  updateSheetProperties,
  updateSpreadsheetProperties,
  updateCells: cells.updateCells,
  appendCells: cells.appendCells,
  repeatCell: cells.repeatCell,
  setDataValidation: cells.setDataValidation,
  updateBorders: cells.updateBorders,
  sortRange: cells.sortRange,
  deleteDimension: dimensions.deleteDimension,
  insertDimension: dimensions.insertDimension,
  appendDimension: dimensions.appendDimension,
  moveDimension: dimensions.moveDimension,
  updateDimensionProperties: dimensions.updateDimensionProperties,
  autoResizeDimensions: dimensions.autoResizeDimensions,
  deleteRange: (book, body) => dimensions.shiftRange(book, body, 'delete'),
  insertRange: (book, body) => dimensions.shiftRange(book, body, 'insert'),
  mergeCells: parts.mergeCells,
  unmergeCells: parts.unmergeCells,
  addConditionalFormatRule: parts.addConditionalFormatRule,
  updateConditionalFormatRule: parts.updateConditionalFormatRule,
  deleteConditionalFormatRule: parts.deleteConditionalFormatRule,
  addProtectedRange: parts.addProtectedRange,
  updateProtectedRange: parts.updateProtectedRange,
  deleteProtectedRange: parts.deleteProtectedRange,
  addBanding: parts.addBanding,
  deleteBanding: parts.deleteBanding,
  addNamedRange: parts.addNamedRange,
  updateNamedRange: parts.updateNamedRange,
  deleteNamedRange: parts.deleteNamedRange,
  createDeveloperMetadata: parts.createDeveloperMetadata,
  setBasicFilter: parts.setBasicFilter,
  clearBasicFilter: parts.clearBasicFilter,
  addChart: parts.addChart,
  updateChartSpec: parts.updateChartSpec,
  deleteEmbeddedObject: parts.deleteEmbeddedObject,
};

function applyOne(book: Book, request: JsonObject, index: number): JsonObject {
  const kinds = Object.keys(request);
  const kind = kinds[0];
  if (kind === undefined) throw invalid(`Invalid requests[${index}]: No request set.`);
  if (kinds.length > 1) {
    throw invalid(
      `Invalid value at 'requests[${index}]' (oneof), oneof field 'kind' is already set. Cannot set '${kinds[1] ?? ''}'`,
    );
  }
  const apply = requests[kind];
  const body = request[kind];
  if (apply === undefined || !isJsonObject(body)) {
    throw new ApiError(
      501,
      'UNIMPLEMENTED',
      `Invalid requests[${index}].${kind}: not done by the local host.`,
    );
  }
  try {
    const reply = apply(book, body);
    return reply === undefined ? {} : { [kind]: reply };
  } catch (error) {
    if (error instanceof ApiError && error.code === 400) {
      throw invalid(`Invalid requests[${index}].${kind}: ${error.message}`);
    }
    throw error;
  }
}

/** Checks the shape of a batch as Google does before it looks at the spreadsheet. */
export function checkBatch(body: JsonObject): JsonObject {
  const checked = checkMessage(body, 'BatchUpdateSpreadsheetRequest');
  if (objectsAt(checked, 'requests').length === 0) throw invalid('Must specify at least one request.');
  return checked;
}

/** Applies a checked batch to a draft of a book; the caller keeps the draft only if this returns. */
export function applyBatch(draft: Book, checked: JsonObject): JsonObject[] {
  return objectsAt(checked, 'requests').map((request, index) => applyOne(draft, request, index));
}

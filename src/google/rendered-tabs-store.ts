// The drawn tabs of the host book as they were written last, kept in the document's properties.
import { isList, isObject } from '../games/frame/json';
import type { RenderedTab, RenderedTabsStore } from '../sheets/rendered-tabs';
import { keepProperty, propertyJson } from './document-properties';

const PROPERTY = 'drawn-tabs';

export const drawnTabsStore: RenderedTabsStore = {
  get: () => {
    const json = propertyJson(PROPERTY);
    return isList(json) ? json.filter(isDrawnTab) : [];
  },
  set: (tabs) => keepProperty(PROPERTY, JSON.stringify(tabs)),
};

function isDrawnTab(value: unknown): value is RenderedTab {
  return (
    isObject(value) &&
    typeof value.sheetId === 'number' &&
    typeof value.rows === 'number' &&
    isList(value.widths) &&
    value.widths.every((width) => typeof width === 'number') &&
    typeof value.look === 'string' &&
    typeof value.cells === 'string'
  );
}

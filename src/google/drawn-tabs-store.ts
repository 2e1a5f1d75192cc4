// Keeps in the document's properties what the drawn tabs of the host book held when they were written last.
import { isList, isObject } from '../games/frame/json';
import type { DrawnTab, DrawnTabsStore } from '../sheets/drawn-tabs';
import { keepProperty, propertyJson } from './document-properties';

const PROPERTY = 'drawn-tabs';

export const drawnTabsStore: DrawnTabsStore = {
  get: () => {
    const json = propertyJson(PROPERTY);
    return isList(json) ? json.filter(isDrawnTab) : [];
  },
  set: (tabs) => keepProperty(PROPERTY, JSON.stringify(tabs)),
};

function isDrawnTab(value: unknown): value is DrawnTab {
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

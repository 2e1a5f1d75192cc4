// The news that players' books were last given of their own submissions, kept in the document's properties as a hash
// for each player.
import { isObject } from '../games/frame/json';
import type { DeliveredFatesPort } from '../rounds/ports/ports';
import { keepProperty, propertyJson } from './document-properties';

const PROPERTY = 'answered';

export const deliveredFatesPort: DeliveredFatesPort = {
  read: () => new Map(entriesIn(propertyJson(PROPERTY))),
  // One that gets lost has the books written once more.
  write: (answered) => keepProperty(PROPERTY, JSON.stringify(Object.fromEntries(answered))),
};

function entriesIn(json: unknown): readonly (readonly [string, string])[] {
  if (!isObject(json)) return [];
  return Object.entries(json).flatMap(([player, hash]) =>
    typeof hash === 'string' ? [[player, hash] as const] : [],
  );
}

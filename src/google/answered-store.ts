// Keeps in the document's properties what players' books were last told of their own submissions.
import { isObject } from '../games/json';
import type { AnsweredPort } from '../rounds/ports';
import { keepProperty, property } from './document-properties';

const PROPERTY = 'answered';

export const answeredPort: AnsweredPort = {
  read: () => {
    const text = property(PROPERTY);
    return new Map(text === null ? [] : entriesIn(text));
  },
  // One that gets lost has the books written once more.
  write: (answered) => keepProperty(PROPERTY, JSON.stringify(Object.fromEntries(answered))),
};

function entriesIn(text: string): readonly (readonly [string, string])[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [];
  }
  if (!isObject(json)) return [];
  return Object.entries(json).flatMap(([player, hash]) =>
    typeof hash === 'string' ? [[player, hash] as const] : [],
  );
}

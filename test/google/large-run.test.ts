// Requests that are too large for one batch are split. If one part gets no response, the others still count.
import { callInBatch } from '../../src/google/batched-calls';

const MB = 1_000_000;

const stored = new Map<string, string>();
const properties = {
  getProperties: () => Object.fromEntries(stored),
  getProperty: (name: string) => stored.get(name) ?? null,
  setProperty: (name: string, value: string) => stored.set(name, value),
};

/** Sends requests as large as books late in a game. Returns the size of each batch, and the result of each request. */
function sent(sizes: readonly number[], fails?: number): { parts: readonly number[][]; answers: unknown[] } {
  stored.clear();
  const parts: number[][] = [];
  const fetchAll = (requests: readonly { payload: string }[]): unknown => {
    parts.push(requests.map(({ payload }) => payload.length / MB));
    if (parts.length === fails) throw new Error('Address unavailable');
    return requests.map(() => ({ getResponseCode: () => 200, getContentText: () => '"together"' }));
  };
  Object.assign(globalThis, {
    PropertiesService: { getDocumentProperties: () => properties },
    ScriptApp: { getOAuthToken: () => 'token' },
    UrlFetchApp: { fetchAll },
    Utilities: { sleep: () => undefined },
  });
  const answers = callInBatch(
    sizes.map((size) => ({
      method: 'post',
      url: 'https://sheets.googleapis.com/',
      body: {},
      text: () => 'x'.repeat(size * MB),
      isRead: false,
      alone: () => 'alone',
    })),
  );
  return { parts, answers: answers.map((one) => (one.ok ? one.value : one.failure.code)) };
}

test('no fetchAll has more than ten million letters, but one write may', () => {
  expect(sent([3, 3, 4, 1, 12, 5, 5])).toEqual({
    parts: [
      [3, 3, 4],
      [5, 5],
    ],
    answers: ['together', 'together', 'together', 'alone', 'alone', 'together', 'together'],
  });
});

test('if the second part gets no answer, its writes are unsure, and the rest goes one by one', () => {
  expect(sent([6, 4, 6, 4, 6, 4], 2)).toEqual({
    parts: [
      [6, 4],
      [6, 4],
    ],
    answers: ['together', 'together', 503, 503, 'alone', 'alone'],
  });
});

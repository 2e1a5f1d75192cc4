// A trace of service calls as the model of waiting takes them.
import { classOf } from '../support/waits';
import type { CountedCall, CountedPart } from './waiting-model';

/** The name in a trace of a request that leaves with others in one fetchAll, which stands before it. */
const REQUEST = /^Request\./;

/** The classes of such requests; of all others a request to anybody's server. */
const REQUESTS: readonly (readonly [names: RegExp, is: CountedPart])[] = [
  [/^Request\.sheets\.spreadsheets\.(create|batchUpdate)$/, 'sheets-write'],
  [/^Request\.sheets\./, 'sheets-read'],
  [/^Request\.drive\.(files|permissions)\.(create|update|delete)$/, 'drive-write'],
  [/^Request\.drive\./, 'drive-read'],
];

/** The calls of a trace that take time, those of one fetchAll as one. */
export function countedCalls(trace: readonly { readonly name: string }[]): readonly CountedCall[] {
  const calls: { readonly kind: CountedCall['kind']; readonly parts: CountedPart[] }[] = [];
  for (const { name } of trace) {
    if (REQUEST.test(name)) {
      const [, part = 'fetch'] = REQUESTS.find(([names]) => names.test(name)) ?? [];
      calls[calls.length - 1]?.parts.push(part);
      continue;
    }
    const kind = classOf(name);
    if (kind !== 'within') calls.push({ kind, parts: [] });
  }
  return calls;
}

/**
 * The place of the last lock in such calls that is taken: a run of the sidebar changes the game from there to its end,
 * while others wait. Undefined where none is.
 */
export function lastLock(trace: readonly { readonly name: string }[]): number | undefined {
  const at = trace.map(({ name }) => name).lastIndexOf('Lock.tryLock');
  return at === -1 ? undefined : countedCalls(trace.slice(0, at)).length;
}

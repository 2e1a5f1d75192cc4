// The whole state of a paper game, separate from its ports, so that games can be copied.
import { EMPTY_LEDGER_CACHE } from '../../../src/rounds/record/ledger-cache';
import type { Hosts } from '../../../src/rounds/record/hosts';
import type { PaperBooks } from './books';
import type { PaperAccount, PaperAlarm } from './execution';
import type { KnownForms } from './forms';
import type { PaperHostBook, Place } from './host-book';
import type { PaperMatchTabs } from './match-tabs';
import type { PaperMessages } from './messenger';
import type { PaperPage } from './pages';
import type { CallsSoFar } from './service';

export interface Held {
  readonly clock: { time: number };
  readonly place: Place;
  readonly counted: CallsSoFar;
  readonly book: PaperHostBook;
  readonly matchTabs: PaperMatchTabs;
  readonly forms: KnownForms;
  readonly books: PaperBooks;
  readonly messages: PaperMessages;
  readonly page: PaperPage;
  readonly alarm: PaperAlarm;
  readonly trigger: { set: boolean };
  readonly submitTrigger: { set: boolean; noted: boolean };
  readonly deliveredFates: { shown: ReadonlyMap<string, string> };
  readonly run: {
    hosts: Hosts;
    /** The number of secrets drawn. */
    secrets: number;
  };
  readonly account: PaperAccount & { name: string };
  readonly work: { until: number };
}

/** An empty book in UTC, with an unchecked account. */
export function nothingHeld(): Held {
  return {
    clock: { time: Date.UTC(2026, 2, 1, 12) },
    place: { zone: 'Etc/UTC', page: '' },
    counted: { calls: [], uses: [], planted: [] },
    book: {
      grids: new Map(),
      archives: [],
      tabs: [],
      reading: [],
      known: EMPTY_LEDGER_CACHE,
      knownRows: [],
    },
    matchTabs: { matchSheets: new Map(), archivedTabs: [], formulas: new Set() },
    forms: { forms: new Map(), sheets: [], responders: { who: 'anyone' } },
    books: { books: new Map(), refusals: new Map(), together: { books: 50 }, seen: new Map() },
    messages: { posts: [], answers: [] },
    page: { game: undefined, stage: '', former: [], shown: new Map(), taps: [] },
    alarm: { set: undefined, answers: 'set' },
    trigger: { set: false },
    submitTrigger: { set: false, noted: false },
    deliveredFates: { shown: new Map() },
    run: { hosts: { coHosts: [] }, secrets: 0 },
    account: { name: 'host@example.com', findings: undefined, answers: {} },
    work: { until: Infinity },
  };
}

/** Deeply copies the state; references that are shared in the original are shared in the copy. */
export function copyHeld(held: Held): Held {
  return copied(held, new Map());
}

function copied<T>(value: T, known: Map<unknown, unknown>): T;
function copied(value: unknown, known: Map<unknown, unknown>): unknown {
  if (typeof value === 'function') throw new Error('A function cannot be copied.');
  if (typeof value !== 'object' || value === null) return value;
  const before = known.get(value);
  if (before !== undefined) return before;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    known.set(value, list);
    for (const one of value) list.push(copied<unknown>(one, known));
    return list;
  }
  if (value instanceof Map) {
    const map = new Map<unknown, unknown>();
    known.set(value, map);
    for (const [key, one] of value) map.set(key, copied<unknown>(one, known));
    return map;
  }
  if (value instanceof Set) return new Set<unknown>(value);
  if (Object.getPrototypeOf(value) !== Object.prototype) throw new Error('Only plain objects can be copied.');
  const object: Record<string, unknown> = {};
  known.set(value, object);
  for (const [key, one] of Object.entries(value)) object[key] = copied<unknown>(one, known);
  return object;
}

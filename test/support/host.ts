// The built add-on in a spreadsheet of its own, on a local host in memory, with a clock that the test moves.
import { deskOn } from '../../src/commands/desk-calls';
import { HandClock } from 'apps-script-stand-in/clock';
import type { FetchAnswer, FetchRequest } from 'apps-script-stand-in/execution';
import { openHost, type Host, type HostOptions } from 'apps-script-stand-in/host';
import { MemoryStore } from 'apps-script-stand-in/memory-store';
import { PING_WORDS } from '../../src/rounds/host/account/page-answer';
import type { DeskApi } from '../../src/rounds/host/calls';
import { builtCode, emptyPage, readManifest } from './built-program';

export const NOON = Date.parse('2026-03-01T12:00:00Z');

/** An answer of Discord's; without a text it is an empty object. */
type Answering = Partial<FetchAnswer> & Pick<FetchAnswer, 'code'>;

export interface TestHost {
  readonly host: Host;
  /** The calls that the sidebar makes. */
  readonly desk: DeskApi;
  readonly clock: HandClock;
  /** All that the host holds. */
  readonly store: MemoryStore;
  /** Requests sent to Discord. */
  readonly requests: FetchRequest[];
  /** Discord's next answers; 200 once the list is used up. */
  readonly answers: Answering[];
  /** Discord, for whoever posts. */
  readonly discord: (request: FetchRequest) => FetchAnswer;
}

export type TestHostOptions = Omit<HostOptions, 'folder' | 'store'>;

/** A host with the contents of the store, or with nothing yet. */
export function openTestHost(
  options: Partial<TestHostOptions> = {},
  store: MemoryStore = new MemoryStore(),
): TestHost {
  const clock = new HandClock(NOON);
  const requests: FetchRequest[] = [];
  const answers: Answering[] = [];
  const discord = (request: FetchRequest): FetchAnswer => {
    requests.push(request);
    const usual = request.url.endsWith('/exec?ping=1') ? `<p>${PING_WORDS}.</p>` : '{}';
    return { text: usual, ...(answers.shift() ?? { code: 200 }) };
  };
  const host = openHost({
    store,
    bundle: { text: builtCode() },
    html: { sidebar: emptyPage('sidebar'), player: emptyPage('player') },
    manifest: readManifest(),
    clock,
    book: { title: 'Host book', timeZone: 'Europe/Berlin' },
    fetch: discord,
    ...options,
  });
  // A test sets the time itself: loading the program takes none unless the test wants it.
  host.conditions.loadMs = 0;
  return { host, desk: deskOn(host), clock, store, requests, answers, discord };
}

/** A second host over a copy of all that another holds, at the same time of its own clock. */
export function copyOf({ store, clock }: TestHost, options: Partial<TestHostOptions> = {}): TestHost {
  const copy = openTestHost(options, store.copy());
  copy.clock.set(clock.now());
  return copy;
}

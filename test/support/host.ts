// The built add-on on a stand-in for Google in memory, with a clock that the test moves.
import { deskOn } from '../../src/commands/desk-calls';
import { HandClock } from 'apps-script-stand-in/clock';
import type { FetchAnswer, FetchRequest } from 'apps-script-stand-in/execution';
import { openHost, type Host, type HostOptions } from 'apps-script-stand-in/host';
import { MemoryStore } from 'apps-script-stand-in/memory-store';
import { PING_WORDS } from '../../src/rounds/host/account/page-answer';
import type { DeskApi } from '../../src/rounds/host/calls';
import { builtCode, emptyPage, readManifest } from './built-program';

export const NOON = Date.parse('2026-03-01T12:00:00Z');

/** An answer of Discord's; where it has no text, its body is an empty object. */
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
  /** What Discord answers to the next requests; after the last of them, status 200. */
  readonly answers: Answering[];
  /** Answers as Discord, for code that posts by itself. */
  readonly discord: (request: FetchRequest) => FetchAnswer;
}

export type TestHostOptions = Omit<HostOptions, 'folder' | 'store'>;

/** Opens a host with the content of this store, or an empty one. */
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
  // Only a test moves the clock: loading the program takes no time unless a test says so.
  host.conditions.loadMs = 0;
  return { host, desk: deskOn(host), clock, store, requests, answers, discord };
}

/** Opens a second host with a copy of all that another holds; its clock shows the same time and runs by itself. */
export function copyOf({ store, clock }: TestHost, options: Partial<TestHostOptions> = {}): TestHost {
  const copy = openTestHost(options, store.copy());
  copy.clock.set(clock.now());
  return copy;
}

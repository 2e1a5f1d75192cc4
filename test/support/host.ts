// The built add-on in its own spreadsheet, on a local host in memory, with a clock that the test sets.
import { ManualClock } from 'apps-script-stand-in/clock';
import type { FetchAnswer, FetchRequest } from 'apps-script-stand-in/execution';
import { openHost, type Host, type HostOptions } from 'apps-script-stand-in/host';
import { MemoryStore } from 'apps-script-stand-in/memory-store';
import { buildPingAnswer } from '../../src/rounds/host/account/account-check';
import { builtCode, builtRelease, emptyPage, readManifest } from './built-program';
import { eveningOf, type Evening, type Quiet } from './evening';

export const NOON = Date.parse('2026-03-01T12:00:00Z');

/** A response of Discord's; its text is an empty object by default. */
type Answering = Partial<FetchAnswer> & Pick<FetchAnswer, 'code'>;

export interface TestHost extends Evening {
  readonly host: Host;
  readonly clock: ManualClock;
  readonly store: MemoryStore;
  readonly requests: FetchRequest[];
  /** Discord's responses to the next requests; when they are used up, status 200. */
  readonly answers: Answering[];
  /** Responds as Discord, for code that posts directly. */
  readonly discord: (request: FetchRequest) => FetchAnswer;
}

export interface TestHostOptions extends Omit<HostOptions, 'folder' | 'store'> {
  /** Why nothing is refused at random on this evening; absent if something may be. */
  readonly quiet: Quiet;
}

/** Opens a host on this store, or on an empty one. */
export function openTestHost(
  { quiet, ...options }: Partial<TestHostOptions> = {},
  store: MemoryStore = new MemoryStore(),
): TestHost {
  const clock = new ManualClock(NOON);
  const requests: FetchRequest[] = [];
  const answers: Answering[] = [];
  const discord = (request: FetchRequest): FetchAnswer => {
    requests.push(request);
    const usual = request.url.endsWith('/exec?ping=1')
      ? `<p>${buildPingAnswer(builtRelease().build)}</p>`
      : '{}';
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
    // The program is bound to its spreadsheet, not an add-on.
    isAddOn: false,
    ...options,
  });
  // Only a test advances the clock, so loading the program takes no time unless a test says so.
  host.conditions.loadMs = 0;
  return { host, clock, store, requests, answers, discord, ...eveningOf(host, clock, quiet) };
}

/** A second host on a copy of another host's store, with its own clock at the same time; quiet if the other host is. */
export function copyOf({ store, clock, quiet }: TestHost, options: Partial<TestHostOptions> = {}): TestHost {
  const copy = openTestHost(quiet === undefined ? options : { quiet, ...options }, store.copy());
  copy.clock.set(clock.now());
  return copy;
}

// The built add-on in a spreadsheet of its own, on the local host: a throw-away folder, a clock that the test moves.
import { cpSync } from 'node:fs';
import { deskOn } from '../../src/commands/desk-calls';
import { HandClock } from '../../src/local/apps-script/clock';
import type { FetchAnswer, FetchRequest } from '../../src/local/apps-script/execution';
import { openHost, type Host, type HostOptions } from '../../src/local/apps-script/host';
import type { DeskApi } from '../../src/rounds/view/api';
import { builtCode, readManifest } from './built-program';
import { newFolder } from './temp-folders';

export const NOON = Date.parse('2026-03-01T12:00:00Z');

/** An answer of Discord's; without a text it is an empty object. */
type Answering = Partial<FetchAnswer> & Pick<FetchAnswer, 'code'>;

export interface TestHost {
  readonly host: Host;
  /** The calls that the sidebar makes. */
  readonly desk: DeskApi;
  readonly clock: HandClock;
  readonly folder: string;
  /** What was sent to Discord. */
  readonly requests: FetchRequest[];
  /** What Discord answers next; 200 once the list is used up. */
  readonly answers: Answering[];
}

/** A host over a new folder, or over that of the options. */
export function openTestHost(options: Partial<HostOptions> = {}): TestHost {
  const { folder = newFolder() } = options;
  const clock = new HandClock(NOON);
  const requests: FetchRequest[] = [];
  const answers: Answering[] = [];
  const host = openHost({
    folder,
    bundle: { text: builtCode() },
    html: { sidebar: '<head></head>' },
    manifest: readManifest(),
    clock,
    durable: false,
    book: { title: 'Host book', timeZone: 'Europe/Berlin' },
    fetch: (request) => {
      requests.push(request);
      return { text: '{}', ...(answers.shift() ?? { code: 200 }) };
    },
    ...options,
  });
  return { host, desk: deskOn(host), clock, folder, requests, answers };
}

/** A second host over a copy of all that another holds. */
export function copyOf({ folder }: TestHost, options: Partial<HostOptions> = {}): TestHost {
  const copy = newFolder();
  cpSync(folder, copy, { recursive: true });
  return openTestHost({ folder: copy, ...options });
}

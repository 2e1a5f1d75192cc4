// A model of how long a host waits for Google: the time of each class of calls, with its source. None was measured on our
// accounts. The figures are only for comparing two versions, and for a rough idea of the waiting time.
import { seededChance, type Chance } from '../../src/games/frame/chance';
import { classOf, type Nearby, type Wait } from '../support/waits';

/** In milliseconds. Half of all calls take less than `usual`; one in twenty takes more than `slow`. */
interface Time {
  readonly usual: number;
  readonly slow: number;
  readonly source: string;
}

export const TIMES: Readonly<Record<Wait | Nearby | 'run', Time>> = {
  run: {
    usual: 700,
    slow: 1500,
    source:
      'google.script.run there and back, with an empty function: 0.4 to 1.5 s (several projects; some say up to 3)',
  },
  'sheets-read': {
    usual: 450,
    slow: 1200,
    source:
      'half of a write: 1,000 cells read in one go and written in one go take 0.33 s together within Apps Script (moseskim/google-app-scripts-3rd 16-02), the API from outside 1.1 s a call (see sheets-write)',
  },
  'sheets-write': {
    usual: 700,
    slow: 1600,
    source:
      'ten ranges in one batch 1.12 s, one by one 11.87 s, from a server in Europe (piotr-agier/google-drive-mcp#203); a flush within Apps Script 0.61 s (“What is faster, ScriptDb or SpreadsheetApp”)',
  },
  book: {
    usual: 160,
    slow: 500,
    source: '2,000 calls on one sheet in 318.58 s (moseskim/google-app-scripts-3rd 16-02)',
  },
  'drive-read': {
    usual: 300,
    slow: 900,
    source:
      'a search takes 1.6 to 5.2 s (beaufortfrancois/omnidrive-chrome-extension#9); one file by its id, a fifth of that',
  },
  'drive-write': {
    usual: 1000,
    slow: 2500,
    source: 'making a file: 2 to 3 s with its upload (nao-pon/flysystem-google-drive#112)',
  },
  form: {
    usual: 250,
    slow: 800,
    source: 'no measurement was found: as a call on a sheet, which FormApp resembles, and half as much again',
  },
  trigger: { usual: 400, slow: 1200, source: 'no measurement was found: as a read of a server' },
  fetch: {
    usual: 400,
    slow: 1500,
    source: 'a request of Google to another server; Discord answers within 0.3 s (see the window’s posts)',
  },
  // A fetchAll takes as long as its slowest request, plus this.
  'fetch-all': {
    usual: 100,
    slow: 300,
    source:
      'its parts go together (tanaikech, “Benchmark: fetchAll method”): five of 5 s each were not one after another',
  },
  lock: { usual: 30, slow: 100, source: 'no measurement was found: as a property that is read' },
  'cache-read': { usual: 3, slow: 7, source: 'mean 3, most 7 of 100 (ziritione.org, “APIs performance”)' },
  'cache-write': { usual: 93, slow: 130, source: 'mean 93, deviation 18 of 100 (the same)' },
  'property-read': { usual: 30, slow: 50, source: 'mean 30, deviation 9, most 84 of 100 (the same)' },
  'property-write': { usual: 62, slow: 130, source: 'mean 62, deviation 37, most 231 of 100 (the same)' },
  user: { usual: 5, slow: 15, source: 'it comes with the execution; no measurement was found' },
};

/** How many requests of one fetchAll run at the same time. 10 to 20 were observed (magesheet.com); we send 64 and 100. */
const AT_ONCE = 16;

/** How many seconds Google's shared processors need for one second of work here. Both run V8; no ratio is published. */
const PROCESSOR_FACTOR = 2;

/** A counted call of a service. */
export interface CountedCall {
  readonly kind: Wait | Nearby;
  /** The classes of the requests in a fetchAll. */
  readonly parts?: readonly CountedPart[];
  /** The script's own time from the start of the run until this call is answered. */
  readonly until?: OwnTime;
}

/** Milliseconds of processor time here, and of pauses that the script itself made. */
export interface OwnTime {
  readonly processorMs: number;
  readonly pausedMs: number;
}

export type CountedPart = Exclude<Wait, 'fetch-all'>;

/** The name of a fetchAll's request in a trace. The trace lists the fetchAll before its requests. */
const REQUEST = /^Request\./;

/** The classes of requests by name. All other requests count as requests to any server. */
const REQUESTS: readonly (readonly [names: RegExp, is: CountedPart])[] = [
  [/^Request\.sheets\.spreadsheets\.(create|batchUpdate)$/, 'sheets-write'],
  [/^Request\.sheets\./, 'sheets-read'],
  [/^Request\.drive\.(files|permissions)\.(create|update|delete)$/, 'drive-write'],
  [/^Request\.drive\./, 'drive-read'],
];

/** The calls in a trace that take time; a fetchAll with its requests is one call. */
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

/** The calls that a page makes one after another. Calls in a nested list are made at the same time. */
export type Runs = readonly (CountedRun | readonly CountedRun[])[];

/** One call of a page, up to its answer. */
export interface CountedRun extends OwnTime {
  readonly calls: readonly CountedCall[];
  readonly meanwhile?: Meanwhile;
}

/** Look-ups that other calls of the page make at the same time. If they don't finish in time, the run makes them itself. */
export interface Meanwhile {
  readonly runs: readonly CountedRun[];
  /** Index of the call with which the run reads the look-ups' results. */
  readonly takenBy: number;
}

/** The run up to the moment when one of its calls is answered. */
export function runUntil(run: CountedRun, call: number): CountedRun {
  const { processorMs = 0, pausedMs = 0 } = run.calls[call]?.until ?? {};
  return { ...run, calls: run.calls.slice(0, call + 1), processorMs, pausedMs };
}

const SAMPLES = 1021;

/** The median waiting time for these runs, in milliseconds. It's always the same for the same runs. */
export function waitedFor(runs: Runs): number {
  const chance = seededChance('waiting');
  const samples = Array.from({ length: SAMPLES }, () =>
    runs.reduce<number>((sum, one) => {
      const beside = 'calls' in one ? [one] : one;
      return sum + Math.max(...beside.map((run) => runTime(run, chance)));
    }, 0),
  );
  return samples.sort((a, b) => a - b)[Math.floor(SAMPLES / 2)] ?? Number.NaN;
}

function runTime({ calls, meanwhile, ...own }: CountedRun, chance: Chance): number {
  const begun = timeOf('run', chance);
  const times = calls.map((call) => callTime(call, chance));
  const until = (call: number, { processorMs, pausedMs }: OwnTime): number =>
    begun +
    times.slice(0, call).reduce((sum, time) => sum + time, 0) +
    processorMs * PROCESSOR_FACTOR +
    pausedMs;
  const whole = until(calls.length, own);
  if (meanwhile === undefined) return whole;
  const { runs, takenBy } = meanwhile;
  const taken = until(takenBy, calls[takenBy]?.until ?? own);
  const late = runs.filter((run) => runTime(run, chance) > taken);
  if (late.length === 0) return whole;
  const missed = late.flatMap((run) => run.calls).flatMap(({ parts = [] }) => parts);
  return whole + callTime({ kind: 'user' }, chance) + callTime({ kind: 'fetch-all', parts: missed }, chance);
}

function callTime({ kind, parts = [] }: CountedCall, chance: Chance): number {
  let time = timeOf(kind, chance);
  for (let from = 0; from < parts.length; from += AT_ONCE) {
    time += Math.max(...parts.slice(from, from + AT_ONCE).map((part) => timeOf(part, chance)));
  }
  return time;
}

/** In a normal distribution, one in twenty values is more than this many standard deviations above the mean. */
const ONE_IN_TWENTY = 1.645;

/** Draws the time of one call of this class. Its logarithm is normally distributed, so some calls take much longer. */
export function timeOf(kind: keyof typeof TIMES, chance: Chance): number {
  const { usual, slow } = TIMES[kind];
  return usual * (slow / usual) ** (normal(chance) / ONE_IN_TWENTY);
}

const FINE = 1_000_000;

/** Draws from the standard normal distribution. */
function normal(chance: Chance): number {
  const part = (): number => (chance.whole(1, FINE) - 0.5) / FINE;
  return Math.sqrt(-2 * Math.log(part())) * Math.cos(2 * Math.PI * part());
}

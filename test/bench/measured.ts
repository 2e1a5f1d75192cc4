// Measures clicks. Each call that a page makes is run separately, in a freshly compiled program.
import * as vm from 'node:vm';
import { setFlagsFromString } from 'node:v8';
import type { Host } from 'apps-script-stand-in/host';
import type { DeskApi } from '../../src/rounds/host/calls';
import { classOf, isWait } from '../support/waits';
import type { TestHost } from '../support/host';
import { open } from './opened';
import { countedCalls, runUntil, TIMES, type CountedRun, type OwnTime, type Runs } from './waiting-model';
import { existsSync, readFileSync } from 'node:fs';

/** A Linux file. Its first number is the nanoseconds for which the thread that reads the file has run. */
const THREAD = '/proc/thread-self/schedstat';

/** This thread's processor milliseconds, without V8's compiler threads. If the system can't tell, the process's. */
function processorMs(): number {
  const [nanoseconds] = existsSync(THREAD) ? readFileSync(THREAD, 'utf8').split(' ') : [];
  const { user, system } = process.cpuUsage();
  return nanoseconds === undefined ? (user + system) / 1000 : Number(nanoseconds) / 1e6;
}

/** A click, with all calls that the page makes until it's done. */
export interface Click {
  readonly title: string;
  readonly runs: Runs;
  /** The length of the last answer in characters, as the page gets it. */
  readonly answered: number;
}

/** The processor time of all calls of a click, in milliseconds. */
export function processorOf({ runs }: Click): number {
  return runs.flat().reduce((sum, { processorMs }) => sum + processorMs, 0);
}

/** The part of a click up to the moment when the last book was drawn. */
export function untilDrawn({ runs: all, ...click }: Click): Click {
  const runs = all.flat();
  const drawings = runs.map(({ calls }) =>
    calls.map(({ parts = [] }) => parts.includes('sheets-write')).lastIndexOf(true),
  );
  const last = drawings.map((call) => call >= 0).lastIndexOf(true);
  return {
    ...click,
    runs: runs.slice(0, last + 1).map((run, at) => (at === last ? runUntil(run, drawings[at] ?? 0) : run)),
  };
}

export class Measured {
  readonly test: TestHost;
  readonly #runs: (CountedRun | readonly CountedRun[])[] = [];
  #answered = 0;

  constructor(test: TestHost) {
    this.test = test;
  }

  desk(run: (desk: DeskApi) => unknown): void {
    const { run: counted, passedMs, answer } = this.#measure(run);
    this.#add(counted, passedMs, answer);
  }

  /** Measures calls that the page starts at the same time. They're independent, so they can run one after another here. */
  atOnce(...runs: readonly ((desk: DeskApi) => unknown)[]): void {
    const measured = runs.map((run) => {
      const { passedMs, ...one } = this.#measure(run);
      this.test.clock.pass(passedMs);
      return one;
    });
    this.#runs.push(measured.map(({ run }) => run));
  }

  /** Measures a call that starts at the same time as others and uses their results. */
  deskBeside(others: readonly ((desk: DeskApi) => unknown)[], run: (desk: DeskApi) => unknown): void {
    const runs = others.map((other) => this.#measure(other).run);
    const { run: main, passedMs, answer } = this.#measure(run);
    const takenBy = main.calls.findIndex(({ kind }) => kind === 'cache-read');
    this.#add(takenBy < 0 ? main : { ...main, meanwhile: { runs, takenBy } }, passedMs, answer);
  }

  click(title: string): Click {
    return { title, runs: this.#runs, answered: this.#answered };
  }

  #add(run: CountedRun, passedMs: number, answer: unknown): void {
    this.test.clock.pass(passedMs);
    this.#answered = JSON.stringify(answer).length;
    this.#runs.push(run);
  }

  #measure(run: (desk: DeskApi) => unknown): MeasuredRun {
    const { store, clock } = this.test;
    const cold = open(store, clock.now());
    collectGarbage();
    const own = ownTimeOf(cold.host, cold.clock.now());
    const answer = run(cold.desk);
    const end = own.now(cold.clock.now());
    const calls = countedCalls(cold.host.faults.trace());
    if (calls.length !== own.calls.length) throw new Error('Calls were counted otherwise than timed.');
    const timed = calls.map((call, at) => ({ ...call, until: own.calls[at] ?? end }));
    return { run: { calls: timed, ...end }, passedMs: cold.clock.now() - clock.now(), answer };
  }
}

setFlagsFromString('--expose-gc');
/** Collects garbage between clicks. Otherwise, a collection during a click could take seconds. */
const collectGarbage = vm.runInNewContext('gc') as () => void;

interface MeasuredRun {
  readonly run: CountedRun;
  /** The time by the test's clock. */
  readonly passedMs: number;
  readonly answer: unknown;
}

/** The script's own time, without the time spent in the stand-ins for Google's services. */
interface Own {
  /** The script's own time at which each call was answered. */
  readonly calls: readonly OwnTime[];
  readonly now: (at: number) => OwnTime;
}

function ownTimeOf(host: Host, begun: number): Own {
  const start = processorMs();
  const calls: OwnTime[] = [];
  let [spent, waited, depth] = [0, 0, 0];
  const now = (at: number): OwnTime => ({
    processorMs: Math.max(0, processorMs() - start - spent),
    pausedMs: at - begun - waited,
  });
  const around = host.faults.around.bind(host.faults);
  host.faults.around = (context, name, apply, options) => {
    // A fetchAll's cost includes its requests.
    const kind = depth > 0 ? 'within' : classOf(name);
    // The test's clock advances by the usual time of a call to a server.
    const costMs = isWait(kind) ? TIMES[kind].usual : 0;
    waited += costMs;
    try {
      return around(
        context,
        name,
        () => {
          depth += 1;
          const before = processorMs();
          try {
            return apply();
          } finally {
            depth -= 1;
            if (depth === 0) spent += processorMs() - before;
          }
        },
        { ...options, costMs },
      );
    } finally {
      if (kind !== 'within') calls.push(now(context.clock.now()));
    }
  };
  return { calls, now };
}

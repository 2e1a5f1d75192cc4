// Clicks measured: each call of a page as a run of its own, in which the program is compiled as if for the first time.
import { setFlagsFromString } from 'node:v8';
import * as vm from 'node:vm';
import type { Host } from 'apps-script-stand-in/host';
import type { Reply } from '../../src/rounds/api';
import { classOf, isWait } from '../support/waits';
import { countedCalls, lastLock } from './counted-calls';
import { open, type Opened } from './opened';
import {
  runUntil,
  TIMES,
  type CountedCall,
  type CountedRun,
  type OwnTime,
  type PortionRun,
  type Runs,
} from './waiting-model';
import { ExecutionFailed } from 'apps-script-stand-in/call-errors';

/** A click, and all calls of a page until it is done. */
export interface Click {
  readonly title: string;
  readonly runs: Runs;
  /** Characters of the last answer, as the page gets it. */
  readonly answered: number;
}

/** Milliseconds of the processor of all calls of a click. */
export function processorOf({ runs }: Click): number {
  return runs.flat().reduce((sum, { processorMs }) => sum + processorMs, 0);
}

/** The click until the last book was drawn by it. */
export function untilDrawn({ runs: all, ...click }: Click): Click {
  const runs = all.flat();
  const last = runs
    .map(lastDrawing)
    .map((call) => call >= 0)
    .lastIndexOf(true);
  return {
    ...click,
    runs: runs.slice(0, last + 1).map((run, at) => (at === last ? drawnIn(run) : run)),
  };
}

/** The place of the call by which a run draws its last books; -1 where it draws none. */
function lastDrawing({ calls }: CountedRun): number {
  return calls.map(({ parts = [] }) => parts.includes('sheets-write')).lastIndexOf(true);
}

/** A run until all books are drawn, also by those beside it. */
function drawnIn(run: CountedRun): CountedRun {
  const { meanwhile, ...until } = runUntil(run, lastDrawing(run));
  if (meanwhile === undefined) return until;
  const { portions, ...looks } = meanwhile;
  if (portions === undefined) return { ...until, meanwhile };
  const { answeredBy: _, runs, alone, ...given } = portions;
  return {
    ...until,
    meanwhile: {
      ...looks,
      portions: {
        ...given,
        runs: runs.map((one) => ({ ...one, run: drawnIn(one.run) })),
        alone: drawnIn(alone),
      },
    },
  };
}

/** The runs of a click. */
export class Measured {
  readonly test: Opened;
  readonly #runs: (CountedRun | readonly CountedRun[])[] = [];
  #answered = 0;

  constructor(test: Opened) {
    this.test = test;
  }

  desk(run: (desk: Opened['desk']) => unknown): void {
    this.#follow('run', ({ desk }) => run(desk));
  }

  /** Calls that leave together. None needs what another does: here they are made one after another. */
  atOnce(...runs: readonly ((desk: Opened['desk']) => unknown)[]): void {
    const measured = runs.map((run) => {
      const { passedMs, ...one } = this.#measure('run', ({ desk }) => run(desk));
      this.test.clock.pass(passedMs);
      return one;
    });
    this.#answered = Math.max(...measured.map(({ answer }) => JSON.stringify(answer).length));
    this.#runs.push(measured.map(({ run }) => run));
  }

  /**
   * A call that leaves together with others: it takes what they have found, and gives books to those that wait for some.
   * Here one runs at a time: each that waits is ended there, and made once more where it goes on.
   */
  deskBeside(others: readonly Made[], main: Made): void {
    const alone = new Measured(open(this.test.store.copy(), this.test.clock.now()));
    alone.deskAfter(others, main);
    const found: (readonly [run: CountedRun, part: number])[] = [];
    const inMain = ({ host, store }: Opened, apart: Apart): void => {
      let isGone = false;
      const goOn = (): void => {
        if (isGone || !/\\"parts\\":\[\[/.test(JSON.stringify(store.read('properties')))) return;
        isGone = true;
        apart(() => {
          others.forEach((other, part) => {
            if (part > 0) found.push([this.#measure('run', other).run, part]);
          });
        });
      };
      const begin = (): void => {
        apart(() => {
          for (const other of others.slice(1)) untilItWaits(this.test, other);
        });
        host.faults.plant({
          on: 'Properties.setProperties',
          when: 'after',
          action: { do: 'run', run: goOn },
        });
      };
      host.faults.plant({ on: 'Cache.put', nth: 1, when: 'after', action: { do: 'run', run: begin } });
    };
    const [first] = others.slice(0, 1).map((other) => this.#measure('run', other).run);
    const { run, passedMs, answer } = this.#measure('run', main, inMain);
    if (found.length === 0 || first === undefined) {
      const [only] = alone.#runs;
      if (only === undefined || !('calls' in only)) throw new Error('Nothing was measured.');
      this.#add(only, passedMs, answer);
      return;
    }
    const kinds = run.calls.map(({ kind }) => kind);
    const askedBy = kinds.findIndex(
      (kind, at) => kind === 'cache-read' && kinds[at + 1] === 'property-write',
    );
    const [only] = alone.#runs;
    if (askedBy < 0 || only === undefined || !('calls' in only)) throw new Error('Nothing was given.');
    const portions = {
      saidBy: kinds.indexOf('cache-write'),
      askedBy,
      givenBy: askedBy + 1,
      answeredBy: kinds.indexOf('cache-read', lastDrawing(run)),
      runs: found.map(([one]) => portionRun(one)),
      alone: only,
    };
    const takenBy = kinds.indexOf('cache-read', askedBy + 1);
    this.#add({ ...run, meanwhile: { runs: [first], takenBy, portions } }, passedMs, answer);
  }

  /** The same where each of the others is over before the call begins. */
  deskAfter(others: readonly Made[], main: Made): void {
    const runs = others.map((other) => this.#measure('run', other).run);
    const { run, passedMs, answer } = this.#measure('run', main);
    const takenBy = run.calls.findIndex(({ kind }) => kind === 'cache-read');
    this.#add(takenBy < 0 ? run : { ...run, meanwhile: { runs, takenBy } }, passedMs, answer);
  }

  call<T>(name: string, input: object): Reply<T> {
    return this.#follow('run', ({ host }) => host.call(name, [input], { visitor: true })) as Reply<T>;
  }

  visit(parameter: Readonly<Record<string, string>>): void {
    this.#follow('visit', ({ host }) => host.visit(parameter).html);
  }

  click(title: string): Click {
    return { title, runs: this.#runs, answered: this.#answered };
  }

  #follow(by: CountedRun['by'], run: (test: Opened) => unknown): unknown {
    const { run: counted, passedMs, answer } = this.#measure(by, run);
    this.#add(counted, passedMs, answer);
    return answer;
  }

  #add(run: CountedRun, passedMs: number, answer: unknown): void {
    this.test.clock.pass(passedMs);
    this.#answered = JSON.stringify(answer).length;
    this.#runs.push(run);
  }

  #measure(
    by: CountedRun['by'],
    run: (test: Opened) => unknown,
    before: (test: Opened, apart: Apart) => void = () => undefined,
  ): MeasuredRun {
    const { store, clock } = this.test;
    const cold = open(store, clock.now());
    collectGarbage();
    const own = ownTimeOf(cold.host, cold.clock.now());
    before(cold, own.apart);
    const answer = run(cold);
    const end = own.now(cold.clock.now());
    const trace = cold.host.faults.trace();
    const calls = countedCalls(trace);
    const aloneFrom = lastLock(trace);
    if (calls.length !== own.calls.length) throw new Error('Calls were counted otherwise than timed.');
    return {
      run: {
        by,
        calls: calls.map((call, at): CountedCall => ({ ...call, until: own.calls[at] ?? end })),
        ...end,
        ...(aloneFrom === undefined ? {} : { aloneFrom }),
      },
      passedMs: cold.clock.now() - clock.now(),
      answer,
    };
  }
}

/** A call as the window makes it. */
type Made = (test: Opened) => unknown;

/** Runs something of which nothing counts for the run that is measured. */
type Apart = (run: () => void) => void;

/** Makes a call until it waits for another. */
function untilItWaits({ store, clock }: Opened, call: Made): void {
  const cold = open(store, clock.now());
  cold.host.faults.kill('Utilities.sleep');
  try {
    call(cold);
  } catch (error) {
    if (!(error instanceof ExecutionFailed)) throw error;
  }
}

function portionRun(run: CountedRun): PortionRun {
  const kinds = run.calls.map(({ kind }) => kind);
  const offeredBy = kinds.indexOf('cache-write');
  const lookedBy = kinds.indexOf('cache-write', offeredBy + 1);
  return { run, offeredBy, lookedBy, foundBy: kinds.indexOf('property-read', lookedBy) };
}

setFlagsFromString('--expose-gc');
/** Clears away what the bench has left: else it happens within some click, and takes seconds of it. */
const collectGarbage = vm.runInNewContext('gc') as () => void;

interface MeasuredRun {
  readonly run: CountedRun;
  /** On the clock. */
  readonly passedMs: number;
  readonly answer: unknown;
}

/** The script's own time: that within the stand-ins of services is Google's. */
interface Own {
  /** Until each call was answered. */
  readonly calls: readonly OwnTime[];
  readonly now: (at: number) => OwnTime;
  readonly apart: Apart;
}

function ownTimeOf(host: Host, begun: number): Own {
  const start = process.cpuUsage();
  const calls: OwnTime[] = [];
  let [spent, waited, depth] = [0, 0, 0];
  const now = (at: number): OwnTime => {
    const { user, system } = process.cpuUsage(start);
    return {
      processorMs: Math.max(0, (user + system) / 1000 - spent),
      pausedMs: at - begun - waited,
    };
  };
  const around = host.faults.around.bind(host.faults);
  host.faults.around = (context, name, apply, options) => {
    // The requests of a fetchAll are within it.
    const kind = depth > 0 ? 'within' : classOf(name);
    // Servers take their usual time on the clock.
    const costMs = isWait(kind) ? TIMES[kind].usual : 0;
    waited += costMs;
    try {
      return around(
        context,
        name,
        () => {
          depth += 1;
          const before = process.cpuUsage();
          try {
            return apply();
          } finally {
            depth -= 1;
            const { user, system } = process.cpuUsage(before);
            if (depth === 0) spent += (user + system) / 1000;
          }
        },
        { ...options, costMs },
      );
    } finally {
      if (kind !== 'within') calls.push(now(context.clock.now()));
    }
  };
  const apart: Apart = (run) => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    spent += (user + system) / 1000;
  };
  return { calls, now, apart };
}

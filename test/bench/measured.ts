// Clicks measured: each call of a page as a run of its own, in which the program is compiled as if for the first time.
import { setFlagsFromString } from 'node:v8';
import * as vm from 'node:vm';
import type { Host } from 'apps-script-stand-in/host';
import type { Reply } from '../../src/rounds/reply/reply';
import { processorMs } from '../support/processor-time';
import { classOf, isWait } from '../support/waits';
import { countedCalls, lastLock } from './counted-calls';
import { open, type Opened } from './opened';
import { runUntil, TIMES, type CountedCall, type CountedRun, type OwnTime, type Runs } from './waiting-model';

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
  const drawings = runs.map(({ calls }) =>
    calls.map(({ parts = [] }) => parts.includes('sheets-write')).lastIndexOf(true),
  );
  const last = drawings.map((call) => call >= 0).lastIndexOf(true);
  return {
    ...click,
    runs: runs.slice(0, last + 1).map((run, at) => (at === last ? runUntil(run, drawings[at] ?? 0) : run)),
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

  /** A call that leaves together with others: it takes what they have found. */
  deskBeside(
    others: readonly ((desk: Opened['desk']) => unknown)[],
    run: (desk: Opened['desk']) => unknown,
  ): void {
    const runs = others.map((other) => this.#measure('run', ({ desk }) => other(desk)).run);
    const { run: main, passedMs, answer } = this.#measure('run', ({ desk }) => run(desk));
    const takenBy = main.calls.findIndex(({ kind }) => kind === 'cache-read');
    this.#add(takenBy < 0 ? main : { ...main, meanwhile: { runs, takenBy } }, passedMs, answer);
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

  #measure(by: CountedRun['by'], run: (test: Opened) => unknown): MeasuredRun {
    const { store, clock } = this.test;
    const cold = open(store, clock.now());
    collectGarbage();
    const own = ownTimeOf(cold.host, cold.clock.now());
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

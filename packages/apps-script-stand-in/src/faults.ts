// The chokepoint of every service call: counts it, traces it, costs it time, and fails it when a test says so.
import { ApiError, ExecutionEnded, GoogleError } from './errors';

/**
 * The effects of a fault: it throws as Google would, ends the execution, kills this very process, or only takes time.
 */
export type FaultAction =
  | {
      readonly do: 'fail';
      readonly message: string;
      readonly name?: string;
      readonly code?: number;
      readonly reason?: string;
    }
  | { readonly do: 'kill' }
  | { readonly do: 'die' }
  | { readonly do: 'delay'; readonly ms: number }
  | { readonly do: 'run'; readonly run: () => void };

/** A fault and the call that it strikes, counted from when the fault was planted. */
export interface Fault {
  /** A full name like `Sheets.Spreadsheets.batchUpdate`, a prefix ending in `*`, or a pattern. */
  readonly on: string | RegExp;
  /** Strikes the nth matching call (1 is the next one); left out, every matching call. */
  readonly nth?: number;
  /** `before` leaves the call undone; `after` lets its effect happen first. */
  readonly when?: 'before' | 'after';
  readonly action: FaultAction;
}

export interface TraceEntry {
  readonly name: string;
  readonly execution: number;
  readonly at: number;
  outcome: 'done' | 'failed' | 'ended';
}

/** A refusal of Google's, and whether the call had its effect before it. */
export type Refusal = Omit<Extract<FaultAction, { readonly do: 'fail' }>, 'do'> & Pick<Fault, 'when'>;

/** A call that was done. */
export interface DoneCall {
  readonly name: string;
  /** Empty for a request of a fetchAll: the arguments are its fetchAll's. */
  readonly given: readonly unknown[];
  readonly answer: unknown;
}

/** The facts about the calling execution that the chokepoint needs. */
export interface CallContext {
  readonly id: number;
  ended: ExecutionEnded | undefined;
  spentMs: number;
  readonly clock: { now(): number; pass(ms: number): void };
}

/** The clock time that one execution may take on Google. */
export const EXECUTION_LIMIT_MS = 6 * 60 * 1000;
const TRACE_LENGTH = 50_000;

function refusal(action: Extract<FaultAction, { readonly do: 'fail' }>): GoogleError {
  const { message, name, code, reason } = action;
  if (code === undefined) return new GoogleError(message, name);
  const details = new ApiError(code, 'UNKNOWN', message, reason).details();
  return new GoogleError(message, 'GoogleJsonResponseException', details);
}

interface Planted {
  readonly fault: Fault;
  seen: number;
}

function matches(on: string | RegExp, name: string): boolean {
  if (on instanceof RegExp) return on.test(name);
  if (on.endsWith('*')) return name.startsWith(on.slice(0, -1));
  return on === name;
}

export class Faults {
  /** Simulated milliseconds that each service call costs (0 unless a test sets it). */
  costMs = 0;
  /** Told of each call that was done, for weighing what it was given and answered. */
  watch: ((call: DoneCall) => void) | undefined;
  /** Asked at each call for a refusal, on an evening on which Google refuses now and then; undefined where there is none. */
  refuses: ((name: string) => Refusal | undefined) | undefined;
  /** The time on the clock after which an execution is cut off. */
  limitMs = EXECUTION_LIMIT_MS;
  readonly #counts = new Map<string, number>();
  readonly #trace: TraceEntry[] = [];
  #planted: Planted[] = [];

  /** Plants a fault. */
  plant(fault: Fault): void {
    this.#planted.push({ fault, seen: 0 });
  }

  /** Fails the nth call of this name with an error of Google's; with a code, as an advanced service words it. */
  fail(
    on: string | RegExp,
    message: string,
    options: { nth?: number; when?: 'before' | 'after'; code?: number; reason?: string } = {},
  ): void {
    const { nth, when, ...structure } = options;
    const times = { ...(nth === undefined ? {} : { nth }), ...(when === undefined ? {} : { when }) };
    this.plant({ on, ...times, action: { do: 'fail', message, ...structure } });
  }

  /** Ends the execution at the nth call of this name, before or after its effect. */
  kill(on: string | RegExp, options: { nth?: number; when?: 'before' | 'after' } = {}): void {
    this.plant({ on, nth: 1, ...options, action: { do: 'kill' } });
  }

  /** Refuses every call of this name, as for a user without the permission. */
  deny(on: string | RegExp, message = 'You do not have permission to perform that action.'): void {
    this.plant({ on, action: { do: 'fail', message } });
  }

  /** Takes all planted faults away. */
  clear(): void {
    this.#planted = [];
  }

  /** Forgets counts and trace (planted faults stay). */
  resetCounts(): void {
    this.#counts.clear();
    this.#trace.length = 0;
  }

  /** The number of calls made whose names match this; of all calls when left out. */
  count(on: string | RegExp = '*'): number {
    let sum = 0;
    for (const [name, times] of this.#counts) if (matches(on, name)) sum += times;
    return sum;
  }

  /** Calls by name. */
  counts(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** The calls in the order made (the newest 50,000). */
  trace(): readonly TraceEntry[] {
    return this.#trace;
  }

  /** Runs one service call through the chokepoint; `costMs` is another time for it than the usual. */
  around<T>(
    context: CallContext,
    name: string,
    apply: () => T,
    {
      costMs = this.costMs,
      given = [],
    }: { readonly costMs?: number; readonly given?: readonly unknown[] } = {},
  ): T {
    if (context.ended !== undefined) throw context.ended;
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    const entry: TraceEntry = { name, execution: context.id, at: context.clock.now(), outcome: 'failed' };
    this.#trace.push(entry);
    if (this.#trace.length > TRACE_LENGTH) this.#trace.shift();
    const due = this.#planted.filter((planted) => {
      if (!matches(planted.fault.on, name)) return false;
      planted.seen += 1;
      return planted.fault.nth === undefined || planted.fault.nth === planted.seen;
    });
    const refused = this.refuses?.(name);
    if (refused !== undefined) {
      const { when = 'before', ...action } = refused;
      due.push({ fault: { on: name, when, action: { do: 'fail', ...action } }, seen: 1 });
    }
    try {
      this.spend(context, costMs);
      for (const { fault } of due) if (fault.when !== 'after') this.#strike(context, fault.action, name);
      const answer = apply();
      for (const { fault } of due) if (fault.when === 'after') this.#strike(context, fault.action, name);
      entry.outcome = 'done';
      this.watch?.({ name, given, answer });
      return answer;
    } catch (error) {
      if (error instanceof ExecutionEnded) entry.outcome = 'ended';
      throw error;
    }
  }

  /** Adds simulated time to an execution and cuts it off at the limit. */
  spend(context: CallContext, ms: number): void {
    if (ms > 0) context.clock.pass(ms);
    context.spentMs += ms;
    this.checkLimit(context);
  }

  /** Ends an execution that has used up its time. */
  checkLimit(context: CallContext): void {
    if (context.spentMs <= this.limitMs) return;
    context.ended = new ExecutionEnded('timeout', 'Exceeded maximum execution time');
    throw context.ended;
  }

  #strike(context: CallContext, action: FaultAction, name: string): void {
    switch (action.do) {
      case 'fail':
        throw refusal(action);
      case 'kill':
        context.ended = new ExecutionEnded('killed', `The execution was killed at ${name}.`);
        throw context.ended;
      case 'die':
        process.kill(process.pid, 'SIGKILL');
        return;
      case 'delay':
        this.spend(context, action.ms);
        return;
      case 'run':
        action.run();
        return;
    }
  }
}

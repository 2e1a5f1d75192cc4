// Every service call passes through here, to be counted, logged and delayed. The call fails if a test planted a fault.
import { ApiError, ExecutionEnded, GoogleError } from './errors';

/** What a fault does: throw as Google would, end the execution, kill this process, or only delay the call. */
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

/** A fault and the calls that it affects. Calls are counted from when the fault was planted. */
export interface Fault {
  /** A call's full name (such as `Sheets.Spreadsheets.batchUpdate`), a prefix with `*`, or a pattern. */
  readonly on: string | RegExp;
  /** The number of the matching call that fails, counted from 1; by default every matching call fails. */
  readonly nth?: number;
  /** `before`: the call isn't carried out. `after`: the call is carried out before the fault. */
  readonly when?: 'before' | 'after';
  readonly action: FaultAction;
}

export interface TraceEntry {
  readonly name: string;
  readonly execution: number;
  readonly at: number;
  outcome: 'done' | 'failed' | 'ended';
}

/** A refusal by Google, and whether the call was carried out anyway. */
export type Refusal = Omit<Extract<FaultAction, { readonly do: 'fail' }>, 'do'> & Pick<Fault, 'when'>;

/** A call that was carried out. */
export interface CompletedCall {
  readonly name: string;
  /** The arguments; empty for a request of a fetchAll, since the fetchAll call has them. */
  readonly given: readonly unknown[];
  readonly answer: unknown;
}

/** What faults need to know about the execution that makes a call. */
export interface CallContext {
  readonly id: number;
  ended: ExecutionEnded | undefined;
  spentMs: number;
  readonly clock: { now(): number; pass(ms: number): void };
}

/** Google's time limit for an execution. */
export const EXECUTION_LIMIT_MS = 6 * 60 * 1000;
const MAX_TRACE_ENTRIES = 50_000;

function refusalError(action: Extract<FaultAction, { readonly do: 'fail' }>): GoogleError {
  const { message, name, code, reason } = action;
  if (code === undefined) return new GoogleError(message, name);
  const details = new ApiError(code, 'UNKNOWN', message, reason).details();
  return new GoogleError(message, name ?? 'GoogleJsonResponseException', details);
}

interface PlantedFault {
  readonly fault: Fault;
  seen: number;
}

function matches(on: string | RegExp, name: string): boolean {
  if (on instanceof RegExp) return on.test(name);
  if (on.endsWith('*')) return name.startsWith(on.slice(0, -1));
  return on === name;
}

export class Faults {
  /** How long each service call takes, in simulated milliseconds; 0 by default. */
  costMs = 0;
  /** Called after each call, with its arguments and result. */
  watch: ((call: CompletedCall) => void) | undefined;
  /** Decides for each call whether Google refuses it; undefined if no calls are refused at random. */
  refuses: ((name: string) => Refusal | undefined) | undefined;
  /** Picks names for exceptions; undefined to keep the known names. */
  names: (() => string) | undefined;
  /** An execution's time limit, by the clock. */
  limitMs = EXECUTION_LIMIT_MS;
  readonly #counts = new Map<string, number>();
  readonly #trace: TraceEntry[] = [];
  #planted: PlantedFault[] = [];

  plant(fault: Fault): void {
    this.#planted.push({ fault, seen: 0 });
  }

  /** Makes the nth call of this name fail with an error like Google's. With a `code`, like an advanced service's error. */
  fail(
    on: string | RegExp,
    message: string,
    options: Partial<Omit<Refusal, 'message'>> & Pick<Fault, 'nth'> = {},
  ): void {
    const { nth, when, ...structure } = options;
    const times = { ...(nth === undefined ? {} : { nth }), ...(when === undefined ? {} : { when }) };
    this.plant({ on, ...times, action: { do: 'fail', message, ...structure } });
  }

  /** Ends the execution at the nth call of this name, before or after it is carried out. */
  kill(on: string | RegExp, options: { nth?: number; when?: 'before' | 'after' } = {}): void {
    this.plant({ on, nth: 1, ...options, action: { do: 'kill' } });
  }

  /** Refuses every call of this name, as Google does for a user without permission. */
  deny(on: string | RegExp, message = 'You do not have permission to perform that action.'): void {
    this.plant({ on, action: { do: 'fail', message } });
  }

  clear(): void {
    this.#planted = [];
  }

  /** Clears the record of calls. Planted faults stay. */
  resetCounts(): void {
    this.#counts.clear();
    this.#trace.length = 0;
  }

  /** The number of calls whose names match; by default all calls. */
  count(on: string | RegExp = '*'): number {
    let sum = 0;
    for (const [name, times] of this.#counts) if (matches(on, name)) sum += times;
    return sum;
  }

  /** The number of calls per name. */
  counts(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** The latest 50,000 calls, in the order in which they were made. */
  trace(): readonly TraceEntry[] {
    return this.#trace;
  }

  /** Carries out one service call, including counting, delays and faults. `costMs` overrides the default duration. */
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
    if (this.#trace.length > MAX_TRACE_ENTRIES) this.#trace.shift();
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

  /** Adds simulated time to an execution, and ends it if its time is up. */
  spend(context: CallContext, ms: number): void {
    if (ms > 0) context.clock.pass(ms);
    context.spentMs += ms;
    this.checkLimit(context);
  }

  /** Ends an execution whose time is up. */
  checkLimit(context: CallContext): void {
    if (context.spentMs <= this.limitMs) return;
    context.ended = new ExecutionEnded('timeout', 'Exceeded maximum execution time');
    throw context.ended;
  }

  #strike(context: CallContext, action: FaultAction, name: string): void {
    switch (action.do) {
      case 'fail':
        throw refusalError(action);
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

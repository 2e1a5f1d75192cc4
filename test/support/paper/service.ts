// Service calls in paper games: each is counted and can be made to fail.
import { fail, ok } from '../../../src/games/frame/result';
import type { Ports } from '../../../src/rounds/ports/ports';
import type { CallProblem } from '../../../src/rounds/reply/reply';

/** How a call fails: the execution is killed before or after the call, or the service refuses the call. */
export type Failure = 'before' | 'after' | CallProblem;

/** Thrown when an execution is killed midway. */
export class Killed extends Error {}

/** Makes a service call: counts it, and makes it fail if a test wants that. */
export type Service = <T>(
  call: string,
  run: () => T,
) => T | { readonly ok: false; readonly error: CallProblem };

/** The calls so far, and planned failures. */
export interface CallsSoFar {
  /** Every call so far: `book.read`, `forms.make`. */
  readonly calls: string[];
  /** Every use of a port that keeps small notes: `pages.recall`, `hosts.read`. At Google, each takes a call as well. */
  readonly uses: string[];
  readonly planted: { call: string; failure: Failure; nth: number }[];
}

export interface CountedCalls {
  readonly service: Service;
  /** Makes the nth call of this name, counted from now, fail. */
  readonly plant: (call: string, failure: Failure, nth?: number) => void;
}

export function countedCalls({ calls, planted }: CallsSoFar): CountedCalls {
  const service: Service = (call, run) => {
    calls.push(call);
    const plan = planted.find((one) => one.call === call);
    if (plan !== undefined) plan.nth -= 1;
    if (plan?.nth !== 0) return run();
    planted.splice(planted.indexOf(plan), 1);
    if (typeof plan.failure === 'object') return fail(plan.failure);
    if (plan.failure === 'before') throw new Killed(call);
    run();
    throw new Killed(call);
  };
  return { service, plant: (call, failure, nth = 1) => void planted.push({ call, failure, nth }) };
}

/** The port, which counts each use of its methods. */
export function countingUses<T extends object>(name: string, port: T, { uses }: CallsSoFar): T {
  return new Proxy(port, {
    get: (target, method): unknown => {
      uses.push(`${name}.${String(method)}`);
      return Reflect.get(target, method);
    },
  });
}

/** Runs `act` and reports success. */
export function done(act: () => unknown): ReturnType<Ports['forms']['close']> {
  act();
  return ok(undefined);
}

// Calls of a service on paper: each is counted, and can be made to end badly.
import { fail, ok } from '../../../src/games/frame/result';
import type { Ports } from '../../../src/rounds/ports/ports';
import type { CallProblem } from '../../../src/rounds/reply/reply';

/** The bad endings of a call: the whole execution is killed before or after it, or the service says no. */
export type Failure = 'before' | 'after' | CallProblem;

/** An execution stopped in the middle. */
export class Killed extends Error {}

/** A call of a service: counted, and made to fail where that is planted. */
export type Service = <T>(
  call: string,
  run: () => T,
) => T | { readonly ok: false; readonly error: CallProblem };

export interface CountedCalls {
  readonly service: Service;
  /** Every call so far: `book.read`, `forms.make`. */
  readonly calls: string[];
  /** Makes the nth call of this name from now on end badly. */
  readonly plant: (call: string, failure: Failure, nth?: number) => void;
}

export function countedCalls(): CountedCalls {
  const calls: string[] = [];
  const planted: { call: string; failure: Failure; nth: number }[] = [];
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
  return { service, calls, plant: (call, failure, nth = 1) => void planted.push({ call, failure, nth }) };
}

/** A service that did as it was asked. */
export function done(act: () => unknown): ReturnType<Ports['forms']['close']> {
  act();
  return ok(undefined);
}

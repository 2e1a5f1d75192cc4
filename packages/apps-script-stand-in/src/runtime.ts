// A new script runtime for each execution: a vm context with all that Apps Script has, and nothing that it does not
// have.
import * as vm from 'node:vm';
import { scriptConsole } from './console';
import { GoogleError } from './errors';
import { serviceCall, type Execution } from './execution';
import { googleGlobals } from './globals';
import { Membrane } from './membrane';

/** Globals of Node's contexts that Apps Script does not have. */
const lacking = ['SharedArrayBuffer', 'Atomics', 'WebAssembly'];

/** Makes the context's Date follow our clock, which is passed in as a function. */
const dateSource = `((now) => {
  const RealDate = Date;
  const ClockDate = new Proxy(RealDate, {
    construct(target, args, newTarget) {
      return Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget);
    },
    apply() {
      return new RealDate(now()).toString();
    },
    get(target, key, receiver) {
      return key === 'now' ? now : Reflect.get(target, key, receiver);
    },
  });
  RealDate.prototype.constructor = ClockDate;
  globalThis.Date = ClockDate;
})`;

export interface Runtime {
  readonly membrane: Membrane;
  /** The bundle's top-level functions by name; those whose names end in _ are private. */
  readonly functions: ReadonlyMap<string, (...args: unknown[]) => unknown>;
}

export interface Compiled {
  readonly source: string;
  readonly filename: string;
  readonly script: vm.Script;
}

let last: Compiled | undefined;

/**
 * Compiles a bundle once, so that loading it into contexts is cheap. The last bundle is remembered: several hosts of it
 * then share what has been compiled.
 */
export function compile(source: string, filename: string): Compiled {
  if (last?.source !== source || last.filename !== filename) {
    last = { source, filename, script: new vm.Script(source, { filename }) };
  }
  return last;
}

/**
 * How long Google needs to load a letter of a bundle, in milliseconds. Node needed 101 ms to compile a bundle of
 * 856,000 letters, and up to 113 ms to run it for the first time.
 */
const LOAD_MS_PER_LETTER = 214 / 856_000;

/** Loads a bundle for a call. Google does so anew for each call, so it takes a part of the execution's time. */
export function loadInTime(compiled: Compiled, execution: Execution): Runtime {
  const { conditions, faults } = execution;
  faults.spend(execution, conditions.loadMs ?? Math.round(compiled.source.length * LOAD_MS_PER_LETTER));
  return load(compiled, execution);
}

/** Loads a bundle into a new context with the Google services. An error while it is loaded is the script's own. */
export function load({ script }: Compiled, execution: Execution): Runtime {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, { name: `execution ${execution.id}` });
  const membrane = new Membrane(context, (name, apply, given) => serviceCall(execution, name, apply, given));
  const scope = vm.runInContext('globalThis', context) as Record<string, unknown>;
  for (const name of lacking) Reflect.deleteProperty(scope, name);
  const useClock = vm.runInContext(dateSource, context) as (now: () => number) => void;
  useClock(() => execution.clock.now());
  scope['console'] = scriptConsole(execution);
  for (const [name, service] of Object.entries(googleGlobals(execution))) {
    scope[name] = membrane.toScript(service);
  }
  const before = new Set(Object.getOwnPropertyNames(scope));
  script.runInContext(context);
  const functions = new Map<string, (...args: unknown[]) => unknown>();
  for (const name of Object.getOwnPropertyNames(scope)) {
    const value = scope[name];
    if (before.has(name) || typeof value !== 'function') continue;
    functions.set(name, (...args: unknown[]): unknown => Reflect.apply(value, undefined, args));
  }
  return { membrane, functions };
}

/** Finds the function that a caller names, or refuses as Google does. */
export function functionOf(runtime: Runtime, name: string): (...args: unknown[]) => unknown {
  const found = name.endsWith('_') ? undefined : runtime.functions.get(name);
  if (found === undefined) throw new GoogleError(`Script function not found: ${name}`);
  return found;
}

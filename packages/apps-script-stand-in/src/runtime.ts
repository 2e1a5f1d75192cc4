// A script's runtime, with exactly the globals of Apps Script. The script starts afresh for each execution.
import * as vm from 'node:vm';
import { GoogleError } from './errors';
import { serviceCall, type Execution, type LogLine } from './execution';
import { googleGlobals } from './globals';
import { realmFactoriesSource, Membrane, type RealmFactories } from './membrane';
import { asText } from './json';

/** Globals of Node's contexts that Apps Script lacks. */
const MISSING_GLOBALS = ['SharedArrayBuffer', 'Atomics', 'WebAssembly'];

/** Makes Date follow a clock. Returns a function that sets the clock and returns the former clock. */
const dateSource = `(() => {
  const RealDate = Date;
  let now = () => 0;
  const ClockDate = new Proxy(RealDate, {
    construct(target, args, newTarget) {
      return Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget);
    },
    apply() {
      return new RealDate(now()).toString();
    },
    get(target, key, receiver) {
      return key === 'now' ? () => now() : Reflect.get(target, key, receiver);
    },
  });
  RealDate.prototype.constructor = ClockDate;
  globalThis.Date = ClockDate;
  return (clock) => {
    const before = now;
    now = clock;
    return before;
  };
})()`;

type Now = () => number;

export interface Runtime {
  readonly membrane: Membrane;
  /** The bundle's top-level functions by name. Functions whose names end in _ are private. */
  readonly functions: ReadonlyMap<string, (...args: unknown[]) => unknown>;
}

type Functions = Readonly<Record<string, (...args: unknown[]) => unknown>>;

/** A realm (a set of global objects) for a script, without any script or services yet. */
interface Realm {
  readonly context: vm.Context;
  /** The global object. */
  readonly scope: Record<string, unknown>;
  readonly factories: RealmFactories;
  readonly setClock: (now: Now) => Now;
}

/** A script in its realm. `begin` runs the script from its first line and returns its top-level functions by name. */
interface ScriptRealm extends Realm {
  readonly begin: () => Functions;
}

export interface CompiledScript {
  readonly source: string;
  readonly filename: string;
  /** The script in the realm for its next execution. */
  readonly place: () => ScriptRealm;
}

let lastCompiled: CompiledScript | undefined;

/** Compiles a bundle. The last compiled bundle is cached, so that several hosts can share it. */
export function compile(source: string, filename: string): CompiledScript {
  if (lastCompiled?.source !== source || lastCompiled.filename !== filename) {
    lastCompiled = { source, filename, place: realmProvider(source, filename) };
  }
  return lastCompiled;
}

/**
 * A script's first execution has a separate realm, in which the script declares its functions. All later executions share a
 * realm, with the script as a function body. Variables are new each time, but V8 keeps its optimizations.
 */
function realmProvider(source: string, filename: string): CompiledScript['place'] {
  const script = new vm.Script(source, { filename });
  const first = emptyRealm(filename);
  const { scope } = first;
  const before = new Set(Object.getOwnPropertyNames(scope));
  const declared = (): readonly string[] =>
    Object.getOwnPropertyNames(scope).filter(
      (name) => !before.has(name) && typeof scope[name] === 'function',
    );
  let isFirst = true;
  let shared: ScriptRealm | undefined;
  return () => {
    if (isFirst) {
      isFirst = false;
      const begin = (): Functions => {
        script.runInContext(first.context);
        return Object.fromEntries(declared().map((name) => [name, scope[name]])) as Functions;
      };
      return { ...first, begin };
    }
    if (shared === undefined) {
      const world = emptyRealm(filename);
      const body = `(function () {${source}\nreturn { ${declared().join(', ')} };\n})`;
      // The function returns the functions that the script declares.
      const begin = vm.runInContext(body, world.context, { filename }) as ScriptRealm['begin'];
      shared = { ...world, begin };
    }
    return shared;
  };
}

function emptyRealm(name: string): Realm {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, { name });
  const run = (code: string, filename: string): unknown => vm.runInContext(code, context, { filename });
  // The sources are constants in this folder, so their values have these types.
  const scope = run('globalThis', 'scope') as Realm['scope'];
  for (const missing of MISSING_GLOBALS) Reflect.deleteProperty(scope, missing);
  return {
    context,
    scope,
    factories: run(realmFactoriesSource, 'factories') as RealmFactories,
    setClock: run(dateSource, 'date') as Realm['setClock'],
  };
}

/**
 * Milliseconds to load a character of a bundle. Node took 101 ms to compile 856,000 of them, and up to 113 ms to run them.
 */
const LOAD_MS_PER_LETTER = 214 / 856_000;

/** Loads a bundle for a call. Google reloads it for each call, so loading counts toward the execution's time. */
export function runCountingLoadTime<T>(
  compiled: CompiledScript,
  execution: Execution,
  run: (runtime: Runtime) => T,
): T {
  const { conditions, faults } = execution;
  faults.spend(execution, conditions.loadMs ?? Math.round(compiled.source.length * LOAD_MS_PER_LETTER));
  return runInFreshBundle(compiled, execution, run);
}

/**
 * Runs something with a freshly started bundle. Errors during the start are the script's own. Additions to the global object
 * are removed afterwards. Changes to the language's own objects would stay, but a linter forbids them in the add-on.
 */
export function runInFreshBundle<T>(
  { place }: CompiledScript,
  execution: Execution,
  run: (runtime: Runtime) => T,
): T {
  const { scope, factories, setClock, begin } = place();
  const membrane = new Membrane(factories, (name, apply, given) =>
    serviceCall(execution, name, apply, given),
  );
  // This can run in the middle of another execution's call, so the other execution's globals are restored afterwards.
  const before = new Map(Object.getOwnPropertyNames(scope).map((name) => [name, scope[name]]));
  const clockBefore = setClock(() => execution.clock.now());
  try {
    scope['console'] = scriptConsole(execution);
    for (const [name, service] of Object.entries(googleGlobals(execution))) {
      scope[name] = membrane.toScript(service);
    }
    return run({ membrane, functions: new Map(Object.entries(begin())) });
  } finally {
    setClock(clockBefore);
    for (const name of Object.getOwnPropertyNames(scope)) {
      if (!before.has(name)) Reflect.deleteProperty(scope, name);
    }
    for (const [name, value] of before) if (!Object.is(scope[name], value)) scope[name] = value;
  }
}

/** The function with this name. If there is none, throws the error that Google would. */
export function findFunction(runtime: Runtime, name: string): (...args: unknown[]) => unknown {
  const found = name.endsWith('_') ? undefined : runtime.functions.get(name);
  if (found === undefined) throw new GoogleError(`Script function not found: ${name}`);
  return found;
}

const logLevels: readonly LogLine['level'][] = ['log', 'info', 'warn', 'error', 'debug'];

/** Makes the script's `console`. */
function scriptConsole(execution: Execution): Record<string, (...values: unknown[]) => void> {
  const console: Record<string, (...values: unknown[]) => void> = {};
  for (const level of logLevels) {
    console[level] = (...values) => execution.log({ level, text: values.map(logText).join(' ') });
  }
  return console;
}

/** Any value as text for the log. */
function logText(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'stack' in value && typeof value.stack === 'string') {
    return value.stack;
  }
  try {
    return asText(value);
  } catch {
    return String(value);
  }
}

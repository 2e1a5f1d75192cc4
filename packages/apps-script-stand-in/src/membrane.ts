// Separates the script's realm from ours. Values are copied between the realms, and every service call passes through here.
import { types } from 'node:util';
import { ExecutionEnded, GoogleError, HOST_ERROR_NAME, NotProvided } from './errors';
import { ServiceObject } from './service-types';

/** Functions that create values in the script's realm, so that the script's `instanceof` works. */
export interface RealmFactories {
  object(): Record<string, unknown>;
  array(): unknown[];
  date(instant: number): unknown;
  error(name: string, message: string, details: unknown): unknown;
  method(name: string, invoke: (args: unknown[]) => unknown): unknown;
  shell(text: string): Record<string, unknown>;
}

/** Code that returns the factories for the realm in which it runs. */
export const realmFactoriesSource = `(() => ({
  object: () => ({}),
  array: () => [],
  date: (instant) => new Date(instant),
  error(name, message, details) {
    const error = new Error(message);
    error.name = name;
    if (details !== undefined) error.details = details;
    return error;
  },
  method(name, invoke) {
    const method = function (...args) { return invoke(args); };
    Object.defineProperty(method, 'name', { value: name });
    return method;
  },
  shell(text) {
    return Object.create({ toString() { return text; } });
  },
}))()`;

/** Properties that JavaScript itself looks up on objects that don't have them. */
const PROBED_PROPERTIES: readonly string[] = ['then', 'toJSON'];

/** Called for every service call, with its full name, the function that carries it out, and its arguments. */
export type CallHook = (name: string, apply: () => unknown, given: readonly unknown[]) => unknown;

export class Membrane {
  readonly #factories: RealmFactories;
  readonly #chokepoint: CallHook;
  readonly #shells = new WeakMap<ServiceObject, object>();
  readonly #inside = new WeakMap<object, ServiceObject>();

  constructor(factories: RealmFactories, chokepoint: CallHook) {
    this.#factories = factories;
    this.#chokepoint = chokepoint;
  }

  /** Copies our value into the script's realm. Service objects become objects with methods. */
  toScript(value: unknown): unknown {
    if (value instanceof ServiceObject) return this.#shell(value);
    if (Array.isArray(value)) {
      const copy = this.#factories.array();
      for (const item of value) copy.push(this.toScript(item));
      return copy;
    }
    if (types.isDate(value)) return this.#factories.date(value.getTime());
    if (typeof value === 'object' && value !== null) {
      const from = value as Readonly<Record<string, unknown>>;
      const copy = this.#factories.object();
      for (const key of Object.keys(from)) {
        const item = from[key];
        if (item !== undefined) copy[key] = this.toScript(item);
      }
      return copy;
    }
    return value;
  }

  /** Copies the script's value into our realm. */
  toHost(value: unknown, above: object[] = []): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const service = this.#inside.get(value);
    if (service !== undefined) return service;
    if (types.isDate(value)) return new Date(value.getTime());
    if (above.includes(value)) throw new GoogleError('Converting circular structure to JSON', 'TypeError');
    above.push(value);
    const copy = this.#copyToHost(value, above);
    above.pop();
    return copy;
  }

  #copyToHost(value: object, above: object[]): unknown {
    if (Array.isArray(value)) return value.map((item: unknown) => this.toHost(item, above));
    const from = value as Readonly<Record<string, unknown>>;
    const copy: Record<string, unknown> = {};
    for (const key of Object.keys(from)) copy[key] = this.toHost(from[key], above);
    return copy;
  }

  /** Turns our error into an error of the script's realm. The end of an execution is passed on unchanged. */
  toScriptError(error: unknown): unknown {
    if (error instanceof ExecutionEnded) return error;
    if (error instanceof GoogleError) {
      return this.#factories.error(error.name, error.message, this.toScript(error.details));
    }
    if (error instanceof NotProvided) return this.#factories.error(error.name, error.message, undefined);
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return this.#factories.error(HOST_ERROR_NAME, `The local host failed: ${message}`, undefined);
  }

  #shell(object: ServiceObject): object {
    const known = this.#shells.get(object);
    if (known !== undefined) return known;
    const members = this.#factories.shell(object.text);
    for (const [name, inner] of object.parts) members[name] = this.#shell(inner);
    for (const [name, run] of object.methods)
      members[name] = this.#method(`${object.name}.${name}`, name, run);
    const shell = new Proxy(members, {
      get: (target, key) => {
        if (typeof key === 'string' && !(key in target) && !PROBED_PROPERTIES.includes(key)) {
          throw this.toScriptError(new NotProvided(`${object.name}.${key}`));
        }
        return Reflect.get(target, key) as unknown;
      },
    });
    this.#shells.set(object, shell);
    this.#inside.set(shell, object);
    return shell;
  }

  #method(fullName: string, name: string, run: (args: readonly unknown[]) => unknown): unknown {
    return this.#factories.method(name, (args) => {
      try {
        const given = args.map((arg) => this.toHost(arg));
        return this.toScript(this.#chokepoint(fullName, () => run(given), given));
      } catch (error) {
        // The script must get an error of its own realm.
        throw this.toScriptError(error);
      }
    });
  }
}

// How a stand-in declares what a script may call: objects, methods with checked parameters, enums.
import { GoogleError } from './errors';
import { isJsonObject, toJson, wording, type Json, type JsonObject } from './json';

const mismatch: unique symbol = Symbol('mismatch');

/** A parameter of a method: reads the script's argument, or says that it does not fit. */
export interface Param<T> {
  read(value: unknown): T | typeof mismatch;
}

type Values<P extends readonly Param<unknown>[]> = {
  [K in keyof P]: P[K] extends Param<infer T> ? T : never;
};

/** A method of a stand-in, with its arguments checked against the signatures that Google documents. */
export interface Method {
  readonly kind: 'method';
  call(owner: string, args: readonly unknown[]): unknown;
}

export type Member = Method | ServiceObject | string | number;
export type Members = Readonly<Record<string, Member>>;

/** An object of a Google service as a script sees it. */
export class ServiceObject {
  readonly name: string;
  readonly members: Members;
  readonly text: string;

  constructor(name: string, members: Members, text = name) {
    this.name = name;
    this.members = members;
    this.text = text;
  }
}

const scalarNames: Readonly<Record<string, string>> = {
  string: 'String',
  number: 'number',
  boolean: 'Boolean',
  undefined: 'null',
};

/** The name that Google's refusals give the type of an argument. */
function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (value instanceof ServiceObject) return value.name;
  if (Array.isArray(value)) return 'number[]';
  if (value instanceof Date) return 'Date';
  return scalarNames[typeof value] ?? '(class)';
}

function signatureError(owner: string, args: readonly unknown[]): GoogleError {
  const types = args.map(typeName).join(',');
  return new GoogleError(`The parameters (${types}) don't match the method signature for ${owner}.`);
}

function readAll<P extends readonly Param<unknown>[]>(
  params: P,
  args: readonly unknown[],
): Values<P> | undefined {
  if (args.length > params.length) return undefined;
  const values: unknown[] = [];
  for (const [index, param] of params.entries()) {
    const value = param.read(args[index]);
    if (value === mismatch) return undefined;
    values.push(value);
  }
  // Every value has just been read by the parameter of its place.
  return values as Values<P>;
}

/** A method with one documented signature. */
export function method<const P extends readonly Param<unknown>[]>(
  params: P,
  run: (...args: Values<P>) => unknown,
): Method {
  return {
    kind: 'method',
    call(owner, args) {
      const values = readAll(params, args);
      if (values === undefined) throw signatureError(owner, args);
      return run(...values);
    },
  };
}

/** A method with several documented signatures: the first that fits is used. */
export function overloaded(...choices: readonly Overload[]): Method {
  return {
    kind: 'method',
    call(owner, args) {
      for (const choice of choices) {
        const answer = choice(args);
        if (answer !== undefined) return answer.value;
      }
      throw signatureError(owner, args);
    },
  };
}

export type Overload = (args: readonly unknown[]) => { readonly value: unknown } | undefined;

/** One signature of an overloaded method. */
export function signature<const P extends readonly Param<unknown>[]>(
  params: P,
  run: (...args: Values<P>) => unknown,
): Overload {
  return (args) => {
    if (args.length !== params.length) return undefined;
    const values = readAll(params, args);
    return values === undefined ? undefined : { value: run(...values) };
  };
}

const param = <T>(read: (value: unknown) => T | typeof mismatch): Param<T> => ({ read });

/** Text; Apps Script turns numbers and booleans into text where it wants text. */
export const text = param<string>((value) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : mismatch,
);
export const strictText = param<string>((value) => (typeof value === 'string' ? value : mismatch));
export const number = param<number>((value) =>
  typeof value === 'number' && !Number.isNaN(value) ? value : mismatch,
);
/** A whole number; Apps Script cuts fractions off. */
export const integer = param<number>((value) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : mismatch,
);
export const flag = param<boolean>((value) => (typeof value === 'boolean' ? value : mismatch));
export const date = param<Date>((value) => (value instanceof Date ? value : mismatch));
export const anything = param<unknown>((value) => value);
export const texts = param<string[]>((value) => {
  if (!Array.isArray(value)) return mismatch;
  return value.map((item: unknown) => wording(item));
});
export const grid = param<unknown[][]>((value) =>
  Array.isArray(value) && value.every((row) => Array.isArray(row)) ? value : mismatch,
);
export const list = param<unknown[]>((value) => (Array.isArray(value) ? value : mismatch));
/** A JSON object, as the advanced services take their resources. */
export const resource = param<JsonObject>((value) => {
  if (value instanceof ServiceObject || value instanceof Date) return mismatch;
  const json: Json = toJson(value);
  return isJsonObject(json) ? json : mismatch;
});
/** Makes a parameter optional: missing, undefined and null read as undefined. */
export function optional<T>(inner: Param<T>): Param<T | undefined> {
  return param<T | undefined>((value) =>
    value === undefined || value === null ? undefined : inner.read(value),
  );
}

/** A class of service objects whose own data only the stand-ins see. */
export interface Kind<T> extends Param<T> {
  make(data: T, members: Members, shown?: string): ServiceObject;
  dataOf(object: ServiceObject): T | undefined;
}

/** Declares a class of service objects, usable as a parameter too. */
export function kind<T>(name: string): Kind<T> {
  const known = new WeakMap<ServiceObject, { readonly data: T }>();
  return {
    make(data, members, shown) {
      const object = new ServiceObject(name, members, shown ?? name);
      known.set(object, { data });
      return object;
    },
    dataOf: (object) => known.get(object)?.data,
    read(value) {
      if (!(value instanceof ServiceObject)) return mismatch;
      const entry = known.get(value);
      return entry === undefined ? mismatch : entry.data;
    },
  };
}

/** An enum of a Google service: an object of constants, usable as a parameter that reads the constant's name. */
export interface Enumeration<N extends string> extends Param<N> {
  readonly object: ServiceObject;
  constant(name: N): ServiceObject;
}

/** Declares an enum by the names of its constants. */
export function enumeration<const N extends string>(enumName: string, names: readonly N[]): Enumeration<N> {
  const constants = kind<N>(enumName);
  const made = new Map<N, ServiceObject>();
  names.forEach((name, ordinal) => {
    const members: Record<string, Member> = {
      name: method([], () => name),
      ordinal: method([], () => ordinal),
      toJSON: method([], () => name),
      compareTo: method([constants], (other) => ordinal - names.indexOf(other)),
    };
    made.set(name, constants.make(name, members, name));
  });
  return {
    object: new ServiceObject(enumName, Object.fromEntries(made)),
    constant(name) {
      const constant = made.get(name);
      if (constant === undefined) throw new Error(`${enumName} has no constant ${name}`);
      return constant;
    },
    read: (value) => constants.read(value),
  };
}

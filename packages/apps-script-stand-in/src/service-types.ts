// Lets stand-ins declare the calls available to a script: types of objects, methods with checked parameters, and enums.
import { GoogleError } from './errors';
import { isJsonObject, toJson, asText, type Json, type JsonObject } from './json';

const mismatch: unique symbol = Symbol('mismatch');

/** A parameter of a method. Converts the script's argument, or returns `mismatch`. */
export interface Param<T> {
  read(value: unknown): T | typeof mismatch;
}

type ParamValues<P extends readonly Param<unknown>[]> = {
  [K in keyof P]: P[K] extends Param<infer T> ? T : never;
};

/** A method of objects that wrap a `T`. */
export interface Method<T> {
  readonly kind: 'method';
  /** Checks the arguments against the documented signature and runs the method. Refusals mention `name`. */
  run(data: T, object: ServiceObject, name: string, args: readonly unknown[]): unknown;
}

/** An object that is a member of another object, such as `Sheets.Spreadsheets` or `FormApp.ItemType`. */
export interface MemberObject<T> {
  readonly kind: 'part';
  make(data: T): ServiceObject;
}

export type Members<T> = Readonly<Record<string, Method<T> | MemberObject<T>>>;

/** An object of a Google service as a script sees it. */
export class ServiceObject {
  readonly name: string;
  /** The result of the object's `toString`. */
  readonly text: string;
  readonly parts = new Map<string, ServiceObject>();
  readonly methods = new Map<string, (args: readonly unknown[]) => unknown>();

  constructor(name: string, text = name) {
    this.name = name;
    this.text = text;
  }
}

/** A type of Google's that this host provides, for the list of all provided types. */
export interface ProvidedType {
  /** The global name through which scripts reach the type's objects. */
  readonly service: string;
  readonly name: string;
  readonly methods: readonly string[];
  /** The type's member objects, or an enum's constants. */
  readonly parts: readonly string[];
}

const declaredTypes: ProvidedType[] = [];

/** All types of the loaded stand-ins. */
export function providedTypes(): readonly ProvidedType[] {
  return declaredTypes;
}

/** A type of a service's objects. Only stand-ins see an object's data. The type can also be used as a parameter. */
export class ServiceType<T> implements Param<T> {
  readonly name: string;
  readonly #members: Members<T>;
  readonly #made = new WeakMap<ServiceObject, { readonly data: T }>();

  constructor(service: string, name: string, members: Members<T>) {
    this.name = name;
    this.#members = members;
    const names = (kind: 'method' | 'part'): string[] =>
      Object.keys(members).filter((member) => members[member]?.kind === kind);
    declaredTypes.push({ service, name, methods: names('method'), parts: names('part') });
  }

  make(data: T, text = this.name): ServiceObject {
    const object = new ServiceObject(this.name, text);
    this.#made.set(object, { data });
    for (const [name, member] of Object.entries(this.#members)) {
      if (member.kind === 'part') object.parts.set(name, member.make(data));
      else object.methods.set(name, (args) => member.run(data, object, `${this.name}.${name}`, args));
    }
    return object;
  }

  read(value: unknown): T | typeof mismatch {
    const made = value instanceof ServiceObject ? this.#made.get(value) : undefined;
    return made === undefined ? mismatch : made.data;
  }
}

/** A member object that shares its owner's data. */
export function memberObject<T>(type: ServiceType<T>): MemberObject<T> {
  return { kind: 'part', make: (data) => type.make(data) };
}

const scalarNames: Readonly<Record<string, string>> = {
  string: 'String',
  number: 'number',
  boolean: 'Boolean',
  undefined: 'null',
};

/** The type's name as it appears when Google refuses an argument. */
function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (value instanceof ServiceObject) return value.name;
  if (Array.isArray(value)) return 'number[]';
  if (value instanceof Date) return 'Date';
  return scalarNames[typeof value] ?? '(class)';
}

function readArguments<P extends readonly Param<unknown>[]>(
  params: P,
  name: string,
  args: readonly unknown[],
): ParamValues<P> {
  const values = params.map((param, index) => param.read(args[index]));
  if (args.length > params.length || values.includes(mismatch)) {
    const types = args.map(typeName).join(',');
    throw new GoogleError(`The parameters (${types}) don't match the method signature for ${name}.`);
  }
  // Each parameter has checked its value, so the values have these types.
  return values as ParamValues<P>;
}

/** Declares a method with the signature documented by Google. */
export function method<T, const P extends readonly Param<unknown>[]>(
  params: P,
  run: (data: T, ...args: ParamValues<P>) => unknown,
): Method<T> {
  return {
    kind: 'method',
    run: (data, _object, name, args) => run(data, ...readArguments(params, name, args)),
  };
}

/** Declares a method that returns the object it is called on. */
export function chained<T, const P extends readonly Param<unknown>[]>(
  params: P,
  run: (data: T, ...args: ParamValues<P>) => unknown,
): Method<T> {
  return {
    kind: 'method',
    run: (data, object, name, args) => {
      run(data, ...readArguments(params, name, args));
      return object;
    },
  };
}

const param = <T>(read: (value: unknown) => T | typeof mismatch): Param<T> => ({ read });

/** A text parameter. Apps Script converts numbers and booleans to text. */
export const text = param<string>((value) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : mismatch,
);
export const strictText = param<string>((value) => (typeof value === 'string' ? value : mismatch));
export const number = param<number>((value) =>
  typeof value === 'number' && !Number.isNaN(value) ? value : mismatch,
);
/** An integer parameter. Apps Script cuts off fractions. */
export const integer = param<number>((value) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : mismatch,
);
export const flag = param<boolean>((value) => (typeof value === 'boolean' ? value : mismatch));
/** A Date parameter. Numbers are refused. */
export const date = param<Date>((value) => (value instanceof Date ? value : mismatch));
export const anything = param<unknown>((value) => value);
export const texts = param<string[]>((value) => {
  if (!Array.isArray(value)) return mismatch;
  return value.map((item: unknown) => asText(item));
});
/** A list parameter. `inner` converts the items. */
export function list<T>(inner: Param<T>): Param<T[]> {
  return param<T[]>((value) => {
    if (!Array.isArray(value)) return mismatch;
    const read: T[] = [];
    for (const item of value) {
      const one = inner.read(item);
      if (one === mismatch) return mismatch;
      read.push(one);
    }
    return read;
  });
}
/** A parameter for a JSON object, as in advanced services. */
export const resource = param<JsonObject>((value) => {
  if (value instanceof ServiceObject || value instanceof Date) return mismatch;
  const json: Json = toJson(value);
  return isJsonObject(json) ? json : mismatch;
});

/** Makes a parameter optional. A missing, undefined or null argument becomes undefined. */
export function optional<T>(inner: Param<T>): Param<T | undefined> {
  return param<T | undefined>((value) =>
    value === undefined || value === null ? undefined : inner.read(value),
  );
}

/** A union of parameters. The first parameter that matches converts the argument. */
export function oneOf<T>(...choices: readonly Param<T>[]): Param<T> {
  return param<T>((value) => {
    for (const choice of choices) {
      const read = choice.read(value);
      if (read !== mismatch) return read;
    }
    return mismatch;
  });
}

/** An enum of a Google service: an object of constants. As a parameter, it converts a constant to its name. */
export interface Enumeration<N extends string> extends Param<N> {
  readonly part: MemberObject<unknown>;
  constant(name: N): ServiceObject;
}

/** Declares an enum by its constants' names. */
export function enumeration<const N extends string>(
  service: string,
  name: string,
  names: readonly N[],
): Enumeration<N> {
  const object = new ServiceObject(name);
  const constants = new Map<unknown, N>();
  declaredTypes.push({ service, name, methods: [], parts: names });
  for (const constant of names) {
    const made = new ServiceObject(name, constant);
    object.parts.set(constant, made);
    constants.set(made, constant);
  }
  return {
    part: { kind: 'part', make: () => object },
    constant(constant) {
      const made = object.parts.get(constant);
      if (made === undefined) throw new Error(`${name} has no constant ${constant}`);
      return made;
    },
    read: (value) => constants.get(value) ?? mismatch,
  };
}

// Copies values as google.script.run does, which transfers primitives, plain objects and arrays.
import { types } from 'node:util';
import type { Json, JsonObject } from './json';

/** A value that google.script.run refuses to transfer. */
export class IllegalValue extends TypeError {
  constructor(property: string) {
    super(`Failed due to illegal value in property: ${property}`);
    this.name = 'TypeError';
  }
}

const isPlain = (value: object): boolean => {
  if (types.isProxy(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Plain objects of any realm have no prototype, or a prototype without a prototype.
  return prototype === null || (typeof prototype === 'object' && Object.getPrototypeOf(prototype) === null);
};

/** Copies an argument as google.script.run does, which drops fields ending in two underscores. Throws like `marshal`. */
export function marshalArgument(value: unknown, property: string): Json | undefined {
  const carried = marshal(value, property);
  return carried === undefined ? undefined : withoutReservedKeys(carried);
}

function withoutReservedKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutReservedKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !key.endsWith('__'))
      .map(([key, item]) => [key, withoutReservedKeys(item)]),
  );
}

/**
 * Copies a value as google.script.run does. Undefined fields are dropped, and undefined in an array becomes null. Throws
 * IllegalValue for a Date, a function, an instance of a class, or a cyclic value.
 */
export function marshal(value: unknown, property: string, above: readonly object[] = []): Json | undefined {
  switch (typeof value) {
    case 'undefined':
      return undefined;
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : null;
    case 'function':
    case 'symbol':
    case 'bigint':
      throw new IllegalValue(property);
    case 'object':
      break;
  }
  if (value === null) return null;
  if (above.includes(value)) throw new IllegalValue(property);
  const below = [...above, value];
  if (Array.isArray(value)) {
    return Array.from(value, (item: unknown, index) => marshal(item, String(index), below) ?? null);
  }
  if (!isPlain(value)) throw new IllegalValue(property);
  const copy: JsonObject = {};
  for (const [key, item] of Object.entries(value)) {
    const carried = marshal(item, key, below);
    if (carried !== undefined) copy[key] = carried;
  }
  return copy;
}

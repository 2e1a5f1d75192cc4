// Plain values as short texts and back: objects, lists, maps and sets of texts, numbers and the like. Names of properties,
// and values that come again, stand once in all texts of one packing.
import { isList, isObject, parseJson } from '../../games/frame/json';

type Plain = string | number | boolean | null;

/** A value is a number, its place among the plain ones; or a list that begins with its kind or the place of its shape. */
type Packed = number | readonly Packed[];

const LIST = -1;
const MAP = -2;
const SET = -3;
const NOTHING = -4;
const MINUS_ZERO = -5;

/** The beginning of a part that no JSON holds. */
const SPECIAL = /\[-[2-5]/;

/** A property of this name would be no property. */
const PROTOTYPE = '__proto__';

/** True for a value that comes back as it was. */
export function isPackable(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (value === undefined || value === null || typeof value === 'string' || typeof value === 'boolean')
    return true;
  if (typeof value !== 'object') return false;
  if (Array.isArray(value) || value instanceof Set) return [...value].every(isPackable);
  if (value instanceof Map) return [...value].every((entry) => entry.every(isPackable));
  const of: unknown = Object.getPrototypeOf(value);
  return (
    (of === null || Object.getPrototypeOf(of) === null) &&
    Object.entries(value).every(([name, inner]) => name !== PROTOTYPE && isPackable(inner))
  );
}

/** A row of texts, each of which is read with those before it. */
export class Packing {
  declare private readonly plain: Plain[];
  declare private readonly shapes: (readonly string[])[];
  /** The places of both. */
  declare private readonly plainAt: Map<Plain, number>;
  declare private readonly shapeAt: Map<string, number>;
  /** Both as JSON: each plain value, and of each shape the names with their colons. */
  declare private readonly plainTexts: string[];
  declare private readonly nameTexts: (readonly string[])[];

  /** The row that begins with the texts of another so far, or an empty one. */
  constructor(before?: Packing) {
    this.plain = [...(before?.plain ?? [])];
    this.shapes = [...(before?.shapes ?? [])];
    this.plainAt = new Map(before?.plainAt);
    this.shapeAt = new Map(before?.shapeAt);
    this.plainTexts = [...(before?.plainTexts ?? [])];
    this.nameTexts = [...(before?.nameTexts ?? [])];
  }

  /** The next text, without a sign beyond ASCII. */
  pack(value: unknown): string {
    const [plain, shapes] = [this.plain.length, this.shapes.length];
    const packed = this.packed(value);
    const text = JSON.stringify([this.plain.slice(plain), this.shapes.slice(shapes), packed]);
    return text.replace(/[\u007f-\uffff]/g, escaped);
  }

  /** The value of the next text; undefined also for one that `pack` has not made. */
  unpack(text: string): unknown {
    const parts = parseJson(text);
    if (!isList(parts)) return undefined;
    const [plain, shapes, packed] = parts;
    if (!isList(plain) || !plain.every(isPlain) || !isList(shapes) || !shapes.every(isShape))
      return undefined;
    if (!isPacked(packed)) return undefined;
    plain.forEach((value) => this.add(value));
    shapes.forEach((shape) => this.addShape(shape, JSON.stringify(shape)));
    return SPECIAL.test(text) ? this.unpacked(packed) : parseJson(this.jsonOf(packed));
  }

  /** A packed value as JSON: the platform makes objects from it far faster than a program does one by one. */
  private jsonOf(packed: Packed): string {
    if (typeof packed === 'number') return this.plainTexts[packed] ?? 'null';
    const [kind] = packed;
    const names = typeof kind === 'number' && kind !== LIST ? this.nameTexts[kind] : undefined;
    if (names === undefined && kind !== LIST) return 'null';
    let json = names === undefined ? '[' : '{';
    for (let at = 1; at < packed.length; at += 1) {
      const inner = packed[at] ?? NOTHING;
      if (at > 1) json += ',';
      if (names !== undefined) json += names[at - 1] ?? '';
      json += typeof inner === 'number' ? (this.plainTexts[inner] ?? 'null') : this.jsonOf(inner);
    }
    return json + (names === undefined ? ']' : '}');
  }

  private packed(value: unknown): Packed {
    if (Object.is(value, -0)) return [MINUS_ZERO];
    if (isPlain(value)) return this.plainAt.get(value) ?? this.add(value);
    if (Array.isArray(value)) return [LIST, ...value.map((inner: unknown) => this.packed(inner))];
    if (value instanceof Set) return [SET, ...[...value].map((inner) => this.packed(inner))];
    if (value instanceof Map)
      return [MAP, ...[...value].flatMap(([key, inner]) => [this.packed(key), this.packed(inner)])];
    if (!isObject(value)) return [NOTHING];
    const names = Object.keys(value);
    const key = JSON.stringify(names);
    const shape = this.shapeAt.get(key) ?? this.addShape(names, key);
    return [shape, ...names.map((name) => this.packed(value[name]))];
  }

  private unpacked(packed: Packed): unknown {
    if (typeof packed === 'number') return this.plain[packed];
    const [kind = NOTHING] = packed;
    switch (kind) {
      case LIST:
        return this.unpackedList(packed);
      case SET:
        return new Set(this.unpackedList(packed));
      case MAP:
        return this.unpackedMap(packed);
      case MINUS_ZERO:
        return -0;
      default:
        return typeof kind === 'number' && kind >= 0 ? this.unpackedObject(packed, kind) : undefined;
    }
  }

  private unpackedList(packed: readonly Packed[]): readonly unknown[] {
    const list: unknown[] = [];
    for (let at = 1; at < packed.length; at += 1) list.push(this.at(packed, at));
    return list;
  }

  private unpackedMap(packed: readonly Packed[]): ReadonlyMap<unknown, unknown> {
    const map = new Map<unknown, unknown>();
    for (let at = 1; at < packed.length; at += 2) map.set(this.at(packed, at), this.at(packed, at + 1));
    return map;
  }

  private unpackedObject(packed: readonly Packed[], shape: number): object {
    const made: Record<string, unknown> = {};
    const names = this.shapes[shape] ?? [];
    for (let at = 0; at < names.length; at += 1) made[names[at] ?? ''] = this.at(packed, at + 1);
    return made;
  }

  private at(packed: readonly Packed[], place: number): unknown {
    const inner = packed[place];
    // Most are plain.
    if (typeof inner === 'number') return this.plain[inner];
    return inner === undefined ? undefined : this.unpacked(inner);
  }

  private add(value: Plain): number {
    this.plainAt.set(value, this.plain.length);
    this.plainTexts.push(JSON.stringify(value));
    return this.plain.push(value) - 1;
  }

  private addShape(names: readonly string[], key: string): number {
    this.shapeAt.set(key, this.shapes.length);
    this.nameTexts.push(names.map((name) => `${JSON.stringify(name)}:`));
    return this.shapes.push(names) - 1;
  }
}

function isPlain(value: unknown): value is Plain {
  return (
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  );
}

/** True for what `pack` makes; in a list that is something else, what does not fit is undefined or left out. */
function isPacked(value: unknown): value is Packed {
  return typeof value === 'number' || isList(value);
}

function isShape(value: unknown): value is readonly string[] {
  return isList(value) && value.every((name) => typeof name === 'string');
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

// Plain values as short texts and back: objects, lists, maps and sets of texts, numbers and the like. Names of properties,
// and values that come again, stand once in all texts of one packing. A library for it, devalue, makes texts two to four
// times as long, which would not fit into the script's properties in a late round of many players.
import { isList, isObject, parseJson } from '../../games/frame/json';

type Plain = string | number | boolean | null;

/**
 * How a value is packed. A number is a place: of a plain value, or, below 0, of a part that came before, counted from
 * −1. Anything else is a part: a list that begins with its kind or with the place of its shape.
 */
type Packed = number | Part;
type Part = readonly Packed[];

const LIST = -1;
const MAP = -2;
const SET = -3;
const NOTHING = -4;
const MINUS_ZERO = -5;

/** How a part begins that JSON cannot hold. */
const SPECIAL = /\[-[2-5]/;

/** An object cannot have a property of its own with this name. */
const PROTOTYPE = '__proto__';

/** Whether a value comes back from a packing as it was. */
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

/** A sequence of texts, each of which is read with those before it. */
export class Packing {
  private readonly plain: Plain[];
  private readonly shapes: (readonly string[])[];
  /** The plain values as JSON, and for each shape the names of its properties with their colons. */
  private readonly plainTexts: string[];
  private readonly nameTexts: (readonly string[])[];
  /** The parts that JSON can hold, written as JSON; a part comes after the parts within it. */
  private readonly partTexts: string[];
  /** The values that the texts hold. */
  private readonly values: Packed[];
  /** Where everything is in these texts; made only where something is packed. */
  private places: Places | undefined;

  /** Goes on from the texts of another packing so far, or begins an empty one. */
  constructor(before?: Packing) {
    this.plain = [...(before?.plain ?? [])];
    this.shapes = [...(before?.shapes ?? [])];
    this.plainTexts = [...(before?.plainTexts ?? [])];
    this.nameTexts = [...(before?.nameTexts ?? [])];
    this.partTexts = [...(before?.partTexts ?? [])];
    this.values = [...(before?.values ?? [])];
    this.places = undefined;
  }

  /** Packs a value into the next text, in ASCII alone. */
  pack(value: unknown): string {
    const [plain, shapes] = [this.plain.length, this.shapes.length];
    this.places ??= new Places(this.plain, this.shapes, this.values);
    const packed = this.places.shared(this.packed(value, this.places));
    const text = JSON.stringify([this.plain.slice(plain), this.shapes.slice(shapes), packed]);
    this.values.push(packed);
    if (SPECIAL.test(text)) this.unpacked(packed);
    else this.jsonOf(packed);
    return text.replace(/[\u007f-\uffff]/g, escaped);
  }

  /** Reads the next text; undefined also for one that `pack` has not made. */
  unpack(text: string): unknown {
    const parts = parseJson(text);
    if (!isList(parts)) return undefined;
    const [plain, shapes, packed] = parts;
    if (!isList(plain) || !plain.every(isPlain) || !isList(shapes) || !shapes.every(isShape))
      return undefined;
    if (!isPacked(packed)) return undefined;
    this.places = undefined;
    plain.forEach((value) => this.add(value));
    shapes.forEach((shape) => this.addShape(shape));
    this.values.push(packed);
    return SPECIAL.test(text) ? this.unpacked(packed) : parseJson(this.jsonOf(packed));
  }

  /** Writes a packed value as JSON: the platform makes objects from it far faster than a program does one by one. */
  private jsonOf(packed: Packed): string {
    if (typeof packed === 'number') return this.textAt(packed);
    const [kind] = packed;
    const names = typeof kind === 'number' && kind !== LIST ? this.nameTexts[kind] : undefined;
    if (names === undefined && kind !== LIST) return 'null';
    let json = names === undefined ? '[' : '{';
    for (let at = 1; at < packed.length; at += 1) {
      const inner = packed[at] ?? NOTHING;
      if (at > 1) json += ',';
      if (names !== undefined) json += names[at - 1] ?? '';
      json += typeof inner === 'number' ? this.textAt(inner) : this.jsonOf(inner);
    }
    json += names === undefined ? ']' : '}';
    this.partTexts.push(json);
    return json;
  }

  private textAt(place: number): string {
    return (place >= 0 ? this.plainTexts[place] : this.partTexts[-1 - place]) ?? 'null';
  }

  private packed(value: unknown, places: Places): Packed {
    if (Object.is(value, -0)) return [MINUS_ZERO];
    if (isPlain(value)) return places.plain.get(value) ?? this.add(value);
    if (Array.isArray(value)) return [LIST, ...value.map((inner: unknown) => this.packed(inner, places))];
    if (value instanceof Set) return [SET, ...[...value].map((inner) => this.packed(inner, places))];
    if (value instanceof Map)
      return [
        MAP,
        ...[...value].flatMap(([key, inner]) => [this.packed(key, places), this.packed(inner, places)]),
      ];
    if (!isObject(value)) return [NOTHING];
    const names = Object.keys(value);
    const shape = places.shape.get(JSON.stringify(names)) ?? this.addShape(names);
    return [shape, ...names.map((name) => this.packed(value[name], places))];
  }

  private unpacked(packed: Packed): unknown {
    if (typeof packed === 'number') return packed >= 0 ? this.plain[packed] : parseJson(this.textAt(packed));
    if (!isSpecial(packed)) return parseJson(this.jsonOf(packed));
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

  private unpackedList(packed: Part): readonly unknown[] {
    const list: unknown[] = [];
    for (let at = 1; at < packed.length; at += 1) list.push(this.at(packed, at));
    return list;
  }

  private unpackedMap(packed: Part): ReadonlyMap<unknown, unknown> {
    const map = new Map<unknown, unknown>();
    for (let at = 1; at < packed.length; at += 2) {
      const key = this.at(packed, at);
      map.set(key, this.at(packed, at + 1));
    }
    return map;
  }

  private unpackedObject(packed: Part, shape: number): object {
    const made: Record<string, unknown> = {};
    const names = this.shapes[shape] ?? [];
    for (let at = 0; at < names.length; at += 1) made[names[at] ?? ''] = this.at(packed, at + 1);
    return made;
  }

  private at(packed: Part, place: number): unknown {
    const inner = packed[place];
    return inner === undefined ? undefined : this.unpacked(inner);
  }

  private add(value: Plain): number {
    this.places?.plain.set(value, this.plain.length);
    this.plainTexts.push(JSON.stringify(value));
    return this.plain.push(value) - 1;
  }

  private addShape(names: readonly string[]): number {
    this.places?.shape.set(JSON.stringify(names), this.shapes.length);
    this.nameTexts.push(names.map((name) => `${JSON.stringify(name)}:`));
    return this.shapes.push(names) - 1;
  }
}

/** The places of everything in a sequence of texts, by which a value that occurs again is found. */
class Places {
  readonly plain: Map<Plain, number>;
  readonly shape: Map<string, number>;
  /** By the kind of a part and the places of what is in it. */
  private readonly part: Map<string, number>;
  /** The place of what was looked at last; undefined for what no JSON holds. */
  declare private place: number | undefined;

  constructor(plain: readonly Plain[], shapes: readonly (readonly string[])[], values: readonly Packed[]) {
    this.plain = new Map(plain.map((value, at) => [value, at]));
    this.shape = new Map(shapes.map((names, at) => [JSON.stringify(names), at]));
    this.part = new Map();
    this.place = undefined;
    values.forEach((value) => this.shared(value));
  }

  /** Replaces parts that came before by their places, and remembers the others. */
  shared(packed: Packed): Packed {
    if (typeof packed === 'number') {
      this.place = packed;
      return packed;
    }
    const [kind = NOTHING] = packed;
    const made: Packed[] = [kind];
    let key = isHeld(kind) ? String(kind) : undefined;
    for (let at = 1; at < packed.length; at += 1) {
      made.push(this.shared(packed[at] ?? NOTHING));
      key = key === undefined || this.place === undefined ? undefined : `${key},${this.place}`;
    }
    const known = key === undefined ? undefined : this.part.get(key);
    this.place = known ?? (key === undefined ? undefined : -1 - this.part.size);
    if (known !== undefined) return known;
    if (key !== undefined) this.part.set(key, -1 - this.part.size);
    return made;
  }
}

/** Whether JSON can hold a part of this kind. */
function isHeld(kind: Packed): boolean {
  return typeof kind === 'number' && (kind >= 0 || kind === LIST);
}

/** Whether a part holds anything that JSON cannot. */
function isSpecial([kind = NOTHING, ...inner]: Part): boolean {
  return !isHeld(kind) || inner.some((each) => typeof each !== 'number' && isSpecial(each));
}

function isPlain(value: unknown): value is Plain {
  return (
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  );
}

/** Whether a value is one that `pack` makes. In any other list, whatever does not fit is undefined or left out. */
function isPacked(value: unknown): value is Packed {
  return typeof value === 'number' || isList(value);
}

function isShape(value: unknown): value is readonly string[] {
  return isList(value) && value.every((name) => typeof name === 'string');
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

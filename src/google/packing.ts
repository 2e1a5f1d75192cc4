// Packs objects, lists, maps, sets and plain values into short texts. Property names and repeated values are stored once.
// The library devalue produces texts two to four times as long, too long for the script's properties late in a big game.
import { isList, parseJson } from '../games/frame/json';
import { getOrAdd } from '../games/frame/lazy';

type Primitive = string | number | boolean | null;

/**
 * A number is the index of a plain value or, if negative, of an earlier part, counted from −1. Anything else is a part,
 * which is a list that starts with the part's kind or its shape's index.
 */
type Packed = number | PackedList;
type PackedList = readonly Packed[];

const LIST_KIND = -1;
const MAP_KIND = -2;
const SET_KIND = -3;
const UNDEFINED_KIND = -4;
const MINUS_ZERO_KIND = -5;

/** Matches the start of a part that JSON can't represent. */
const BEYOND_JSON = /\[-[2-5]/;

/** A property name that objects can't have. */
const PROTOTYPE = '__proto__';

/** Packs a value as ASCII; undefined if unpacking wouldn't restore it. */
export function pack(value: unknown): string | undefined {
  const packer = new Packer();
  const packed = packer.packed(value);
  if (!packer.fits) return undefined;
  const text = JSON.stringify([[...packer.plain.keys()], packer.shapes, packed]);
  return text.replace(/[\u007f-\uffff]/g, escapeCharacter);
}

/** Unpacks a value; undefined for text that `pack` didn't write. */
export function unpack(text: string): unknown {
  const parts = parseJson(text);
  if (!isList(parts)) return undefined;
  const [plain, shapes, packed] = parts;
  if (!isList(plain) || !plain.every(isPrimitive) || !isList(shapes) || !shapes.every(isShape))
    return undefined;
  if (!isPacked(packed)) return undefined;
  const unpacker = new Unpacker(plain, shapes);
  return BEYOND_JSON.test(text) ? unpacker.unpacked(packed) : parseJson(unpacker.jsonOf(packed));
}

/** A trie of objects' property names. `place`: the index of the shape with exactly the names so far. */
interface NameTrie {
  /** Child nodes, by the next name. */
  readonly more: Map<string, NameTrie>;
  place: number | undefined;
}

function newNameTrie(): NameTrie {
  return { more: new Map(), place: undefined };
}

/** Turns a value into parts. A repeated part is replaced by the index of its first occurrence. */
class Packer {
  /** Each plain value's index. */
  readonly plain = new Map<Primitive, number>();
  /** The property names of objects. */
  readonly shapes: (readonly string[])[] = [];
  /** False if something can't be packed. */
  fits = true;
  private readonly noNames = newNameTrie();
  /** The indexes of parts that JSON can represent, by kind and contents. */
  private readonly parts = new Map<string, number>();
  /** The index of the last packed part; undefined if JSON can't represent it. */
  private place: number | undefined;

  packed(value: unknown): Packed {
    if (Object.is(value, -0)) return this.special([MINUS_ZERO_KIND]);
    if (isPrimitive(value)) {
      if (typeof value === 'number' && !Number.isFinite(value)) this.fits = false;
      this.place = this.plain.get(value) ?? this.added(value);
      return this.place;
    }
    if (Array.isArray(value)) return this.part(LIST_KIND, value);
    if (value instanceof Set) return this.special([SET_KIND, ...this.all([...value])]);
    if (value instanceof Map) return this.special([MAP_KIND, ...this.all([...value].flat(1))]);
    if (value === undefined) return this.special([UNDEFINED_KIND]);
    if (!isPlainObject(value)) {
      this.fits = false;
      return UNDEFINED_KIND;
    }
    const names = Object.keys(value);
    if (names.includes(PROTOTYPE)) this.fits = false;
    return this.part(
      this.shapeOf(names),
      names.map((name) => value[name]),
    );
  }

  private all(values: readonly unknown[]): PackedList {
    return values.map((inner) => this.packed(inner));
  }

  private special(part: PackedList): PackedList {
    this.place = undefined;
    return part;
  }

  private part(kind: number, inner: readonly unknown[]): Packed {
    const made: Packed[] = [kind];
    let key: string | undefined = String(kind);
    for (const each of inner) {
      made.push(this.packed(each));
      key = key === undefined || this.place === undefined ? undefined : `${key},${this.place}`;
    }
    if (key === undefined) return this.special(made);
    const known = this.parts.get(key);
    this.place = known ?? -1 - this.parts.size;
    if (known === undefined) this.parts.set(key, this.place);
    return known ?? made;
  }

  private added(value: Primitive): number {
    const place = this.plain.size;
    this.plain.set(value, place);
    return place;
  }

  private shapeOf(names: readonly string[]): number {
    let all = this.noNames;
    for (const name of names) all = getOrAdd(all.more, name, newNameTrie);
    all.place ??= this.shapes.push(names) - 1;
    return all.place;
  }
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  const of: unknown = Object.getPrototypeOf(value);
  return of === null || Object.getPrototypeOf(of) === null;
}

/** Turns the parts of one text back into values. */
class Unpacker {
  private readonly plain: readonly Primitive[];
  private readonly shapes: readonly (readonly string[])[];
  /** Plain values as JSON, and each shape's property names as JSON, with a colon after each. */
  private readonly plainTexts: readonly string[];
  private readonly nameTexts: readonly (readonly string[])[];
  /** Parts that JSON can represent, as JSON; inner parts come first. */
  private readonly partTexts: string[] = [];

  constructor(plain: readonly Primitive[], shapes: readonly (readonly string[])[]) {
    this.plain = plain;
    this.shapes = shapes;
    this.plainTexts = plain.map((value) => JSON.stringify(value));
    this.nameTexts = shapes.map((names) => names.map((name) => `${JSON.stringify(name)}:`));
  }

  /** The part as JSON, which the platform parses much faster than code could build the objects. */
  jsonOf(packed: Packed): string {
    if (typeof packed === 'number') return this.textAt(packed);
    const [kind] = packed;
    const names = typeof kind === 'number' && kind !== LIST_KIND ? this.nameTexts[kind] : undefined;
    if (names === undefined && kind !== LIST_KIND) return 'null';
    let json = names === undefined ? '[' : '{';
    for (let at = 1; at < packed.length; at += 1) {
      const inner = packed[at] ?? UNDEFINED_KIND;
      if (at > 1) json += ',';
      if (names !== undefined) json += names[at - 1] ?? '';
      json += this.jsonOf(inner);
    }
    json += names === undefined ? ']' : '}';
    this.partTexts.push(json);
    return json;
  }

  private textAt(place: number): string {
    return (place >= 0 ? this.plainTexts[place] : this.partTexts[-1 - place]) ?? 'null';
  }

  unpacked(packed: Packed): unknown {
    if (typeof packed === 'number') return packed >= 0 ? this.plain[packed] : parseJson(this.textAt(packed));
    if (!isBeyondJson(packed)) return parseJson(this.jsonOf(packed));
    const [kind = UNDEFINED_KIND] = packed;
    switch (kind) {
      case LIST_KIND:
        return this.unpackedList(packed);
      case SET_KIND:
        return new Set(this.unpackedList(packed));
      case MAP_KIND:
        return this.unpackedMap(packed);
      case MINUS_ZERO_KIND:
        return -0;
      default:
        return typeof kind === 'number' && kind >= 0 ? this.unpackedObject(packed, kind) : undefined;
    }
  }

  private unpackedList(packed: PackedList): readonly unknown[] {
    const list: unknown[] = [];
    for (let at = 1; at < packed.length; at += 1) list.push(this.at(packed, at));
    return list;
  }

  private unpackedMap(packed: PackedList): ReadonlyMap<unknown, unknown> {
    const map = new Map<unknown, unknown>();
    for (let at = 1; at < packed.length; at += 2) {
      const key = this.at(packed, at);
      map.set(key, this.at(packed, at + 1));
    }
    return map;
  }

  private unpackedObject(packed: PackedList, shape: number): object {
    const made: Record<string, unknown> = {};
    const names = this.shapes[shape] ?? [];
    for (let at = 0; at < names.length; at += 1) made[names[at] ?? ''] = this.at(packed, at + 1);
    return made;
  }

  private at(packed: PackedList, place: number): unknown {
    const inner = packed[place];
    return inner === undefined ? undefined : this.unpacked(inner);
  }
}

function isJsonKind(kind: Packed): boolean {
  return typeof kind === 'number' && (kind >= 0 || kind === LIST_KIND);
}

/** Whether a part contains anything that JSON can't represent. */
function isBeyondJson([kind = UNDEFINED_KIND, ...inner]: PackedList): boolean {
  return !isJsonKind(kind) || inner.some((each) => typeof each !== 'number' && isBeyondJson(each));
}

function isPrimitive(value: unknown): value is Primitive {
  return (
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  );
}

/** A rough check. Invalid contents of lists become undefined or are dropped later. */
function isPacked(value: unknown): value is Packed {
  return typeof value === 'number' || isList(value);
}

function isShape(value: unknown): value is readonly string[] {
  return isList(value) && value.every((name) => typeof name === 'string');
}

function escapeCharacter(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

// Writes values as lines, for recordings. Each sentence becomes a number, so a different sentence shows, but a reworded one
// doesn't.
import { withoutIds } from './told';

/** Properties with hashes, keys or random ids. */
const HIDDEN = new Set(['key', 'mark', 'token', 'lastHash', 'hash', 'stamp', 'seed']);
/** Where a text is split: at new lines, and after sentences and colons. */
const ENDS = /\n+|(?<=[.:!?]) /;
/** The program's own identifiers, which aren't sentences. */
const CODE = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;

export class Written {
  readonly #sentences = new Map<string, number>();
  readonly #numbers = new Map<string, string>();
  readonly #parts: RegExp;

  /** `names`: parts of sentences that are written out, like numbers. */
  constructor(names: readonly string[]) {
    const escaped = names.map((name) => name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
    this.#parts = new RegExp(`\\b(?:${escaped.join('|')})\\b|\\d+(?:[.,:]\\d+)*`, 'g');
  }

  /** The sentences by number, with a gap for each name and number. */
  get sentences(): readonly string[] {
    return [...this.#sentences.keys()];
  }

  /** A line for each object or list that has plain values. The line begins with the path. */
  lines(value: unknown): string[] {
    const lines: string[] = [];
    this.#add(lines, value, '');
    return lines;
  }

  #add(lines: string[], value: unknown, at: string): void {
    if (typeof value !== 'object' || value === null) {
      lines.push(`${at} ${this.#told(value)}`);
      return;
    }
    const isList = Array.isArray(value) || value instanceof Set;
    const plain: string[] = [];
    const nested: (readonly [at: string, value: object])[] = [];
    const add = (name: string, one: unknown): void => {
      if (typeof one === 'object' && one !== null) nested.push([isList ? at : `${at}/${name}`, one]);
      else plain.push(isList ? this.#told(one) : `${name}=${this.#told(one)}`);
    };
    if (isList) for (const one of value as Iterable<unknown>) add('', one);
    else {
      const object: object =
        value instanceof Map ? Object.fromEntries(value as ReadonlyMap<string, unknown>) : value;
      for (const [name, one] of Object.entries(object))
        if (one !== undefined && !HIDDEN.has(name)) add(name, one);
    }
    if (plain.length > 0) lines.push(`${at} ${plain.join(' | ')}`);
    for (const [where, one] of nested) this.#add(lines, one, where);
  }

  #told(one: unknown): string {
    return typeof one === 'string' ? this.#numbered(one) : JSON.stringify(one ?? null);
  }

  #numbered(text: string): string {
    const numbered = this.#numbers.get(text) ?? this.#numberedAnew(text);
    this.#numbers.set(text, numbered);
    return numbered;
  }

  #numberedAnew(text: string): string {
    const known = withoutIds(text);
    if (CODE.test(known) || known === '') return known;
    return known
      .split(ENDS)
      .map((part) => this.#numberedSentence(part))
      .join(' ');
  }

  #numberedSentence(text: string): string {
    const parts = text.match(this.#parts) ?? [];
    const sentence = text.replace(this.#parts, '_');
    const number = this.#sentences.get(sentence) ?? this.#sentences.size + 1;
    this.#sentences.set(sentence, number);
    return [`S${number}`, ...parts].join(' ');
  }
}

/** The lines of `after` that `before` doesn't have, or has fewer times. */
export function addedTo(before: readonly string[], after: readonly string[]): readonly string[] {
  const left = tally(before);
  return after.filter((line) => {
    const times = left.get(line) ?? 0;
    left.set(line, times - 1);
    return times <= 0;
  });
}

export function tally(lines: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  return times;
}

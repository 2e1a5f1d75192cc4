// Records an evening click by click: each call's reply, and every line that it adds to what people see or the book stores.
// Sentences are recorded as numbers, so a different sentence shows, but a reworded one doesn't.
import { createHash } from 'node:crypto';
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import type { Person } from '../../../src/rounds/record/people';
import { load } from '../../../src/rounds/session/load';
import { withoutIds } from '../../support/told';
import type { Paper } from '../../support/paper-ports';
import type { Step } from './steps';

/** The people in recorded evenings that don't use a game's sample. */
const NAMES = ['Ann', 'Bob', 'Cy', 'Dee', 'Zoe'];

/** Properties with hashes, keys or random ids. */
const HIDDEN = new Set(['key', 'mark', 'token', 'lastHash', 'hash', 'stamp', 'seed']);
/** The program's own identifiers, which aren't sentences. */
const CODE = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;

export class Recording {
  readonly lines: string[] = [];
  readonly #sentences = new Map<string, number>();
  readonly #numbers = new Map<string, string>();
  readonly #parts: RegExp;
  #before: readonly string[] = [];

  constructor(readonly book: Paper) {
    const names = [...NAMES, ...personsOf(book).map(({ name }) => name)];
    this.#parts = new RegExp(`\\b(?:${names.join('|')})\\b|\\d+(?:[.,:]\\d+)*`, 'g');
    this.#before = this.#written(seen(book));
  }

  /** Runs this; records its reply and what it changes. */
  step(name: string, act: (book: Paper) => unknown): this {
    const { calls } = this.book;
    const callsBefore = calls.length;
    const answer = act(this.book);
    const counted = tally(calls.slice(callsBefore));
    this.lines.push(
      `# ${name}`,
      `calls ${[...counted].map(([call, times]) => `${call} ${times}`).join(', ')}`,
    );
    if (answer !== undefined && answer !== this.book)
      this.lines.push(...this.#written(answer).map((line) => `= ${line}`));
    const after = this.#written(seen(this.book));
    const added = addedTo(this.#before, after);
    // The hash detects lines that only changed their order.
    const hash = createHash('sha256').update(after.join('\n')).digest('hex');
    this.lines.push(`lines ${this.#before.length} ${after.length} ${hash.slice(0, 8)}`);
    this.lines.push(...added.map((line) => `+ ${line}`));
    this.#before = after;
    return this;
  }

  steps(list: readonly Step[]): this {
    for (const [name, act] of list) this.step(name, act);
    return this;
  }

  /** Records how each step would be answered now, and which rows it would add, without what the desk already shows. */
  would(list: readonly Step[]): this {
    const shown = this.#written(this.book.copy().desk.getDesk());
    for (const [name, act] of list) {
      const copy = this.book.copy();
      const rows = copy.grids.get('ledger')?.length ?? 0;
      const answer = this.#written(act(copy)).map((line) => line.replace(/^\/value\/desk\b/, '/value'));
      const more = this.#written((copy.grids.get('ledger') ?? []).slice(rows).map(([, , , text]) => text));
      this.lines.push(`? ${name}`, ...addedTo(shown, [...answer, ...more]).map((line) => `= ${line}`));
    }
    return this;
  }

  look(): this {
    this.lines.push('# look', ...this.#written(kept(this.book)).map((line) => `+ ${line}`));
    return this;
  }

  #written(value: unknown): string[] {
    const lines: string[] = [];
    addLines(lines, value, (text) => this.#numbered(text));
    return lines;
  }

  #numbered(text: string): string {
    const numbered = this.#numbers.get(text) ?? this.#numberedAnew(text);
    this.#numbers.set(text, numbered);
    return numbered;
  }

  #numberedAnew(text: string): string {
    const known = withoutIds(text);
    if (CODE.test(known) || known === '') return known;
    const parts = known.match(this.#parts) ?? [];
    const sentence = known.replace(this.#parts, '_');
    const number = this.#sentences.get(sentence) ?? this.#sentences.size + 1;
    this.#sentences.set(sentence, number);
    return [`S${number}`, ...parts].join(' ');
  }
}

function tally(lines: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  return times;
}

function addedTo(before: readonly string[], after: readonly string[]): readonly string[] {
  const left = tally(before);
  return after.filter((line) => {
    const times = left.get(line) ?? 0;
    left.set(line, times - 1);
    return times <= 0;
  });
}

/** Adds a line for each object or list that only has plain values. The line begins with the path. */
function addLines(lines: string[], value: unknown, word: (text: string) => string, at = ''): void {
  const told = (one: unknown): string => (typeof one === 'string' ? word(one) : JSON.stringify(one ?? null));
  if (typeof value !== 'object' || value === null) {
    lines.push(`${at} ${told(value)}`);
    return;
  }
  const isList = Array.isArray(value) || value instanceof Set;
  const plain: string[] = [];
  const nested: (readonly [at: string, value: object])[] = [];
  const add = (name: string, one: unknown): void => {
    if (typeof one === 'object' && one !== null) nested.push([isList ? at : `${at}/${name}`, one]);
    else plain.push(isList ? told(one) : `${name}=${told(one)}`);
  };
  if (isList) for (const one of value as Iterable<unknown>) add('', one);
  else {
    const object: object =
      value instanceof Map ? Object.fromEntries(value as ReadonlyMap<string, unknown>) : value;
    for (const [name, one] of Object.entries(object))
      if (one !== undefined && !HIDDEN.has(name)) add(name, one);
  }
  if (plain.length > 0) lines.push(`${at} ${plain.join(' | ')}`);
  for (const [where, one] of nested) addLines(lines, one, word, where);
}

function personsOf({ ports }: Paper): readonly Person[] {
  const loaded = load(ports);
  return loaded.ok && loaded.value.kind !== 'empty' ? [...loaded.value.people.persons.values()] : [];
}

/** What people see: the sidebar, the players' pages, the books, the forms, posts, and triggers. */
function seen(book: Paper): unknown {
  return {
    desk: book.desk.getDesk(),
    pages: personsOf(book).map(({ key }) => PAGE_CALLS.readPage(book.ports, { key, stamp: '' })),
    books: book.books,
    forms: [...book.forms].map(([name, form]) => ({ name, ...form })),
    sheets: book.matchSheets,
    posts: book.posts,
    timers: [book.alarm.set, book.trigger.set, book.submitTrigger.set],
  };
}

/** What hosts can look up, and the host book. */
function kept({ desk, drawn, grids, ports }: Paper): unknown {
  const loaded = load(ports);
  const stages = loaded.ok && loaded.value.kind === 'game' ? loaded.value.record.stages : [];
  return {
    history: desk.getHistory(),
    contacts: desk.getContacts(),
    coHosts: desk.getCoHosts(),
    table: desk.getTable(),
    stages: stages.map(({ stage }) => [
      desk.getMessages({ stage }),
      desk.getPast({ stage }),
      desk.getPicture({ stage }),
    ]),
    next: [desk.previewRound(), desk.previewTabs()],
    files: (['game', 'season', 'template'] as const).map((what) => desk.exportFile({ what })),
    tabs: drawn(),
    ledger: grids.get('ledger'),
    noted: grids.get('files'),
  };
}

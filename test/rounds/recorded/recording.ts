// Records an evening click by click: each call's reply, and every line that it adds to what people see or the book stores.
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import type { Person } from '../../../src/rounds/record/people';
import { load } from '../../../src/rounds/session/load';
import { hashOf } from '../../support/compared';
import { addedTo, tally, Written } from '../../support/written';
import type { Paper } from '../../support/paper-ports';
import type { Step } from './steps';

/** The people in recorded evenings that don't use a game's sample. */
const NAMES = ['Ann', 'Bob', 'Cy', 'Dee', 'Zoe'];

export class Recording {
  readonly lines: string[] = [];
  readonly #written: Written;
  #before: readonly string[] = [];

  #persons: readonly Person[];
  /** The book's people and rows when its persons were last read. */
  #readAt: string;

  constructor(readonly book: Paper) {
    this.#readAt = peopleAndRows(book);
    this.#persons = personsOf(book);
    this.#written = new Written([...NAMES, ...this.#persons.map(({ name }) => name)]);
    this.#before = this.#written.lines(seen(book, this.#persons));
  }

  get sentences(): readonly string[] {
    return this.#written.sentences;
  }

  /** Runs this; records its reply and what it changes. */
  step(name: string, act: (book: Paper) => unknown): this {
    const [answer, calls] = counted(this.book, act);
    this.lines.push(`# ${name}`, calls);
    if (answer !== undefined && answer !== this.book)
      this.lines.push(...this.#written.lines(answer).map((line) => `= ${line}`));
    const at = peopleAndRows(this.book);
    if (at !== this.#readAt) this.#persons = personsOf(this.book);
    this.#readAt = at;
    const after = this.#written.lines(seen(this.book, this.#persons));
    const added = addedTo(this.#before, after);
    // The hash detects lines that only changed their order.
    this.lines.push(`lines ${this.#before.length} ${after.length} ${hashOf(after.join('\n'))}`);
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
    const shown = this.#written.lines(this.book.copy().desk.getDesk());
    for (const [name, act] of list) {
      const copy = this.book.copy();
      const rows = copy.grids.get('ledger')?.length ?? 0;
      const [reply, calls] = counted(copy, act);
      // A window gets its reply as JSON.
      expect(reply).toEqual(JSON.parse(JSON.stringify(reply)));
      const answer = this.#written.lines(reply).map((line) => line.replace(/^\/value\/desk\b/, '/value'));
      const more = this.#written.lines(
        (copy.grids.get('ledger') ?? []).slice(rows).map(([, , , text]) => text),
      );
      this.lines.push(`? ${name}`, calls, ...addedTo(shown, [...answer, ...more]).map((line) => `= ${line}`));
    }
    return this;
  }

  /** Records these values letter by letter. */
  exactly(name: string, values: readonly unknown[]): this {
    this.lines.push(`# ${name}`, ...values.map((value) => JSON.stringify([value])));
    return this;
  }

  look(): this {
    this.lines.push('# look', ...this.#written.lines(kept(this.book)).map((line) => `+ ${line}`));
    return this;
  }
}

/** Runs this. Returns its reply and a line with the calls that it made. */
function counted<T>(book: Paper, act: (book: Paper) => T): readonly [reply: T, calls: string] {
  const [calls, uses] = [book.calls.length, book.uses.length];
  const reply = act(book);
  const times = [...tally([...book.calls.slice(calls), ...book.uses.slice(uses)])];
  return [reply, `calls ${times.map(([call, count]) => `${call} ${count}`).join(', ')}`];
}

function personsOf({ ports }: Paper): readonly Person[] {
  const loaded = load(ports);
  return loaded.ok && loaded.value.kind !== 'empty' ? [...loaded.value.people.persons.values()] : [];
}

/** Changes when anybody joins or gets another key. */
function peopleAndRows({ grids }: Paper): string {
  return JSON.stringify([grids.get('roster'), grids.get('ledger')?.length]);
}

/** What people see: the sidebar, the players' pages, the books, the forms, posts, and triggers. */
function seen(book: Paper, persons: readonly Person[]): unknown {
  return {
    desk: book.desk.getDesk(),
    pages: persons.map(({ key }) => PAGE_CALLS.readPage(book.ports, { key, stamp: '' })),
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
    grids: (['ledger', 'files', 'roster', 'settings'] as const).map((tab) => grids.get(tab)),
  };
}

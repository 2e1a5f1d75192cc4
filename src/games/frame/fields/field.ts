// A field: one part of what a person is asked for. It makes the questions of a form, turns answers into JSON, and reads
// JSON into a value or gives every reason why not, all from one definition.
import { problem, type Place, type Problem } from '../result';

/** What could be read of a value in which something is wrong: any part may be missing. */
export type Draft<T> = T extends readonly (infer Entry)[]
  ? readonly (Draft<Entry> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: Draft<T[Key]> | undefined }
    : T;

export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly draft: Draft<T> | undefined; readonly problems: readonly Problem[] };

/** Where a value is: its place in the JSON, and what people call it. */
export interface At {
  readonly place: Place;
  readonly label: string;
  /** The titles of the row or list entry in which it is; its own parts are named after them. */
  readonly path?: readonly string[];
  /** Tells of a choice at a place whether it is open to who is asked; absent where every choice is. */
  readonly isOpen?: ((place: Place, value: string) => boolean) | undefined;
}

/** Gives the position of a titled row or list entry: “Morning”, whose parts are called “Morning: …”. */
export function titledAt(place: Place, title: string, isOpen?: At['isOpen']): At {
  return { place, label: title, path: [title], isOpen };
}

/**
 * Goes one step further in, to a part or an entry of a list. Place and label are made only when asked for: only what is
 * refused is ever named, and most values are not. `name` makes the label.
 */
export function stepAt<S extends string | number, About>(
  outer: At,
  step: S,
  about: About,
  name: (outer: At, step: S, about: About) => string,
): At {
  return new Step(outer, step, about, name, NO_PATH);
}

/** Does what `stepAt` does, for a titled row or list entry. */
export function titledStepAt(outer: At, step: number, title: string): At {
  return new Step(outer, step, title, ofTitle, [title]);
}

function ofTitle(_outer: At, _step: number, title: string): string {
  return title;
}

const NO_PATH: readonly string[] = [];

/** The same place, with another name for people. */
export function renamedAt({ place, path = [], isOpen }: At, label: string): At {
  return { place, label, path, isOpen };
}

/**
 * It is a class, since making an object with getters takes longer than reading most values; it uses `declare`, since
 * the build would define other fields one by one.
 */
class Step<S extends string | number, About> implements At {
  declare private readonly outer: At;
  declare private readonly step: S;
  declare private readonly about: About;
  declare private readonly name: (outer: At, step: S, about: About) => string;
  declare readonly path: readonly string[];

  constructor(
    outer: At,
    step: S,
    about: About,
    name: (outer: At, step: S, about: About) => string,
    path: readonly string[],
  ) {
    this.outer = outer;
    this.step = step;
    this.about = about;
    this.name = name;
    this.path = path;
  }

  get place(): Place {
    return [...this.outer.place, this.step];
  }

  get label(): string {
    return this.name(this.outer, this.step, this.about);
  }

  get isOpen(): At['isOpen'] {
    return this.outer.isOpen;
  }
}

/** Names a part, after the titled row in which it stands, if there is one. */
export function partLabel({ path = [] }: At, name: string): string {
  return [...path, name].join(': ');
}

/** One thing to choose: the value in the JSON, and how a form words it. */
export interface Option<T extends string = string> {
  readonly value: T;
  /** How a form shows it; the value itself when left out. */
  readonly label?: string;
  /** Other spellings that are understood. */
  readonly aliases?: readonly string[];
  /** The heading under which a page shows it and those after it. */
  readonly group?: string;
}

export type QuestionKind =
  /**
   * `rank`: the title of the order in which several questions put these choices, each asking for the next one; a form
   * takes a list that opens for them, few as they may be.
   */
  | { readonly type: 'choice'; readonly options: readonly Option[]; readonly rank?: string }
  | {
      readonly type: 'checkboxes';
      readonly options: readonly Option[];
      /** Present where the help says how many may be ticked; absent where any number may. */
      readonly amount?: 'said';
      /** The choice that says that no other is ticked; absent where an empty answer says so. */
      readonly none?: string;
    }
  | { readonly type: 'whole'; readonly min?: number; readonly max?: number }
  /** `longest`: the most characters of an answer that is accepted; `known`: answers that are likely, to pick from. */
  | {
      readonly type: 'text';
      readonly long: boolean;
      readonly longest?: number;
      readonly known?: readonly string[];
    };

/** A part of a form that stands on a page of its own. */
export interface Section {
  /** The title, by which it is told from the others of its form. */
  readonly title: string;
  readonly help?: string;
  /** The choices, by value, of an earlier question that lead to it; everybody visits it where this is left out. */
  readonly after?: { readonly question: string; readonly choices: readonly string[] };
}

/** One question of a form: exactly one column in the sheet of its responses. */
export interface Question {
  readonly title: string;
  /** The title that people read everywhere but in the form, which needs that one for itself. */
  readonly typed?: string;
  readonly help: string;
  /** True where a player who gets to it must answer it. */
  readonly required: boolean;
  /**
   * True of a required question that some players may at times leave out: the form, which is the same for all, does not
   * insist on it.
   */
  readonly lapses?: true;
  /**
   * The title of the question that begins an entry of a list: once that is answered, this one must be. A form cannot
   * insist on it.
   */
  readonly neededWith?: string;
  readonly kind: QuestionKind;
  /** An https address of a picture beside it: the page shows it, elsewhere it is a link. */
  readonly picture?: string;
  /** The section in which it stands, together with other questions that name the same section. */
  readonly section?: Section;
  /** The answer for which an empty one stands. */
  readonly default?: string;
  /** An answer to copy and change, where there is one: it holds as long as this question is left empty. */
  readonly former?: string;
  /** The answer that the match's template has for it; absent where it has none. */
  readonly fromTemplate?: string;
  /** True where only the host may read it: the frame shows its answer to nobody else. */
  readonly secret?: true;
  /** For a question to the host: its place in a table with a row for each player. */
  readonly table?: TablePlace;
  /** The editor in which its text can be written instead. */
  readonly editor?: TextEditor;
  /** For a column of the roster: how it can be drawn for players whose cells are empty. */
  readonly drawn?: Drawn;
  /** For a setting: the line behind which it is folded, with others that have the same title. */
  readonly line?: FoldedLine;
}

/** How the words of a column are drawn: each for about as many players. */
export interface Drawn {
  readonly words: readonly string[];
  /** The number of players for a word; absent: every word is used. */
  readonly each?: number;
  /** The word for everyone who gets none of the others; `each` is then exact. */
  readonly rest?: string;
  /** The title of another column: no two players with the same word there share one here, and `each` is exact. */
  readonly apart?: string;
}

/** `empty`: what an empty answer means, after the title: “Duels: all drawn”. */
export interface FoldedLine {
  readonly title: string;
  readonly empty: string;
}

export interface TablePlace {
  readonly column: string;
  /** The player of the row; absent for a cell that is about no single player. */
  readonly player?: string;
  /** The number that the answer changes. */
  readonly now?: number;
  /** Present where each player has a tick in the column: how the answer is made from the ticks. */
  readonly ticks?: Ticks;
  /**
   * Present for a question without a place in the table. Its answer is its first choice as soon as one of these columns
   * or cells says something.
   */
  readonly when?: readonly string[];
  /** True for a place that tabs of matches from former versions may lack: these know none of the places marked so. */
  readonly isNew?: true;
  /** Present for a cell with an entry a line: the part of the host's facts that is the list of these entries. */
  readonly lines?: string;
}

/**
 * What the answer to a column of ticks is: the one player who is ticked, all who are ticked, or all who are not
 * (`others`). With `others`, ticks in all rows stand for the last choice of the question, such as “nobody”.
 */
export type Ticks = 'one' | 'several' | 'others';

/** The editor of a text. */
export type TextEditor = QuestionsText | RowsText | GridText;

/** The text is a list of questions that the host makes up; `players` may be asked for, and stand in the roster in a set-up. */
export interface QuestionsText {
  readonly kind: 'questions';
  readonly players: readonly string[];
}

/** The text is rows of cells, one row a line. */
export interface RowsText {
  readonly kind: 'rows';
  /** One of the rows, as sentences name it: `purchase`. */
  readonly what: string;
  /** What the rows mean, for a host who does not write them as text. */
  readonly help: string;
  readonly cells: readonly RowCell[];
  /** The most rows; any number when left out. */
  readonly most?: number;
  /** The text that says that there are no rows, where an empty text means something else. */
  readonly none?: string;
  /** Signs that stand between rows in a text of one line. */
  readonly breaks?: string;
}

/** One cell of such a row. */
export interface RowCell {
  readonly title: string;
  readonly kind: QuestionKind;
  /** The signs before it in its line. */
  readonly lead: string;
  /** False where a line may leave it out. */
  readonly required: boolean;
  /** True where no two rows may have the same here. */
  readonly distinct?: true;
  /**
   * Present for a cell that depends on an earlier one: that cell's number, from 0, and the answers with which the line
   * has this cell.
   */
  readonly when?: { readonly cell: number; readonly answers: readonly string[] };
}

/** The text is a rectangle of cells of one kind, one row a line. */
export interface GridText {
  readonly kind: 'grid';
  readonly help: string;
  readonly cell: QuestionKind;
  /** The signs between two cells of a line. */
  readonly between: string;
  readonly rows: SideLimits;
  readonly columns: SideLimits;
}

interface SideLimits {
  readonly min: number;
  readonly max: number;
}

export type Cell = string | number | boolean;

/** Gives the answers of one form row by question title; empty text where nothing was answered. */
export type Answers = (title: string) => Cell;

/** An answer in a form's own words. */
export interface Answered {
  readonly title: string;
  readonly answer: string;
}

export interface Field<T> {
  /** Reads JSON; on failure gives every reason that applies, and whatever could be read. */
  read(value: unknown, at: At): Reading<T>;
  /** Makes the questions that ask for it, each title after `prefix`. */
  questions(prefix: string): readonly Question[];
  /** Makes the JSON of these answers, unchecked; undefined when none of its questions is answered. */
  fromAnswers(answers: Answers, prefix: string): unknown;
  /** Makes the answers of this JSON, as far as it makes sense; the inverse of `fromAnswers`. */
  toAnswers(value: unknown, prefix: string): readonly Answered[];
}

export type ValueOf<F> = F extends Field<infer T> ? T : never;

/** Reads a whole input, which people know as `label`. */
export function readWhole<T>(
  field: Field<T>,
  value: unknown,
  label: string,
  isOpen?: At['isOpen'],
): Reading<T> {
  return field.read(value, { place: [], label, isOpen });
}

export function refuse<T>(code: string, at: At, text: string, draft?: Draft<T>): Reading<T> {
  return { ok: false, draft, problems: [problem(code, at.place, text)] };
}

/** Gives the value or the draft, for checks that must name every problem. */
export function draftOf<T>(reading: Reading<T>): Draft<T> | undefined {
  // A whole value is a draft with nothing missing, which the type system cannot see for a generic T.
  return reading.ok ? (reading.value as Draft<T>) : reading.draft;
}

export function problemsOf(reading: Reading<unknown>): readonly Problem[] {
  return reading.ok ? [] : reading.problems;
}

/** A field whose values must also pass a check of their own. */
export function checked<T>(field: Field<T>, check: (value: T, at: At) => readonly Problem[]): Field<T> {
  return {
    ...field,
    read: (value, at) => {
      const reading = field.read(value, at);
      const problems = reading.ok ? check(reading.value, at) : [];
      return problems.length === 0 ? reading : { ok: false, draft: undefined, problems };
    },
  };
}

/** Cuts a text that somebody typed at these signs: its pieces without blanks around them, and without empty ones. */
export function piecesOf(typed: string, between: string | RegExp): readonly string[] {
  return typed
    .split(between)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/** Gives an answer as text: cells of a response sheet may hold numbers and booleans where people typed text. */
export function answerText(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return String(cell).trim();
}

/** Gives JSON as the text of an answer; empty where no answer can say it. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

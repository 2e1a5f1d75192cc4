// A field: one definition that makes a form's questions, turns answers into JSON, and reads JSON into a value or lists
// everything wrong with it.
import { problem, type Place, type Problem } from '../result';

/** What could be read of a faulty value; any part can be missing. */
export type Draft<T> = T extends readonly (infer Entry)[]
  ? readonly (Draft<Entry> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: Draft<T[Key]> | undefined }
    : T;

export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly draft: Draft<T> | undefined; readonly problems: readonly Problem[] };

/** A value's place in the JSON, and its name for people. */
export interface At {
  readonly place: Place;
  readonly label: string;
  /** Titles of the row or list entry around it, which its parts' names start with. */
  readonly path?: readonly string[];
  /** Whether a choice is open to the player; absent if all are. */
  readonly isOpen?: ((place: Place, value: string) => boolean) | undefined;
}

/** For a titled row or list entry, “Morning”, whose parts are “Morning: …”. */
export function titledAt(place: Place, title: string, isOpen?: At['isOpen']): At {
  return { place, label: title, path: [title], isOpen };
}

/**
 * One step in, to a part or a list entry. Lazy: place and label are only needed for refusals. `name` makes the label.
 */
export function stepAt<S extends string | number, About>(
  outer: At,
  step: S,
  about: About,
  name: (outer: At, step: S, about: About) => string,
): At {
  return new Step(outer, step, about, name, NO_PATH);
}

/** `stepAt` for a titled row or list entry. */
export function titledStepAt(outer: At, step: number, title: string): At {
  return new Step(outer, step, title, ofTitle, [title]);
}

function ofTitle(_outer: At, _step: number, title: string): string {
  return title;
}

const NO_PATH: readonly string[] = [];

export function renamedAt({ place, path = [], isOpen }: At, label: string): At {
  return { place, label, path, isOpen };
}

/** A class because object literals with getters are slow; `declare` because the build would define each field. */
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

/** `Morning: Activity`. */
export function partLabel({ path = [] }: At, name: string): string {
  return [...path, name].join(': ');
}

/** A choice: its value in JSON, and its label in forms. */
export interface Option<T extends string = string> {
  readonly value: T;
  /** Default: the value. */
  readonly label?: string;
  /** The label where there's little room; default: the label. */
  readonly short?: string;
  /** Other accepted spellings. */
  readonly aliases?: readonly string[];
  /** A page's heading above it and the ones after it. */
  readonly group?: string;
}

export type QuestionKind =
  /** `rank`: the title of the order that several such questions make; forms always use a dropdown for them. */
  | { readonly type: 'choice'; readonly options: readonly Option[]; readonly rank?: string }
  | {
      readonly type: 'checkboxes';
      readonly options: readonly Option[];
      /** Present if the help says how many to tick; absent if any number is fine. */
      readonly amount?: 'said';
      /** The choice that means “none”; absent if an empty answer does. */
      readonly none?: string;
    }
  | { readonly type: 'whole'; readonly min?: number; readonly max?: number }
  /** `longest`: maximum characters; `known`: suggested answers. */
  | {
      readonly type: 'text';
      readonly long: boolean;
      readonly longest?: number;
      readonly known?: readonly string[];
    };

/** A part of a form on its own page. */
export interface Section {
  /** Unique in its form. */
  readonly title: string;
  readonly help?: string;
  /** Choices (values) of an earlier question that lead here; absent if everyone visits it. */
  readonly after?: { readonly question: string; readonly choices: readonly string[] };
}

/** A form question: one column of the response sheet. */
export interface Question {
  readonly title: string;
  /** The title that people read everywhere but in the form, which needs that one for itself. */
  readonly typed?: string;
  readonly help: string;
  /** Must be answered by players who get to it. */
  readonly required: boolean;
  /** Required, but some players can leave it out at times, so the form (the same for everyone) doesn't insist. */
  readonly lapses?: true;
  /** The first question of its list entry: once that is answered, so must this be. Forms can't insist on it. */
  readonly neededWith?: string;
  readonly kind: QuestionKind;
  /** A form's words for a limit that differs by player; pages show the player's own number. */
  readonly limit?: string;
  /** An https address; a picture on pages, a link elsewhere. */
  readonly picture?: string;
  readonly section?: Section;
  /** What an empty answer means. */
  readonly default?: string;
  /** An answer to copy and change, which applies while this is empty. */
  readonly former?: string;
  /** The template's answer, if any. */
  readonly fromTemplate?: string;
  /** Only means something in a season: a game alone doesn't ask it. */
  readonly seasonal?: true;
  /** Only the host may read it: the frame shows its answer to nobody else. */
  readonly secret?: true;
  /** Host questions: the place in a table with a row per player. */
  readonly table?: TablePlace;
  readonly editor?: TextEditor;
  /** Roster columns: how empty cells are drawn. */
  readonly drawn?: Drawn;
  /** Settings: the line it is folded behind, with others of the same title. */
  readonly line?: FoldedLine;
}

/** A choice's label as its option shortens it; other answers as they are. */
export function shortAnswer(question: Pick<Question, 'kind'> | undefined, answer: string): string {
  const options = question?.kind.type === 'choice' ? question.kind.options : [];
  return options.find(({ value, label = value }) => label === answer)?.short ?? answer;
}

/** How to draw a column's words, each for about as many players. */
export interface Drawn {
  readonly words: readonly string[];
  /** Players per word; absent: every word is used. */
  readonly each?: number;
  /** The word for everyone else; makes `each` exact. */
  readonly rest?: string;
  /** Another column's title: players with the same word there get different ones here; makes `each` exact. */
  readonly apart?: string;
}

/** `empty`: what an empty answer means, after the title: “Duels: all drawn”. */
export interface FoldedLine {
  readonly title: string;
  readonly empty: string;
}

export interface TablePlace {
  readonly column: string;
  readonly player?: string;
  /** The current number. */
  readonly now?: number;
  /** For a column of ticks: how the ticks become an answer. */
  readonly ticks?: Ticks;
  /**
   * For a question outside the table: it gets its first choice as soon as one of these columns or cells is filled in.
   */
  readonly when?: readonly string[];
  /** True for a place that tabs of matches from former versions may lack: these know none of the places marked so. */
  readonly isNew?: true;
  /** Present for a cell with an entry a line: the part of the host's facts that is the list of these entries. */
  readonly lines?: string;
}

/**
 * The ticked player, all ticked players, or the unticked ones (`others`). With `others`, ticking everyone means the
 * question's last choice, such as “nobody”.
 */
export type Ticks = 'one' | 'several' | 'others';

export type TextEditor = QuestionsText | RowsText | GridText;

/** A list of questions that the host makes up, with the roster's names and groups as far as they're known. */
export interface QuestionsText {
  readonly kind: 'questions';
  readonly players: readonly string[];
  readonly groups: readonly string[];
}

/** Rows of cells, one per line. */
export interface RowsText {
  readonly kind: 'rows';
  /** A row: `purchase`. */
  readonly what: string;
  /** For hosts who don't write the rows as text. */
  readonly help: string;
  readonly cells: readonly RowCell[];
  /** Default: any number. */
  readonly most?: number;
  /** The text for no rows, if an empty text means something else. */
  readonly none?: string;
  /** Separators between rows in a one-line text. */
  readonly breaks?: string;
}

export interface RowCell {
  readonly title: string;
  readonly kind: QuestionKind;
  /** What comes before it in its line. */
  readonly lead: string;
  /** False if a line can leave it out. */
  readonly required: boolean;
  /** No two rows can have the same value. */
  readonly distinct?: true;
  /** Only with these answers in an earlier cell (index from 0). */
  readonly when?: { readonly cell: number; readonly answers: readonly string[] };
}

/** A rectangle of cells, one row per line. */
export interface GridText {
  readonly kind: 'grid';
  readonly help: string;
  readonly cell: QuestionKind;
  /** The separator between cells. */
  readonly between: string;
  readonly rows: SideLimits;
  readonly columns: SideLimits;
}

interface SideLimits {
  readonly min: number;
  readonly max: number;
}

export type Cell = string | number | boolean;

/** A form row's answers by question title; unanswered: empty text. */
export type Answers = (title: string) => Cell;

/** An answer, as a form words it. */
export interface Answered {
  readonly title: string;
  readonly answer: string;
}

export interface Field<T> {
  /** On failure, all problems and whatever could be read. */
  read(value: unknown, at: At): Reading<T>;
  /** With `prefix` before each title. */
  questions(prefix: string): readonly Question[];
  /** Unchecked JSON; undefined if none of the questions is answered. */
  fromAnswers(answers: Answers, prefix: string): unknown;
  /** The inverse of `fromAnswers`, as far as the JSON makes sense. */
  toAnswers(value: unknown, prefix: string): readonly Answered[];
}

export type ValueOf<F> = F extends Field<infer T> ? T : never;

/** Reads an entire input; `label` is its name for people. */
export function readEntire<T>(
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

/** The value or draft, for checks that report every problem. */
export function draftOf<T>(reading: Reading<T>): Draft<T> | undefined {
  // A complete value is a draft too, which the type system can't see for a generic T.
  return reading.ok ? (reading.value as Draft<T>) : reading.draft;
}

export function problemsOf(reading: Reading<unknown>): readonly Problem[] {
  return reading.ok ? [] : reading.problems;
}

/** Adds a check of the whole value. */
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

/** Splits typed text; trims the pieces and drops empty ones. */
export function piecesOf(typed: string, between: string | RegExp): readonly string[] {
  return typed
    .split(between)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/** An answer as text: response sheets turn typed text into numbers and booleans. */
export function answerText(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return String(cell).trim();
}

/** JSON as the text of an answer; empty if it can't be one. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

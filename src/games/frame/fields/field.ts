// A field is one definition with three uses: it makes a form's questions, turns answers into JSON, and reads JSON into a
// value or a list of everything wrong with it.
import { problem, type ValuePath, type Problem } from '../result';

/** The readable parts of a faulty value; any part can be missing. */
export type PartlyRead<T> = T extends readonly (infer Entry)[]
  ? readonly (PartlyRead<Entry> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: PartlyRead<T[Key]> | undefined }
    : T;

export type ReadResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly draft: PartlyRead<T> | undefined; readonly problems: readonly Problem[] };

/** A value's place in the JSON, and its name for people. */
export interface FieldPath {
  readonly place: ValuePath;
  readonly label: string;
  /** Titles of the enclosing rows or list entries. The labels of their parts start with these titles. */
  readonly path?: readonly string[];
  /** Whether a choice is open to the player; absent if all are. */
  readonly isOpen?: ((place: ValuePath, value: string) => boolean) | undefined;
}

/** The place of a titled row or list entry: “Morning”, with parts named “Morning: …”. */
export function titledPath(place: ValuePath, title: string, isOpen?: FieldPath['isOpen']): FieldPath {
  return { place, label: title, path: [title], isOpen };
}

/** The place of a part or list entry. Lazy, because place and label are only needed for refusals. `name` makes the label. */
export function stepPath<S extends string | number, About>(
  outer: FieldPath,
  step: S,
  about: About,
  name: (outer: FieldPath, step: S, about: About) => string,
): FieldPath {
  return new LazyFieldPath(outer, step, about, name, EMPTY_PATH);
}

/** `stepPath` for a titled list entry. */
export function titledStepPath(outer: FieldPath, step: number, title: string): FieldPath {
  return new LazyFieldPath(outer, step, title, titleAsLabel, [title]);
}

function titleAsLabel(_outer: FieldPath, _step: number, title: string): string {
  return title;
}

const EMPTY_PATH: readonly string[] = [];

export function relabelPath({ place, path = [], isOpen }: FieldPath, label: string): FieldPath {
  return { place, label, path, isOpen };
}

/** It's a class because object literals with getters are slow. `declare` makes the build omit the fields' definitions. */
class LazyFieldPath<S extends string | number, About> implements FieldPath {
  declare private readonly outer: FieldPath;
  declare private readonly step: S;
  declare private readonly about: About;
  declare private readonly name: (outer: FieldPath, step: S, about: About) => string;
  declare readonly path: readonly string[];

  constructor(
    outer: FieldPath,
    step: S,
    about: About,
    name: (outer: FieldPath, step: S, about: About) => string,
    path: readonly string[],
  ) {
    this.outer = outer;
    this.step = step;
    this.about = about;
    this.name = name;
    this.path = path;
  }

  get place(): ValuePath {
    return [...this.outer.place, this.step];
  }

  get label(): string {
    return this.name(this.outer, this.step, this.about);
  }

  get isOpen(): FieldPath['isOpen'] {
    return this.outer.isOpen;
  }
}

/** The name of a part, as people read it: `Morning: Activity`. */
export function partLabel({ path = [] }: FieldPath, name: string): string {
  return [...path, name].join(': ');
}

/** One choice: `value` in JSON, `label` in forms. */
export interface Option<T extends string = string> {
  readonly value: T;
  /** Default: the value. */
  readonly label?: string;
  /** A shorter label, for places with little room; default: the label. */
  readonly short?: string;
  /** Other accepted spellings. A setting's option keeps its former labels here, which drafts can still hold. */
  readonly aliases?: readonly string[];
  /** Heading on pages, above this option and the following ones. */
  readonly group?: string;
}

/** An option's texts, without its value. */
export type OptionText = Omit<Option, 'value'>;

export type QuestionKind =
  /** `rank`: the title of a ranking, if the question is one of its places. Forms always use a dropdown for places. */
  | { readonly type: 'choice'; readonly options: readonly Option[]; readonly rank?: string }
  | {
      readonly type: 'checkboxes';
      readonly options: readonly Option[];
      /** Present if the help says how many to tick, absent if any number can be ticked. */
      readonly amount?: 'said';
      /** Label of the choice that means “none”. Absent if leaving all boxes empty means that. */
      readonly none?: string;
    }
  | { readonly type: 'whole'; readonly min?: number; readonly max?: number }
  /** `longest`: maximum number of characters. `known`: suggested answers. */
  | {
      readonly type: 'text';
      readonly long: boolean;
      readonly longest?: number;
      readonly known?: readonly string[];
    };

export interface Section {
  /** Unique in its form. */
  readonly title: string;
  readonly help?: string;
  /** The answers (values) to an earlier question that lead to this page; absent if everyone visits it. */
  readonly after?: { readonly question: string; readonly choices: readonly string[] };
}

/** A form question: one column of the response sheet. */
export interface Question {
  readonly title: string;
  /** The title as typed, shown everywhere but in the form. Set if one of the form's standard questions has that title. */
  readonly typed?: string;
  readonly help: string;
  /** Every player who gets to this question must answer it. */
  readonly required: boolean;
  /** Required, but some players can leave it out at times. The form can't insist, since all players share it. */
  readonly lapses?: true;
  /** Title of the list entry's first question. Anyone who answers that must answer this one. Forms can't enforce it. */
  readonly neededWith?: string;
  readonly kind: QuestionKind;
  /** The form's text about a limit that differs by player. Pages show the player's own number instead. */
  readonly limit?: string;
  /** An https address, shown as a picture on pages and as a link elsewhere. */
  readonly picture?: string;
  readonly section?: Section;
  /** What an empty answer means. */
  readonly default?: string;
  /** The answer that applies while this is left empty, offered to copy and change. */
  readonly former?: string;
  /** The template's answer, if any. */
  readonly fromTemplate?: string;
  /** Only asked in a season, because the question means nothing elsewhere. */
  readonly seasonal?: true;
  /** Only the host may read the answer; the frame shows it to nobody else. */
  readonly secret?: true;
  /** For host questions: the place in a table with a row per player. */
  readonly table?: TablePlace;
  readonly editor?: TextEditor;
  /** For roster columns: how to fill in empty cells at random. */
  readonly drawn?: RandomFill;
  /** For settings: the line under which the question is collapsed. Questions with the same line title share a line. */
  readonly line?: CollapsedLine;
}

/** The short label of a chosen option; other answers unchanged. */
export function shortAnswer(question: Pick<Question, 'kind'> | undefined, answer: string): string {
  const options = question?.kind.type === 'choice' ? question.kind.options : [];
  return options.find(({ value, label = value }) => label === answer)?.short ?? answer;
}

/** How to fill a roster column at random: each word goes to about the same number of players. */
export interface RandomFill {
  readonly words: readonly string[];
  /** Players per word; absent: use every word. */
  readonly each?: number;
  /** The word for all remaining players. Makes `each` exact. */
  readonly rest?: string;
  /** Title of another column: players with the same word there get different words here. Makes `each` exact. */
  readonly apart?: string;
}

/** `title`: the line's text. `empty`: what an empty answer means, shown after the title: “Duels: all drawn”. */
export interface CollapsedLine {
  readonly title: string;
  readonly empty: string;
}

export interface TablePlace {
  readonly column: string;
  readonly player?: string;
  /** The current number. */
  readonly now?: number;
  /** For a column of tick boxes: how the ticks become an answer. */
  readonly ticks?: TickMeaning;
  /** For a question outside the table: titles of columns or cells. Filling one in selects this question's first choice. */
  readonly when?: readonly string[];
  /** True if tabs from older versions may lack this place. A tab has all places that are marked as new, or none. */
  readonly isNew?: true;
  /** For a cell with one entry per line: the property of the host's facts that holds the list. */
  readonly lines?: string;
}

/**
 * The answer is the ticked player, all ticked players, or the unticked ones (`others`). With `others`, ticking everyone
 * selects the question's last choice, such as “nobody”.
 */
export type TickMeaning = 'one' | 'several' | 'others';

export type TextEditor = QuestionsEditorSpec | RowsEditorSpec | GridEditorSpec;

/** Editor for a list of questions that the host makes up. `players` and `groups` are the roster's, if already known. */
export interface QuestionsEditorSpec {
  readonly kind: 'questions';
  readonly players: readonly string[];
  readonly groups: readonly string[];
}

/** Rows of cells, one per line. */
export interface RowsEditorSpec {
  readonly kind: 'rows';
  /** The word for one row: `purchase`. */
  readonly what: string;
  /** Help for hosts who use the editor instead of writing the rows as text. */
  readonly help: string;
  readonly cells: readonly RowCell[];
  /** Default: any number. */
  readonly most?: number;
  /** The text that means “no rows”, if empty text means something else. */
  readonly none?: string;
  /** Characters that separate rows if the text is a single line. */
  readonly breaks?: string;
}

export interface RowCell {
  readonly title: string;
  readonly kind: QuestionKind;
  /** The text before the cell in its line. */
  readonly lead: string;
  /** False if a line can leave this cell out. */
  readonly required: boolean;
  /** No two rows can have the same value. */
  readonly distinct?: true;
  /** Only asked if an earlier cell (index from 0) has one of these answers. */
  readonly when?: { readonly cell: number; readonly answers: readonly string[] };
}

/** A rectangle of cells, one row per line. */
export interface GridEditorSpec {
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

/** Looks up a form row's answer by question title; an unanswered question gives empty text. */
export type AnswerLookup = (title: string) => Cell;

/** An answer in a form's words. */
export interface TitledAnswer {
  readonly title: string;
  readonly answer: string;
}

export interface Field<T> {
  /** On failure, returns all problems and whatever could be read. */
  read(value: unknown, at: FieldPath): ReadResult<T>;
  /** The questions, with `prefix` before each title. */
  questions(prefix: string): readonly Question[];
  /** The answers as unchecked JSON; undefined if no question is answered. */
  fromAnswers(answers: AnswerLookup, prefix: string): unknown;
  /** The inverse of `fromAnswers`. Skips invalid parts of the JSON. */
  toAnswers(value: unknown, prefix: string): readonly TitledAnswer[];
}

export type FieldValue<F> = F extends Field<infer T> ? T : never;

/** Reads an entire input; `label` is its name for people. */
export function readInput<T>(
  field: Field<T>,
  value: unknown,
  label: string,
  isOpen?: FieldPath['isOpen'],
): ReadResult<T> {
  return field.read(value, { place: [], label, isOpen });
}

export function refuseReading<T>(
  code: string,
  at: FieldPath,
  text: string,
  draft?: PartlyRead<T>,
): ReadResult<T> {
  return { ok: false, draft, problems: [problem(code, at.place, text)] };
}

/** The value, or a draft if reading failed, for checks that report every problem. */
export function valueOrDraft<T>(reading: ReadResult<T>): PartlyRead<T> | undefined {
  // Cast: a complete value is a draft too, which the type system can't see for a generic T.
  return reading.ok ? (reading.value as PartlyRead<T>) : reading.draft;
}

export function readingProblems(reading: ReadResult<unknown>): readonly Problem[] {
  return reading.ok ? [] : reading.problems;
}

/** Adds a check that runs on the whole value. */
export function withCheck<T>(
  field: Field<T>,
  check: (value: T, at: FieldPath) => readonly Problem[],
): Field<T> {
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
export function splitAndTrim(typed: string, between: string | RegExp): readonly string[] {
  return typed
    .split(between)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/** An answer as text. Response sheets turn some typed text into numbers and booleans; this turns it back. */
export function answerText(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return String(cell).trim();
}

/** JSON as the text of an answer; empty if it can't be one. */
export function jsonText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

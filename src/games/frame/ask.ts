// An ask: the questions that a stage puts to some players, and how answers become an order.
import type { Chance } from './chance';
import { isOpenIn, openAmong, withClosed, type ChoiceNote, type Closed, type OpenChoices } from './closed';
import {
  draftOf,
  problemsOf,
  readEntire,
  type Answered,
  type Answers,
  type Draft,
  type Field,
  type Question,
} from './fields';
import { type Json, present } from './json';
import { lazy, memoized } from './lazy';
import { NO_LIMITS, type Limits } from './limits';
import { type Place, type Problem, fail, ok, type Result } from './result';

/**
 * Questions, by title, that the page turns into taps: squares of the table's region; a cell by row and column (from 1);
 * the parts of a plan, whose titles begin `Morning: …`; or numbers with a running total, `Points: …`.
 */
export type Taps =
  | { readonly kind: 'squares'; readonly question: string }
  | {
      readonly kind: 'strip';
      readonly parts: readonly string[];
      /** A last part for all other questions, if any. */
      readonly rest?: string;
      readonly limits?: readonly PartLimit[];
    }
  | {
      readonly kind: 'cells';
      readonly row: string;
      readonly column: string;
      readonly rows: number;
      readonly columns: number;
      /** The question whose choices are the cards in hand. */
      readonly hand?: string;
    }
  | {
      readonly kind: 'sum';
      /** What the numbers' titles begin with. */
      readonly part: string;
      readonly most: number;
      readonly more: readonly MoreOf[];
    };

/** An answer that raises the maximum total: a number, or one choice (by its label). */
type MoreOf =
  | { readonly question: string }
  | { readonly question: string; readonly answer: string; readonly more: number };

/** How many parts of a plan can have one of these answers. One more shows the note, a sentence if there are several. */
export interface PartLimit {
  /** Without its part's title. */
  readonly question: string;
  /** Labels, as the form shows them. */
  readonly answers: readonly string[];
  readonly most: number;
  readonly note: string;
}

/**
 * One group of players who are asked the same questions. `Knows` is what one player knows, which decides what is closed
 * to them.
 */
export interface Ask<Order, Knows = unknown> {
  /** The form: the same questions reuse the same form in every stage. */
  readonly form: string;
  readonly title: string;
  readonly help: string;
  /** What happens to a player without a counted submission, as a sentence for the host. */
  readonly without: string;
  /** The ask is dropped if this is empty. */
  readonly players: readonly string[];
  readonly questions: readonly Question[];
  /** Questions that can be tapped. Like all questions, they only show what is public. */
  readonly taps?: Taps;
  /**
   * Titles of questions whose answers no longer matter, as everyone knows. Pages hide them, forms keep them until the
   * next stage. Answers already given still count.
   */
  readonly needless: readonly string[];
  /** A form row as the JSON of a move, unchecked. */
  readonly fromAnswers: (answers: Answers) => unknown;
  /** The reverse: a move in the form's words. */
  readonly toAnswers: (move: unknown) => readonly Answered[];
  readonly closed: (known: Knows) => readonly Closed[];
  readonly notes: (known: Knows) => readonly ChoiceNote[];
  /** Numbers with a shared limit, and questions that can be left out. */
  readonly limits: (known: Knows) => Limits;
  /** Answers in a move that are marked, which only the host can see. */
  readonly marked: (move: unknown) => readonly Place[];
  /** Input for the notes that a page recalculates while the player chooses; undefined in games without. */
  readonly liveInput: (known: Knows) => Json | undefined;
  /** Reads a move as an order, or lists everything wrong with it. */
  readonly understand: (
    player: string,
    move: unknown,
    known: () => Knows,
  ) => Result<Order, readonly Problem[]>;
  /** A random legal move for practice games and tests; undefined if it's better to send nothing. */
  readonly sample: (player: string, chance: Chance, known: () => Knows) => Json | undefined;
}

/** What an ask is built from: the field of a move, and the rules that depend on the state. */
interface AskSpec<Order, Knows> {
  readonly form: string;
  readonly title: string;
  readonly help?: string;
  /** Default: they do nothing (ALL-4). */
  readonly without?: string;
  readonly players: readonly string[];
  readonly move: Field<Order>;
  readonly taps?: Taps;
  readonly needless?: readonly string[];
  /**
   * Choices closed to a player. Only use what that player knows: their page shows them. Closed choices are refused
   * before `check`.
   */
  readonly closed?: (known: Knows) => readonly Closed[];
  /** What choices do, cost and need now. Only use what that player knows. Notes never refuse anything. */
  readonly notes?: (known: Knows) => readonly ChoiceNote[];
  /** Only use what that player knows. `check` must refuse anything over the limits. */
  readonly limits?: (known: Knows) => Limits;
  /** Answers that are marked, only for the host. */
  readonly marked?: (order: Order) => readonly Place[];
  /** Input for the page's live notes (`live-notes.ts`). Only use what that player knows. */
  readonly liveInput?: (known: Knows) => Json;
  /**
   * Every broken rule that involves several choices or a secret. Parts that couldn't be read are missing from the
   * draft. A problem is dropped if a closed choice already reported its code.
   */
  readonly check?: (
    player: string,
    draft: Draft<Order>,
    open: OpenChoices,
    limits: Limits,
  ) => readonly Problem[];
  /** A random legal move: open choices, within the limits. */
  readonly sample: (player: string, chance: Chance, open: OpenChoices, limits: Limits) => Json | undefined;
}

/**
 * Questions made on first use: most stages are resolved without anyone opening their form. A class, because an object
 * literal with a getter keeps the getter's scope in memory. `declare`, because the build would define the field.
 */
export class LazyQuestions {
  declare private readonly make: () => readonly Question[];

  constructor(make: () => readonly Question[]) {
    this.make = make;
  }

  get questions(): readonly Question[] {
    return this.make();
  }
}

/** Cached per field, so stages that share a field share its questions. */
export const questionsOf = memoized((field: Field<unknown>) => field.questions(''));

/** Builds an ask: one field makes the form and checks the answers. */
export function ask<Order, Knows = unknown>(spec: AskSpec<Order, Knows>): Ask<Order, Knows> {
  const { form, title, help = '', without = 'They do nothing.', players, move, taps, needless = [] } = spec;
  return Object.assign(new LazyQuestions(() => questionsOf(move)), {
    form,
    title,
    help,
    without,
    players,
    ...present({ taps }),
    needless,
    fromAnswers: (answers: Answers) => move.fromAnswers(answers, '') ?? {},
    toAnswers: (value: unknown) => move.toAnswers(value, ''),
    closed: (known: Knows) => closedIn(spec, () => known),
    notes: (known: Knows) => spec.notes?.(known) ?? [],
    limits: (known: Knows) => limitsIn(spec, () => known),
    marked: (value: unknown) => {
      const reading = readEntire(move, value ?? null, title);
      return reading.ok ? (spec.marked?.(reading.value) ?? []) : [];
    },
    liveInput: (known: Knows) => spec.liveInput?.(known),
    understand: (player: string, value: unknown, known: () => Knows) =>
      understand(spec, player, value, known),
    sample: (player: string, chance: Chance, known: () => Knows) =>
      spec.sample(player, chance, openAmong(closedIn(spec, known)), limitsIn(spec, known)),
  });
}

function closedIn<Order, Knows>({ closed }: AskSpec<Order, Knows>, known: () => Knows): readonly Closed[] {
  return closed?.(known()) ?? [];
}

function limitsIn<Order, Knows>({ limits }: AskSpec<Order, Knows>, known: () => Knows): Limits {
  return limits?.(known()) ?? NO_LIMITS;
}

function understand<Order, Knows>(
  spec: AskSpec<Order, Knows>,
  player: string,
  value: unknown,
  known: () => Knows,
): Result<Order, readonly Problem[]> {
  const closed = lazy(() => closedIn(spec, known));
  // Refusals only list choices that are open to this player.
  const reading = readEntire(spec.move, value ?? null, spec.title, (place, choice) =>
    isOpenIn(closed(), place, choice),
  );
  const draft = draftOf(reading);
  const broken = draft === undefined ? [] : brokenBy(spec, closed(), draft, player, known);
  return reading.ok && broken.length === 0 ? ok(reading.value) : fail([...problemsOf(reading), ...broken]);
}

function brokenBy<Order, Knows>(
  spec: AskSpec<Order, Knows>,
  groups: readonly Closed[],
  draft: Draft<Order>,
  player: string,
  known: () => Knows,
): readonly Problem[] {
  return withClosed(
    groups,
    draft,
    spec.check?.(player, draft, openAmong(groups), limitsIn(spec, known)) ?? [],
  );
}

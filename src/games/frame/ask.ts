// An ask: the questions that a stage puts to some players, and how their answers become an order.
import type { Chance } from './chance';
import { isOpenIn, openAmong, withClosed, type ChoiceNote, type Closed, type OpenChoices } from './closed';
import {
  draftOf,
  problemsOf,
  readWhole,
  type Answered,
  type Answers,
  type Draft,
  type Field,
  type Question,
} from './fields';
import { type Json, present } from './json';
import { lazy, once } from './lazy';
import { NO_LIMITS, type Limits } from './limits';
import { type Place, type Problem, fail, ok, type Result } from './result';

/**
 * The questions, by their titles, that a page lets a player answer with a tap: choices that are the squares of the
 * table's region, in order; a cell by its row and column, which are counted from 1; parts of a plan, one at a time,
 * each with the questions whose titles begin with its own: `Morning: …`; or numbers of which the page tells the sum as
 * they are typed, with titles that begin so: `Points: …`.
 */
export type Taps =
  | { readonly kind: 'squares'; readonly question: string }
  | {
      readonly kind: 'strip';
      readonly parts: readonly string[];
      /** The name of a last part with all other questions, if there are any. */
      readonly rest?: string;
      readonly limits?: readonly PartLimit[];
    }
  | {
      readonly kind: 'cells';
      readonly row: string;
      readonly column: string;
      readonly rows: number;
      readonly columns: number;
      /** The question whose choices are cards of a hand, where there is one. */
      readonly hand?: string;
    }
  | {
      readonly kind: 'sum';
      /** The beginning of the titles of the numbers. */
      readonly part: string;
      readonly most: number;
      readonly more: readonly MoreOf[];
    };

/** An answer that raises the most that the numbers may add up to: a number, or a choice in the form's words. */
type MoreOf =
  | { readonly question: string }
  | { readonly question: string; readonly answer: string; readonly more: number };

/**
 * A limit on how many parts of a plan may have one of these answers; a further one shows the note, which is a sentence
 * where there are several.
 */
export interface PartLimit {
  /** The question without the title of its part. */
  readonly question: string;
  /** In the words of the form. */
  readonly answers: readonly string[];
  readonly most: number;
  readonly note: string;
}

/**
 * One group of players who are asked the same questions in a stage. `Knows` is what one of them knows, from which it
 * follows what is closed to them.
 */
export interface Ask<Order, Knows = unknown> {
  /** The form they fill in: the same questions keep the same form over the stages. */
  readonly form: string;
  readonly title: string;
  readonly help: string;
  /** What becomes of a player without a submission that counts, as a sentence for the host. */
  readonly without: string;
  /** The players who are asked; where there are none, the stage has no such ask. */
  readonly players: readonly string[];
  readonly questions: readonly Question[];
  /** The questions that can be tapped; they say no more than the public knows, like all questions. */
  readonly taps?: Taps;
  /**
   * The titles of questions whose answers can do nothing any more, as everyone knows: a page leaves them out, while a
   * form keeps them until the next stage. An answer that was given still counts.
   */
  readonly needless: readonly string[];
  /** Makes the JSON of a move of a form row, unchecked. */
  readonly fromAnswers: (answers: Answers) => unknown;
  /** Gives the JSON of a move in the form's words. */
  readonly toAnswers: (move: unknown) => readonly Answered[];
  /** Lists the choices that are closed to a player. */
  readonly closed: (known: Knows) => readonly Closed[];
  /** Says what choices mean for a player now. */
  readonly notes: (known: Knows) => readonly ChoiceNote[];
  /** Gives the numbers that share what a player has, and the questions that they may leave out. */
  readonly limits: (known: Knows) => Limits;
  /** Lists the places of answers in a move that are marked for the host, who alone may know it. */
  readonly marked: (move: unknown) => readonly Place[];
  /**
   * Gives the facts from which a page works out a player's notes while they choose; undefined in games without such
   * notes.
   */
  readonly reckons: (known: Knows) => Json | undefined;
  /** Reads a move as an order, or gives every reason why it is none. */
  readonly understand: (
    player: string,
    move: unknown,
    known: () => Knows,
  ) => Result<Order, readonly Problem[]>;
  /** Makes a random legal move, for practice games and tests; undefined where the player had better not move. */
  readonly sample: (player: string, chance: Chance, known: () => Knows) => Json | undefined;
}

/** The parts that an ask is made from: a move's field, and the rules that depend on the state. */
interface AskSpec<Order, Knows> {
  readonly form: string;
  readonly title: string;
  readonly help?: string;
  /** Left out: who sends nothing that counts does nothing (ALL-4). */
  readonly without?: string;
  readonly players: readonly string[];
  readonly move: Field<Order>;
  readonly taps?: Taps;
  /** Left out: every question matters. */
  readonly needless?: readonly string[];
  /**
   * Lists the choices that are closed to a player, from what that player knows and nothing else: the page shows them to
   * its reader. A move that picks one is refused before `check` is called.
   */
  readonly closed?: (known: Knows) => readonly Closed[];
  /**
   * Says what choices do, cost and need for a player now, from what that player knows and nothing else; it refuses
   * nothing.
   */
  readonly notes?: (known: Knows) => readonly ChoiceNote[];
  /** Gives the limits of a player, from what that player knows and nothing else; `check` refuses what exceeds them. */
  readonly limits?: (known: Knows) => Limits;
  /** Lists the places of answers that are marked for the host alone; left out where there are none. */
  readonly marked?: (order: Order) => readonly Place[];
  /**
   * Gives the facts from which a page works out notes while a player chooses, all of them known to that player
   * (`reckoned.ts`).
   */
  readonly reckons?: (known: Knows) => Json;
  /**
   * Finds every rule about more than one choice that the move breaks, and rules that depend on a secret; parts that
   * could not be read are missing from the draft. A problem with the code of a closed choice that the move picks is
   * told only once. `open` tells which choices are not closed.
   */
  readonly check?: (
    player: string,
    draft: Draft<Order>,
    open: OpenChoices,
    limits: Limits,
  ) => readonly Problem[];
  /** Makes a random legal move of open choices within limits. */
  readonly sample: (player: string, chance: Chance, open: OpenChoices, limits: Limits) => Json | undefined;
}

/**
 * What has questions, made when they are first asked for: most stages are resolved without anybody opening their form. It
 * is a class, since an object with a getter of its own keeps whatever the getter sees in memory for long, and one is made
 * for each stage. It uses `declare`, since the build would define the field by itself.
 */
export class WithQuestions {
  declare private readonly make: () => readonly Question[];

  constructor(make: () => readonly Question[]) {
    this.make = make;
  }

  get questions(): readonly Question[] {
    return this.make();
  }
}

/** The questions of a field, made once: stages that ask with the same field ask the same. */
export const questionsOf = once((field: Field<unknown>) => field.questions(''));

/** Makes an ask from one definition of its move: it makes the form and checks the answers. */
export function ask<Order, Knows = unknown>(spec: AskSpec<Order, Knows>): Ask<Order, Knows> {
  const { form, title, help = '', without = 'They do nothing.', players, move, taps, needless = [] } = spec;
  return Object.assign(new WithQuestions(() => questionsOf(move)), {
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
      const reading = readWhole(move, value ?? null, title);
      return reading.ok ? (spec.marked?.(reading.value) ?? []) : [];
    },
    reckons: (known: Knows) => spec.reckons?.(known),
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
  // A refusal names only the choices that are open to this player.
  const reading = readWhole(spec.move, value ?? null, spec.title, (place, choice) =>
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

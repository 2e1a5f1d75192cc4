// An ask: the questions that a stage puts to some players, and how their answers become an order (a checked move).
import type { Chance } from './chance';
import {
  isChoiceOpen,
  openChoicesAmong,
  withClosedProblems,
  type ChoiceNote,
  type ClosedChoices,
  type OpenChoices,
} from './closed-choices';
import {
  valueOrDraft,
  readingProblems,
  readInput,
  type TitledAnswer,
  type AnswerLookup,
  type PartlyRead,
  type Field,
  type Question,
} from './fields';
import { type Json, dropUndefined } from './json';
import { lazy, memoize } from './lazy';
import { NO_LIMITS, type Limits } from './limits';
import { type ValuePath, type Problem, fail, ok, type Result } from './result';

/**
 * Questions (by title) that pages replace with something to tap. `squares`: squares of a region on the live table. `strip`:
 * the parts of a plan, whose questions begin `Morning: …`. `cells`: a cell by row and column (from 1). `sum`: numbers with a
 * running total.
 */
export type TapControl =
  | { readonly kind: 'squares'; readonly question: string }
  | {
      readonly kind: 'strip';
      readonly parts: readonly string[];
      /** Title of an extra part that collects the remaining questions. */
      readonly rest?: string;
      readonly limits?: readonly PlanPartLimit[];
    }
  | {
      readonly kind: 'cells';
      readonly row: string;
      readonly column: string;
      readonly rows: number;
      readonly columns: number;
      /** The question whose choices are the cards in the player's hand. */
      readonly hand?: string;
    }
  | {
      readonly kind: 'sum';
      /** The beginning that the numbers' titles share. */
      readonly part: string;
      readonly most: number;
      readonly more: readonly LimitIncrease[];
    };

/** A question whose answer raises the maximum total: by that number, or by `more` if this choice (label) is picked. */
type LimitIncrease =
  | { readonly question: string }
  | { readonly question: string; readonly answer: string; readonly more: number };

/** How many parts of a plan can have one of these answers. Once `most` do, the remaining parts show the note. */
export interface PlanPartLimit {
  /** The question's title without the title of its part. */
  readonly question: string;
  /** Labels, as the form shows them. */
  readonly answers: readonly string[];
  readonly most: number;
  readonly note: string;
}

/** Questions for one group of players. `Knows`: what one player knows, which decides which choices are closed to them. */
export interface Ask<Order, Knows = unknown> {
  /** Id of the form. Stages with the same questions share a form. */
  readonly form: string;
  readonly title: string;
  readonly help: string;
  /** What happens to a player without a counted submission, as a sentence for the host. */
  readonly ifMissing: string;
  /** If empty, the ask is dropped. */
  readonly players: readonly string[];
  readonly questions: readonly Question[];
  /** Questions that pages replace with something to tap. Like all questions, these only show what is public. */
  readonly taps?: TapControl;
  /**
   * Titles of questions whose answers, as everyone knows, no longer matter. Pages hide them; forms keep them until the
   * next stage. Answers already given still count.
   */
  readonly needless: readonly string[];
  /** Turns a form row into the unchecked JSON of a move. */
  readonly fromAnswers: (answers: AnswerLookup) => unknown;
  /** The inverse of `fromAnswers`: a move in the form's words. */
  readonly toAnswers: (move: unknown) => readonly TitledAnswer[];
  readonly closed: (known: Knows) => readonly ClosedChoices[];
  readonly notes: (known: Knows) => readonly ChoiceNote[];
  /** Numbers with a shared maximum, and questions that this player can leave out. */
  readonly limits: (known: Knows) => Limits;
  /** Places of answers that match the host's accepted answers. Only the host sees the marks. */
  readonly acceptedPlaces: (move: unknown) => readonly ValuePath[];
  /** Input for the notes that a page recalculates while the player chooses; undefined for games without such notes. */
  readonly liveInput: (known: Knows) => Json | undefined;
  /** Reads a move as an order, or lists everything wrong with it. */
  readonly understand: (
    player: string,
    move: unknown,
    known: () => Knows,
  ) => Result<Order, readonly Problem[]>;
  /** A random legal move for practice games and tests; undefined to send nothing. */
  readonly sample: (player: string, chance: Chance, known: () => Knows) => Json | undefined;
}

/** What an ask is built from: the field that reads a move, and the rules that depend on the state. */
interface AskSpec<Order, Knows> {
  readonly form: string;
  readonly title: string;
  readonly help?: string;
  /** Default: “They do nothing.” (ALL-4) */
  readonly ifMissing?: string;
  readonly players: readonly string[];
  readonly move: Field<Order>;
  readonly taps?: TapControl;
  readonly needless?: readonly string[];
  /** Choices closed to a player, and refused before `check` runs. Pages show them, so only use what that player knows. */
  readonly closed?: (known: Knows) => readonly ClosedChoices[];
  /** What choices do, cost and need now. Only use what that player knows. Notes never cause a refusal. */
  readonly notes?: (known: Knows) => readonly ChoiceNote[];
  /** Only use what that player knows. `check` must refuse anything beyond the limits. */
  readonly limits?: (known: Knows) => Limits;
  /** Places of answers to mark as accepted. Only the host sees the marks. */
  readonly acceptedPlaces?: (order: Order) => readonly ValuePath[];
  /** Input for the page's live notes (`live-notes.ts`). Only use what that player knows. */
  readonly liveInput?: (known: Knows) => Json;
  /**
   * Reports every broken rule that involves several choices or a secret. The draft lacks parts that couldn't be read. The
   * frame drops problems whose code a closed choice has already reported.
   */
  readonly check?: (
    player: string,
    draft: PartlyRead<Order>,
    open: OpenChoices,
    limits: Limits,
  ) => readonly Problem[];
  /** A random legal move: open choices, within the limits. */
  readonly sample: (player: string, chance: Chance, open: OpenChoices, limits: Limits) => Json | undefined;
}

/**
 * Makes its questions on first use, because few forms of past stages are ever opened. It's a class because a getter in an
 * object literal would keep its scope in memory. `declare` makes the build omit the field's definition.
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
export const fieldQuestions = memoize((field: Field<unknown>) => field.questions(''));

/** Builds an ask: one field makes the form and checks the answers. */
export function defineAsk<Order, Knows = unknown>(spec: AskSpec<Order, Knows>): Ask<Order, Knows> {
  const { form, title, help = '', ifMissing = 'They do nothing.', players, move, taps, needless = [] } = spec;
  return Object.assign(new LazyQuestions(() => fieldQuestions(move)), {
    form,
    title,
    help,
    ifMissing,
    players,
    ...dropUndefined({ taps }),
    needless,
    fromAnswers: (answers: AnswerLookup) => move.fromAnswers(answers, '') ?? {},
    toAnswers: (value: unknown) => move.toAnswers(value, ''),
    closed: (known: Knows) => closedChoicesOfAsk(spec, () => known),
    notes: (known: Knows) => spec.notes?.(known) ?? [],
    limits: (known: Knows) => limitsOfAsk(spec, () => known),
    acceptedPlaces: (value: unknown) => {
      const reading = readInput(move, value ?? null, title);
      return reading.ok ? (spec.acceptedPlaces?.(reading.value) ?? []) : [];
    },
    liveInput: (known: Knows) => spec.liveInput?.(known),
    understand: (player: string, value: unknown, known: () => Knows) => readMove(spec, player, value, known),
    sample: (player: string, chance: Chance, known: () => Knows) =>
      spec.sample(
        player,
        chance,
        openChoicesAmong(closedChoicesOfAsk(spec, known)),
        limitsOfAsk(spec, known),
      ),
  });
}

function closedChoicesOfAsk<Order, Knows>(
  { closed }: AskSpec<Order, Knows>,
  known: () => Knows,
): readonly ClosedChoices[] {
  return closed?.(known()) ?? [];
}

function limitsOfAsk<Order, Knows>({ limits }: AskSpec<Order, Knows>, known: () => Knows): Limits {
  return limits?.(known()) ?? NO_LIMITS;
}

function readMove<Order, Knows>(
  spec: AskSpec<Order, Knows>,
  player: string,
  value: unknown,
  known: () => Knows,
): Result<Order, readonly Problem[]> {
  const closed = lazy(() => closedChoicesOfAsk(spec, known));
  // Refusals list only the choices that are open to this player.
  const reading = readInput(spec.move, value ?? null, spec.title, (place, choice) =>
    isChoiceOpen(closed(), place, choice),
  );
  const draft = valueOrDraft(reading);
  const broken = draft === undefined ? [] : ruleProblems(spec, closed(), draft, player, known);
  return reading.ok && broken.length === 0
    ? ok(reading.value)
    : fail([...readingProblems(reading), ...broken]);
}

function ruleProblems<Order, Knows>(
  spec: AskSpec<Order, Knows>,
  groups: readonly ClosedChoices[],
  draft: PartlyRead<Order>,
  player: string,
  known: () => Knows,
): readonly Problem[] {
  return withClosedProblems(
    groups,
    draft,
    spec.check?.(player, draft, openChoicesAmong(groups), limitsOfAsk(spec, known)) ?? [],
  );
}

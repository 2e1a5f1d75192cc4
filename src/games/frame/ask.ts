// An ask: the questions that a stage puts to some players, and how their answers become an order.
import type { Chance } from './chance';
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
import type { Json } from './json';
import type { Problem } from './problems';
import { fail, ok, type Result } from './result';

/**
 * The questions, by their titles, that a page lets a player answer with a tap: choices that are the squares of the
 * table's region, in order, or a cell by its row and column, which are counted from 1.
 */
export type Taps =
  | { readonly kind: 'squares'; readonly question: string }
  | {
      readonly kind: 'cells';
      readonly row: string;
      readonly column: string;
      readonly rows: number;
      readonly columns: number;
    };

/** One group of players who are asked the same questions in a stage. */
export interface Ask<Order> {
  /** The form they fill in: the same questions keep the same form over the stages. */
  readonly form: string;
  readonly title: string;
  readonly help: string;
  /** The players who are asked; with nobody the ask is not part of the stage. */
  readonly players: readonly string[];
  readonly questions: readonly Question[];
  /** The questions that can be tapped; they say no more than the public knows, like all questions. */
  readonly taps?: Taps;
  /** A form row as the JSON of a move, unchecked. */
  readonly fromAnswers: (answers: Answers) => unknown;
  /** The JSON of a move in the form's words. */
  readonly toAnswers: (move: unknown) => readonly Answered[];
  /** A move as an order, or every reason why it is none. */
  readonly understand: (player: string, move: unknown) => Result<Order, readonly Problem[]>;
  /** A random legal move, for practice games and tests; undefined where the player had better not move. */
  readonly sample: (player: string, chance: Chance) => Json | undefined;
}

/** The parts that an ask is made from: a move's field, and the rules that depend on the state. */
export interface AskSpec<Order> {
  readonly form: string;
  readonly title: string;
  readonly help?: string;
  readonly players: readonly string[];
  readonly move: Field<Order>;
  readonly taps?: Taps;
  /** Every rule that the move breaks; parts that could not be read are missing from the draft. */
  readonly check?: (player: string, draft: Draft<Order>) => readonly Problem[];
  readonly sample: (player: string, chance: Chance) => Json | undefined;
}

/** Makes an ask from one definition of its move: it makes the form and checks the answers. */
export function ask<Order>(spec: AskSpec<Order>): Ask<Order> {
  const { form, title, help = '', players, move, sample, taps } = spec;
  let questions: readonly Question[] | undefined;
  return {
    form,
    title,
    help,
    players,
    ...(taps === undefined ? {} : { taps }),
    // Most stages are resolved without anybody looking at their form: it is made when it is first asked for.
    get questions() {
      return (questions ??= move.questions(''));
    },
    fromAnswers: (answers) => move.fromAnswers(answers, '') ?? {},
    toAnswers: (value) => move.toAnswers(value, ''),
    understand: (player, value) => {
      const reading = readWhole(move, value ?? null, title);
      const draft = draftOf(reading);
      const broken = draft === undefined ? [] : (spec.check?.(player, draft) ?? []);
      const problems = [...problemsOf(reading), ...broken];
      return reading.ok && problems.length === 0 ? ok(reading.value) : fail(problems);
    },
    sample,
  };
}

// Questions that hosts make up for their players: their kinds, the answers that they take, and a template with them: the
// set-up of a match for another host to play, without any name, answer, text, result or seed.
import { defaulted, hidden, listOf, object, text, unknownJson, whole, type Field } from '../fields';

export const MADE_UP_KINDS = ['choice', 'several', 'number', 'text', 'player', 'players', 'ranking'] as const;

interface Asked {
  readonly title: string;
  readonly help: string;
  readonly required: boolean;
  /** The group that is asked; absent: everyone. */
  readonly for?: string;
  /** The players who alone are asked; absent: everyone, or the group. */
  readonly only?: readonly string[];
  /** An https address of a picture beside the question. */
  readonly picture?: string;
}

/** A question each answer to which counts once in a match: what a player answered before is closed to them. */
interface MayBeOnce {
  readonly once?: boolean;
}

/** A question that takes at least `least` answers, one where it is absent, and at most `most`. */
interface HowMany {
  readonly least?: number;
  readonly most?: number;
}

export type MadeUpQuestion = Asked &
  (
    | ({ readonly kind: 'choice'; readonly choices: readonly string[] } & MayBeOnce)
    | ({ readonly kind: 'several'; readonly choices: readonly string[] } & HowMany & MayBeOnce)
    | { readonly kind: 'ranking'; readonly choices: readonly string[] }
    | {
        readonly kind: 'number';
        readonly least?: number;
        readonly most?: number;
        /** The score that limits it: all answers within one score together may not exceed what a player has of it. */
        readonly within?: string;
      }
    | {
        readonly kind: 'text';
        /** Answers that are marked for the host, who alone knows them. */
        readonly accept?: readonly string[];
      }
    | ({ readonly kind: 'player' } & MayBeOnce)
    | ({ readonly kind: 'players' } & HowMany)
  );

/** Text, a number, or several texts in order. */
export type MadeUpAnswer = string | number | readonly string[];

/** The answers that are given, by the titles of their questions; null for an optional one that is empty. */
export type MadeUpAnswers = Readonly<Record<string, MadeUpAnswer | null>>;

/** The most questions of a list, and the most characters of an answer. */
export const MADE_UP_LIMITS = { questions: 40, answer: 1_000 } as const;

/** The least number of choices or players that are named where the question says none. */
export const FEWEST_NAMED = 1;

/** Whether each answer to a question counts once. */
export function isOnce(question: MadeUpQuestion): boolean {
  return 'once' in question && question.once;
}

/** Gives the score that a number stays within; undefined where it is none. */
export function scoreWithin(question: MadeUpQuestion): string | undefined {
  return question.kind === 'number' ? question.within : undefined;
}

/** Gives the number of choices or players that an answer names at least. */
export function fewestOf({ least = FEWEST_NAMED }: HowMany): number {
  return least;
}

/** Gives the number of other players that a question asks for at least. */
export function playersAskedFor(question: MadeUpQuestion): number {
  if (question.kind === 'players') return fewestOf(question);
  return question.kind === 'player' ? 1 : 0;
}

/** The questions that a round brought, as JSON. */
export interface LaterQuestions {
  readonly round: number;
  readonly questions: readonly unknown[];
}

export interface Template {
  /** The game that is played by it, as scenarios name it. */
  readonly template: string;
  /** The settings of that game, as JSON. */
  readonly settings: unknown;
  /** The questions of rounds after the first, where they differ from the round before. */
  readonly later: readonly LaterQuestions[];
}

export const templateField: Field<Template> = object({
  template: text({ title: 'template' }),
  settings: hidden(unknownJson),
  later: defaulted(
    listOf(object({ round: whole({ title: 'round', min: 2 }), questions: listOf(unknownJson) })),
    [],
  ),
});

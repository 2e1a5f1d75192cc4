// Questions that hosts make up, and templates. A template is a set-up for another host, without names, answers, texts,
// results or seed.
import { defaulted, hidden, listOf, object, text, jsonField, integer, type Field } from '../fields';
import { isSameName } from '../names';

export const CUSTOM_QUESTION_KINDS = [
  'choice',
  'several',
  'number',
  'text',
  'player',
  'players',
  'ranking',
] as const;

interface QuestionBase {
  readonly title: string;
  readonly help: string;
  readonly required: boolean;
  /** The group that is asked; absent: everyone. */
  readonly for?: string;
  /** Only these players; absent: everyone, or the group. */
  readonly only?: readonly string[];
  /** An https address. */
  readonly picture?: string;
}

/** `once`: a player can't give the same answer twice in a match. */
interface OnceOption {
  readonly once?: boolean;
}

/** How many answers a question takes. `least` defaults to `MIN_CHOICES`. */
interface ChoiceLimits {
  readonly least?: number;
  readonly most?: number;
}

export type CustomQuestion = QuestionBase &
  (
    | ({ readonly kind: 'choice'; readonly choices: readonly string[] } & OnceOption)
    | ({ readonly kind: 'several'; readonly choices: readonly string[] } & ChoiceLimits & OnceOption)
    | { readonly kind: 'ranking'; readonly choices: readonly string[] }
    | {
        readonly kind: 'number';
        readonly least?: number;
        readonly most?: number;
        /** The score that limits the number: a player's answers within one score can't total more than they have. */
        readonly within?: string;
      }
    | {
        readonly kind: 'text';
        /** Answers to mark as accepted. Only the host sees them. */
        readonly accept?: readonly string[];
      }
    | ({ readonly kind: 'player' } & OnceOption)
    | ({ readonly kind: 'players' } & ChoiceLimits)
  );

export type CustomAnswer = string | number | readonly string[];

/** Answers by question title; null if the question is optional and was left empty. */
export type CustomAnswers = Readonly<Record<string, CustomAnswer | null>>;

/** Maximum questions per list, and maximum characters per answer. */
export const CUSTOM_QUESTION_LIMITS = { questions: 40, answer: 1_000 } as const;

/** Default of `ChoiceLimits.least`. */
export const MIN_CHOICES = 1;

export function isOnceOnly(question: CustomQuestion): boolean {
  return 'once' in question && question.once;
}

export function limitingScore(question: CustomQuestion): string | undefined {
  return question.kind === 'number' ? question.within : undefined;
}

export function isLimitedByScore(question: CustomQuestion, score: string): boolean {
  const within = limitingScore(question);
  return within !== undefined && isSameName(within, score);
}

/** The minimum of a number; 0 for other questions. */
export function minNumber(question: CustomQuestion): number {
  return question.kind === 'number' ? (question.least ?? 0) : 0;
}

/** The minimum number of choices or players in an answer. */
export function minChoices({ least = MIN_CHOICES }: ChoiceLimits): number {
  return least;
}

/** Minimum number of other players that an answer must name. */
export function minPlayersNamed(question: CustomQuestion): number {
  if (question.kind === 'players') return minChoices(question);
  return question.kind === 'player' ? 1 : 0;
}

/** The questions that are new in a round, as JSON. */
export interface RoundQuestions {
  readonly round: number;
  readonly questions: readonly unknown[];
}

export interface Template {
  /** The game's id. */
  readonly template: string;
  /** As JSON, unchecked. */
  readonly settings: unknown;
  /** The questions of each later round whose questions differ from the round before. */
  readonly later: readonly RoundQuestions[];
}

export const templateField: Field<Template> = object({
  template: text({ title: 'template' }),
  settings: hidden(jsonField),
  later: defaulted(
    listOf(object({ round: integer({ title: 'round', min: 2 }), questions: listOf(jsonField) })),
    [],
  ),
});

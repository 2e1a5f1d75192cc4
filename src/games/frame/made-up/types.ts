// Questions that hosts make up, and templates: a set-up for another host, without names, answers, texts, results or
// seed.
import { defaulted, hidden, listOf, object, text, unknownJson, whole, type Field } from '../fields';

export const MADE_UP_KINDS = ['choice', 'several', 'number', 'text', 'player', 'players', 'ranking'] as const;

interface Asked {
  readonly title: string;
  readonly help: string;
  readonly required: boolean;
  /** The group asked; absent: everyone. */
  readonly for?: string;
  /** Only these players; absent: everyone, or the group. */
  readonly only?: readonly string[];
  /** An https address. */
  readonly picture?: string;
}

/** A player can't give the same answer twice in a match. */
interface MayBeOnce {
  readonly once?: boolean;
}

/** How many answers it takes; `least` defaults to one. */
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
        /** The score that limits it: all answers within a score can't total more than the player has. */
        readonly within?: string;
      }
    | {
        readonly kind: 'text';
        /** Answers to mark for the host; nobody else knows them. */
        readonly accept?: readonly string[];
      }
    | ({ readonly kind: 'player' } & MayBeOnce)
    | ({ readonly kind: 'players' } & HowMany)
  );

export type MadeUpAnswer = string | number | readonly string[];

/** By question title; null if optional and empty. */
export type MadeUpAnswers = Readonly<Record<string, MadeUpAnswer | null>>;

/** Questions per list, and characters per answer. */
export const MADE_UP_LIMITS = { questions: 40, answer: 1_000 } as const;

/** Default of `least`. */
export const MIN_NAMED = 1;

export function isOnce(question: MadeUpQuestion): boolean {
  return 'once' in question && question.once;
}

export function scoreWithin(question: MadeUpQuestion): string | undefined {
  return question.kind === 'number' ? question.within : undefined;
}

/** The minimum number of choices or players in an answer. */
export function fewestOf({ least = MIN_NAMED }: HowMany): number {
  return least;
}

/** How many other players it takes at least. */
export function playersAskedFor(question: MadeUpQuestion): number {
  if (question.kind === 'players') return fewestOf(question);
  return question.kind === 'player' ? 1 : 0;
}

/** A round's new questions, as JSON. */
export interface LaterQuestions {
  readonly round: number;
  readonly questions: readonly unknown[];
}

export interface Template {
  /** The game's id. */
  readonly template: string;
  /** As JSON. */
  readonly settings: unknown;
  /** Questions of later rounds that differ from the round before. */
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

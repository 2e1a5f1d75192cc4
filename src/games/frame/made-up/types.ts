// Questions that hosts make up for their players: their kinds, and the answers that they take.

export const MADE_UP_KINDS = ['choice', 'several', 'number', 'text', 'player', 'ranking'] as const;

interface Asked {
  readonly title: string;
  readonly help: string;
  readonly required: boolean;
  /** The group that is asked; absent: everyone. */
  readonly for?: string;
}

export type MadeUpQuestion = Asked &
  (
    | { readonly kind: 'choice' | 'several' | 'ranking'; readonly choices: readonly string[] }
    | { readonly kind: 'number'; readonly least?: number; readonly most?: number }
    | { readonly kind: 'text' | 'player' }
  );

/** Text, a number, or several texts in order. */
export type MadeUpAnswer = string | number | readonly string[];

/** The answers that are given, by the titles of their questions; null for an optional one that is empty. */
export type MadeUpAnswers = Readonly<Record<string, MadeUpAnswer | null>>;

/** The most questions of a list, and the most characters of an answer. */
export const MADE_UP_LIMITS = { questions: 40, answer: 1_000 } as const;

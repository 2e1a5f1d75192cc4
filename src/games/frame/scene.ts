// A scene: what's on the table of a live game, as data. It contains only what everyone may know.

const PICTURE_SHAPES = ['circle', 'square', 'triangle'] as const;

/** A tile: a shape on a background. Colors are `#rrggbb`. */
export interface Picture {
  readonly shape: (typeof PICTURE_SHAPES)[number];
  readonly ink: string;
  readonly paper: string;
  readonly words: string;
}

/** A board with two axes per side: `A A A B B B …` outside, `a b c a b c …` inside. */
export interface SceneBoard {
  readonly title: string;
  readonly columns: readonly AxisLabel[];
  readonly rows: readonly AxisLabel[];
  /** The top row first. Squares are numbered row by row, from 0. */
  readonly squares: readonly (readonly Picture[])[];
}

export interface AxisLabel {
  readonly outer: string;
  readonly inner: string;
}

export interface ScenePlayer {
  readonly name: string;
  readonly score: number;
  /** The player's role in the open stage: `attacks`; can be empty. */
  readonly role: string;
  /** What the player can use in this part of the game: `Columns: A B C`; can be empty. */
  readonly holds: string;
  /** A word shown next to the player's name: `Advantage`; empty for most. */
  readonly badge: string;
}

export interface SceneRegion {
  readonly name: string;
  readonly squares: readonly number[];
}

/** A submission, shown once its stage is resolved. */
export interface SceneCard {
  readonly player: string;
  readonly role: string;
  /** Titles and values: `Axis`, `B`. Empty if the player had no counted submission. */
  readonly values: readonly { readonly title: string; readonly value: string }[];
}

export interface SceneResult {
  /** Name and title of the stage. */
  readonly stage: string;
  readonly title: string;
  readonly target: Picture | null;
  readonly cards: readonly SceneCard[];
  readonly region: SceneRegion | null;
  /** Matching squares; null if not known yet. */
  readonly matches: readonly number[] | null;
  /** Matching squares that the player should have named. */
  readonly missed: readonly number[];
  /** Named squares that don't match. */
  readonly mistakes: readonly number[];
  /** The result in a sentence: `Ana scores 5 points`. */
  readonly headline: string;
  /** The reason for the headline, in sentences. */
  readonly words: string;
  /** Scores after the stage, in the players' order. */
  readonly scores: readonly number[];
}

export interface SceneEnd {
  readonly winner: string;
  /** Why the winners won. */
  readonly words: string;
  /** Memorable moments: a title, `Boldest bet`, and what happened. */
  readonly highlights: readonly { readonly title: string; readonly text: string }[];
}

export interface Scene {
  readonly board: SceneBoard;
  readonly players: readonly ScenePlayer[];
  /** The rule needed to follow the game: two example pictures, and the same in words. */
  readonly rule: { readonly pictures: readonly [Picture, Picture]; readonly words: string };
  /** The open stage's target; null if there is no target or the target is face down. */
  readonly target: Picture | null;
  readonly region: SceneRegion | null;
  /** What happens in the open stage: `Ana attacks, Bo defends.` */
  readonly words: string;
  /** A short version of `words` in large letters, or what comes next; empty at the end. */
  readonly moment: string;
  /** The title of the open or next round, and the number of rounds. */
  readonly round: { readonly title: string; readonly of: number };
  /** One per stage, oldest first. */
  readonly results: readonly SceneResult[];
  readonly end: SceneEnd | null;
}

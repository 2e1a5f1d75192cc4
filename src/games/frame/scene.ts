// A scene: what stands on the table of a live game, as data, so that the page at the table decides how it looks. It
// holds only what everyone may know.

const PICTURE_SHAPES = ['circle', 'square', 'triangle'] as const;

/** A tile as it looks: a shape on paper. Colours are `#rrggbb`. */
export interface Picture {
  readonly shape: (typeof PICTURE_SHAPES)[number];
  readonly ink: string;
  readonly paper: string;
  /** The picture in words. */
  readonly words: string;
}

/** A board of squares with two axes on each side: `A A A B B B …` outside, `a b c a b c …` inside. */
export interface SceneBoard {
  readonly title: string;
  readonly columns: readonly AxisLabel[];
  readonly rows: readonly AxisLabel[];
  /** Top row first. A square is named by its number, counted row by row from 0. */
  readonly squares: readonly (readonly Picture[])[];
}

export interface AxisLabel {
  readonly outer: string;
  readonly inner: string;
}

export interface ScenePlayer {
  readonly name: string;
  readonly score: number;
  /** Their role in the open stage: `attacks`; empty where they have none. */
  readonly role: string;
  /** What they have for this part of the game: `Columns: A B C`; empty while they have nothing. */
  readonly holds: string;
  /** One more fact about them, in a word; mostly empty. */
  readonly badge: string;
}

/** The squares that the stage is about. */
export interface SceneRegion {
  readonly name: string;
  readonly squares: readonly number[];
}

/** A player's submission, shown once a stage is resolved. */
export interface SceneCard {
  readonly player: string;
  readonly role: string;
  /** Each value with what it is: `Axis`, `B`; none where nothing counted. */
  readonly values: readonly { readonly title: string; readonly value: string }[];
}

/** The result of a stage. */
export interface SceneResult {
  /** The stage that brought it, and as people read it. */
  readonly stage: string;
  readonly title: string;
  readonly target: Picture | null;
  readonly cards: readonly SceneCard[];
  readonly region: SceneRegion | null;
  /** The squares that match. Null: it is not known yet. */
  readonly matches: readonly number[] | null;
  /** Of those, the squares that somebody had to name and did not. */
  readonly missed: readonly number[];
  /** The squares that were named and do not match. */
  readonly mistakes: readonly number[];
  /** The result in a few words: `Ana scores 5 points`. */
  readonly headline: string;
  /** The reason, in whole sentences. */
  readonly words: string;
  /** Everyone's score after it, in the order of the players. */
  readonly scores: readonly number[];
}

export interface SceneEnd {
  readonly winner: string;
  /** The reason why they won. */
  readonly words: string;
  /** Moments to remember the game by: `Boldest bet`, and what it was. */
  readonly highlights: readonly { readonly title: string; readonly text: string }[];
}

export interface Scene {
  readonly board: SceneBoard;
  readonly players: readonly ScenePlayer[];
  /** What one must know to follow the game: two pictures between which it holds, and the same in words. */
  readonly rule: { readonly pictures: readonly [Picture, Picture]; readonly words: string };
  /** The target of the open stage; null while it has none, or it lies face down. */
  readonly target: Picture | null;
  readonly region: SceneRegion | null;
  /** The open stage in a sentence: `Ana attacks, Bo defends.` */
  readonly words: string;
  /** That sentence in a few words, or what the next round brings, in letters to be read from afar; empty at the end. */
  readonly moment: string;
  /** The round that is open or comes next, by its title, and how many there are. */
  readonly round: { readonly title: string; readonly of: number };
  /** The result of each stage, the first one first. */
  readonly results: readonly SceneResult[];
  readonly end: SceneEnd | null;
}

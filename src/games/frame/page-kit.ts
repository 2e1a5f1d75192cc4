// The parts from which a game composes the page of one player: what they have, boards to tap on, and what the latest
// stage brought them. They follow from what the player knows (`Known`), never from the state.
import { lineText, type Line, type Tone } from './account';
import type { Known } from './closed';
import type { GameEvent } from './events';
import { numberText } from './wording';

/** A number with a bar beside it. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  /** How much it changed in the latest stage; 0 where it did not. */
  readonly change: number;
  /** The reasons for the change, a few words each: `+4: Morning, activity B`. */
  readonly why: readonly string[];
}

/** A thing that the player has: `Lives` `♥♥♥`, `Bullets` `4`. */
export interface Pip {
  readonly name: string;
  readonly value: string;
  /** The sign that is repeated as often as the value says; empty where only the value is shown. */
  readonly signs: string;
  /** How much the number changed in the latest stage; 0 where it did not. */
  readonly change: number;
}

/** Totals after each step, as a line among others. */
export interface CurveLine {
  readonly name: string;
  /** True for the reader's line, which stands out. */
  readonly own: boolean;
  /** One for each step. */
  readonly values: readonly number[];
}

/** A fact with its name. */
export interface PageFact {
  readonly name: string;
  readonly text: string;
  readonly tone: Tone;
}

export type PageBlock =
  | { readonly kind: 'words'; readonly text: string; readonly tone: Tone }
  | { readonly kind: 'bars'; readonly title: string; readonly most: number; readonly bars: readonly Bar[] }
  | { readonly kind: 'pips'; readonly pips: readonly Pip[] }
  | { readonly kind: 'facts'; readonly title: string; readonly facts: readonly PageFact[] }
  | {
      readonly kind: 'curve';
      readonly title: string;
      /** The steps in words: `Set-up`, `Round 1`. */
      readonly steps: readonly string[];
      readonly lines: readonly CurveLine[];
    }
  /** A rule as a small drawing, with lines in words that say the same. */
  | {
      readonly kind: 'sketch';
      readonly rows: readonly (readonly SketchCell[])[];
      readonly lines: readonly string[];
    }
  /** Parts that are read now and then. */
  | {
      readonly kind: 'folded';
      readonly title: string;
      readonly blocks: readonly PageBlock[];
      /** True where it is unfolded at first. */
      readonly open?: boolean;
    };

/** A cell of a drawing: empty, marked strongly for the reader's own, or lightly; with a sign or a few in it. */
export interface SketchCell {
  readonly text: string;
  readonly look: 'empty' | 'own' | 'marked';
}

/** A square of a board of values. */
export interface ValueSquare {
  readonly value: number;
  /** The colour of its paper, `#rrggbb`, light enough for dark ink. */
  readonly paper: string;
  /** What the mark on it means, for somebody who does not see it; empty where it has none. */
  readonly mark: string;
  /**
   * True for a square that belongs with the one that the reader picks, so that a partner may pick it; shown once the
   * reader has picked.
   */
  readonly possible: boolean;
}

/** A board of values with rows and columns that are counted from 1. */
export interface ValueBoard {
  /** A word or two for a switch. */
  readonly title: string;
  /** When its values hold: `values at the start`. */
  readonly note: string;
  /** What the marks on its squares mean, as a sentence; empty where none has one. */
  readonly key: string;
  /** What the possible squares are, as a sentence shown once a cell is picked; empty where there are none. */
  readonly possibleKey: string;
  /** True for the board on which the player picks. */
  readonly own: boolean;
  readonly squares: readonly (readonly ValueSquare[])[];
}

/** What a game puts on the page of one player. */
export interface GamePage {
  /** Above the questions, the most important first. */
  readonly holds: readonly PageBlock[];
  /** The boards on which cells are tapped, the player's own first; shown one at a time. */
  readonly boards: readonly ValueBoard[];
  /** The player's part in the open stage of a live game, in sentences; empty where they have none. */
  readonly part: string;
  /** The axes of the table's board that are the player's own, by their names. */
  readonly axes: readonly string[];
  /**
   * What they must know before they choose anything, such as that the game ends with this round. It stands above the
   * result.
   */
  readonly foremost: readonly string[];
  /**
   * The latest stage, or the end, for this player, with cause and number: what they did and what it brought. The first
   * lines open their page and their book; the rest stands with the news.
   */
  readonly result: readonly Line[];
}

/** What a game itself puts on a page; where it leaves the result out, that is what the stage told the player alone. */
export type OwnPage = Omit<GamePage, 'result'> & Partial<Pick<GamePage, 'result'>>;

/** A page on which the game puts nothing. */
export const EMPTY_PAGE: Omit<GamePage, 'result'> = {
  holds: [],
  boards: [],
  part: '',
  axes: [],
  foremost: [],
};

/** Composes the page of the player who knows this. */
export type PageOf<Open, E extends GameEvent> = (known: Known<Open, E>) => OwnPage;

/** Counts the things that the player who knows this has. */
export type HasOf<Open, E extends GameEvent> = (known: Known<Open, E>) => readonly Pip[];

/** Makes a pip: a number alone, or as many signs, with what the latest stage added. */
export function pip(name: string, value: number | string, signs = '', change = 0): Pip {
  return { name, value: written(value), signs, change };
}

export function pageFact(name: string, text: string | number, tone: Tone = 'plain'): PageFact {
  return { name, text: written(text), tone };
}

function written(value: number | string): string {
  return typeof value === 'number' ? numberText(value) : value;
}

/** Makes a part of a line. */
export function lineBlock(line: Line): PageBlock {
  return words(lineText(line), line.tone);
}

export function words(text: string, tone: Tone = 'plain'): PageBlock {
  return { kind: 'words', text, tone };
}

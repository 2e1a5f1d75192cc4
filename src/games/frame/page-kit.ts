// Building blocks for a player's page: what they have, boards to tap, the latest result. They are made from what the
// player knows (`Knowledge`), never from the state.
import { lineText, type Line, type Tone } from './account';
import type { Knowledge } from './closed-choices';
import type { GameEvent } from './events';
import { numberText } from './wording';

export interface Bar {
  readonly name: string;
  readonly value: number;
  /** Change in the latest stage. */
  readonly change: number;
  /** Short reasons for the change: `+4: Morning, activity B`. */
  readonly why: readonly string[];
}

/** Something the player has: `Lives` `♥♥♥`, `Bullets` `4`. */
export interface Pip {
  readonly name: string;
  readonly value: string;
  /** The symbol to repeat `value` times; empty to show the value itself. */
  readonly signs: string;
  /** Change in the latest stage. */
  readonly change: number;
}

/** One line of a chart: the total after each step. */
export interface CurveLine {
  readonly name: string;
  /** True for the reader's own line, which is highlighted. */
  readonly own: boolean;
  readonly values: readonly number[];
}

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
      /** Names of the steps: `Set-up`, `Round 1`. */
      readonly steps: readonly string[];
      readonly lines: readonly CurveLine[];
    }
  /** A rule as a small drawing, with `lines` that say the same in words. */
  | {
      readonly kind: 'sketch';
      readonly rows: readonly (readonly SketchCell[])[];
      readonly lines: readonly string[];
    }
  | {
      readonly kind: 'folded';
      readonly title: string;
      readonly blocks: readonly PageBlock[];
      /** True if expanded at first. */
      readonly open?: boolean;
    };

/** A cell of a sketch. `own` is a strong mark, `marked` a light one. */
export interface SketchCell {
  readonly text: string;
  readonly look: 'empty' | 'own' | 'marked';
}

export interface ValueSquare {
  readonly value: number;
  /** Background color, `#rrggbb`; must be light enough for dark text. */
  readonly paper: string;
  /** What its mark means, for screen readers; empty if unmarked. */
  readonly mark: string;
  /** Whether a partner could pick this square, given the reader's pick. Only shown once the reader has picked. */
  readonly possible: boolean;
}

/** A board of values. Rows and columns count from 1. */
export interface ValueBoard {
  /** A short title for the switch between boards. */
  readonly title: string;
  /** When the values applied: `values at the start`. */
  readonly note: string;
  /** A sentence that explains the marks; empty without marks. */
  readonly key: string;
  /** A sentence about the possible squares, shown after picking; can be empty. */
  readonly possibleKey: string;
  /** The board that the player picks on. */
  readonly own: boolean;
  readonly squares: readonly (readonly ValueSquare[])[];
}

export interface GamePage {
  readonly holds: readonly PageBlock[];
  /** Boards to tap, the player's own first. One is shown at a time. */
  readonly boards: readonly ValueBoard[];
  /** Live games: the player's part in the open stage, as sentences; can be empty. */
  readonly part: string;
  /** Names of the player's axes on the table's board. */
  readonly axes: readonly string[];
  /** What players must read before they choose: `This is the last round.` Shown above the result. */
  readonly foremost: readonly string[];
  /**
   * The player's result of the latest stage or of the game, with causes and numbers. The player's page and book begin with
   * the first lines. The rest comes with the news.
   */
  readonly result: readonly Line[];
}

/** A game's part of a page. By default, the result is the stage's private news for the player. */
export type PageContent = Omit<GamePage, 'result'> & Partial<Pick<GamePage, 'result'>>;

export const EMPTY_PAGE: Omit<GamePage, 'result'> = {
  holds: [],
  boards: [],
  part: '',
  axes: [],
  foremost: [],
};

export type PageMaker<Open, E extends GameEvent> = (known: Knowledge<Open, E>) => PageContent;

export type PipsMaker<Open, E extends GameEvent> = (known: Knowledge<Open, E>) => readonly Pip[];

/** A number or repeated symbols, with the latest change. */
export function pip(name: string, value: number | string, signs = '', change = 0): Pip {
  return { name, value: valueText(value), signs, change };
}

export function pageFact(name: string, text: string | number, tone: Tone = 'plain'): PageFact {
  return { name, text: valueText(text), tone };
}

function valueText(value: number | string): string {
  return typeof value === 'number' ? numberText(value) : value;
}

export function lineBlock(line: Line): PageBlock {
  return textBlock(lineText(line), line.tone);
}

export function textBlock(text: string, tone: Tone = 'plain'): PageBlock {
  return { kind: 'words', text, tone };
}

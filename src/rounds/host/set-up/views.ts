// Setting up: forms drawn ahead, and games that are taken in.
import type { GameChoice, TimingView } from '../../reply/draft-view';

/** An exported game as it would go on here. */
export interface ImportedGame {
  readonly game: GameChoice;
  /** The players' roster names. */
  readonly players: readonly string[];
  /** The same players as people read them: `Ana (played by Zoe)`. */
  readonly titles: readonly string[];
  /** The number of stages that were played. */
  readonly played: number;
  /** The open stage's title; null for a game that is over. */
  readonly stage: string | null;
  /** The usual times of its stages. */
  readonly timings: readonly TimingView[];
  /** The spreadsheet's time zone. */
  readonly bookZone: string;
}

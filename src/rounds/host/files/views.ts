// Files as the host exports and imports them.
import type { JsonObject } from '../../../games/frame/json';
import type { TimingView } from '../../reply/draft-view';
import type { SeasonView } from '../season/views';

export const EXPORTS = ['game', 'template', 'record', 'season'] as const;
export type ExportKind = (typeof EXPORTS)[number];

export interface ExportedFile {
  readonly name: string;
  readonly content: JsonObject;
}

/** The game or season of a file as it would be in this book. */
export interface FileView {
  /** Null for a game that is part of no season. */
  readonly season: SeasonView | null;
  /** The match in play; null for a season between two matches. */
  readonly match: {
    readonly title: string;
    readonly played: number;
    /** The open stage's title; null if the match is over. */
    readonly stage: string | null;
  } | null;
  /** Everyone in the game or the season; `title`: the name as people read it, `Ana (played by Zoe)`. */
  readonly players: readonly { readonly name: string; readonly title: string }[];
  /** The usual times of the match's stages; none if it is over. */
  readonly timings: readonly TimingView[];
  readonly bookZone: string;
}

// Exported and imported files.
import type { JsonObject } from '../../../games/frame/json';
import type { TimingView } from '../../reply/draft-view';
import type { SeasonView } from '../season/views';

export const EXPORT_KINDS = ['game', 'template', 'record', 'season'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export interface ExportedFile {
  readonly name: string;
  readonly content: JsonObject;
}

/** The imported game or season, as it would be in this book. */
export interface FileView {
  /** Null for a standalone game. */
  readonly season: SeasonView | null;
  /** Null if the season is between two matches. */
  readonly match: {
    readonly title: string;
    readonly played: number;
    /** Null if the match is over. */
    readonly stage: string | null;
  } | null;
  /** `title` is the name to show: `Ana (played by Zoe)`. */
  readonly players: readonly { readonly name: string; readonly title: string }[];
  /** The match's usual stage times; empty if it is over. */
  readonly timings: readonly TimingView[];
  readonly bookZone: string;
}

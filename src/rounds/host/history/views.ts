// The history of a game or a season, line by line, and its files.
import type { JsonObject } from '../../../games/frame/json';

/** The files that can be exported. */
export const EXPORTS = ['game', 'template', 'record', 'season'] as const;
export type ExportKind = (typeof EXPORTS)[number];

export interface ExportedFile {
  readonly name: string;
  readonly content: JsonObject;
}

export interface HistoryLine {
  /** The ledger's row number. */
  readonly row: number;
  readonly at: number;
  readonly who: string;
  readonly text: string;
  readonly hash: string;
  /** True for notes such as that forms and books were made or changed: no part of the game itself. */
  readonly plumbing: boolean;
}

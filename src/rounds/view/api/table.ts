// The table of a live game.
import type { Cell } from '../../../games/fields';
import type { Look } from '../../../games/tabs';
import type { StageName } from './stage';

/** The table of a live game, as everyone around it may see it. */
export interface TableView {
  readonly game: string;
  /** The server's clock, UTC milliseconds: the viewer's may be off. */
  readonly now: number;
  readonly practice: boolean;
  readonly board: {
    readonly title: string;
    readonly rows: readonly (readonly { readonly value: Cell; readonly look: Look }[])[];
  };
  readonly stage: TableStage | null;
}

interface TableStage extends StageName {
  /** How long the stage usually has. */
  readonly seconds: number;
  /** UTC milliseconds; null: the clock has not been started. */
  readonly deadline: number | null;
  readonly graceSeconds: number;
  readonly players: readonly { readonly name: string; readonly sent: boolean }[];
}

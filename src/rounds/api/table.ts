// The table of a live game.
import type { Scene } from '../../games/frame/scene';
import type { Opening } from './opening';
import type { StageName } from './stage';

/** The table of a live game, as everyone around it may see it. */
export interface TableContent {
  readonly game: string;
  readonly practice: boolean;
  readonly scene: Scene;
  /** The name of the stage that was resolved last; empty before the first. */
  readonly last: string;
  readonly stage: TableStage | null;
}

/** The table as it was read for the host's window. */
export interface TableView extends Omit<TableContent, 'stage'> {
  /** `at`: the opening that is shown, which goes back with each call that changes something of it. */
  readonly stage: (TableStage & { readonly at: Opening }) | null;
  /** The server's clock, UTC milliseconds: the viewer's may be off. */
  readonly now: number;
}

interface TableStage extends StageName {
  /** The usual length of the stage. */
  readonly seconds: number;
  /** UTC milliseconds; null: the clock has not been started. */
  readonly deadline: number | null;
  readonly graceSeconds: number;
  /** True while everything that the stage reveals is hidden, until the clock is started. */
  readonly faceDown: boolean;
  /** False while the host takes no answers. */
  readonly accepting: boolean;
  /** The players whom it asks, each with whether a submission of theirs counts. */
  readonly players: readonly {
    readonly player: string;
    /** As people read it: with who plays, where that is somebody else. */
    readonly name: string;
    readonly sent: boolean;
  }[];
}

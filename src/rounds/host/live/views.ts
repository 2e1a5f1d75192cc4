// A live game's table in the host's window.
import type { LiveTableContent, LiveTableStage } from '../../page/views';
import type { Opening } from '../../reply/reply';

export interface LiveTableView extends Omit<LiveTableContent, 'stage'> {
  /** `at` identifies the open stage. The window sends it back with calls that change the stage. */
  readonly stage: (LiveTableStage & { readonly at: Opening }) | null;
  /** The server's time, UTC milliseconds, because the viewer's clock may be wrong. */
  readonly now: number;
}

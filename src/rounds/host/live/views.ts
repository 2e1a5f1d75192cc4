// The table of a live game, in the host’s window.
import type { TableContent, TableStage } from '../../page/views';
import type { Opening } from '../../reply/reply';

/** The table as it was read for the host's window. */
export interface TableView extends Omit<TableContent, 'stage'> {
  /** `at`: the opening that is shown, which goes back with each call that changes something of it. */
  readonly stage: (TableStage & { readonly at: Opening }) | null;
  /** The server's clock, UTC milliseconds: the viewer's may be off. */
  readonly now: number;
}

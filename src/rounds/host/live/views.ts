// A live game's table in the host's window.
import type { TableContent, TableStage } from '../../page/views';
import type { Opening } from '../../reply/reply';

export interface TableView extends Omit<TableContent, 'stage'> {
  /** `at`: the opening shown, sent back with calls that change it. */
  readonly stage: (TableStage & { readonly at: Opening }) | null;
  /** The server's clock, UTC milliseconds; the viewer's may be off. */
  readonly now: number;
}

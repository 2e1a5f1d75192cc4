// A correction that was made, as the host sees it.
import type { Message } from './reply';

/** A correction that was made, with its notices. */
export interface CorrectionView {
  /** The ledger's row number. */
  readonly row: number;
  readonly at: number;
  readonly title: string;
  readonly messages: readonly Message[];
}

// A past correction, as the host sees it.
import type { Message } from './reply';

/** A correction with its notices. */
export interface CorrectionView {
  /** Its ledger row. */
  readonly row: number;
  readonly at: number;
  readonly title: string;
  readonly messages: readonly Message[];
}

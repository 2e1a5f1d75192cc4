// A past correction, as the host sees it.
import type { Message } from './reply';

export interface CorrectionView {
  /** The correction's ledger row. */
  readonly row: number;
  readonly at: number;
  readonly title: string;
  readonly messages: readonly Message[];
}

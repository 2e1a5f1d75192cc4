// Views that several rooms share.
import type { TabLines } from '../../../games/frame/tab-changes';
import type { Reader } from '../../reply/reply';

/** Changes in a reader's tabs. */
export interface AudienceChanges {
  readonly to: Reader;
  readonly tabs: readonly TabLines[];
}

/** The tabs in which the host computes. */
export interface MatchTabsView {
  /** A tab was just created. */
  readonly made: boolean;
  /** Cells were just written. */
  readonly changed: boolean;
  readonly answers: string;
  readonly history: string;
  readonly results: string;
  /** The round that Answers shows. */
  readonly round: string;
}

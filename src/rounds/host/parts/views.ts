import type { TabLines } from '../../../games/frame/tab-changes';
import type { Reader } from '../../reply/reply';

export interface AudienceChanges {
  readonly to: Reader;
  readonly tabs: readonly TabLines[];
}

/** The state of the tabs in which the host computes results. */
export interface MatchTabsView {
  /** Whether a tab was just created. */
  readonly created: boolean;
  /** Whether cells were just written. */
  readonly changed: boolean;
  readonly answers: string;
  readonly history: string;
  readonly results: string;
  /** Title of the round that Answers shows. */
  readonly round: string;
}

// Views that several rooms share.
import type { TabLines } from '../../../games/frame/tab-changes';
import type { Reader } from '../../reply/reply';

/** Changes in the tabs of a reader. */
export interface AudienceChanges {
  readonly to: Reader;
  readonly tabs: readonly TabLines[];
}

/** The tabs in which the host computes, brought up to date. */
export interface MatchTabsView {
  /** True where one was made just now. */
  readonly made: boolean;
  /** True where cells of them were written just now. */
  readonly changed: boolean;
  readonly answers: string;
  readonly history: string;
  readonly results: string;
  /** The title of the round that Answers is about. */
  readonly round: string;
}

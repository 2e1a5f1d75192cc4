// Changes of something already entered, and their effects.
import type { TabLines } from '../../../games/frame/tab-changes';
import type { Message } from '../../reply/messages';
import type { AudienceChanges } from '../parts/views';

export type { TabLines };

/** Effects that a change would have on what has been published. */
export interface ChangeView {
  readonly token: string;
  readonly summary: string;
  /** Changes in the tabs of each audience for which anything changes. */
  readonly differences: readonly (AudienceChanges & {
    /** The notice to them, if the withdrawn result had been delivered; empty if it had not. */
    readonly notice: string;
  })[];
  /** The messages that go out with it, other than notices. */
  readonly told: readonly Message[];
  readonly warnings: readonly string[];
}

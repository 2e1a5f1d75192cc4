// The host’s part of a stage, as it is saved, computed and told.
import type { Message } from '../../reply/messages';

/** The effect of saving the host's part; nothing is written yet. */
export interface HostPartPreview {
  /** The messages that go out at once. */
  readonly told: readonly Message[];
  /** Warnings that are not there yet. */
  readonly warnings: readonly string[];
}

// The host’s part of a stage, as it is saved, computed and told.
import type { Message } from '../../reply/reply';

/** The effect of saving the host's part; nothing is written yet. */
export interface HostPartPreview {
  /** The messages that go out at once. */
  readonly told: readonly Message[];
  /** Warnings that are not there yet. */
  readonly warnings: readonly string[];
}

/** The formulas of the match before, as they would be brought to this one's own tabs. */
export interface FormerFormulasView {
  readonly title: string;
  readonly tabs: readonly {
    readonly title: string;
    readonly cells: readonly { readonly cell: string; readonly formula: string }[];
    /** How many cells beside them hold values, in a tab of the host's own. */
    readonly values: number;
  }[];
  /** Sentences on what does not fit. */
  readonly notes: readonly string[];
  /** Sent back to bring them. */
  readonly token: string;
}

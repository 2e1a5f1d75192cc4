// The host's part of a stage: saving, computing and sending it.
import type { Message } from '../../reply/reply';

/** The effect of saving the host's part, before it's written. */
export interface HostPartPreview {
  /** Messages sent right away. */
  readonly told: readonly Message[];
  /** New warnings. */
  readonly warnings: readonly string[];
}

/** The previous match's formulas, as they would be copied into this match's tabs. */
export interface FormerFormulasView {
  readonly title: string;
  readonly tabs: readonly {
    readonly title: string;
    readonly cells: readonly { readonly cell: string; readonly formula: string }[];
    /** How many other cells have values, in a tab of the host's own. */
    readonly values: number;
  }[];
  /** Sentences about what doesn't fit. */
  readonly notes: readonly string[];
  /** Sent back to copy them. */
  readonly token: string;
}

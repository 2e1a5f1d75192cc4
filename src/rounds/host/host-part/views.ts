// Previews: what saving the host's entries would send, and which formulas would be copied.
import type { Message } from '../../reply/reply';

/** What saving the host's entries would do. */
export interface HostPartPreview {
  /** Messages sent right away. */
  readonly messages: readonly Message[];
  /** New warnings. */
  readonly warnings: readonly string[];
}

/** The previous match's formulas, as they'd be copied into this match's tabs. */
export interface FormerFormulasView {
  readonly title: string;
  readonly tabs: readonly {
    readonly title: string;
    readonly cells: readonly { readonly cell: string; readonly formula: string }[];
    /** How many cells contain values instead, in a tab that the host added. */
    readonly values: number;
  }[];
  /** Sentences about formulas that don't fit this match. */
  readonly notes: readonly string[];
  /** The window sends this token back when the host copies the formulas. */
  readonly token: string;
}

// Changes of something already entered, and what they would do.
import type { TypedAnswers } from './stage';

/** A correction of something already entered. All need a reason. */
export type Change =
  | { readonly kind: 'rewind'; readonly toStage: string }
  | {
      readonly kind: 'submission';
      readonly stage: string;
      readonly player: string;
      readonly answers: TypedAnswers;
    }
  | { readonly kind: 'accept-late'; readonly stage: string; readonly id: string }
  | { readonly kind: 'remove-submission'; readonly stage: string; readonly id: string }
  | {
      readonly kind: 'host-facts';
      readonly stage: string;
      readonly answers: TypedAnswers;
    }
  | { readonly kind: 'settings'; readonly settings: TypedAnswers }
  | {
      readonly kind: 'replace-player';
      readonly player: string;
      readonly name: string;
      /** How the new player is reached; not at all where it is left out. */
      readonly contacts?: TypedAnswers;
    };

/** What a change would do to what has been published. */
export interface ChangeView {
  readonly token: string;
  readonly summary: string;
  /** Per audience: lines that go and lines that come, and whether the old ones were delivered already. */
  readonly differences: readonly {
    readonly to: string;
    readonly seen: boolean;
    readonly removed: readonly string[];
    readonly added: readonly string[];
  }[];
  readonly warnings: readonly string[];
}

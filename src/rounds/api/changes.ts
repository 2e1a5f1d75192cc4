// Changes of something already entered, and their effects.
import type { TabLines } from '../../games/frame/tab-changes';
import type { Message, Reader } from './messages';
import type { TypedAnswers } from './typed-answers';

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
  /** A submission of the open stage was meant for the stage before, and counts there. */
  | { readonly kind: 'meant-before'; readonly stage: string; readonly id: string }
  | { readonly kind: 'remove-submission'; readonly stage: string; readonly id: string }
  | {
      readonly kind: 'host-facts';
      readonly stage: string;
      readonly answers: TypedAnswers;
    }
  | { readonly kind: 'settings'; readonly settings: TypedAnswers }
  /** A seat is given up, or taken again. */
  | { readonly kind: 'seat'; readonly player: string; readonly left: boolean }
  | {
      readonly kind: 'replace-player';
      readonly player: string;
      readonly name: string;
      /** The new player's contacts; left out: the new player is not contacted at all. */
      readonly contacts?: TypedAnswers;
    };

export type { TabLines };

/** Changes in the tabs of a reader. */
export interface AudienceChanges {
  readonly to: Reader;
  readonly tabs: readonly TabLines[];
}

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

/** A correction that was made, with its notices. */
export interface CorrectionView {
  /** The ledger's row number. */
  readonly row: number;
  readonly at: number;
  readonly title: string;
  readonly messages: readonly Message[];
}

// Changes of something already entered, and what they do.
import type { TabLines } from '../../../games/frame/tab-changes';
import type { Message } from '../../reply/reply';
import type { StageName } from '../../reply/stage-name';
import type { Change } from '../parts/inputs';
import type { AudienceChanges } from '../parts/views';

export type { TabLines };

/** What a change would do to what has been told. */
export interface ChangeView {
  readonly token: string;
  readonly summary: string;
  /** Which rows of the tabs change, for each audience for whom any does. */
  readonly differences: readonly (AudienceChanges & {
    /** The notice to them, where the result that is taken back had been delivered; else empty. */
    readonly notice: string;
    /** True if only their page tells them, since nothing that is taken back has been delivered. */
    readonly onPage: boolean;
  })[];
  /** The messages that go out with it, apart from notices. */
  readonly told: readonly Message[];
  readonly warnings: readonly string[];
  /** The first round that formulas can decide again, since it rests on other answers then (OM-15); absent for none. */
  readonly again?: StageName;
}

/** What formulas say of former rounds, as a change to be applied. */
export interface AgainView {
  readonly rounds: Extract<Change, { readonly kind: 'formulas-again' }>['rounds'];
  readonly view: ChangeView;
}

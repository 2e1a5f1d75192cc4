// Changes of something already entered, and their effects.
import type { TabLines } from '../../../games/frame/tab-changes';
import type { Message } from '../../reply/reply';
import type { StageName } from '../../reply/stage-name';
import type { Change } from '../parts/inputs';
import type { AudienceChanges } from '../parts/views';

export type { TabLines };

export interface ChangeView {
  readonly token: string;
  readonly summary: string;
  /** Changed rows of tabs, for each audience that has any. */
  readonly differences: readonly (AudienceChanges & {
    /** Their notification; empty if what is undone hadn't been delivered. */
    readonly notice: string;
    /** Only their page tells them, as nothing that's undone was delivered. */
    readonly onPage: boolean;
  })[];
  /** Messages sent with it, except for notifications. */
  readonly told: readonly Message[];
  readonly warnings: readonly string[];
  /** The first round that formulas can decide again, as its answers would change (OM-15); absent for none. */
  readonly again?: StageName;
}

/** Formulas' results for earlier rounds, as a change to apply. */
export interface AgainView {
  readonly rounds: Extract<Change, { readonly kind: 'formulas-again' }>['rounds'];
  readonly view: ChangeView;
}

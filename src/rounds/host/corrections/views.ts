// A correction and its effects, as windows show them.
import type { TabLines } from '../../../games/frame/tab-changes';
import type { Message } from '../../reply/reply';
import type { StageName } from '../../reply/stage-name';
import type { GameChange } from '../parts/inputs';
import type { AudienceChanges } from '../parts/views';

export type { TabLines };

export interface ChangeView {
  readonly token: string;
  readonly summary: string;
  /** Changed rows of tabs, for each audience whose tabs change. */
  readonly differences: readonly (AudienceChanges & {
    /** The audience's notification; empty if nothing they received is undone. */
    readonly notice: string;
    /** True if only the audience's page has shown what is undone. If so, only the page announces the change. */
    readonly onPage: boolean;
  })[];
  /** Messages sent with the change, except notifications. */
  readonly messages: readonly Message[];
  readonly warnings: readonly string[];
  /** The first round that formulas can recompute, because its answers would change (OM-15); absent if there is none. */
  readonly again?: StageName;
}

/** Results that formulas computed for earlier rounds, as a change to apply. */
export interface RecomputedResultsView {
  readonly rounds: Extract<GameChange, { readonly kind: 'formulas-again' }>['rounds'];
  readonly view: ChangeView;
}

// The events of a match of the host's own, each with its readers (OM-3).
import type { Audience } from '../frame/events';
import type { Amounts, Answered, End, Places, Question } from './types';

/** One player's change of a score, and the total that it gave. */
export interface Change {
  readonly player: string;
  readonly by: number;
  readonly total: number;
}

/** A score after a round, for everyone who can see it. */
export interface Standing {
  readonly score: string;
  /** The currency of a season in which it is paid out. */
  readonly purse?: string;
  readonly places: Places;
  readonly totals: Amounts;
  readonly changes: readonly Change[];
}

/** A number of the match, and its last change: 0 if it did not change. */
export interface NumberNow {
  readonly name: string;
  readonly by: number;
  readonly now: number;
}

export type Event =
  | {
      /** The questions of the round that opens now, for the players they ask. */
      readonly kind: 'asked';
      readonly to: { readonly player: string };
      readonly round: string;
      readonly questions: readonly Question[];
    }
  | {
      /** The counted answers of their author: what may be answered once is closed from then on. */
      readonly kind: 'answered';
      readonly to: { readonly player: string };
      readonly answers: readonly Answered[];
    }
  | {
      /** The players who are out from now on, and what changed. */
      readonly kind: 'out';
      readonly to: 'everyone';
      readonly out: readonly string[];
      readonly went: readonly string[];
      readonly back: readonly string[];
    }
  | {
      /** Words that were drawn: in order for everyone, or a player's own; none of a draw that is no more. */
      readonly kind: 'drawn';
      readonly to: Audience;
      readonly title: string;
      readonly words: readonly string[];
      /** True if the round's draw was saved otherwise before. */
      readonly again: boolean;
    }
  | { readonly kind: 'announced'; readonly to: 'everyone'; readonly text: string }
  | { readonly kind: 'told'; readonly to: { readonly player: string }; readonly text: string }
  | {
      /** The scores that everyone reads, or those that a player reads of their own alone. */
      readonly kind: 'scored';
      readonly to: Audience;
      readonly standings: readonly Standing[];
    }
  | {
      /** The numbers of the match that everyone reads, as they are now. */
      readonly kind: 'numbers';
      readonly to: 'everyone';
      readonly numbers: readonly NumberNow[];
    }
  | {
      /** Everyone's answers; an empty list for a player who gave none that count. */
      readonly kind: 'answers-published';
      readonly to: 'everyone';
      readonly answers: readonly {
        readonly player: string;
        readonly answers: readonly Answered[];
        readonly isOut: boolean;
      }[];
    }
  | {
      readonly kind: 'ended';
      readonly to: 'everyone';
      readonly end: End;
    };

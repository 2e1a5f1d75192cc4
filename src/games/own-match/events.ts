// The events of a match with the host's own rules, with their audiences (OM-3).
import type { Audience } from '../frame/events';
import type { Amounts, TitledAnswer, End, RankOrder, Question } from './types';

/** A change in one player's score, and the total after the change. */
export interface ScoreChange {
  readonly player: string;
  readonly by: number;
  readonly total: number;
}

/** A score after a round, for readers who can see all of it. */
export interface ScoreStanding {
  readonly score: string;
  /** The season's currency in which the score is paid out, if any. */
  readonly purse?: string;
  readonly places: RankOrder;
  readonly totals: Amounts;
  readonly changes: readonly ScoreChange[];
}

/** A number of the match, and its latest change (can be 0). */
export interface MatchNumberChange {
  readonly name: string;
  readonly by: number;
  readonly now: number;
}

export type Event =
  | {
      /** Asks a player the questions of the round that opens now. */
      readonly kind: 'asked';
      readonly to: { readonly player: string };
      readonly round: string;
      readonly questions: readonly Question[];
    }
  | {
      /** A player's counted answers. They close choices that can only be answered once. */
      readonly kind: 'answered';
      readonly to: { readonly player: string };
      readonly answers: readonly TitledAnswer[];
    }
  | {
      /** Who is out from the next round on, and who went or came back. */
      readonly kind: 'out';
      readonly to: 'everyone';
      readonly out: readonly string[];
      readonly went: readonly string[];
      readonly back: readonly string[];
    }
  | {
      /** Drawn words: all in order for everyone, or one player's own. Empty if the host removed the draw. */
      readonly kind: 'drawn';
      readonly to: Audience;
      readonly title: string;
      readonly words: readonly string[];
      /** True if an earlier draw for this round was saved before. */
      readonly again: boolean;
    }
  | { readonly kind: 'announced'; readonly to: 'everyone'; readonly text: string }
  | { readonly kind: 'told'; readonly to: { readonly player: string }; readonly text: string }
  | {
      /** Scores for everyone to see, or those that only this player can see. */
      readonly kind: 'scored';
      readonly to: Audience;
      readonly standings: readonly ScoreStanding[];
    }
  | {
      /** Numbers of the match that everyone can see. */
      readonly kind: 'numbers';
      readonly to: 'everyone';
      readonly numbers: readonly MatchNumberChange[];
    }
  | {
      /** Everyone's answers. A player whose answers didn't count has an empty list. */
      readonly kind: 'answers-published';
      readonly to: 'everyone';
      readonly answers: readonly {
        readonly player: string;
        readonly answers: readonly TitledAnswer[];
        readonly isOut: boolean;
      }[];
    }
  | {
      readonly kind: 'ended';
      readonly to: 'everyone';
      readonly end: End;
    };

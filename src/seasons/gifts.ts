// A gift: an amount that somebody gives to somebody else from a purse, in one act (SN-16).
import type { Caused } from './types';

export interface Gift {
  readonly from: string;
  readonly to: string;
  readonly purse: string;
  /** A whole number from 1. */
  readonly amount: number;
}

/** Gives the two changes of a gift: the giver has less, the receiver more. */
export function giftChanges({ from, to, purse, amount }: Gift): readonly Caused[] {
  return [
    { player: from, purse, by: -amount, cause: `A gift to ${to}.` },
    { player: to, purse, by: amount, cause: `A gift from ${from}.` },
  ];
}

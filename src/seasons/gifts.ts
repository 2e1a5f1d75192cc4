// A gift: what somebody gives somebody else of a purse, in one act (SN-16).
import type { Caused } from './types';

export interface Gift {
  readonly from: string;
  readonly to: string;
  readonly purse: string;
  /** 1 or more. */
  readonly amount: number;
}

/** The two changes of a gift. */
export function giftChanges({ from, to, purse, amount }: Gift): readonly Caused[] {
  return [
    { player: from, purse, by: -amount, cause: `A gift to ${to}.` },
    { player: to, purse, by: amount, cause: `A gift from ${from}.` },
  ];
}

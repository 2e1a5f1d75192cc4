// What a window sends with the next question about the account.
import type { ValueOf } from '../../games/frame/fields';
import { flag, listOf, nullOr, number, oneWordOf, optional, parts, text } from './call-input';

/** The two calls of the question `beside`: the first holds the lock meanwhile, and the second finds it taken. */
const MEETERS = ['first', 'second'] as const;

/** A call that is to meet another one, both with the same mark. */
export const meeting = parts({ as: oneWordOf(MEETERS), mark: text });
export type Meeting = ValueOf<typeof meeting>;

/** A call as it met the other one. */
const met = parts({
  as: oneWordOf(MEETERS),
  /** Its beginning and its end, in UTC milliseconds. */
  from: number,
  until: number,
  /** True where it saw the other one's mark in the properties, in the cache. */
  property: flag,
  cache: flag,
  /** The instant at which the second asked for the lock that the first holds, and whether it got it; absent where it did not. */
  asked: optional(parts({ at: number, got: flag })),
});
export type Met = ValueOf<typeof met>;

/** Input of the window for the next question. */
export const askedAccount = parts({
  /** The address of a Discord webhook, which is used and not kept; may be empty. */
  webhook: text,
  /** The address of somebody's Google account, with which a book is shared for a moment; may be empty. */
  friend: text,
  /** The HTTP status that the window itself got, for the question `discord-browser`; null where no answer came. */
  status: nullOr(number),
  /**
   * How long the window waited for a call that did nothing else, in milliseconds, for the question `loading`; null
   * where it made none.
   */
  callMs: nullOr(number),
  /** The two calls that the window made at once, as they met, for `beside`; absent where it made none. */
  met: optional(listOf(met)),
});
export type AskAccount = ValueOf<typeof askedAccount>;

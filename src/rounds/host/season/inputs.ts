import { ownOf } from '../../../games/frame/json';
import type { ValueOf } from '../../../games/frame/fields';
import { changeField } from '../../../seasons/changes';
import { INHERIT, VISIBILITIES, type Change } from '../../../seasons/types';
import {
  byKey,
  flag,
  listOf,
  number,
  oneWordOf,
  optional,
  parts,
  place,
  text,
  texts,
} from '../../reply/call-input';
import type { Reached } from '../../reply/reply';
import { matchKind } from '../../reply/draft-view';

const currency = parts({ name: text, shown: oneWordOf(VISIBILITIES) });
const inherit = oneWordOf(INHERIT);
const reason = text;
/** The standings' token as the window showed it. Without one, changed standings are ignored. */
const token = optional(text);
/** True if a change may wait for a purse that is in a match. */
const wait = optional(flag);

export const startedSeason = parts({
  name: text,
  currencies: listOf(currency),
  inherit,
  /** After a game or another season in this book, its people are kept, and this says what they start with. */
  people: listOf(
    parts({
      name: text,
      purses: optional(byKey(place)),
      tokens: optional(place),
      marks: optional(listOf(text)),
      contacts: optional(texts),
      /** After another season: false if this seat's holder doesn't take part. */
      comes: optional(flag),
    }),
  ),
  /** The kind of match that the finished game becomes; default `main`. */
  match: optional(matchKind),
  /** The host's time zone and the public channel's webhook, for an empty book. */
  zone: optional(text),
  webhook: optional(text),
});
export type StartSeason = ValueOf<typeof startedSeason>;

/** By seat: its `holder` as the window showed it. Scripts don’t send it. */
const holders = optional(texts);

/**
 * The people affected by changes of standings: those who leave or rejoin. A newcomer had no seat before. All other changes
 * belong to the seat, whoever holds it.
 */
export function reachedByChanges({
  changes,
  holders: shown = {},
}: {
  readonly changes: readonly Change[];
  readonly holders?: Readonly<Record<string, string>>;
}): readonly Reached[] {
  return changes
    .filter((change) => 'left' in change || ('joins' in change && ownOf(shown, change.player) !== undefined))
    .map(({ player }) => ({ player, holder: ownOf(shown, player) }));
}

const CHOICE = {
  leaveOut: listOf(place),
  changes: listOf(changeField),
  /** Reason for the host's own changes; required if there are any. */
  reason,
  /** Reason for dismissing parts of a correction's difference; required if any are dismissed. */
  aside: optional(text),
  holders,
};

/** Which of a match's changes the host accepts, plus the host's own changes. */
export const countChoice = parts(CHOICE);
export type CountChoice = ValueOf<typeof countChoice>;

export const countedMatch = parts({ ...CHOICE, token: text });
export type CountMatch = ValueOf<typeof countedMatch>;

export const changedStandings = parts({
  changes: listOf(changeField),
  reason,
  token,
  /** By the newcomer's name. */
  contacts: optional(byKey(texts)),
  /** Number of the archived match that the changes correct. */
  match: optional(place),
  wait,
  holders,
});
export type ChangeStandings = ValueOf<typeof changedStandings>;

/** `uncounted` also archives a season's match that isn't counted. */
export const archivedMatch = parts({ reason: text, uncounted: optional(flag) });
export type ArchivedMatch = ValueOf<typeof archivedMatch>;

export const gift = parts({ from: text, to: text, purse: text, amount: number, wait, token });
export type GiveGift = ValueOf<typeof gift>;

const SETTINGS = { currencies: optional(listOf(currency)), inherit: optional(inherit) };

/** Changed settings. `before` holds all settings as the window showed them; absent in scripts. */
export const seasonSettings = parts({ ...SETTINGS, before: optional(parts(SETTINGS)), token });
export type SeasonSettings = ValueOf<typeof seasonSettings>;

/** Makes a change that was left out when a match was counted. */
export const enteredLeftOut = parts({
  match: place,
  change: changeField,
  reason,
  /** The standings' token as the window showed it. */
  token: text,
});
export type EnterLeftOut = ValueOf<typeof enteredLeftOut>;

/** Makes or drops a waiting change. */
export const settledWaiting = parts({
  row: place,
  as: oneWordOf(['done', 'dropped']),
  /** The standings' token as the window showed it. */
  token: text,
});
export type SettleWaiting = ValueOf<typeof settledWaiting>;

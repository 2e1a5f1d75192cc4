// The inputs of calls about a season.
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
/** The token of the season that the host looks at; absent where it does not matter. */
const token = optional(text);
/** True where the act may wait for a purse that a match has taken. */
const wait = optional(flag);

export const startedSeason = parts({
  name: text,
  currencies: listOf(currency),
  inherit,
  /**
   * The people of the season. In a book with a game, or after another season, the people of that are taken over, and
   * this says what they bring; after another season also who comes.
   */
  people: listOf(
    parts({
      name: text,
      purses: optional(byKey(place)),
      tokens: optional(place),
      marks: optional(listOf(text)),
      contacts: optional(texts),
      /** After another season: false if whoever holds this seat doesn't come. */
      comes: optional(flag),
    }),
  ),
  /** The kind of the game that is over, as the season's first match; absent: `main`. */
  match: optional(matchKind),
  /** The host's time zone, and the webhook of the public channel, where nothing is in the book yet; absent: none. */
  zone: optional(text),
  webhook: optional(text),
});
export type StartSeason = ValueOf<typeof startedSeason>;

/** Who held each seat when the window showed it: the `holder` of its view. Absent where a script makes the call. */
const holders = optional(texts);

/**
 * Gives the people whom changes of standings reach: whoever leaves or joins again; somebody new has held no seat before. All
 * other changes are the seat's, whoever holds it.
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
  /** The cause of the host's own changes; required where there are any. */
  reason,
  /** The reason for what of a correction's difference is left out; required where some is. */
  aside: optional(text),
  holders,
};

/** The host's choice among the changes of a match, and their own changes. */
export const countChoice = parts(CHOICE);
export type CountChoice = ValueOf<typeof countChoice>;

export const countedMatch = parts({ ...CHOICE, token: text });
export type CountMatch = ValueOf<typeof countedMatch>;

export const changedStandings = parts({
  changes: listOf(changeField),
  reason,
  token,
  /** The contacts of those who join, by name. */
  contacts: optional(byKey(texts)),
  /** The number of the match that was put away and that they put right; absent: none. */
  match: optional(place),
  wait,
  holders,
});
export type ChangeStandings = ValueOf<typeof changedStandings>;

/** `uncounted`: also a season's match that was not counted. */
export const archivedMatch = parts({ reason: text, uncounted: optional(flag) });
export type ArchivedMatch = ValueOf<typeof archivedMatch>;

export const gift = parts({ from: text, to: text, purse: text, amount: number, wait, token });
export type GiveGift = ValueOf<typeof gift>;

const SETTINGS = { currencies: optional(listOf(currency)), inherit: optional(inherit) };

/** The settings that are changed; `before`: as the window showed all of them, absent where a script writes them. */
export const seasonSettings = parts({ ...SETTINGS, before: optional(parts(SETTINGS)), token });
export type SeasonSettings = ValueOf<typeof seasonSettings>;

/** A change that was left out of a match's count, to be entered after all. */
export const enteredLeftOut = parts({
  /** The match's number. */
  match: place,
  change: changeField,
  reason,
  /** The token of the season that the host looks at. */
  token: text,
});
export type EnterLeftOut = ValueOf<typeof enteredLeftOut>;

/** Something that waited, to be done or let go. */
export const settledWaiting = parts({
  row: place,
  as: oneWordOf(['done', 'dropped']),
  /** The token of the season that the host looks at. */
  token: text,
});
export type SettleWaiting = ValueOf<typeof settledWaiting>;

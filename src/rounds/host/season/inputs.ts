// Inputs of the calls about a season.
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
/** The token of the season that the host sees; absent if it doesn't matter. */
const token = optional(text);
/** Whether the change can wait for a purse that's in a match. */
const wait = optional(flag);

export const startedSeason = parts({
  name: text,
  currencies: listOf(currency),
  inherit,
  /** In a book with a game, or after another season, its people are kept, and this says what they start with. */
  people: listOf(
    parts({
      name: text,
      purses: optional(byKey(place)),
      tokens: optional(place),
      marks: optional(listOf(text)),
      contacts: optional(texts),
      /** After another season: false if the person in this seat doesn't come. */
      comes: optional(flag),
    }),
  ),
  /** The kind of the finished game, which becomes the season's first match; absent: `main`. */
  match: optional(matchKind),
  /** For an empty book: the host's time zone and the public channel's webhook. */
  zone: optional(text),
  webhook: optional(text),
});
export type StartSeason = ValueOf<typeof startedSeason>;

/** Who held each seat when the window showed it: the `holder` of its view. Absent in scripts. */
const holders = optional(texts);

/**
 * The people whom changes of standings affect: those who leave or rejoin. Someone new had no seat before. All other changes
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
  /** The cause of the host's own changes; required if there are any. */
  reason,
  /** The reason for dismissing parts of a correction's difference; required if there are any. */
  aside: optional(text),
  holders,
};

/** What the host accepts of a match's changes, and their own changes. */
export const countChoice = parts(CHOICE);
export type CountChoice = ValueOf<typeof countChoice>;

export const countedMatch = parts({ ...CHOICE, token: text });
export type CountMatch = ValueOf<typeof countedMatch>;

export const changedStandings = parts({
  changes: listOf(changeField),
  reason,
  token,
  /** By name. */
  contacts: optional(byKey(texts)),
  /** The number of the archived match they correct. */
  match: optional(place),
  wait,
  holders,
});
export type ChangeStandings = ValueOf<typeof changedStandings>;

/** `uncounted`: even if a season's match isn't counted. */
export const archivedMatch = parts({ reason: text, uncounted: optional(flag) });
export type ArchivedMatch = ValueOf<typeof archivedMatch>;

export const gift = parts({ from: text, to: text, purse: text, amount: number, wait, token });
export type GiveGift = ValueOf<typeof gift>;

const SETTINGS = { currencies: optional(listOf(currency)), inherit: optional(inherit) };

/** Changed settings. `before`: all of them as the window showed them; absent in scripts. */
export const seasonSettings = parts({ ...SETTINGS, before: optional(parts(SETTINGS)), token });
export type SeasonSettings = ValueOf<typeof seasonSettings>;

/** A change left out when counting a match, to be made after all. */
export const enteredLeftOut = parts({
  match: place,
  change: changeField,
  reason,
  /** The token of the season that the host sees. */
  token: text,
});
export type EnterLeftOut = ValueOf<typeof enteredLeftOut>;

/** A waiting change, to be made or dropped. */
export const settledWaiting = parts({
  row: place,
  as: oneWordOf(['done', 'dropped']),
  /** The token of the season that the host sees. */
  token: text,
});
export type SettleWaiting = ValueOf<typeof settledWaiting>;

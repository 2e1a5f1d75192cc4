import { getOwn } from '../../../games/frame/json';
import type { FieldValue } from '../../../games/frame/fields';
import { changeField } from '../../../seasons/changes';
import { INHERITANCE_RULES, VISIBILITIES, type Change } from '../../../seasons/types';
import {
  dictionaryInput,
  flag,
  listOf,
  number,
  choiceInput,
  optional,
  object,
  integerInput,
  text,
  textDictionary,
} from '../../reply/call-input';
import type { AffectedSeat } from '../../reply/reply';
import { matchKindInput } from '../../reply/draft-view';

const currencyInput = object({ name: text, shown: choiceInput(VISIBILITIES) });
const inheritanceInput = choiceInput(INHERITANCE_RULES);
const reasonInput = text;
/** Version token of the standings that the window showed. Without it, the call doesn't check whether they have changed. */
const tokenInput = optional(text);
/** True if the change can wait until no match uses the purse. */
const canWaitInput = optional(flag);

export const startSeasonInput = object({
  name: text,
  currencies: listOf(currencyInput),
  inherit: inheritanceInput,
  /** After a game or another season in this book, its people are kept, and this list says what they start with. */
  people: listOf(
    object({
      name: text,
      purses: optional(dictionaryInput(integerInput)),
      tokens: optional(integerInput),
      marks: optional(listOf(text)),
      contacts: optional(textDictionary),
      /** If an ended season is in the book: false if this seat's holder doesn't take part. */
      comes: optional(flag),
    }),
  ),
  /** The kind of match that the finished game becomes; default `main`. */
  match: optional(matchKindInput),
  /** The host's time zone and the public channel's webhook, for an empty book. */
  zone: optional(text),
  webhook: optional(text),
});
export type StartSeasonInput = FieldValue<typeof startSeasonInput>;

/** The id of each seat's holder as the window showed it, by seat. Scripts don't send it. */
const seatHoldersInput = optional(textDictionary);

/**
 * The seats for which changes of standings depend on the holder: those of people who leave or rejoin. Newcomers had no seat
 * before. All other changes apply to the seat, whoever holds it.
 */
export function seatsLeavingOrRejoining({
  changes,
  holders: shown = {},
}: {
  readonly changes: readonly Change[];
  readonly holders?: Readonly<Record<string, string>>;
}): readonly AffectedSeat[] {
  return changes
    .filter((change) => 'left' in change || ('joins' in change && getOwn(shown, change.player) !== undefined))
    .map(({ player }) => ({ player, holder: getOwn(shown, player) }));
}

const CHOICE_INPUTS = {
  leaveOut: listOf(integerInput),
  changes: listOf(changeField),
  /** Reason for the host's own changes; required if there are any. */
  reason: reasonInput,
  /** Reason for dismissing parts of a correction's difference; required if any are dismissed. */
  aside: optional(text),
  holders: seatHoldersInput,
};

/** Which of a match's changes the host accepts, plus the host's own changes. */
export const matchCountChoiceInput = object(CHOICE_INPUTS);
export type MatchCountChoice = FieldValue<typeof matchCountChoiceInput>;

export const countMatchInput = object({ ...CHOICE_INPUTS, token: text });
export type CountMatchInput = FieldValue<typeof countMatchInput>;

export const changeStandingsInput = object({
  changes: listOf(changeField),
  reason: reasonInput,
  token: tokenInput,
  /** By the newcomer's name. */
  contacts: optional(dictionaryInput(textDictionary)),
  /** Number of the archived match that the changes correct. */
  match: optional(integerInput),
  wait: canWaitInput,
  holders: seatHoldersInput,
});
export type ChangeStandingsInput = FieldValue<typeof changeStandingsInput>;

/** `uncounted` also archives a season's match that isn't counted. */
export const archiveMatchInput = object({ reason: text, uncounted: optional(flag) });
export type ArchiveMatchInput = FieldValue<typeof archiveMatchInput>;

export const giveGiftInput = object({
  from: text,
  to: text,
  purse: text,
  amount: number,
  wait: canWaitInput,
  token: tokenInput,
});
export type GiveGiftInput = FieldValue<typeof giveGiftInput>;

const SETTINGS_INPUTS = { currencies: optional(listOf(currencyInput)), inherit: optional(inheritanceInput) };

/** Changed settings. `before` holds all settings as the window showed them; absent in scripts. */
export const seasonSettingsInput = object({
  ...SETTINGS_INPUTS,
  before: optional(object(SETTINGS_INPUTS)),
  token: tokenInput,
});
export type SeasonSettings = FieldValue<typeof seasonSettingsInput>;

export const enterLeftOutInput = object({
  match: integerInput,
  change: changeField,
  reason: reasonInput,
  /** Version token of the standings that the window showed. */
  token: text,
});
export type EnterLeftOutInput = FieldValue<typeof enterLeftOutInput>;

export const settleDeferredActionInput = object({
  row: integerInput,
  as: choiceInput(['done', 'dropped']),
  /** Version token of the standings that the window showed. */
  token: text,
});
export type SettleDeferredActionInput = FieldValue<typeof settleDeferredActionInput>;

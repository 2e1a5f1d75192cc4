// Inputs for corrections and for the host's entries.
import type { FieldValue } from '../../../games/frame/fields';
import {
  eitherInput,
  flag,
  seatFields,
  listOf,
  unionByKind,
  optional,
  object,
  text,
  textDictionary,
} from '../../reply/call-input';
import type { AffectedSeat } from '../../reply/reply';
import { fieldChangesInput } from '../../reply/call-parts';

/** Identifies one answer. Windows also send the player who sent it, and the `mark` from its view. */
const submissionInput = object({
  stage: text,
  id: text,
  player: optional(text),
  holder: optional(text),
  mark: optional(text),
});

/** Corrections of an open or resolved stage. */
const stageChangeInputs = {
  submission: object({
    ...{ stage: text, ...seatFields, answers: textDictionary },
    /** Id of the answer that counted when the window was drawn; empty for none. */
    counted: optional(text),
  }),
  'accept-late': submissionInput,
  /** Counts an answer sent in the open stage for the previous stage, because it was meant for that stage. */
  'meant-before': submissionInput,
  'remove-submission': submissionInput,
  'host-facts': eitherInput(
    object({ stage: text, fields: fieldChangesInput }),
    object({ stage: text, answers: textDictionary }),
  ),
};

export const stageChangeInput = unionByKind(stageChangeInputs);

/** A correction. All kinds need a reason. Windows only send changed fields; scripts send all answers. */
export const gameChangeInput = unionByKind({
  rewind: object({ toStage: text }),
  ...stageChangeInputs,
  /** Keeps the results of this stage and later ones, although they were computed from answers that have changed. */
  stands: object({ stage: text }),
  /**
   * Results that the host's formulas give for these stages, after `change` if given (OM-15). `taken` is absent for stages
   * whose results the host typed.
   */
  'formulas-again': object({
    change: optional(stageChangeInput),
    rounds: listOf(object({ stage: text, taken: optional(textDictionary) })),
  }),
  settings: eitherInput(object({ fields: fieldChangesInput }), object({ settings: textDictionary })),
  /** Gives up a seat, or undoes giving it up. */
  seat: object({ ...seatFields, left: flag }),
  'replace-player': object({
    ...seatFields,
    name: text,
    /** The new player's contacts; absent for none. */
    contacts: optional(textDictionary),
    /** In a season: true to substitute for this match only (SN-11). */
    forMatch: optional(flag),
  }),
});
export type GameChange = FieldValue<typeof gameChangeInput>;

/** The seats whose holders a change affects (ALL-16). */
export function seatsAffectedByChange(change: GameChange): readonly AffectedSeat[] {
  switch (change.kind) {
    case 'submission':
    case 'seat':
    case 'replace-player':
      return [{ player: change.player, holder: change.holder }];
    case 'accept-late':
    case 'meant-before':
    case 'remove-submission':
      return change.player === undefined
        ? [{ player: '', holder: undefined }]
        : [{ player: change.player, holder: change.holder }];
    case 'formulas-again':
      return change.change === undefined ? [] : seatsAffectedByChange(change.change);
    case 'rewind':
    case 'host-facts':
    case 'stands':
    case 'settings':
      return [];
  }
}

/** The answers that the host's entries were based on: the view's `usedAnswersInput`, or the refusal's `agree`. */
const usedAnswersInput = optional(text);

/** Windows only send changed fields; scripts send all answers. */
export const saveHostFactsInput = eitherInput(
  object({ fields: fieldChangesInput, over: usedAnswersInput }),
  object({ answers: textDictionary, over: usedAnswersInput }),
);
export type SaveHostFactsInput = FieldValue<typeof saveHostFactsInput>;

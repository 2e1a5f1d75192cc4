// Inputs shared by corrections and the host's part.
import type { ValueOf } from '../../../games/frame/fields';
import { either, flag, heldSeat, listOf, ofKind, optional, parts, text, texts } from '../../reply/call-input';
import type { Reached } from '../../reply/reply';
import { fieldChanges } from '../../reply/call-parts';

/** Names one answer. Windows add whose answer they showed, and the `mark` of its view. */
const submission = parts({
  stage: text,
  id: text,
  player: optional(text),
  holder: optional(text),
  mark: optional(text),
});

/** Corrections of an open or resolved stage. */
const ofStage = {
  submission: parts({
    ...{ stage: text, ...heldSeat, answers: texts },
    /** Id of the answer that counted when the window was drawn; empty for none. */
    counted: optional(text),
  }),
  'accept-late': submission,
  /** Counts an answer of the open stage for the previous one, for which it was meant. */
  'meant-before': submission,
  'remove-submission': submission,
  'host-facts': either(parts({ stage: text, fields: fieldChanges }), parts({ stage: text, answers: texts })),
};

export const stageChange = ofKind(ofStage);

/** A correction. All kinds need a reason. Windows send only changed fields, scripts all answers. */
export const change = ofKind({
  rewind: parts({ toStage: text }),
  ...ofStage,
  /** Keeps the results of this stage and later ones, although they were computed from answers that have changed. */
  stands: parts({ stage: text }),
  /**
   * Results that the host's formulas give for these stages, after `change` if given (OM-15). `taken` is absent for stages
   * whose results the host typed.
   */
  'formulas-again': parts({
    change: optional(stageChange),
    rounds: listOf(parts({ stage: text, taken: optional(texts) })),
  }),
  settings: either(parts({ fields: fieldChanges }), parts({ settings: texts })),
  /** Gives up a seat, or undoes that. */
  seat: parts({ ...heldSeat, left: flag }),
  'replace-player': parts({
    ...heldSeat,
    name: text,
    /** The new player's contacts; absent for none. */
    contacts: optional(texts),
    /** In a season: true to substitute for this match only (SN-11). */
    forMatch: optional(flag),
  }),
});
export type Change = ValueOf<typeof change>;

/** The seats whose holders a change affects (ALL-16). */
export function reachedByChange(change: Change): readonly Reached[] {
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
      return change.change === undefined ? [] : reachedByChange(change.change);
    case 'rewind':
    case 'host-facts':
    case 'stands':
    case 'settings':
      return [];
  }
}

/** The answers that the host's part was based on: the view's `over`, or the refusal's `agree`. */
const over = optional(text);

/** Windows send only changed fields, scripts all answers. */
export const savedHostPart = either(parts({ fields: fieldChanges, over }), parts({ answers: texts, over }));
export type SaveHostFacts = ValueOf<typeof savedHostPart>;

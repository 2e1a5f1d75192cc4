// Inputs shared by several rooms: corrections, and the host's part.
import type { ValueOf } from '../../../games/frame/fields';
import { either, flag, heldSeat, listOf, ofKind, optional, parts, text, texts } from '../../reply/call-input';
import type { Reached } from '../../reply/reply';
import { fieldChanges } from '../../reply/call-parts';

/** A window adds whose answer it showed, and the `mark` of its view. */
const submission = parts({
  stage: text,
  id: text,
  player: optional(text),
  holder: optional(text),
  mark: optional(text),
});

/** Corrections of one stage, open or resolved. */
const ofStage = {
  submission: parts({
    ...{ stage: text, ...heldSeat, answers: texts },
    /** The answer that counted for the player when the window began; empty for none. */
    counted: optional(text),
  }),
  'accept-late': submission,
  /** An answer of the open stage that was meant for the previous one and should count there. */
  'meant-before': submission,
  'remove-submission': submission,
  'host-facts': either(parts({ stage: text, fields: fieldChanges }), parts({ stage: text, answers: texts })),
};

export const stageChange = ofKind(ofStage);

/** A correction. All kinds need a reason. A window only sends changed fields, a script all answers. */
export const change = ofKind({
  rewind: parts({ toStage: text }),
  ...ofStage,
  /** Keeps this stage's results, and those after it, although they were computed from answers that have changed. */
  stands: parts({ stage: text }),
  /**
   * What the host's formulas say of these stages, after a change of one of them (OM-15); `taken` is absent for one that
   * the host has typed.
   */
  'formulas-again': parts({
    change: optional(stageChange),
    rounds: listOf(parts({ stage: text, taken: optional(texts) })),
  }),
  settings: either(parts({ fields: fieldChanges }), parts({ settings: texts })),
  /** A seat is given up or taken up again. */
  seat: parts({ ...heldSeat, left: flag }),
  'replace-player': parts({
    ...heldSeat,
    name: text,
    /** The new player's contacts; absent for none. */
    contacts: optional(texts),
    /** In a season: for this match only (SN-11). */
    forMatch: optional(flag),
  }),
});
export type Change = ValueOf<typeof change>;

/** The people a change affects (ALL-16). */
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

/** The answers the part was decided on: the view's `over`, or the error's `agree`. */
const over = optional(text);

/** A window only sends changed fields, a script all answers. */
export const savedHostPart = either(parts({ fields: fieldChanges, over }), parts({ answers: texts, over }));
export type SaveHostFacts = ValueOf<typeof savedHostPart>;

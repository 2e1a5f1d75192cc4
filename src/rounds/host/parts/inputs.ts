// The inputs of calls that several rooms share: a correction, and the host’s part.
import type { ValueOf } from '../../../games/frame/fields';
import { either, flag, heldSeat, listOf, ofKind, optional, parts, text, texts } from '../../reply/call-input';
import type { Reached } from '../../reply/reply';
import { fieldChanges } from '../../reply/call-parts';

/** A submission. A window also says whose it showed, and what it showed of it: the `mark` of its view. */
const submission = parts({
  stage: text,
  id: text,
  player: optional(text),
  holder: optional(text),
  mark: optional(text),
});

/** Changes of one stage, open or resolved. */
const ofStage = {
  submission: parts({
    ...{ stage: text, ...heldSeat, answers: texts },
    /** The id of the answer that counted for the player when the window began; empty for none. */
    counted: optional(text),
  }),
  'accept-late': submission,
  /** A submission of the open stage that was meant for the stage before, and is to count there. */
  'meant-before': submission,
  'remove-submission': submission,
  'host-facts': either(parts({ stage: text, fields: fieldChanges }), parts({ stage: text, answers: texts })),
};

export const stageChange = ofKind(ofStage);

/**
 * A correction of something already entered. All need a reason. Of what several hosts edit a window sends only the fields
 * that it has changed, a script all answers.
 */
export const change = ofKind({
  rewind: parts({ toStage: text }),
  ...ofStage,
  /** The results of this stage and of those after it stand, although other answers count by now. */
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
  /** A seat is given up, or taken again. */
  seat: parts({ ...heldSeat, left: flag }),
  'replace-player': parts({
    ...heldSeat,
    name: text,
    /** The new player's contacts; left out: the new player is not contacted at all. */
    contacts: optional(texts),
    /** In a season: true for this match only (SN-11). */
    forMatch: optional(flag),
  }),
});
export type Change = ValueOf<typeof change>;

/** Gives the people whom a change reaches (ALL-16). */
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

/** The answers that the part was decided on: `over` of the view, or `agree` of the error that asked. */
const over = optional(text);

/** The host's part as it is to be saved. A window sends only the fields that it has changed, a script all answers. */
export const savedHostPart = either(parts({ fields: fieldChanges, over }), parts({ answers: texts, over }));
export type SaveHostFacts = ValueOf<typeof savedHostPart>;

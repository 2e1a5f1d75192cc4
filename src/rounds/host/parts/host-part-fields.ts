// The host's part, field by field: two hosts who fill in different fields both keep theirs; of a field that both
// changed they see both texts.
import type { OpenStage } from '../../../games/frame/match';
import { fail, ok, type Result } from '../../../games/frame/result';
import { hostZone } from '../../contacts/contacts';
import type { LedgerRow } from '../../record/ledger';
import { answersRecord } from '../../session/host-part';
import type { GameSession } from '../../session/game-session';
import { shortTimeText } from '../../time/time-zone';
import { answerIn, type TypedAnswers } from '../../reply/typed-answers';
import { clashesOf, clashingFields, clashText, FIELDS_CHANGED, withFields } from '../../reply/fields';
import type { FieldChanges } from '../../reply/field-changes';
import type { CallProblem } from '../../reply/reply';

/** Puts a window's changes into the part, or gives both texts of each field that somebody else changed meanwhile. */
export function mergedPart(
  session: GameSession,
  stage: OpenStage,
  changes: FieldChanges,
): Result<TypedAnswers, CallProblem> {
  const stands = answersRecord(stage.hostToAnswers(session.inputs.hostFacts));
  const clashing = clashingFields(stands, changes);
  if (clashing.length === 0) return ok(withFields(stands, changes));
  return fail({
    code: FIELDS_CHANGED,
    text: `${clashText(`Entering the host's part of ${stage.title}`, clashing)} Nothing was entered. Choose which text is to stand, then save again.`,
    clashes: clashesOf(clashing, stands, changes, (field) => {
      const row = lastChange(session, stage, field);
      return row === undefined ? '' : savedText(row, hostZone(session.snapshot));
    }),
  });
}

/** Finds the row that gave this field its text. */
function lastChange(
  { rows, record }: GameSession,
  { name, hostToAnswers }: OpenStage,
  field: string,
): LedgerRow | undefined {
  const opened = rows.findIndex(({ hash }) => hash === record.opening);
  let [before, last]: readonly [string, LedgerRow | undefined] = ['', undefined];
  for (const row of rows.slice(opened + 1)) {
    if (row.entry.kind !== 'host-facts' || row.entry.body.stage !== name) continue;
    const now = answerIn(answersRecord(hostToAnswers(row.entry.body.facts)), field);
    if (now !== before) [before, last] = [now, row];
  }
  return last;
}

function savedText({ who, at }: LedgerRow, zone: string): string {
  return `${who === '' ? '' : `by ${who} `}on ${shortTimeText(at, zone)}`;
}

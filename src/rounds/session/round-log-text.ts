// The Log text of a resolved round. The ledger has no copy of it. If somebody edits the text, it's restored by replaying the
// ledger up to that row, so wordings of earlier versions must stay here.
import type { Catalogue } from '../../games/frame/catalogue';
import type { OpenStage, StageResult } from '../../games/frame/match';
import { plural } from '../../games/frame/wording';
import { foldRecords, NO_RECORDS } from '../record/fold';
import type { LedgerRow } from '../record/ledger';
import { findMissingPlayers } from './judge';
import { toStageInputs, replay, type StageInputs } from './replay';

/** Text for a round that the host resolved. */
export function resolvedRoundText(
  stage: OpenStage,
  { counted, fates }: StageResult,
  inputs: StageInputs,
): string {
  const missing = findMissingPlayers(stage, fates).length;
  const rows = (inputs.leftOut ?? []).reduce((sum, group) => sum + group.rows, 0);
  const leftOut = rows === 0 ? '' : ` ${plural(rows, 'more row')} didn’t count.`;
  return `Resolved ${stage.title}: ${plural(counted.size, 'answer')} counted${missing === 0 ? '' : `, ${missing} missing`}.${leftOut}`;
}

export function importedStageText(stage: string): string {
  return `Imported ${stage}.`;
}

/** Returns all texts that the last of these rows, a resolved round, may have had. */
export function possibleLogTexts(games: Catalogue): (rows: readonly LedgerRow[]) => readonly string[] {
  return (rows) => {
    const { game } = foldRecords(NO_RECORDS, rows);
    if (game === undefined) return [];
    const played = replay(game, games);
    const last = played.ok && played.value.stoppedAt === undefined ? played.value.past.at(-1) : undefined;
    if (last === undefined) return [];
    const { stage, resolved, recorded } = last;
    return [resolvedRoundText(stage, resolved, toStageInputs(recorded)), importedStageText(stage.name)];
  };
}

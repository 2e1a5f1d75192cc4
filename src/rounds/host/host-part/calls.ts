// Calls about what the host enters in a stage, and the tabs in which they compute it.
import { call, deskCall, REDRAWS } from '../../commit/call';
import { readIn, performIn, performStepsIn } from '../../commit/perform';
import { optional, parts, text } from '../../reply/call-input';
import { saveHostFacts } from '../parts/open-stage-changes';
import { bringFormulas, formerFormulas } from './former-formulas';
import { savedHostPart, type SaveHostFacts } from '../parts/inputs';
import { takenResults, updateAnswers } from '../parts/results-from-tabs';
import { Bug, ok, type Result } from '../../../games/frame/result';
import type { CallProblem } from '../../reply/reply';
import type { HostPartPreview } from './views';
import { workOut } from '../../commit/commit';
import { copiesOf, joined } from '../../outbox/messages';
import { changedFates } from '../../outbox/own-submissions';
import { gameOf, type GameSession } from '../../session/game-session';
import { hostWarningsOf } from '../stage/stage-view';

export const HOST_PART_CALLS = {
  /** What saving these answers would send, and to whom. */
  previewHostFacts: call({
    tried: 'Previewing your part',
    input: savedHostPart,
    made: 'stage',
    who: 'hosts',
    run: (ports, input) => readIn(ports, gameOf, (session) => hostPartPreview(session, input, ports.now())),
  }),
  /** Saves the host's part. If unchanged, it confirms the part for the answers named in `over`. */
  saveHostFacts: deskCall({
    tried: 'Saving your part',
    input: savedHostPart,
    made: 'stage',
    who: 'hosts',
    run: (ports, input) => performIn(ports, gameOf, (session) => saveHostFacts(session, input), REDRAWS),
  }),
  /**
   * Writes the answers that count into Answers and earlier rounds into History. The first time it creates them and Results.
   * `stage`: an earlier round to show in Answers.
   */
  updateAnswers: call({
    tried: 'Updating Answers',
    input: parts({ stage: optional(text) }),
    made: 'stage',
    who: 'hosts',
    run: (ports, input) =>
      performStepsIn(ports, gameOf, (session) => updateAnswers(session, ports.matchTabs, input.stage)),
  }),
  /** The host's part according to the tab Results, to check and save. `stage`: an earlier round. */
  takeResults: call({
    tried: 'Reading Results',
    input: parts({ stage: optional(text) }),
    made: 'stage',
    who: 'hosts',
    run: (ports, input) =>
      readIn(ports, gameOf, (session) => takenResults(session, ports.matchTabs, input.stage)),
  }),
  /** The formulas of the season's previous own match, as they would be copied. */
  formerFormulas: call({
    tried: 'Previewing the previous match’s formulas',
    input: parts({}),
    made: 'stage',
    who: 'hosts',
    run: (ports) => readIn(ports, gameOf, (session) => formerFormulas(session, ports.matchTabs)),
  }),
  /** Creates this match's tabs with these formulas; `token`: from the preview. */
  bringFormulas: call({
    tried: 'Copying the previous match’s formulas',
    input: parts({ token: text }),
    made: 'stage',
    who: 'hosts',
    run: (ports, { token }) =>
      performStepsIn(ports, gameOf, (session) => bringFormulas(session, ports.matchTabs, token)),
  }),
};

/** Messages and new warnings, computed as saving does; `now` in milliseconds. */
export function hostPartPreview(
  session: GameSession,
  input: SaveHostFacts,
  now: number,
): Result<HostPartPreview, CallProblem> {
  const commit = saveHostFacts(session, input);
  if (!commit.ok) return commit;
  const worked = workOut(session, commit.value, now, '');
  if (!worked.ok) return worked;
  const { after } = worked.value;
  if (after.kind !== 'game') throw new Bug('Entering the host’s part ended the game.');
  const judged = changedFates(session, after, after.rows.slice(session.rows.length));
  const before = hostWarningsOf(session);
  return ok({
    told: copiesOf(session, joined([...(commit.value.deliver?.messages ?? []), ...judged.messages])),
    warnings: hostWarningsOf(after).filter((warning) => !before.includes(warning)),
  });
}

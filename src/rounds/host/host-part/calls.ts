// Calls about what the host enters in a stage, and about the tabs that compute it.
import { defineValueCall, defineDeskCall, WITH_RENDERED_TABS } from '../../commit/call';
import { withCurrentSession, performIn, performStepsIn } from '../../commit/perform';
import { optional, object, text } from '../../reply/call-input';
import { saveHostFacts } from '../parts/open-stage-changes';
import { copyFormerFormulas, formerFormulas } from './former-formulas';
import { saveHostFactsInput, type SaveHostFactsInput } from '../parts/inputs';
import { resultsFromSheet, updateAnswers } from '../parts/results-from-tabs';
import { ensure, ok, type Result } from '../../../games/frame/result';
import type { CallProblem } from '../../reply/reply';
import type { HostPartPreview } from './views';
import { computeCommitEffects } from '../../commit/commit';
import { copiesForHost, mergeMessages } from '../../outbox/messages';
import { findFateUpdates } from '../../outbox/player-submissions';
import { requireGame, type GameSession } from '../../session/game-session';
import { allHostWarnings } from '../stage/stage-view';

export const HOST_PART_CALLS = {
  /** Previews the messages that saving these answers would send. */
  previewHostFacts: defineValueCall({
    tried: 'Previewing your entries',
    input: saveHostFactsInput,
    made: 'stage',
    who: 'hosts',
    run: (ports, input) =>
      withCurrentSession(ports, requireGame, (session) => previewHostPart(session, input, ports.now())),
  }),
  /** Saves the host's entries. If they're unchanged, this confirms them for the answers listed in `over`. */
  saveHostFacts: defineDeskCall({
    tried: 'Saving your entries',
    input: saveHostFactsInput,
    made: 'stage',
    who: 'hosts',
    run: (ports, input) =>
      performIn(ports, requireGame, (session) => saveHostFacts(session, input), WITH_RENDERED_TABS),
  }),
  /**
   * Writes the answers that count to Answers, and earlier rounds to History. The first time, creates these tabs and Results.
   * `stage` names an earlier round to show in Answers.
   */
  updateAnswers: defineValueCall({
    tried: 'Updating “Answers”',
    input: object({ stage: optional(text) }),
    made: 'stage',
    who: 'hosts',
    run: (ports, input) =>
      performStepsIn(ports, requireGame, (session) => updateAnswers(session, ports.matchTabs, input.stage)),
  }),
  /** Reads the host's entries from the Results tab, to be checked and saved. `stage` names an earlier round. */
  takeResults: defineValueCall({
    tried: 'Reading “Results”',
    input: object({ stage: optional(text) }),
    made: 'stage',
    who: 'hosts',
    run: (ports, input) =>
      withCurrentSession(ports, requireGame, (session) =>
        resultsFromSheet(session, ports.matchTabs, input.stage),
      ),
  }),
  /** Previews the formulas that would be copied from the season's previous match of the same game. */
  formerFormulas: defineValueCall({
    tried: 'Previewing the previous match’s formulas',
    input: object({}),
    made: 'stage',
    who: 'hosts',
    run: (ports) =>
      withCurrentSession(ports, requireGame, (session) => formerFormulas(session, ports.matchTabs)),
  }),
  bringFormulas: defineValueCall({
    tried: 'Copying the previous match’s formulas',
    input: object({ token: text }),
    made: 'stage',
    who: 'hosts',
    run: (ports, { token }) =>
      performStepsIn(ports, requireGame, (session) => copyFormerFormulas(session, ports.matchTabs, token)),
  }),
};

/** The messages and new warnings that saving would produce; `now` in milliseconds. */
export function previewHostPart(
  session: GameSession,
  input: SaveHostFactsInput,
  now: number,
): Result<HostPartPreview, CallProblem> {
  const commit = saveHostFacts(session, input);
  if (!commit.ok) return commit;
  const worked = computeCommitEffects(session, commit.value, now, '');
  if (!worked.ok) return worked;
  const { after: saved } = worked.value;
  const after = ensure(saved.kind === 'game' ? saved : undefined, 'Saving the host’s part ended the game.');
  const judged = findFateUpdates(session, after, after.rows.slice(session.rows.length));
  const before = allHostWarnings(session);
  return ok({
    messages: copiesForHost(
      session,
      mergeMessages([...(commit.value.deliver?.messages ?? []), ...judged.messages]),
    ),
    warnings: allHostWarnings(after).filter((warning) => !before.includes(warning)),
  });
}

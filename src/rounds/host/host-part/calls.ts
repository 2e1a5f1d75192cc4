// The calls about what the host enters in a stage, and about the tabs in which they compute it.
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
  /** Gives what saving these answers would tell at once, and to whom. */
  previewHostFacts: call({
    tried: 'Looking at what saving would tell',
    input: savedHostPart,
    made: 'stage',
    who: 'hosts',
    run: (ports, input) => readIn(ports, gameOf, (session) => hostPartPreview(session, input, ports.now())),
  }),
  /** Saves the host’s part; unchanged, it says that the part holds for the answers that `over` names. */
  saveHostFacts: deskCall({
    tried: 'Saving what you enter',
    input: savedHostPart,
    made: 'stage',
    who: 'hosts',
    run: (ports, input) => performIn(ports, gameOf, (session) => saveHostFacts(session, input), REDRAWS),
  }),
  /**
   * Writes the answers that count into the tab Answers, and former rounds into History; the first time it makes them, and
   * Results. `stage`: a former round that Answers is then about.
   */
  updateAnswers: call({
    tried: 'Bringing Answers up to date',
    input: parts({ stage: optional(text) }),
    made: 'stage',
    who: 'hosts',
    run: (ports, input) =>
      performStepsIn(ports, gameOf, (session) => updateAnswers(session, ports.matchTabs, input.stage)),
  }),
  /** Gives the host's part as the tab Results says it, to be looked at and saved. `stage`: a former round. */
  takeResults: call({
    tried: 'Taking from Results',
    input: parts({ stage: optional(text) }),
    made: 'stage',
    who: 'hosts',
    run: (ports, input) =>
      readIn(ports, gameOf, (session) => takenResults(session, ports.matchTabs, input.stage)),
  }),
  /** Gives the formulas of the season's match of one's own before this one, as they would be brought. */
  formerFormulas: call({
    tried: 'Looking at the formulas of the match before',
    input: parts({}),
    made: 'stage',
    who: 'hosts',
    run: (ports) => readIn(ports, gameOf, (session) => formerFormulas(session, ports.matchTabs)),
  }),
  /** Makes the tabs of this match with these formulas; `token`: that of the look at them. */
  bringFormulas: call({
    tried: 'Bringing the formulas of the match before',
    input: parts({ token: text }),
    made: 'stage',
    who: 'hosts',
    run: (ports, { token }) =>
      performStepsIn(ports, gameOf, (session) => bringFormulas(session, ports.matchTabs, token)),
  }),
};

/** The messages and new warnings of an entry, worked out as saving does; `now` in milliseconds. */
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

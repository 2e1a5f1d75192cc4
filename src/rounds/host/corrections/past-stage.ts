// Corrects a resolved stage's entries, and describes the correction.
import { ensure, fail, ok, type Result } from '../../../games/frame/result';
import type { RecordedRound } from '../../record/game-record';
import { seatNameForHost } from '../../record/people';
import type { CallProblem } from '../../reply/reply';
import { parseHostFacts, moveFromAnswers, entryProblems, refuseEntry } from '../../session/host-part';
import { withoutLateMarks, type SessionContent, type PlayedGame } from '../../session/game-session';
import type { PastRound } from '../../session/replay';
import type { StageChange } from '../parts/open-stage-changes';

export interface CorrectedStage {
  readonly corrected: RecordedRound;
  /** The correction as the start of a sentence: `Exclude Bo's answer in Round 1`. */
  readonly does: string;
}

/** Fails if the host's entry would be refused. The caller has checked that an answer to change is still there. */
export function correctStage(
  session: PlayedGame & SessionContent,
  past: PastRound,
  change: StageChange,
  reason: string,
): Result<CorrectedStage, CallProblem> {
  const { stage, title, recorded: old } = past;
  const whose = (player: string): string =>
    player === '' ? 'an unknown player' : seatNameForHost(session.people, player);
  switch (change.kind) {
    case 'submission': {
      const { player, answers } = change;
      const refused = hostEntryProblem(session, past, change);
      if (refused !== undefined) return fail(refused);
      const entry = { player, move: moveFromAnswers(stage, player, answers), reason };
      return ok({
        corrected: { ...old, hostSubmissions: [...old.hostSubmissions, entry] },
        does: `Enter an answer for ${whose(player)} in ${title}`,
      });
    }
    case 'accept-late': {
      const late = old.submissions.find((each) => each.from === change.id && each.late === true);
      const { player } = ensure(late, CHECKED);
      return ok({
        corrected: {
          ...old,
          submissions: old.submissions.map((each) => (each === late ? withoutLateMarks(each) : each)),
        },
        does: `Accept the late answer from ${whose(player)} in ${title}`,
      });
    }
    case 'remove-submission': {
      const sent = old.submissions.find(({ from }) => from === change.id);
      const entered = old.hostSubmissions.find(({ id }) => id === change.id);
      const { player } = ensure(sent ?? entered, CHECKED);
      return ok({
        corrected: {
          ...old,
          submissions: old.submissions.filter((each) => each !== sent),
          hostSubmissions: old.hostSubmissions.filter((each) => each !== entered),
        },
        does:
          entered === undefined
            ? `Exclude the answer from ${whose(player)} in ${title}`
            : `Exclude your entry for ${whose(player)} in ${title}`,
      });
    }
    case 'host-facts':
      return ok({
        corrected: { ...old, hostFacts: parseHostFacts(stage, change.answers) },
        does: `Change your entries in ${title}`,
      });
  }
}

const CHECKED = 'The answer was there when it was checked.';

/** Why the host's entry for a resolved stage would be refused; undefined if it would count. */
function hostEntryProblem(
  { begun, past: rounds }: PlayedGame,
  { stage, recorded }: PastRound,
  { player, answers }: Extract<StageChange, { readonly kind: 'submission' }>,
): CallProblem | undefined {
  const before = rounds[rounds.findIndex((round) => round.stage === stage) - 1];
  const match = (before?.resolved.next ?? begun).withLeft(recorded.left ?? []);
  const move = moveFromAnswers(stage, player, answers);
  const problems = entryProblems(match, recorded.hostFacts, { player, move });
  return problems.length === 0 ? undefined : refuseEntry(stage, { player, move }, problems);
}

// An answer by a form that was meant for the stage before: it then counts there, and is taken out of the stage in which
// it came (ALL-12).
import { fail, ok, type Result } from '../../../games/frame/result';
import { askOf } from '../../../games/frame/submissions';
import type { CallProblem } from '../../reply/reply';
import type { Change } from '../parts/inputs';
import { asShownNow } from '../parts/open-stage-changes';
import type { ReceivedSubmission } from '../../record/entries';
import type { RecordedRound } from '../../record/game-record';
import { entryRefused } from '../../session/entry-problems';
import { onTime, type GameSession } from '../../session/game-session';
import { readAgain } from '../../session/inbox';
import { inputOf, inputsOf, type PastRound } from '../../session/replay';

interface MeantBefore {
  /** The stage for which it was meant. */
  readonly past: PastRound;
  /** That stage's entries together with the answer. */
  readonly corrected: RecordedRound;
  readonly player: string;
}

/** Reads the answer as one to the stage before the open one; refuses it where it would not count there. */
export function meantBefore(
  session: GameSession,
  change: Extract<Change, { readonly kind: 'meant-before' }>,
): Result<MeantBefore, CallProblem> {
  const { stage, id } = change;
  const shown = asShownNow(session, session.match.stage?.title ?? '', change);
  if (!shown.ok) return shown;
  const past = session.past[session.past.length - 1];
  const isOpen = session.match.stage?.name === stage && session.inbox.marks.has(id);
  const found = past === undefined || !isOpen ? undefined : readFor(session, past, id);
  if (past === undefined || found === undefined) return fail(NOT_THERE);
  const received = onTime(found);
  const corrected = { ...past.recorded, submissions: [...past.recorded.submissions, received] };
  const match = session.past[session.past.length - 2]?.resolved.next ?? session.begun;
  const fate = match.judge(inputOf(inputsOf(corrected))).fates.find((one) => one.id === id)?.fate;
  return fate?.kind === 'refused'
    ? fail(entryRefused(past.stage, { player: received.player, move: received.move }, fate.problems))
    : ok({ past, corrected, player: received.player });
}

function readFor(
  { snapshot, people, record }: GameSession,
  { stage }: PastRound,
  id: string,
): ReceivedSubmission | undefined {
  const found = readAgain(snapshot.responses, { people, record, stage, now: snapshot.readAt }, id);
  return found === undefined || askOf(stage, found.player) === undefined ? undefined : found;
}

const NOT_THERE: CallProblem = {
  code: 'no-such-submission',
  text: 'Counting an answer for the stage before: the answer is not there any more, or its sender was not asked then. Reload the sidebar.',
};

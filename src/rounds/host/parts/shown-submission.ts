// A submission as a window showed it: what is done to it is refused if it is gone, or is something else by now.
import { fail, ok, type Result } from '../../../games/frame/result';
import type { Fate } from '../../../games/frame/submissions';
import { OTHER_SUBMISSION } from '../../reply/opening';
import type { CallProblem } from '../../reply/reply';
import type { StageInputs } from '../../session/replay';
import type { Change } from './inputs';

/** A change of one submission. */
export type SubmissionChange = Extract<Change, { readonly id: string }>;

/** A stage, open or resolved, with what was sent for it and what became of that. */
interface Sent {
  readonly title: string;
  readonly inputs: Pick<StageInputs, 'submissions'>;
  readonly fates: readonly Fate[];
}

/** Marks a submission as it is now, with its fate and its time: an edited one has another time. */
export function submissionMark({ fate }: Pick<Fate, 'fate'>, at: number): string {
  return `${fate.kind} ${at}`;
}

/** Gives nothing for a submission that is there as the window showed it; or says why it is not the one that was meant. */
export function asShown(
  { title, inputs, fates }: Sent,
  { kind, id, player, mark }: SubmissionChange,
): Result<undefined, CallProblem> {
  const fate = fates.find((one) => one.id === id);
  const received = inputs.submissions.find(({ from }) => from === id);
  const refuse = (why: string): Result<undefined, CallProblem> =>
    fail({
      code: OTHER_SUBMISSION,
      text: `Changing an answer in ${title}: ${why} Nothing was changed. Look at what counts now.`,
    });
  if (fate === undefined || (player !== undefined && fate.player !== player)) {
    return refuse('it isn’t there any more. It may have been set aside already.');
  }
  if (kind === 'accept-late' && received?.late !== true)
    return refuse('it isn’t late, or was accepted already.');
  if (mark === undefined || mark === submissionMark(fate, received?.at ?? 0)) return ok(undefined);
  switch (fate.fate.kind) {
    case 'replaced':
      return refuse('a later one has replaced it since you looked.');
    case 'refused':
      return refuse('it doesn’t count any more, or was changed since you looked.');
    case 'counted':
      return refuse('it counts by now, or was changed since you looked.');
  }
}

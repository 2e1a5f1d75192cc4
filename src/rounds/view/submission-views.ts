// The submissions of a stage and what became of each, as the sidebar shows them.
import type { OpenStage } from '../../games/match';
import { askOf, type Fate } from '../../games/submissions';
import type { Received } from '../record/entries';
import type { StageInputs } from '../session/replay';
import type { SubmissionView } from './api';

/** The submissions of a stage with their fates. */
export function submissionViews(
  stage: Pick<OpenStage, 'asks'>,
  inputs: StageInputs,
  fates: readonly Fate[],
): readonly SubmissionView[] {
  return fates.map(({ id, player, known, move, byHost, fate }) => {
    const received = inputs.submissions.find(({ from }) => from === id);
    const asked = askOf(stage, player);
    return {
      id,
      player: known ? player : player === '' ? 'Nobody known' : player,
      known,
      at: received?.at ?? 0,
      byHost: byHost !== undefined,
      late: received?.late === true,
      fate: fate.kind === 'counted' ? 'counts' : fate.kind,
      reasons: reasonsOf(fate, received),
      words: asked?.toAnswers(move) ?? [],
    };
  });
}

/** Never a hint which player's key was nearly right: it might be somebody's try at another's. */
const WRONG_KEY =
  'The key is nobody’s: it was changed, or the link is an old one. If you know who sent this, enter it for them and send them their link again.';

function reasonsOf(fate: Fate['fate'], received: Received | undefined): readonly string[] {
  if (fate.kind !== 'refused') return [];
  return received?.player === '' ? [WRONG_KEY] : fate.problems.map(({ text }) => text);
}

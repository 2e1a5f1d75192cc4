// The submissions of a stage and what became of each, as the sidebar shows them.
import type { Answered } from '../../games/fields';
import type { OpenStage } from '../../games/match';
import { problemTexts } from '../../games/problems';
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
  return withinLimit(fates.map((fate) => submissionView(stage, inputs, fate)));
}

function submissionView(
  stage: Pick<OpenStage, 'asks'>,
  inputs: StageInputs,
  { id, player, known, move, byHost, fate }: Fate,
): SubmissionView {
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
}

/** How many characters the sidebar is sent of submissions that do not count. */
const MOST_CHARACTERS = 60_000;

const NOT_SHOWN: Answered = {
  title: 'Too much to show here',
  answer: 'All that was sent is in the tab with the responses.',
};

/** Of more than the sidebar is to load, the older ones that do not count are listed without their answers. */
function withinLimit(views: readonly SubmissionView[]): readonly SubmissionView[] {
  let left = MOST_CHARACTERS;
  return [...views]
    .reverse()
    .map((view) => {
      if (view.fate === 'counts' || view.byHost) return view;
      left -= JSON.stringify([view.reasons, view.words]).length;
      return left >= 0 ? view : { ...view, reasons: view.reasons.slice(0, 1), words: [NOT_SHOWN] };
    })
    .reverse();
}

/** Never a hint which player's key was nearly right: it might be somebody's try at another's. */
const WRONG_KEY =
  'The key is nobody’s: it was changed, or the link is an old one. If you know who sent this, enter it for them and send them their link again.';

function reasonsOf(fate: Fate['fate'], received: Received | undefined): readonly string[] {
  if (fate.kind !== 'refused') return [];
  return received?.player === '' ? [WRONG_KEY] : problemTexts(fate.problems);
}

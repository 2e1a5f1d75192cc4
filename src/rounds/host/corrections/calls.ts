import { dropUndefined } from '../../../games/frame/json';
import { ok } from '../../../games/frame/result';
import { defineValueCall, defineDeskCall, WITH_RENDERED_TABS } from '../../commit/call';
import { withCurrentSession, performIn, performStepsIn } from '../../commit/perform';
import { requireGame, type GameSession } from '../../session/game-session';
import { copiesForHost } from '../../outbox/messages';
import { optional, object, text } from '../../reply/call-input';
import type { Reply } from '../../reply/reply';
import { applyCorrection, buildChangeToken, withPlaceholders } from './apply-correction';
import { previewCorrection } from './corrections';
import { mergeChange } from './merged-change';
import { gameChangeInput, seatsAffectedByChange, stageChangeInput, type GameChange } from '../parts/inputs';
import { recomputeResults } from './recompute-results';
import type { RecomputedResultsView, ChangeView } from './views';

export const CORRECTION_CALLS = {
  /** Changes to the open stage needn't be previewed. They are applied with an empty token. */
  previewChange: defineValueCall({
    tried: 'Previewing the change',
    input: object({ change: gameChangeInput }),
    made: 'stage',
    who: 'hosts',
    reaches: ({ change }) => seatsAffectedByChange(change),
    run: (ports, { change }) =>
      withCurrentSession(ports, requireGame, (session): Reply<ChangeView> =>
        buildChangeView(session, change),
      ),
  }),
  /** Recomputes earlier rounds from formulas, after `change` if given. Returns the change to apply (OM-15). */
  decideAgain: defineValueCall({
    tried: 'Reapplying the formulas',
    input: object({ change: optional(stageChangeInput) }),
    made: 'stage',
    who: 'hosts',
    reaches: ({ change }) => (change === undefined ? [] : seatsAffectedByChange(change)),
    run: (ports, { change }) =>
      performStepsIn(ports, requireGame, (session, { outside }): Reply<RecomputedResultsView> => {
        const decided = recomputeResults(session, outside, change);
        if (!decided.ok) return decided;
        const { change: again, notes } = decided.value;
        const looked = buildChangeView(session, again);
        return looked.ok ? ok({ rounds: again.rounds, view: withNotes(looked.value, notes) }) : looked;
      }),
  }),
  applyChange: defineDeskCall({
    tried: 'Applying the change',
    input: object({ change: gameChangeInput, reason: text, token: text }),
    made: 'stage',
    reaches: ({ change }) => seatsAffectedByChange(change),
    who: ({ change }) => (change.kind === 'replace-player' ? { owners: 'Replacing a player' } : 'hosts'),
    run: (ports, input) =>
      performIn(
        ports,
        requireGame,
        (session) => applyCorrection(session, { ...input, secret: ports.secret }),
        WITH_RENDERED_TABS,
      ),
  }),
};

/** The preview of recomputed rounds, which doesn't offer to recompute them. */
function withNotes({ again: _, ...view }: ChangeView, notes: readonly string[]): ChangeView {
  return { ...view, warnings: [...notes, ...view.warnings] };
}

function buildChangeView(session: GameSession, change: GameChange): Reply<ChangeView> {
  const whole = mergeChange(session, change);
  if (!whole.ok) return whole;
  const looked = withPlaceholders(session, whole.value);
  const preview = previewCorrection(session, { change: looked, reason: '', secret: () => '' });
  if (!preview.ok) return preview;
  const { summary, differences, messages, warnings, again } = preview.value;
  const copies = copiesForHost(session, messages);
  const token = buildChangeToken(session, change);
  return ok({ token, summary, differences, messages: copies, warnings, ...dropUndefined({ again }) });
}

import { present } from '../../../games/frame/json';
import { ok } from '../../../games/frame/result';
import { call, deskCall, REDRAWS } from '../../commit/call';
import { readIn, performIn, performStepsIn } from '../../commit/perform';
import { gameOf, type GameSession } from '../../session/game-session';
import { copiesOf } from '../../outbox/messages';
import { optional, parts, text } from '../../reply/call-input';
import type { Reply } from '../../reply/reply';
import { applyCorrection, changeToken, withPlaceholders } from './apply-correction';
import { previewCorrection } from './corrections';
import { wholeChange } from './whole-change';
import { change, reachedByChange, stageChange, type Change } from '../parts/inputs';
import { decideAgain } from './formulas-again';
import type { AgainView, ChangeView } from './views';

export const CORRECTION_CALLS = {
  /** Changes of the open stage aren't previewed. They are applied with an empty token. */
  previewChange: call({
    tried: 'Previewing the change',
    input: parts({ change }),
    made: 'stage',
    who: 'hosts',
    reaches: ({ change }) => reachedByChange(change),
    run: (ports, { change }) =>
      readIn(ports, gameOf, (session): Reply<ChangeView> => changeView(session, change)),
  }),
  /** Recomputes earlier rounds from formulas, after `change` if given. Returns the change to apply (OM-15). */
  decideAgain: call({
    tried: 'Letting the formulas decide again',
    input: parts({ change: optional(stageChange) }),
    made: 'stage',
    who: 'hosts',
    reaches: ({ change }) => (change === undefined ? [] : reachedByChange(change)),
    run: (ports, { change }) =>
      performStepsIn(ports, gameOf, (session, { outside }): Reply<AgainView> => {
        const decided = decideAgain(session, outside, change);
        if (!decided.ok) return decided;
        const { rounds } = decided.value.change;
        const looked = changeView(session, decided.value.change);
        if (!looked.ok) return looked;
        const { again: _, ...view } = looked.value;
        return ok({ rounds, view: { ...view, warnings: [...decided.value.notes, ...view.warnings] } });
      }),
  }),
  applyChange: deskCall({
    tried: 'Applying the change',
    input: parts({ change, reason: text, token: text }),
    made: 'stage',
    reaches: ({ change }) => reachedByChange(change),
    who: ({ change }) => (change.kind === 'replace-player' ? { owners: 'Replacing a player' } : 'hosts'),
    run: (ports, input) =>
      performIn(
        ports,
        gameOf,
        (session) => applyCorrection(session, { ...input, secret: ports.secret }),
        REDRAWS,
      ),
  }),
};

function changeView(session: GameSession, change: Change): Reply<ChangeView> {
  const whole = wholeChange(session, change);
  if (!whole.ok) return whole;
  const looked = withPlaceholders(session, whole.value);
  const preview = previewCorrection(session, { change: looked, reason: '', secret: () => '' });
  if (!preview.ok) return preview;
  const { summary, differences, told, warnings, again } = preview.value;
  const copies = copiesOf(session, told);
  const token = changeToken(session, change);
  return ok({ token, summary, differences, told: copies, warnings, ...present({ again }) });
}

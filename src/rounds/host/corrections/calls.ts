// The calls that correct something already entered.
import { ok } from '../../../games/frame/result';
import { call, deskCall, REDRAWS } from '../../commit/call';
import { readIn, performIn } from '../../commit/perform';
import { gameOf } from '../../session/game-session';
import { copiesOf } from '../../outbox/messages';
import { parts, text } from '../../reply/call-input';
import type { Reply } from '../../reply/reply';
import { applyCorrection, changeToken, lookedAt } from './apply-correction';
import { previewCorrection } from './corrections';
import { wholeChange } from './whole-change';
import { change, reachedByChange } from '../parts/inputs';
import type { ChangeView } from './views';

export const CORRECTION_CALLS = {
  /** Changes of the open stage are made at once by `applyChange`, with an empty token; all others are previewed first. */
  previewChange: call({
    tried: 'Looking at what changes',
    input: parts({ change }),
    made: 'stage',
    who: 'hosts',
    reaches: ({ change }) => reachedByChange(change),
    run: (ports, { change }) =>
      readIn(ports, gameOf, (session): Reply<ChangeView> => {
        const whole = wholeChange(session, change);
        if (!whole.ok) return whole;
        const preview = previewCorrection(session, {
          change: lookedAt(session, whole.value),
          reason: '',
          secret: () => '',
        });
        if (!preview.ok) return preview;
        const { summary, differences, told, warnings } = preview.value;
        const copies = copiesOf(session, told);
        return ok({ token: changeToken(session, change), summary, differences, told: copies, warnings });
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

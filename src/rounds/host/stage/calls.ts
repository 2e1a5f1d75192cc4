// Calls about the open stage (resolving, deadline, forms) and about resolved stages.
import { fail, ok } from '../../../games/frame/result';
import { defineValueCall, defineCallWithDesk, defineDeskCall, WITH_RENDERED_TABS } from '../../commit/call';
import { withCurrentSession, performIn, performSteps } from '../../commit/perform';
import { newKey } from '../../record/secret';
import { prefetchInput } from '../../reply/call-parts';
import { flag, noInput, optional, object, text } from '../../reply/call-input';
import { requireGame } from '../../session/game-session';
import { noSuchStage } from '../parts/no-such-stage';
import { setAtDeadline } from './deadline-choice';
import { setAcceptingInput, setAtDeadlineInput, setDeadlineInput } from './inputs';
import { remindPlayers } from './reminders';
import { previewRound } from './resolve';
import { resolveOnce } from './resolve-once';
import { toPreviewView, toTabsPreview } from './round-view';
import { setAccepting, setDeadline } from './stage-settings';
import { pastStageView } from './stage-view';

export const STAGE_CALLS = {
  previewRound: defineValueCall({
    tried: 'Previewing the round',
    input: noInput,
    made: 'stage',
    who: 'hosts',
    run: (ports) =>
      withCurrentSession(ports, requireGame, (session) => {
        const preview = previewRound(session);
        return preview.ok ? ok(toPreviewView(session, preview.value, ports.now())) : preview;
      }),
  }),
  /** Each audience's whole tabs after resolving, for a wide window. */
  previewTabs: defineValueCall({
    tried: 'Opening all tabs',
    input: noInput,
    made: 'nothing',
    who: 'hosts',
    run: (ports) =>
      withCurrentSession(ports, requireGame, (session) => {
        const preview = previewRound(session);
        return preview.ok ? ok(toTabsPreview(session, preview.value)) : preview;
      }),
  }),
  /**
   * `token` is from the preview that the host saw; it may be empty. With `deliver`, also updates the books and claims the
   * messages, unless something must be created first. `prefetch` identifies what parallel calls find out about the books. If
   * the stage is already resolved, the call says so instead of failing.
   */
  resolveRound: defineCallWithDesk({
    tried: 'Resolving the round',
    input: object({ stage: text, token: text, deliver: optional(flag), prefetch: optional(prefetchInput) }),
    made: 'stage',
    who: 'hosts',
    run: ({ madeOn, ...ports }, { stage, token, deliver = false, prefetch }) =>
      performSteps(
        ports,
        requireGame,
        (session, shell) =>
          resolveOnce(session, shell, {
            stage,
            madeOn,
            token,
            deliver,
            prefetch,
            claim: () => newKey(ports.secret()),
          }),
        WITH_RENDERED_TABS,
      ),
  }),
  remind: defineDeskCall({
    tried: 'Reminding players who haven’t answered',
    input: noInput,
    made: 'stage',
    who: 'hosts',
    run: (ports) => performIn(ports, requireGame, (session) => ok(remindPlayers(session))),
  }),
  setDeadline: defineDeskCall({
    tried: 'Changing the deadline',
    input: setDeadlineInput,
    made: 'stage',
    who: 'hosts',
    run: (ports, chosen) =>
      performIn(ports, requireGame, (session) => setDeadline(session, chosen, ports.now())),
  }),
  /** Sets what happens at deadlines. Unless it's nothing, reminders are sent first. */
  setAtDeadline: defineDeskCall({
    tried: 'Choosing what happens at the deadline',
    input: setAtDeadlineInput,
    made: 'stage',
    who: 'owner',
    run: (ports, chosen) => performIn(ports, requireGame, (session) => setAtDeadline(session, chosen)),
  }),
  /** Pauses the stage, or reopens it with a deadline; `kept`, the default, keeps the previous one. */
  setAccepting: defineDeskCall({
    tried: 'Pausing or reopening the round',
    input: setAcceptingInput,
    made: 'stage',
    who: 'owner',
    run: (ports, input) =>
      performIn(ports, requireGame, (session) => setAccepting(session, input, ports.now())),
  }),
  getPast: defineValueCall({
    tried: 'Opening a stage',
    input: object({ stage: text }),
    made: 'nothing',
    who: 'hosts',
    run: (ports, { stage }) =>
      withCurrentSession(ports, requireGame, (session) => {
        const past = pastStageView(session, stage);
        return past === undefined ? fail(noSuchStage()) : ok(past);
      }),
  }),
};

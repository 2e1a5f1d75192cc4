// Calls about the open stage (resolving, deadline, forms) and about resolved stages.
import { fail, ok } from '../../../games/frame/result';
import { call, callWithDesk, deskCall, REDRAWS } from '../../commit/call';
import { readIn, performIn, performSteps } from '../../commit/perform';
import { newKey } from '../../record/secret';
import { prefetch } from '../../reply/call-parts';
import { flag, nothing, optional, parts, text } from '../../reply/call-input';
import { gameOf } from '../../session/game-session';
import { noSuchStage } from '../parts/no-such-stage';
import { setAtDeadline } from './at-deadline';
import { chosenAccepting, chosenAtDeadline, chosenDeadline } from './inputs';
import { remindNow } from './reminders';
import { previewRound } from './resolve';
import { resolveOnce } from './resolve-once';
import { previewView, tabsPreview } from './round-view';
import { setAccepting, setDeadline } from './stage-settings';
import { pastStage } from './stage-view';

export const STAGE_CALLS = {
  previewRound: call({
    tried: 'Previewing the round',
    input: nothing,
    made: 'stage',
    who: 'hosts',
    run: (ports) =>
      readIn(ports, gameOf, (session) => {
        const preview = previewRound(session);
        return preview.ok ? ok(previewView(session, preview.value, ports.now())) : preview;
      }),
  }),
  /** Each audience's whole tabs after resolving, for a wide window. */
  previewTabs: call({
    tried: 'Looking at whole tabs',
    input: nothing,
    made: 'nothing',
    who: 'hosts',
    run: (ports) =>
      readIn(ports, gameOf, (session) => {
        const preview = previewRound(session);
        return preview.ok ? ok(tabsPreview(session, preview.value)) : preview;
      }),
  }),
  /**
   * `token` is from the preview that the host saw; it may be empty. With `deliver`, also draws the books and claims the
   * messages, unless something must be created first. `prefetch` identifies what parallel calls find out about the books. If
   * the stage is resolved already, that's reported, not refused.
   */
  resolveRound: callWithDesk({
    tried: 'Resolving the round',
    input: parts({ stage: text, token: text, deliver: optional(flag), prefetch: optional(prefetch) }),
    made: 'stage',
    who: 'hosts',
    run: ({ madeOn, ...ports }, { stage, token, deliver = false, prefetch }) =>
      performSteps(
        ports,
        gameOf,
        (session, shell) =>
          resolveOnce(session, shell, {
            stage,
            madeOn,
            token,
            deliver,
            prefetch,
            claim: () => newKey(ports.secret()),
          }),
        REDRAWS,
      ),
  }),
  remind: deskCall({
    tried: 'Reminding the players who are missing',
    input: nothing,
    made: 'stage',
    who: 'hosts',
    run: (ports) => performIn(ports, gameOf, (session) => ok(remindNow(session))),
  }),
  setDeadline: deskCall({
    tried: 'Changing the deadline',
    input: chosenDeadline,
    made: 'stage',
    who: 'hosts',
    run: (ports, chosen) => performIn(ports, gameOf, (session) => setDeadline(session, chosen, ports.now())),
  }),
  /** Sets what happens at deadlines. Unless it's nothing, everyone gets a reminder first, missing players privately. */
  setAtDeadline: deskCall({
    tried: 'Choosing what happens at the deadline',
    input: chosenAtDeadline,
    made: 'stage',
    who: 'owner',
    run: (ports, chosen) => performIn(ports, gameOf, (session) => setAtDeadline(session, chosen)),
  }),
  /** Pauses the stage, or reopens it with a deadline; `kept`, the default, keeps the previous one. */
  setAccepting: deskCall({
    tried: 'Pausing or reopening',
    input: chosenAccepting,
    made: 'stage',
    who: 'owner',
    run: (ports, input) => performIn(ports, gameOf, (session) => setAccepting(session, input, ports.now())),
  }),
  getPast: call({
    tried: 'Opening a stage',
    input: parts({ stage: text }),
    made: 'nothing',
    who: 'hosts',
    run: (ports, { stage }) =>
      readIn(ports, gameOf, (session) => {
        const past = pastStage(session, stage);
        return past === undefined ? fail(noSuchStage()) : ok(past);
      }),
  }),
};

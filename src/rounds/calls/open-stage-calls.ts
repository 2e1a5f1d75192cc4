// The calls that are made on the open stage: each is refused where another opening is there than its window showed.
import { ok, type Result } from '../../games/frame/result';
import type { CallProblem, Opening, StageCall } from '../api';
import { applyCorrection, changeToken } from '../commands/apply-correction';
import { setAtDeadline } from '../commands/at-deadline';
import { previewCorrection } from '../commands/corrections';
import { takenResults, updateAnswers } from '../commands/match-tabs';
import { saveHostFacts } from '../commands/open-stage-changes';
import { submitForPractice } from '../commands/practice';
import { previewRound } from '../commands/resolve';
import { setAccepting, setDeadline, startClock } from '../commands/stage-settings';
import type { Commit } from '../commit/commit';
import { lookOn, performInGame, performStepsInGame, type Asked } from '../commit/perform';
import { copiesOf } from '../outbox/copies';
import { newKey } from '../record/secret';
import { gameOf, type GameSession } from '../session/game-session';
import { hostPartPreview } from '../view/host-part-preview';
import { tableView } from '../view/live-table';
import { previewView } from '../view/round-view';
import { desk, REDRAWS, type Calls } from './calls';
import { resolveOnce } from './resolve-once';

/** Each of them by its name. */
export const OPEN_STAGE_CALLS: Pick<Calls, StageCall> = {
  previewRound: (ports, _, at) => {
    const session = lookOn(ports, { call: 'previewRound', on: 'stage', at });
    if (!session.ok) return session;
    const preview = previewRound(session.value);
    return preview.ok ? ok(previewView(session.value, preview.value, ports.now())) : preview;
  },
  // A round that was resolved meanwhile is as good as resolved: it compares the rest of its opening itself.
  resolveRound: (ports, { stage, token, deliver = false, looks }, at) =>
    performStepsInGame(
      ports,
      (session, shell) =>
        resolveOnce(session, shell, {
          stage,
          at,
          token,
          deliver,
          ...(looks === undefined ? {} : { looks }),
          claim: () => newKey(ports.secret()),
        }),
      { ...REDRAWS, madeOn: { call: 'resolveRound', on: 'match', at } },
    ),
  previewHostFacts: (ports, input, at) => {
    const session = lookOn(ports, { call: 'previewHostFacts', on: 'stage', at });
    return session.ok ? hostPartPreview(session.value, input, ports.now()) : session;
  },
  saveHostFacts: (ports, input, at) =>
    desk(
      performInGame(ports, (session) => saveHostFacts(session, input), made('saveHostFacts', at, REDRAWS)),
    ),
  updateAnswers: (ports, _, at) =>
    performStepsInGame(
      ports,
      (session) => updateAnswers(session, ports.matchTabs),
      made('updateAnswers', at),
    ),
  takeResults: (ports, _, at) => {
    const session = lookOn(ports, { call: 'takeResults', on: 'stage', at });
    return session.ok ? takenResults(session.value, ports.matchTabs) : session;
  },
  setDeadline: (ports, { deadline, agreed }, at) =>
    desk(
      performInGame(
        ports,
        (session) => setDeadline(session, deadline, ports.now(), agreed),
        made('setDeadline', at),
      ),
    ),
  setAtDeadline: (ports, chosen, at) =>
    desk(performInGame(ports, (session) => setAtDeadline(session, chosen), made('setAtDeadline', at))),
  setAccepting: (ports, input, at) =>
    desk(
      performInGame(ports, (session) => setAccepting(session, input, ports.now()), made('setAccepting', at)),
    ),
  previewChange: (ports, { change }, at) => {
    const session = lookOn(ports, { call: 'previewChange', on: 'stage', at });
    if (!session.ok) return session;
    const preview = previewCorrection(session.value, { change, reason: '', key: newKey('') });
    if (!preview.ok) return preview;
    const { summary, differences, told, warnings } = preview.value;
    const copies = copiesOf(session.value.snapshot, told);
    return ok({ token: changeToken(session.value, change), summary, differences, told: copies, warnings });
  },
  applyChange: (ports, input, at) => {
    const apply = (session: GameSession): Result<Commit, CallProblem> =>
      applyCorrection(session, { ...input, key: newKey(ports.secret()) });
    return desk(performInGame(ports, apply, made('applyChange', at, REDRAWS)));
  },
  startClock: (ports, { stage }, at) => {
    const started = performInGame(
      ports,
      (session) => ok(startClock(session, stage, ports.now())),
      made('startClock', at),
    );
    const session = started.ok ? gameOf(started.value) : started;
    return session.ok ? tableView(session.value, ports.now()) : session;
  },
  submitForPractice: (ports, { players }, at) =>
    desk(
      performStepsInGame(
        ports,
        (session, shell) => submitForPractice(session, shell, players),
        made('submitForPractice', at),
      ),
    ),
};

/** The opening on which a call was made, for the shell. */
function made(call: StageCall, at: Opening | undefined, reading: Asked = {}): Asked {
  return { ...reading, madeOn: { call, on: 'stage', at } };
}

// The three steps of resolving a round, and the task that takes them. The host can leave at any point: the rest waits.
import { useRef, useState } from 'preact/hooks';
import type {
  Reply,
  PostClaim,
  DeliveryView,
  DeskView,
  GameView,
  ResolveAnswer,
  StageView,
} from '../../../src/rounds/api';
import { call } from '../calls';
import { useDesk, type Task } from '../desk/context';
import { prepareAll, stepsOn } from '../setup/prepare-all';
import { letAnswersArrive } from './arrivals';
import {
  deliverAll,
  deliveredText,
  deliveriesOn,
  isWhole,
  resolvingText,
  withClaimed,
  type Left,
} from './deliver';

/** The steps in their order. The next stage's forms are made before delivering: books show the links to them. */
export const STEPS = ['resolve', 'prepare', 'deliver'] as const;
export type Step = (typeof STEPS)[number];

export interface ResolveSteps {
  /** The stage that was open when the host clicked: once it is resolved, the desk shows the next one. */
  readonly stage: StageView | null;
  readonly result: ResolveAnswer | undefined;
  /** The number of steps taken. */
  readonly reached: number;
  /** The reason why nothing happens for some seconds; empty while something does. */
  readonly pause: string;
  readonly start: () => void;
}

type Say = Parameters<Task<Left>['work']>[0];

export function useResolveSteps(play: GameView): ResolveSteps {
  const { run, show, preview } = useDesk();
  const [stage] = useState(play.stage);
  const [result, setResult] = useState<ResolveAnswer | undefined>(undefined);
  const [reached, setReached] = useState(0);
  const [pause, setPause] = useState('');
  const written = useRef(false);

  const resolve = async (open: StageView, say: Say): Promise<Reply<ResolveAnswer>> => {
    const token = preview?.round.stage === open.name ? preview.round.token : '';
    const complete = open.waitingFor.length === 0;
    if (play.live) await letAnswersArrive({ ...open, complete }, Date.now(), setPause);
    say(resolvingText(open.title, play.deliveries));
    const resolved = await call('resolveRound', { stage: open.name, token, deliver: true });
    if (!resolved.ok) return resolved;
    written.current = true;
    setResult(resolved.value);
    setReached(1);
    return resolved;
  };
  const takeSteps = async (open: StageView, say: Say): Promise<Reply<Left>> => {
    let latest: readonly DeliveryView[] = play.deliveries;
    let steps: readonly string[] | undefined;
    let claimed: PostClaim | null = null;
    const keep = (view: DeskView): void => {
      latest = deliveriesOn(view);
      steps = stepsOn(view);
      show(view);
    };
    // Trying again after a failed delivery does not resolve again.
    if (!written.current) {
      const resolved = await resolve(open, say);
      if (!resolved.ok) return resolved;
      claimed = resolved.value.claimed;
      keep(withClaimed(resolved.value.desk, claimed));
    }
    const prepared: Reply<number> =
      steps?.length === 0 ? { ok: true, value: 0 } : await prepareAll(keep, { say, known: steps ?? [] });
    setReached(2);
    // The results need no form.
    const delivered = await deliverAll(show, { say, known: latest, claimed });
    if (delivered.ok) setReached(3);
    return prepared.ok ? delivered : prepared;
  };
  const start = (): void => {
    if (stage === null) return;
    void run<Left>({
      doing: `Resolving ${stage.title}`,
      work: (say) => takeSteps(stage, say),
      done: deliveredText,
      incomplete: (left) => !isWhole(left),
    });
  };
  return { stage, result, reached, pause, start };
}

// Resolves the round step by step and shows the result. The host can leave at any point: the rest waits.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type {
  Answer,
  Claim,
  DeliveryView,
  DeskView,
  GameView,
  ResolveAnswer,
} from '../../src/rounds/view/api';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { Screen } from '../parts/screen';
import { Notes } from '../parts/text';
import { RoundContents } from '../preview/contents';
import { prepareAll, stepsOn } from '../setup/prepare-all';
import { arrivalMs, sleep, waitForAnswers, waitText } from './arrivals';
import {
  deliverAll,
  deliveredText,
  deliveriesOn,
  isWhole,
  resolvingText,
  waitingIn,
  withClaimed,
  type Left,
} from './deliver';
import { Deliveries } from './deliveries';
import { DeliveryLine } from './delivery-line';

type Step = 'resolve' | 'prepare' | 'deliver';
const STEP_WORDS: Readonly<Record<Step, string>> = {
  resolve: 'Work out the results and write them',
  prepare: 'Make what the next stage needs',
  deliver: 'Deliver everything',
};
/** The next stage's forms are made first: books show the links to them. */
const STEPS: readonly Step[] = ['resolve', 'prepare', 'deliver'];

export function Resolving({ play }: { readonly play: GameView }) {
  const { run, show, preview, go, busy } = useDesk();
  // The stage that was open when the host clicked: once it is resolved, the desk shows the next one.
  const [stage] = useState(play.stage);
  const [result, setResult] = useState<ResolveAnswer | undefined>(undefined);
  const [reached, setReached] = useState(0);
  const [pause, setPause] = useState('');
  const written = useRef(false);
  const start = (): void => {
    if (stage === null) return;
    const token = preview?.round.stage === stage.name ? preview.round.token : '';
    void run<Left>({
      doing: `Resolving ${stage.title}`,
      work: async (say) => {
        let latest: readonly DeliveryView[] = play.deliveries;
        let steps: readonly string[] | undefined;
        let claimed: Claim | null = null;
        const keep = (view: DeskView): void => {
          latest = deliveriesOn(view);
          steps = stepsOn(view);
          show(view);
        };
        // Trying again after a failed delivery does not resolve again.
        if (!written.current) {
          const complete = stage.waitingFor.length === 0;
          const wait = play.live ? waitForAnswers({ ...stage, complete }, Date.now(), arrivalMs()) : 0;
          if (wait > 0) {
            setPause(waitText(wait));
            await sleep(wait);
            setPause('');
          }
          say(resolvingText(stage.title, latest));
          const resolved = await call('resolveRound', {
            stage: stage.name,
            token,
            deliver: true,
          });
          if (!resolved.ok) return resolved;
          written.current = true;
          setResult(resolved.value);
          setReached(1);
          claimed = resolved.value.claimed;
          keep(withClaimed(resolved.value.desk, claimed));
        }
        const prepared: Answer<number> =
          steps?.length === 0 ? { ok: true, value: 0 } : await prepareAll(keep, { say, known: steps ?? [] });
        setReached(2);
        // The results need no form.
        const delivered = await deliverAll(show, { say, known: latest, claimed });
        if (delivered.ok) setReached(3);
        return prepared.ok ? delivered : prepared;
      },
      done: deliveredText,
      incomplete: (left) => !isWhole(left),
    });
  };
  // Before the first drawing: its buttons are for when it has stopped.
  useLayoutEffect(start, []);
  const waiting = waitingIn(play.deliveries);
  const open = play.deliveries.filter(({ state }) => state !== 'done').length;
  const title =
    stage === null
      ? 'Nothing to resolve'
      : result === undefined
        ? `Resolving ${stage.title}`
        : `${stage.title} is resolved`;
  return (
    <Screen title={title}>
      <ol class="plain-list steps" aria-live="polite">
        {STEPS.map((step, index) => {
          const state = index < reached ? 'done' : index === reached && busy ? 'now' : 'to do';
          const rest = state === 'done' ? restOf(step, play.toPrepare.length, open) : '';
          return (
            <li key={step}>
              <span aria-hidden="true">
                {rest !== '' ? '✕' : state === 'done' ? '✓' : state === 'now' ? '…' : '○'}
              </span>{' '}
              {STEP_WORDS[step]}
              <span class="quiet">
                {rest !== ''
                  ? `: tried, ${rest}`
                  : state === 'done'
                    ? ': done'
                    : state === 'now'
                      ? `: under way${step === 'resolve' && pause === '' ? ', and the books after it' : ''}`
                      : ': to do'}
                {step === 'resolve' && pause !== '' && `. ${pause}…`}
                {step === 'deliver' && state === 'now' && waiting > 0 && `, ${waiting} waiting`}
              </span>
            </li>
          );
        })}
      </ol>
      {result !== undefined && <Result result={result} />}
      {!busy && (
        <div class="buttons">
          <Button look="action" onClick={() => go({ at: 'round' })}>
            {result === undefined
              ? 'Back to the round'
              : play.stage === null
                ? 'See how it ended'
                : 'On to the next stage'}
          </Button>
          {result !== undefined && <Button onClick={() => go({ at: 'messages' })}>Messages to copy</Button>}
        </div>
      )}
      {result !== undefined && !busy && <DeliveryLine play={play} onPrepare={start} />}
      {result !== undefined && <Deliveries deliveries={play.deliveries} />}
      {result?.round !== undefined && result.round !== null && <RoundContents round={result.round} done />}
    </Screen>
  );
}

/** What of a step that was tried is left; empty where it is done. */
function restOf(step: Step, toMake: number, toDeliver: number): string {
  if (step === 'prepare' && toMake > 0) return `${toMake} not made`;
  return step === 'deliver' && toDeliver > 0 ? `${toDeliver} not done` : '';
}

function Result({ result }: { readonly result: ResolveAnswer }) {
  return (
    <>
      <div role="status">
        {result.outcome === 'already' && (
          <p>
            <strong>This was already resolved,</strong> by an earlier click or in another window. Nothing was
            changed now.
          </p>
        )}
        <p>{result.text}</p>
      </div>
      <Notes title="Answers that were on their way" notes={result.notices} look="warning" />
      <Notes title="Changed since your preview" notes={result.changedSincePreview} look="warning" />
    </>
  );
}

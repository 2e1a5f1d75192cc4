// The screen while a round is resolved, step by step, and with its result.
import { useLayoutEffect } from 'preact/hooks';
import type { GameView } from '../../../src/rounds/host/desk/views';
import type { Opening } from '../../../src/rounds/reply/reply';
import type { AnswerTo } from '../../../src/rounds/host/calls';
import { useDesk } from '../calls';
import { Button, Screen } from '../parts/screen';
import { Notes } from '../../shared/text';
import { leftIn, waitingIn } from './deliver';
import { Deliveries, DeliveryLine } from './deliveries';
import { WhatHappened, WhoLeads } from './what-happened';
import { useResolveSteps, type ResolveSteps, STEPS, type Step } from './resolve-steps';

const STEP_WORDS: Readonly<Record<Step, string>> = {
  resolve: 'Work out the results and write them',
  prepare: 'Make what the next stage needs',
  deliver: 'Deliver everything',
};

export function Resolving({ play, on }: { readonly play: GameView; readonly on: Opening }) {
  const { busy } = useDesk();
  const { stage, result, taken, now, pause, start } = useResolveSteps(play, on);
  // A layout effect runs before the screen is first painted: otherwise it would show for a moment the buttons for a
  // stage that is resolved already.
  useLayoutEffect(start, []);
  const isDone = result !== undefined && !busy;
  return (
    <Screen title={titleOf(stage, result)}>
      {stage === null && <p>{play.opened} Nothing is resolved by looking here.</p>}
      {!isDone && (
        <ol class="plain-list steps" aria-live="polite">
          {STEPS.map((step) => {
            const state = taken.includes(step) ? 'done' : step === now && busy ? 'now' : 'to do';
            return <StepLine key={step} step={step} state={state} pause={pause} play={play} />;
          })}
        </ol>
      )}
      {isDone && <DeliveryLine outgoing={play} onPrepare={start} />}
      {result !== undefined && <Result result={result} />}
      {result?.outcome === 'resolved' && play.happened !== null && (
        <>
          <WhatHappened happened={play.happened} standings={play.standings} />
          <WhoLeads leads={play.leads} standings={play.standings} />
        </>
      )}
      {!busy && <Onward play={play} isResolved={result !== undefined} />}
      {isDone && <Deliveries deliveries={play.deliveries} />}
    </Screen>
  );
}

function titleOf(stage: ResolveSteps['stage'], result: AnswerTo<'resolveRound'> | undefined): string {
  if (stage === null) return 'Nothing to resolve';
  return result === undefined ? `Resolving ${stage.title}` : `${stage.title} is resolved`;
}

type StepState = 'done' | 'now' | 'to do';

const SIGNS: Readonly<Record<StepState, string>> = { done: '✓', now: '…', 'to do': '○' };

interface StepLineProps extends Pick<ResolveSteps, 'pause'> {
  readonly step: Step;
  readonly state: StepState;
  readonly play: GameView;
}

function StepLine({ step, state, pause, play }: StepLineProps) {
  const { text: rest, sign } = state === 'done' ? restOf(step, play) : { text: '', sign: '' };
  const waiting = waitingIn(play.deliveries);
  const host = step === 'prepare' && state === 'done' ? play.forHost?.host : undefined;
  return (
    <li>
      <span aria-hidden="true">{host !== undefined ? SIGNS.now : rest === '' ? SIGNS[state] : sign}</span>{' '}
      {STEP_WORDS[step]}
      <span class="quiet">
        {host !== undefined
          ? `: left to ${host}`
          : rest === ''
            ? stateText(step, state, pause)
            : `: tried, ${rest}`}
        {step === 'resolve' && pause !== '' && `. ${pause}…`}
        {step === 'deliver' && state === 'now' && waiting > 0 && `, ${waiting} waiting`}
      </span>
    </li>
  );
}

function stateText(step: Step, state: StepState, pause: string): string {
  if (state !== 'now') return `: ${state}`;
  return `: under way${step === 'resolve' && pause === '' ? ', and the books after it' : ''}`;
}

/** Says what a step that was tried has left to do; empty where nothing. */
function restOf(
  step: Step,
  { toPrepare, deliveries }: GameView,
): { readonly text: string; readonly sign: string } {
  if (step === 'prepare' && toPrepare.length > 0) return { text: `${toPrepare.length} not made`, sign: '✕' };
  const { waiting, stuck, posting } = leftIn(deliveries);
  if (step === 'deliver' && waiting + stuck > 0) return { text: `${waiting + stuck} not done`, sign: '✕' };
  return step === 'deliver' && posting > 0
    ? { text: `another window is posting ${posting}`, sign: SIGNS.now }
    : { text: '', sign: '' };
}

function Onward({ play, isResolved }: { readonly play: GameView; readonly isResolved: boolean }) {
  const { go } = useDesk();
  const next = play.stage === null ? 'See how it ended' : `Continue to ${play.stage.title}`;
  return (
    <div class="buttons">
      <Button look="action" onClick={() => go({ at: 'round' })}>
        {isResolved ? next : 'Back to the round'}
      </Button>
      {isResolved && (play.happened?.lines.length ?? 0) > 0 && (
        <Button onClick={() => go({ at: 'messages' })}>Post the result</Button>
      )}
    </div>
  );
}

function Result({ result }: { readonly result: AnswerTo<'resolveRound'> }) {
  return (
    <>
      <div role="status">
        {result.outcome === 'already' && (
          <p>
            <strong>This was already resolved,</strong> by an earlier click or in another window. Nothing was
            changed now.
          </p>
        )}
        {result.outcome === 'already' && <p>{result.text}</p>}
      </div>
      <Notes title="Look at this" notes={result.warnings} look="warning" />
      <Notes title="Answers that were on their way" notes={result.notices} look="warning" />
      <Notes title="Changed since your preview" notes={result.changedSincePreview} look="warning" />
    </>
  );
}

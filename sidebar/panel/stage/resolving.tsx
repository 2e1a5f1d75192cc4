// The screen while a round is resolved, step by step, and with its result.
import { useLayoutEffect } from 'preact/hooks';
import type { GameView } from '../../../src/rounds/host/desk/views';
import type { Opening } from '../../../src/rounds/reply/reply';
import type { AnswerTo } from '../../../src/rounds/host/calls';
import { useDesk } from '../calls';
import { Button, Screen } from '../parts/screen';
import { Notes } from '../../shared/text';
import { RoundContents } from '../preview/preview';
import { leftIn, waitingIn } from './deliver';
import { Deliveries, DeliveryLine } from './deliveries';
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
  return (
    <Screen title={titleOf(stage, result)}>
      {stage === null && <p>{play.opened} Nothing is resolved by looking here.</p>}
      <ol class="plain-list steps" aria-live="polite">
        {STEPS.map((step) => {
          const state = taken.includes(step) ? 'done' : step === now && busy ? 'now' : 'to do';
          return <StepLine key={step} step={step} state={state} pause={pause} play={play} />;
        })}
      </ol>
      {result !== undefined && <Result result={result} />}
      {!busy && <Onward isResolved={result !== undefined} isOver={play.stage === null} />}
      {result !== undefined && !busy && <DeliveryLine outgoing={play} onPrepare={start} />}
      {result !== undefined && <Deliveries deliveries={play.deliveries} />}
      {result?.round !== undefined && result.round !== null && <RoundContents round={result.round} done />}
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

function Onward({ isResolved, isOver }: { readonly isResolved: boolean; readonly isOver: boolean }) {
  const { go } = useDesk();
  return (
    <div class="buttons">
      <Button look="action" onClick={() => go({ at: 'round' })}>
        {isResolved ? (isOver ? 'See how it ended' : 'On to the next stage') : 'Back to the round'}
      </Button>
      {isResolved && <Button onClick={() => go({ at: 'messages' })}>Messages to copy</Button>}
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
        <p>{result.text}</p>
      </div>
      <Notes title="Answers that were on their way" notes={result.notices} look="warning" />
      <Notes title="Changed since your preview" notes={result.changedSincePreview} look="warning" />
    </>
  );
}

// The clock of the open stage as a ring, counting down by itself.
import { useEffect, useState } from 'preact/hooks';
import type { TableContent } from '../../src/rounds/page/views';
import { clockFace, faceText, spokenText, type ClockFace } from '../shared/clock';

const TICK = 200;
/** The number of seconds left at which the clock begins to look urgent. */
const URGENT_SECONDS = 10;
const RADIUS = 44;
const ROUND = 2 * Math.PI * RADIUS;

type Stage = NonNullable<TableContent['stage']>;

/** The face of a stage's clock, kept up to date; `ahead`: the milliseconds by which the server's clock is ahead. */
export function useClockFace(stage: Stage | null, ahead: number): ClockFace | undefined {
  const faceNow = (): ClockFace | undefined =>
    stage === null ? undefined : clockFace(stage, Date.now() + ahead);
  const [, redraw] = useState('');
  const face = faceNow();
  const running = face?.phase === 'running' || face?.phase === 'grace';
  useEffect(() => {
    if (!running) return undefined;
    // An unchanged face is not drawn again: the page is drawn once a second.
    const timer = setInterval(() => redraw(JSON.stringify(faceNow())), TICK);
    return () => clearInterval(timer);
  }, [running, stage?.name, stage?.deadline, stage?.graceSeconds, ahead]);
  return face;
}

export function Clock({ stage, face }: { readonly stage: Stage; readonly face: ClockFace }) {
  const urgent = face.phase === 'running' && face.seconds <= URGENT_SECONDS;
  return (
    <div class={`clock-card clock-${face.phase}${urgent ? ' clock-urgent' : ''}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true" class="ring">
        <circle cx="50" cy="50" r={RADIUS} class="ring-back" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          class="ring-left"
          stroke-dasharray={ROUND}
          stroke-dashoffset={ROUND * (1 - leftOf(face, stage))}
          transform="rotate(-90 50 50)"
        />
      </svg>
      <div role="timer" class="clock-face">
        {faceText(face.seconds)}
      </div>
      <div class="clock-words">{phaseWords(face, stage)}</div>
      <span role="status" class="unseen">
        {spokenText(face, stage.graceSeconds)}
      </span>
    </div>
  );
}

/** The part of its phase that is left, from 1 to 0. */
function leftOf({ phase, seconds }: ClockFace, stage: Stage): number {
  const whole = phase === 'grace' ? stage.graceSeconds : stage.seconds;
  return whole === 0 ? 0 : Math.min(1, seconds / whole);
}

function phaseWords({ phase }: ClockFace, { accepting, graceSeconds }: Stage): string {
  if (!accepting) return 'Paused: no answers are taken';
  switch (phase) {
    case 'waiting':
      return 'Not started';
    case 'running':
      return graceSeconds > 0 ? `Running, then ${graceSeconds} s grace` : 'Running';
    case 'grace':
      return 'Time is up: grace';
    case 'over':
      return graceSeconds > 0 ? 'Time and grace are over' : 'Time is up';
  }
}

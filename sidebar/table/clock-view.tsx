// Shows the clock of the open stage, counting down by itself.
import { useEffect, useState } from 'preact/hooks';
import type { TableContent } from '../../src/rounds/page/views';
import { clockFace, faceText, spokenText, type ClockFace } from '../shared/clock';

const TICK = 200;
/** How many seconds before the end the clock begins to look urgent. */
const URGENT_SECONDS = 10;
/** How many of the last seconds are shown large. */
const LAST_SECONDS = 5;

type Stage = NonNullable<TableContent['stage']>;

/**
 * Gives what the clock of a stage shows, kept up to date; `ahead` is how far the server's clock is ahead, in
 * milliseconds.
 */
export function useClockFace(stage: Stage | null, ahead: number): ClockFace | undefined {
  const faceNow = (): ClockFace | undefined =>
    stage === null ? undefined : clockFace(stage, Date.now() + ahead);
  const [, redraw] = useState('');
  const face = faceNow();
  const running = face?.phase === 'running' || face?.phase === 'grace';
  useEffect(() => {
    if (!running) return undefined;
    // Drawn only where what it shows has changed, though it is checked more often.
    const timer = setInterval(() => redraw(JSON.stringify(faceNow())), TICK);
    return () => clearInterval(timer);
  }, [running, stage?.name, stage?.deadline, stage?.graceSeconds, ahead]);
  return face;
}

export function Clock({ stage, face }: { readonly stage: Stage; readonly face: ClockFace }) {
  const isRunning = face.phase === 'running';
  const urgent = isRunning && face.seconds <= URGENT_SECONDS ? ' clock-urgent' : '';
  const last = isRunning && face.seconds <= LAST_SECONDS ? ' clock-last' : '';
  return (
    <div class={`clock-card clock-${face.phase}${urgent}${last}`}>
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

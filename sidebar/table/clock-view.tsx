// The clock of the open stage, large, counting down by itself.
import { useEffect, useState } from 'preact/hooks';
import type { TableView } from '../../src/rounds/view/api';
import { clockFace, faceText, spokenText, type ClockFace } from './clock';

const TICK = 200;
/** From this many seconds on the clock looks urgent. */
const URGENT_SECONDS = 10;

type Stage = NonNullable<TableView['stage']>;

/** The face of a stage's clock, kept up to date; `ahead` is how far the server's clock is ahead. */
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
      <div role="timer" class="clock-face">
        {faceText(face.seconds)}
      </div>
      <div class="clock-words">{phaseWords(face, stage.graceSeconds)}</div>
      <span role="status" class="unseen">
        {spokenText(face, stage.graceSeconds)}
      </span>
    </div>
  );
}

function phaseWords({ phase }: ClockFace, graceSeconds: number): string {
  const grace = graceSeconds > 0 ? `then ${graceSeconds} s grace` : 'no grace: late does not count';
  switch (phase) {
    case 'waiting':
      return `Not started, ${grace}`;
    case 'running':
      return `Running, ${grace}`;
    case 'grace':
      return 'Time is up, grace is running';
    case 'over':
      return graceSeconds > 0 ? 'Time and grace are over' : 'Time is up';
  }
}

// The heading of the live table: the open stage, its countdown and its target.
import { useEffect, useState } from 'preact/hooks';
import type { LiveTableContent } from '../../src/rounds/page/views';
import { getClockFace, formatSeconds, spokenClockText, type ClockFace } from '../shared/clock';
import { TilePicture } from '../shared/board';
import type { SceneState } from './scene-moment';

const TICK_MS = 200;
/** How many seconds before the end the clock looks urgent. */
const URGENT_SECONDS = 10;
/** How many final seconds are shown large. */
const LAST_SECONDS = 5;

type LiveStage = NonNullable<LiveTableContent['stage']>;

/** What a stage's clock shows, kept up to date; `ahead`: the server clock’s offset, in milliseconds. */
export function useClockFace(stage: LiveStage | null, ahead: number): ClockFace | undefined {
  const faceNow = (): ClockFace | undefined =>
    stage === null ? undefined : getClockFace(stage, Date.now() + ahead);
  const [, redraw] = useState('');
  const face = faceNow();
  const running = face?.phase === 'running' || face?.phase === 'grace';
  useEffect(() => {
    if (!running) return undefined;
    // Checks often, but redraws only if the clock shows something new.
    const timer = setInterval(() => redraw(JSON.stringify(faceNow())), TICK_MS);
    return () => clearInterval(timer);
  }, [running, stage?.name, stage?.deadline, stage?.graceSeconds, ahead]);
  return face;
}

export function Clock({ stage, face }: { readonly stage: LiveStage; readonly face: ClockFace }) {
  const isRunning = face.phase === 'running';
  const urgent = isRunning && face.seconds <= URGENT_SECONDS ? ' clock-urgent' : '';
  const last = isRunning && face.seconds <= LAST_SECONDS ? ' clock-last' : '';
  return (
    <div class={`clock-card clock-${face.phase}${urgent}${last}`}>
      <div role="timer" class="clock-face">
        {formatSeconds(face.seconds)}
      </div>
      <div class="clock-words">{describePhase(face, stage)}</div>
      <span role="status" class="unseen">
        {spokenClockText(face, stage.graceSeconds)}
      </span>
    </div>
  );
}

function describePhase({ phase }: ClockFace, { accepting, graceSeconds }: LiveStage): string {
  if (!accepting) return 'Paused: answers aren’t accepted';
  switch (phase) {
    case 'waiting':
      return 'Waiting for the host to start';
    case 'running':
      return graceSeconds > 0 ? `Running, then ${graceSeconds} s grace` : 'Running';
    case 'grace':
      return 'Time is up, but answers still count for a moment';
    case 'over':
      return graceSeconds > 0 ? 'The grace period is over' : 'Time is up';
  }
}

export function clockHeading({ stage }: LiveTableContent): string {
  return stage === null ? 'The game is over' : stage.title;
}

export function describeScene({ stage, scene }: LiveTableContent): string {
  if (stage?.faceDown === true) return `${stage.title} is face down until the clock starts.`;
  return scene.words === '' ? scene.moment : scene.words;
}

/** The target; during a challenge, its round's target. */
export function Target({ shown: { target, result } }: { readonly shown: SceneState }) {
  if (target === null) return null;
  return (
    <figure class="picture">
      {target === 'face-down' ? (
        <div class="sign sign-back" aria-hidden="true" />
      ) : (
        <TilePicture picture={target} />
      )}
      <figcaption>
        {result === undefined || target === 'face-down'
          ? 'Target'
          : `Target of ${result.title.replace(/,.*/, '')}`}
        <br />
        <strong>{target === 'face-down' ? 'face down until the clock starts' : target.words}</strong>
      </figcaption>
    </figure>
  );
}

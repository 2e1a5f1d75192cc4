// Shows how long answers are accepted: a deadline with the remaining time, or the clock of a live game.
import { useEffect, useState } from 'preact/hooks';
import type { PageStage } from '../../src/rounds/page/views';
import { durationText } from '../../src/rounds/time/duration';
import { dayAndTimeText } from './sent-and-news';
import { getClockFace, formatSeconds, spokenClockText } from '../shared/clock';

const TICK_MS = 250;
const URGENT_SECONDS = 10;

export function Deadline({ stage, ahead }: { readonly stage: PageStage; readonly ahead: number }) {
  const now = useServerTime(ahead, stage.deadline !== null);
  const { deadline, graceSeconds, live, accepting } = stage;
  if (!accepting) return <p class="until until-over">Your host isn’t taking answers right now.</p>;
  if (stage.waits) return <p class="until">It opens when the clock starts.</p>;
  if (deadline === null) {
    return <p class="until">{live ? 'The clock hasn’t started yet.' : 'There is no deadline.'}</p>;
  }
  const face = getClockFace({ seconds: 0, deadline, graceSeconds }, now);
  const urgent = face.phase === 'running' && face.seconds <= URGENT_SECONDS;
  const look = face.phase === 'over' || urgent ? 'until-over' : face.phase === 'grace' ? 'until-grace' : '';
  return (
    <div class={`until ${look}`}>
      {live ? (
        <span role="timer" class="until-clock">
          {formatSeconds(face.seconds)}
        </span>
      ) : (
        <span class="until-day">
          Until <strong>{dayAndTimeText(deadline)}</strong>
        </span>
      )}
      <span class="until-left">{timeLeftText(face.phase, deadline, now, live, graceSeconds)}</span>
      <span role="status" class="unseen">
        {live ? spokenClockText(face, graceSeconds) : ''}
      </span>
    </div>
  );
}

function timeLeftText(
  phase: ReturnType<typeof getClockFace>['phase'],
  deadline: number,
  now: number,
  live: boolean,
  graceSeconds: number,
): string {
  switch (phase) {
    case 'waiting':
      return '';
    case 'running':
      if (!live) return `${durationText(deadline - now)} left`;
      return graceSeconds > 0 ? `then ${graceSeconds} s grace` : '';
    case 'grace':
      return 'Time is up, but answers still count for a moment.';
    case 'over':
      return 'Time is up. New answers are late.';
  }
}

/** The server's time, updated every second while `ticking`. */
function useServerTime(ahead: number, ticking: boolean): number {
  const second = (): number => Math.floor((Date.now() + ahead) / 1000);
  const [, setSecond] = useState(second());
  useEffect(() => {
    if (!ticking) return undefined;
    const timer = setInterval(() => setSecond(second()), TICK_MS);
    return () => clearInterval(timer);
  }, [ticking, ahead]);
  return Date.now() + ahead;
}

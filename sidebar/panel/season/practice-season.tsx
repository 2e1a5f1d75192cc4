// A practice season: the host takes each step, lets the program take it, or watches the program play.
import { useEffect, useRef, useState } from 'preact/hooks';
import { call, useDesk } from '../calls';
import { Button } from '../parts/screen';
import { Press } from '../../shared/press';

/** How long the news of a step is shown before the next step, in milliseconds. */
const READING = 700;
/** The number of steps whose news is shown. */
const SHOWN_STEPS = 4;

export function PracticeSeason() {
  const { run, show, busy } = useDesk();
  const [told, setTold] = useState<readonly (readonly string[])[]>([]);
  const [playsOn, setPlaysOn] = useState(false);
  // The next step probably takes as long as the last one: that time counts as reading time.
  const lasted = useRef(0);
  const takeStep = async (): Promise<void> => {
    const step = { taken: false };
    const from = performance.now();
    await run({
      doing: 'Playing the next step',
      work: () => call('playPracticeStep'),
      then: ({ did, desk }) => {
        step.taken = true;
        show(desk);
        if (did.length > 0) setTold((before) => [did, ...before].slice(0, SHOWN_STEPS));
      },
    });
    lasted.current = performance.now() - from;
    // After a step that failed, the host decides.
    if (!step.taken) setPlaysOn(false);
  };
  useEffect(() => {
    if (!playsOn || busy) return undefined;
    const pause = told.length === 0 ? 0 : Math.max(0, READING - lasted.current);
    const timer = setTimeout(() => void takeStep(), pause);
    return () => clearTimeout(timer);
  }, [playsOn, busy]);
  return (
    <section class="card" aria-label="Practice season">
      <p>
        <span class="badge">Practice</span> These are sample people. Take the steps yourself, or let the
        program take them.
      </p>
      <div class="buttons">
        {/* A plain button, since the others do nothing while a task runs, and this one stops it. */}
        <Press onClick={() => setPlaysOn(!playsOn)}>{playsOn ? 'Stop here' : 'Watch it'}</Press>
        <Button onClick={() => void takeStep()}>Play one step</Button>
      </div>
      <div role="log" aria-label="What was played">
        {told.map(([title, ...lines], at) => (
          <details key={told.length - at} open={at === 0}>
            <summary>{title}</summary>
            {lines.map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </details>
        ))}
      </div>
    </section>
  );
}

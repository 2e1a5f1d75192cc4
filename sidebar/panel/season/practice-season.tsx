// A practice season: the host takes each step, or lets the program take one or all.
import { useEffect, useRef, useState } from 'preact/hooks';
import { call, useDesk } from '../calls';
import { Button } from '../parts/screen';
import { FocusButton } from '../../shared/focusable-button';

/** How long a step's news is shown before the next step, in milliseconds. */
const STEP_PAUSE_MS = 700;
const MAX_SHOWN_STEPS = 4;

export function PracticeSeason() {
  const { run, show, busy } = useDesk();
  const [told, setTold] = useState<readonly (readonly string[])[]>([]);
  const [playsOn, setPlaysOn] = useState(false);
  // How long the last step took, in milliseconds. The next one probably takes as long: time for the host to read.
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
        if (did.length > 0) setTold((before) => [did, ...before].slice(0, MAX_SHOWN_STEPS));
      },
    });
    lasted.current = performance.now() - from;
    // If a step fails, autoplay stops and the host decides.
    if (!step.taken) setPlaysOn(false);
  };
  useEffect(() => {
    if (!playsOn || busy) return undefined;
    const pause = told.length === 0 ? 0 : Math.max(0, STEP_PAUSE_MS - lasted.current);
    const timer = setTimeout(() => void takeStep(), pause);
    return () => clearTimeout(timer);
  }, [playsOn, busy]);
  return (
    <section class="card" aria-label="Practice season">
      <p>
        <span class="badge">Practice</span> These are sample people. Play the steps yourself, or let the
        program play them.
      </p>
      <div class="buttons">
        {/* A `Button` does nothing while a task runs, but this one must stop it. */}
        <FocusButton onClick={() => setPlaysOn(!playsOn)}>
          {playsOn ? 'Stop autoplay' : 'Autoplay'}
        </FocusButton>
        <Button onClick={() => void takeStep()}>Play one step</Button>
      </div>
      <div role="log" aria-label="Steps played">
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

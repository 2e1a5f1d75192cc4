// Shows each step while forms and books are made.
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { GameView } from '../../../src/rounds/host/desk/views';
import { useDesk } from '../calls';
import { Button, Screen } from '../parts/screen';
import { usePreparation } from '../stage/action';

export function Preparing({ play, onLater }: { readonly play: GameView; readonly onLater: () => void }) {
  const { busy } = useDesk();
  // All steps seen since this screen opened, in order.
  const [steps, setSteps] = useState(play.toPrepare);
  const all = [...steps, ...play.toPrepare.filter((step) => !steps.includes(step))];
  useEffect(() => setSteps(all), [play.toPrepare.join('\n')]);
  const start = usePreparation(play);
  // A layout effect, so that the buttons for a stopped preparation don't flash first.
  useLayoutEffect(start, []);
  const now = play.toPrepare[0];
  const done = all.length - play.toPrepare.length;
  return (
    <Screen title="Creating forms and books">
      <p>
        Each step takes a few seconds. If you close the sidebar, the work continues when you open it again.
      </p>
      <p role="status">
        {done} of {all.length} done
      </p>
      <ul class="plain-list steps">
        {all.map((step) => {
          const waiting = play.toPrepare.includes(step);
          return (
            <li key={step}>
              <span aria-hidden="true">{waiting ? (step === now && busy ? '…' : '○') : '✓'}</span> {step}
              <span class="unseen">
                {waiting ? (step === now && busy ? ': being made' : ': to do') : ': made'}
              </span>
            </li>
          );
        })}
      </ul>
      {!busy && (
        <div class="buttons">
          <Button look="action" onClick={start}>
            Continue
          </Button>
          <Button onClick={onLater}>Later</Button>
        </div>
      )}
    </Screen>
  );
}

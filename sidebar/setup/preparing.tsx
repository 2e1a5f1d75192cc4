// Makes forms and books, one in each call. What is made stays made when the sidebar is closed.
import { useEffect, useState } from 'preact/hooks';
import type { Answer, DeskView, GameView } from '../../src/rounds/view/api';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { Screen } from '../parts/screen';
import { plural } from '../parts/text';
import { deliverAll } from '../round/deliver';

/** Makes what is still to be made; `show` gets the desk after each step. Answers how many steps are left. */
export async function prepareAll(show: (view: DeskView) => void): Promise<Answer<number>> {
  let left = Infinity;
  for (;;) {
    const answer = await call('prepareNext');
    if (!answer.ok) return answer;
    show(answer.value);
    const steps = stepsLeft(answer.value);
    if (steps === 0) return { ok: true, value: 0 };
    // This call made nothing: trying again would never end.
    if (steps >= left) return { ok: true, value: steps };
    left = steps;
  }
}

function stepsLeft(view: DeskView): number {
  return 'play' in view ? view.play.toPrepare.length : 0;
}

export function Preparing({ play, onLater }: { readonly play: GameView; readonly onLater: () => void }) {
  const { run, show, busy } = useDesk();
  // All steps since this screen opened, in the order in which they came.
  const [steps, setSteps] = useState(play.toPrepare);
  const all = [...steps, ...play.toPrepare.filter((step) => !steps.includes(step))];
  useEffect(() => setSteps(all), [play.toPrepare.join('\n')]);
  const start = (): void => {
    void run({
      doing: 'Making forms and books',
      work: async () => {
        const prepared = await prepareAll(show);
        if (!prepared.ok || prepared.value > 0) return prepared;
        // The new books are empty until their deliveries are made.
        const delivered = await deliverAll(show);
        return delivered.ok ? prepared : delivered;
      },
      done: (left) =>
        left === 0 ? 'All forms and books are made.' : `${plural(left, 'step is', 'steps are')} still to do.`,
    });
  };
  useEffect(start, []);
  const now = play.toPrepare[0];
  const done = all.length - play.toPrepare.length;
  return (
    <Screen title="Making forms and books">
      <p>
        This takes some seconds a step. You may close the sidebar: what is made stays made, and the rest goes
        on when you open it again.
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
              <span class="quiet">
                {waiting ? (step === now && busy ? ': being made' : ': to do') : ': made'}
              </span>
            </li>
          );
        })}
      </ul>
      {!busy && (
        <div class="buttons">
          <Button look="action" onClick={start}>
            Go on
          </Button>
          <Button onClick={onLater}>Later</Button>
        </div>
      )}
    </Screen>
  );
}

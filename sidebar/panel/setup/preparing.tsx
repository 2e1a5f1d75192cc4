// The screen on which forms and books are made, with each step.
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Reply, GameView } from '../../../src/rounds/api';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { Screen } from '../parts/screen';
import { plural } from '../../shared/text';
import { deliverAll, deliveredText, deliveriesOn, isWhole, type Left } from '../round/deliver';
import { prepareAll } from './prepare-all';

export function Preparing({ play, onLater }: { readonly play: GameView; readonly onLater: () => void }) {
  const { run, show, busy } = useDesk();
  // All steps since this screen opened, in the order in which they came.
  const [steps, setSteps] = useState(play.toPrepare);
  const all = [...steps, ...play.toPrepare.filter((step) => !steps.includes(step))];
  useEffect(() => setSteps(all), [play.toPrepare.join('\n')]);
  const makeAndDeliver = async (say: (doing: string) => void): Promise<Reply<Made>> => {
    let known = play.deliveries;
    const prepared = await prepareAll((view) => {
      known = deliveriesOn(view);
      show(view);
    });
    if (!prepared.ok) return prepared;
    if (prepared.value > 0) return { ok: true, value: { steps: prepared.value, left: NONE_LEFT } };
    // The new books are empty until their deliveries are made.
    const delivered = await deliverAll(show, { say, known });
    return delivered.ok ? { ok: true, value: { steps: 0, left: delivered.value } } : delivered;
  };
  const start = (): void => {
    void run<Made>({
      doing: 'Making forms and books',
      work: makeAndDeliver,
      done: madeText,
      incomplete: ({ steps, left }) => steps > 0 || !isWhole(left),
    });
  };
  // Before the first drawing: its buttons are for when it has stopped.
  useLayoutEffect(start, []);
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

const NONE_LEFT: Left = { waiting: 0, stuck: 0 };

/** The number of steps and of deliveries still to do. */
interface Made {
  readonly steps: number;
  readonly left: Left;
}

function madeText({ steps, left }: Made): string {
  const made =
    steps === 0 ? 'All forms and books are made.' : `${plural(steps, 'step is', 'steps are')} still to do.`;
  return isWhole(left) ? made : `${made} ${deliveredText(left)}`;
}

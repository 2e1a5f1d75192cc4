// What was sent to whom: everything in one line while all is well, each trouble with its buttons.
import type { Answer, DeliveryState, DeliveryView, DeskView } from '../../src/rounds/api';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { Fold, plural } from '../parts/words';

const STATE_WORDS: Readonly<Record<DeliveryState, string>> = {
  waiting: '… Waiting',
  done: '✓ Done',
  failed: '✕ Failed',
  unsure: '? Not sure',
  paused: 'Ⅱ Paused',
};

/** Delivers until nothing waits; `show` gets the desk after each call, the answer is how many are left. */
export async function deliverAll(show: (view: DeskView) => void): Promise<Answer<number>> {
  let left = Infinity;
  for (;;) {
    const answer = await call('deliverSome');
    if (!answer.ok) return answer;
    show(answer.value);
    const waiting = 'play' in answer.value ? waitingIn(answer.value.play.deliveries) : 0;
    if (waiting === 0) return { ok: true, value: 0 };
    // What waits and does not get less waits for something else, a limit or a pause.
    if (waiting >= left) return { ok: true, value: waiting };
    left = waiting;
  }
}

export function waitingIn(deliveries: readonly DeliveryView[]): number {
  return deliveries.filter(({ state }) => state === 'waiting').length;
}

/** What a delivery run came to, in words. */
export function deliveredText(left: number): string {
  return left === 0
    ? 'Nothing is waiting any more.'
    : `${plural(left, 'delivery is', 'deliveries are')} still waiting: see why below, and try again later.`;
}

export function Deliveries({ deliveries }: { readonly deliveries: readonly DeliveryView[] }) {
  const { run, show } = useDesk();
  if (deliveries.length === 0) return null;
  const open = deliveries.filter(({ state }) => state !== 'done');
  const waiting = waitingIn(deliveries);
  return (
    <section>
      <h2>Deliveries</h2>
      <p>
        {open.length === 0
          ? `All ${deliveries.length} are done.`
          : `${open.length} of ${deliveries.length} are not done.`}
      </p>
      {waiting > 0 && (
        <div class="buttons">
          <Button
            onClick={() =>
              void run({ doing: 'Delivering', work: () => deliverAll(show), done: deliveredText })
            }
          >
            Deliver the rest ({waiting})
          </Button>
        </div>
      )}
      {open.map((delivery) => (
        <OpenDelivery key={delivery.id} delivery={delivery} />
      ))}
      {deliveries.length > open.length && (
        <Fold title={`Done (${deliveries.length - open.length})`}>
          <ul class="plain-list">
            {deliveries
              .filter(({ state }) => state === 'done')
              .map(({ id, title, stage }) => (
                <li key={id}>
                  <span class="mark">✓</span> {title} <span class="quiet">({stage})</span>
                </li>
              ))}
          </ul>
        </Fold>
      )}
    </section>
  );
}

function OpenDelivery({ delivery }: { readonly delivery: DeliveryView }) {
  const { change } = useDesk();
  const { id, title, stage, state, note } = delivery;
  const settle = (as: 'waiting' | 'done', doing: string, done: string): void => {
    void change({ doing, work: () => call('settleDelivery', { id, as }), done: () => done });
  };
  return (
    <div class="player">
      <strong>{title}</strong> <span class="quiet">({stage})</span>
      <p>
        <span class={`state ${state}`}>{STATE_WORDS[state]}</span>
        {note !== '' && `: ${note}`}
      </p>
      {state !== 'waiting' && (
        <div class="buttons">
          <Button
            about={title}
            onClick={() =>
              settle('waiting', `Putting ${title} back in line`, `${title} waits to be delivered.`)
            }
          >
            Try again
          </Button>
          <Button
            about={title}
            onClick={() => settle('done', `Marking ${title} as done`, `${title} is marked as done.`)}
          >
            I did it by hand
          </Button>
        </div>
      )}
    </div>
  );
}

// The deliveries: one line while all are done; each that is not, with its reason and buttons.
import type { DeliveryState, DeliveryView } from '../../src/rounds/view/api';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { CopyText } from '../parts/copy';
import { Fold } from '../parts/text';
import { deliverAll, deliveredText, waitingIn } from './deliver';

const STATE_WORDS: Readonly<Record<DeliveryState, string>> = {
  waiting: '… Waiting',
  done: '✓ Done',
  failed: '✕ Failed',
  unsure: '? Not sure',
  paused: 'Ⅱ Paused',
};

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
  const { id, title, stage, state, note, text } = delivery;
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
      {(state !== 'waiting' || text !== '') && (
        <div class="buttons">
          {state !== 'waiting' && (
            <Button
              about={title}
              onClick={() =>
                settle('waiting', `Putting ${title} back in line`, `${title} waits to be delivered.`)
              }
            >
              Try again
            </Button>
          )}
          {text !== '' && <CopyText label="Copy" about={`the text of ${title}`} text={text} />}
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

// The deliveries: one line once all are done; else each that is not, with its reason and buttons.
import type { DeliveryState, DeliveryView } from '../../../src/rounds/reply/delivery-view';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { deliveriesOn } from '../desk/outgoing';
import { Button } from '../parts/button';
import { CopyText } from '../parts/copy';
import { Fold } from '../../shared/text';
import { andDeliver, leftIn, postingText } from './deliver';
import { NOT_TRIED } from './delivery-line';

const STATE_WORDS: Readonly<Record<DeliveryState, string>> = {
  waiting: '… Waiting',
  posting: '… Being posted',
  done: '✓ Done',
  failed: '✕ Failed',
  unsure: '? Not sure',
  paused: 'Ⅱ Paused',
};

export function Deliveries({ deliveries }: { readonly deliveries: readonly DeliveryView[] }) {
  if (deliveries.length === 0) return null;
  const open = deliveries.filter(({ state }) => state !== 'done');
  const { waiting, posting, stuck } = leftIn(deliveries);
  return (
    <section>
      <h2>Deliveries</h2>
      <p>
        {open.length === 0
          ? `All ${deliveries.length} are done.`
          : [
              ...(waiting + stuck > 0 ? [`${waiting + stuck} of ${deliveries.length} not done.`] : []),
              ...(posting > 0 ? [postingText(posting)] : []),
            ].join(' ')}
      </p>
      {open.map((delivery) => (
        <OpenDelivery key={delivery.id} delivery={delivery} />
      ))}
      {deliveries.length > open.length && (
        <Fold title={`Done (${deliveries.length - open.length})`}>
          <ul class="plain-list">
            {deliveries
              .filter(({ state }) => state === 'done')
              .map(({ id, title, stage, note }) => (
                <li key={id}>
                  <span class="mark">✓</span> {title} <span class="quiet">({stage})</span>
                  {note !== '' && <p class="help">{note}</p>}
                </li>
              ))}
          </ul>
        </Fold>
      )}
    </section>
  );
}

function OpenDelivery({ delivery }: { readonly delivery: DeliveryView }) {
  const { change, show } = useDesk();
  const { id, title, stage, state, note, text } = delivery;
  const tryAgain = (): void =>
    void change({
      doing: `Delivering ${title}`,
      work: async () => andDeliver(await call('settleDelivery', { id, was: state, as: 'waiting' }), show),
      done: (after) => triedText(title, deliveryIn(after, id)),
      incomplete: (after) => deliveryIn(after, id)?.state !== 'done',
    });
  const markDone = (): void =>
    void change({
      doing: `Marking ${title} as done`,
      work: () => call('settleDelivery', { id, was: state, as: 'done' }),
      done: (after) =>
        deliveryIn(after, id)?.state === 'done'
          ? `${title} is marked as done.`
          : stillText(title, deliveryIn(after, id)),
      incomplete: (after) => deliveryIn(after, id)?.state !== 'done',
    });
  return (
    <div class="player">
      <strong>{title}</strong> <span class="quiet">({stage})</span>
      <p>
        <span class={`state ${state}`}>{STATE_WORDS[state]}</span>
        {(note !== '' || state === 'waiting') && `: ${note === '' ? NOT_TRIED : note}`}
      </p>
      {state !== 'posting' && (state !== 'waiting' || text !== '') && (
        <div class="buttons">
          {state !== 'waiting' && (
            <Button about={title} onClick={tryAgain}>
              Try again
            </Button>
          )}
          {text !== '' && <CopyText label="Copy" about={`the text of ${title}`} text={text} />}
          <Button about={title} onClick={markDone}>
            I did it by hand
          </Button>
        </div>
      )}
    </div>
  );
}

function deliveryIn(view: DeskView, id: string): DeliveryView | undefined {
  return deliveriesOn(view).find((delivery) => delivery.id === id);
}

/** Says what came of trying a delivery again. */
function triedText(title: string, delivery: DeliveryView | undefined): string {
  if (delivery?.state === 'done') return `${title} is delivered.`;
  return stillText(title, delivery);
}

function stillText(title: string, delivery: DeliveryView | undefined): string {
  if (delivery?.state === 'posting') return `Another window is posting ${title}.`;
  return [`${title} is not delivered.`, ...(delivery === undefined ? [] : [delivery.note])].join(' ').trim();
}

// Lists forms, books and messages that aren't made or delivered yet, and why, with buttons to retry.
import type { DeliveryState, DeliveryView } from '../../../src/rounds/reply/posts';
import type { DeskView, GameView, OutgoingView } from '../../../src/rounds/host/desk/views';
import { call, useDesk } from '../calls';
import {
  listDeliveries,
  deliverAfterCall,
  remainingWork,
  postingText,
  deliverAll,
  deliveryText,
  isAllDone,
  deliveryNames,
  type RemainingWork,
} from './deliver';
import { Button } from '../parts/screen';
import { CopyText } from '../parts/copy';

export function DeliveryLine(props: {
  readonly outgoing: OutgoingView | GameView;
  readonly onPrepare: () => void;
}) {
  const { forHost } = props.outgoing;
  return (
    <>
      <Delivery {...props} />
      {forHost !== undefined && (
        <p class="quiet">
          Waiting for <bdi>{forHost.host}</bdi>, whose account creates and updates forms and books:{' '}
          {forHost.steps.join(', ')}.{' '}
          {forHost.isWatched ? (
            'This happens automatically within about ten minutes.'
          ) : (
            <>
              Ask <bdi>{forHost.host}</bdi> to open Round Keeper once.
            </>
          )}
        </p>
      )}
    </>
  );
}

function Delivery({
  outgoing,
  onPrepare,
}: {
  readonly outgoing: OutgoingView | GameView;
  readonly onPrepare: () => void;
}) {
  const { run, show, busy } = useDesk();
  const { deliveries, toPrepare } = outgoing;
  const failed = deliveries.filter(({ state }) => state === 'failed');
  const { waiting, posting } = remainingWork(deliveries);
  const stuck = deliveries.filter(({ state }) => isDeliveryStuck(state));
  if (toPrepare.length === 0 && waiting + stuck.length === 0)
    return posting === 0 ? null : <p class="quiet all-delivered">… {postingText(posting)}</p>;
  // Takes one line, like the note above, so that nothing moves while messages are sent.
  if (busy) return <p class="quiet all-delivered">… {waiting} to deliver.</p>;
  const deliver = (first: readonly DeliveryView[]): void =>
    void run<RemainingWork>({
      doing: 'Delivering',
      work: async (say) => {
        for (const { id, state } of first) {
          const settled = await call('settleDelivery', { id, was: state, as: 'waiting' });
          if (!settled.ok) return settled;
        }
        return deliverAll(show, { say, known: deliveries, waits: true });
      },
      done: deliveryText,
      incomplete: (left) => !isAllDone(left),
    });
  const isLive = 'live' in outgoing && outgoing.live;
  if (isLive && toPrepare.length === 0 && waiting > 0 && !isHeldUp(deliveries)) {
    return (
      <section class="notes" aria-label="Still to deliver">
        <p>… {waiting} to deliver. The table delivers automatically while it’s open.</p>
        <Button onClick={() => deliver([])}>Deliver the rest ({waiting})</Button>
      </section>
    );
  }
  return (
    <section class="notes warning" aria-label="Not delivered">
      <strong>{toPrepare.length > 0 ? 'Not created yet' : 'Not delivered'}</strong>
      {toPrepare.length > 0 && <p>{toPrepare.join(', ')}.</p>}
      {waitReasonTexts(deliveries).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div class="buttons">
        {toPrepare.length > 0 ? (
          <Button look="action" onClick={onPrepare}>
            Create them now
          </Button>
        ) : (
          <>
            {waiting > 0 && (
              <Button look="action" onClick={() => deliver([])}>
                Deliver the rest ({waiting})
              </Button>
            )}
            {failed.length > 0 && (
              <Button look={waiting > 0 ? 'plain' : 'action'} onClick={() => deliver(failed)}>
                Retry failed deliveries ({failed.length})
              </Button>
            )}
          </>
        )}
      </div>
      {deliveries
        .filter(({ state, text }) => isDeliveryStuck(state) || (state === 'waiting' && text !== ''))
        .map((delivery) => (
          <UnfinishedDelivery key={delivery.id} delivery={delivery} />
        ))}
    </section>
  );
}

/** Whether a delivery needs the host, or can't continue today. */
function isHeldUp(deliveries: readonly DeliveryView[]): boolean {
  return deliveries.some(
    ({ state, note, passes }) =>
      state !== 'done' && state !== 'posting' && (state !== 'waiting' || (passes !== true && note !== '')),
  );
}

const NOT_TRIED_TEXT = 'Not tried yet.';

const RETRYING_TEXT = 'This window keeps trying while it’s open.';

function isDeliveryStuck(state: DeliveryState): boolean {
  return state === 'failed' || state === 'unsure' || state === 'paused';
}

/** One sentence per reason, for all deliveries waiting for it. */
function waitReasonTexts(deliveries: readonly DeliveryView[]): readonly string[] {
  const waiting = deliveries.filter(({ state }) => state === 'waiting');
  return [...new Set(waiting.map(({ note }) => note))].map((note) => {
    const alike = waiting.filter((delivery) => delivery.note === note);
    const again = alike.some(({ passes }) => passes) ? ` ${RETRYING_TEXT}` : '';
    return `${deliveryNames(alike)}: waiting. ${note === '' ? NOT_TRIED_TEXT : note}${again}`;
  });
}

const STATE_TEXTS: Readonly<Record<DeliveryState, string>> = {
  waiting: '… Waiting',
  posting: '… Being posted',
  done: '✓ Done',
  failed: '✕ Failed',
  unsure: '? Not sure',
  paused: 'Ⅱ Paused',
};

function UnfinishedDelivery({ delivery }: { readonly delivery: DeliveryView }) {
  const { change, show } = useDesk();
  const { id, title, stage, state, note, text } = delivery;
  const retry = (): void =>
    void change({
      doing: `Delivering ${title}`,
      work: async () =>
        deliverAfterCall(await call('settleDelivery', { id, was: state, as: 'waiting' }), show),
      done: (after) => retryResultText(title, findDelivery(after, id)),
      incomplete: (after) => findDelivery(after, id)?.state !== 'done',
    });
  const markDone = (): void =>
    void change({
      doing: `Marking ${title} as done`,
      work: () => call('settleDelivery', { id, was: state, as: 'done' }),
      done: (after) =>
        findDelivery(after, id)?.state === 'done'
          ? `${title} is marked as done.`
          : undeliveredText(title, findDelivery(after, id)),
      incomplete: (after) => findDelivery(after, id)?.state !== 'done',
    });
  return (
    <div class="player">
      <strong>{title}</strong> <span class="quiet">({stage})</span>
      <p>
        <span class={`state ${state}`}>{STATE_TEXTS[state]}</span>
        {note !== '' && `: ${note}`}
      </p>
      <div class="buttons">
        {state !== 'waiting' && (
          <Button about={title} onClick={retry}>
            Try again
          </Button>
        )}
        {text !== '' && <CopyText label="Copy" about={`the text of ${title}`} text={text} />}
        <Button about={title} onClick={markDone}>
          Mark as done
        </Button>
      </div>
    </div>
  );
}

function findDelivery(view: DeskView, id: string): DeliveryView | undefined {
  return listDeliveries(view).find((delivery) => delivery.id === id);
}

function retryResultText(title: string, delivery: DeliveryView | undefined): string {
  if (delivery?.state === 'done') return `${title} is delivered.`;
  return undeliveredText(title, delivery);
}

function undeliveredText(title: string, delivery: DeliveryView | undefined): string {
  if (delivery?.state === 'posting') return `Another window is posting ${title}.`;
  return [`${title} is not delivered.`, ...(delivery === undefined ? [] : [delivery.note])].join(' ').trim();
}

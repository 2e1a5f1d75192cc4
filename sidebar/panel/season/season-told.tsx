// What a season has to make and to tell, shown as on the screens of a match: one line at the top, everything below.
import type { OutgoingView } from '../../../src/rounds/host/desk/views';
import { useDesk } from '../desk/context';
import { Deliveries } from '../stage/deliveries';
import { DeliveryLine } from '../stage/delivery-line';
import { PublicBook } from '../stage/public-book';
import { isUnfinished, madeText, makeAndDeliver, type Made } from '../set-up/make-and-deliver';
import { Notes } from '../../shared/text';

export function ToldLine({ outgoing }: { readonly outgoing: OutgoingView }) {
  const { run, show, view } = useDesk();
  return (
    <>
      <DeliveryLine
        outgoing={outgoing}
        onPrepare={() =>
          void run<Made>({
            doing: 'Making forms and books',
            work: (say) => makeAndDeliver(show, say, outgoing),
            done: madeText,
            incomplete: isUnfinished,
          })
        }
      />
      {view.phase === 'between' && <Notes title="Look at this" notes={outgoing.warnings} look="warning" />}
    </>
  );
}

export function ToldList({ outgoing }: { readonly outgoing: OutgoingView }) {
  return (
    <>
      <PublicBook url={outgoing.publicBook} />
      <Deliveries deliveries={outgoing.deliveries} />
    </>
  );
}

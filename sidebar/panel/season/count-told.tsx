// The messages that counting a match would send: the one for everyone, and folded those for each person.
import type { CountView } from '../../../src/rounds/host/season/views';
import type { CountChoice } from '../../../src/rounds/host/season/inputs';
import { call, type FromWindow } from '../calls';
import { useDesk } from '../desk/context';
import { MessageList } from '../messages/message-list';
import { Button } from '../parts/button';

/** The host's choice, with the people whom it showed. */
export type Choice = FromWindow<CountChoice>;

export function CountTold({
  view,
  choice,
  unfinished,
  known,
  onLook,
}: {
  readonly view: CountView;
  readonly choice: Choice;
  /** True while a part of the host's choice is missing. */
  readonly unfinished: boolean;
  /** Whether the view is of this choice already. */
  readonly known: boolean;
  /** Called when the sidebar knows what the choice would change for each person. */
  readonly onLook: (view: CountView) => void;
}) {
  const { run } = useDesk();
  const { messages } = view;
  const look = (): void =>
    void run({
      doing: 'Working out what each is told',
      work: () => call('previewCount', choice),
      then: onLook,
    });
  return (
    <section aria-label="What each is told">
      <h2>What each is told</h2>
      {known ? (
        messages.length === 0 ? (
          <p>Nobody is told anything.</p>
        ) : (
          <MessageList messages={messages} />
        )
      ) : (
        <>
          <p class="quiet">You have changed what counts.</p>
          <div class="buttons">
            <Button off={unfinished} onClick={look}>
              See what each is told now
            </Button>
          </div>
        </>
      )}
      <p class="help">Everyone reads it in their book as well. Counting it twice is impossible.</p>
    </section>
  );
}

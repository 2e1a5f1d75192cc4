// The messages that counting a match brings, before it is done: for everyone, and folded for each person alone.
import { useState } from 'preact/hooks';
import type { CountChoice, CountView, Message } from '../../../src/rounds/api';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { MessageList } from '../messages/message-list';
import { Button } from '../parts/button';

export function CountTold({
  view,
  choice,
  unfinished,
}: {
  readonly view: CountView;
  readonly choice: CountChoice;
  /** True while something of the choice is missing. */
  readonly unfinished: boolean;
}) {
  const { run } = useDesk();
  const now = JSON.stringify(choice);
  const [told, setTold] = useState<{ readonly of: string; readonly messages: readonly Message[] }>({
    of: now,
    messages: view.messages,
  });
  const look = (): void =>
    void run({
      doing: 'Working out what each is told',
      work: () => call('previewCount', choice),
      then: ({ messages }) => setTold({ of: now, messages }),
    });
  return (
    <section aria-label="What each is told">
      <h2>What each is told</h2>
      {told.of === now && !unfinished ? (
        told.messages.length === 0 ? (
          <p>Nobody is told anything.</p>
        ) : (
          <MessageList messages={told.messages} />
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

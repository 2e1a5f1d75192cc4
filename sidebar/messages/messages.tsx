// The messages of a stage, one for each audience, to paste into Discord. Private ones can be copied unseen.
import { useEffect, useId, useState } from 'preact/hooks';
import type { GameView, Message } from '../../src/rounds/view/api';
import { call } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';
import { CopyText } from '../parts/copy';
import { MessageText } from './message';

interface Loaded {
  readonly stage: string;
  readonly messages: readonly Message[];
}

export function MessagesBody({ play }: { readonly play: GameView }) {
  const { run, busy } = useDesk();
  const id = useId();
  const stages = [
    ...(play.stage === null ? [] : [{ name: play.stage.name, title: `${play.stage.title} (open now)` }]),
    ...[...play.past].reverse().map(({ name, title }) => ({ name, title })),
  ];
  // The last results first: after a round the host wants to post them.
  const [stage, setStage] = useState(play.past.at(-1)?.name ?? play.stage?.name ?? '');
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined);
  const load = (): void => {
    if (stage === '') return;
    void run({
      doing: 'Fetching the messages',
      work: () => call('getMessages', { stage }),
      then: (messages) => setLoaded({ stage, messages }),
    });
  };
  useEffect(load, [stage]);
  const messages = loaded?.stage === stage ? loaded.messages : undefined;
  return (
    <>
      <p>
        Copy and paste into Discord. Private messages stay folded, and can be copied without showing them.
      </p>
      <div class="field">
        <label for={id}>Stage</label>
        <select
          id={id}
          value={stage}
          disabled={busy}
          onChange={(event) => setStage(event.currentTarget.value)}
        >
          {stages.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <div aria-busy={messages === undefined}>
        {messages === undefined && <p class="quiet">The messages appear here.</p>}
        {messages?.length === 0 && <p>There is nothing to post for this stage.</p>}
        {messages?.map((message) =>
          message.to === 'Everyone' ? (
            <section class="card" key={message.to}>
              <h2>Everyone</h2>
              <MessageText message={message} />
            </section>
          ) : (
            <PrivateMessage key={`${stage} ${message.to}`} message={message} />
          ),
        )}
      </div>
    </>
  );
}

function PrivateMessage({ message }: { readonly message: Message }) {
  const [shown, setShown] = useState(false);
  const about = `the message to ${message.to}`;
  return (
    <section class="player" aria-label={message.to}>
      <div class="row three">
        <bdi class="name">{message.to}</bdi>
        <Button look="link" opens={shown} about={about} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
        </Button>
        <CopyText label="Copy" about={about} text={message.text} />
      </div>
      {shown && <p class="message">{message.text}</p>}
    </section>
  );
}

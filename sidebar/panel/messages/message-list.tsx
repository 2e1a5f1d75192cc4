// A list of messages: the one to everyone is shown, private ones are folded.
import { Fragment, type ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { EVERYONE, readerKey, readerText, type Message } from '../../../src/rounds/reply/messages';
import { Button } from '../parts/button';
import { CopyText } from '../parts/copy';
import { useReaderText, useTitles } from '../parts/names';
import { DiscordText } from './discord-text';
import { MessageText } from './message';

interface Props {
  readonly messages: readonly Message[];
  /** What buttons call one of them. */
  readonly about?: 'message' | 'reminder';
  /** What to show below the message to everyone. */
  readonly below?: ComponentChildren;
}

export function MessageList({ messages, about = 'message', below }: Props) {
  const all = inBlocks(messages, useTitles());
  return (
    <>
      {all !== '' && (
        <p>
          <CopyText label="Copy all private ones" about="as one text, a block for each player" text={all} />
        </p>
      )}
      {messages.map((message) =>
        message.to === EVERYONE ? (
          <Fragment key={readerKey(message.to)}>
            <section class="card">
              <h3>{readerText(EVERYONE)}</h3>
              <MessageText message={message} />
            </section>
            {below}
          </Fragment>
        ) : (
          <PrivateMessage key={readerKey(message.to)} message={message} about={about} />
        ),
      )}
    </>
  );
}

function PrivateMessage({ message, about }: { readonly message: Message; readonly about: string }) {
  const { to, text } = message;
  const [shown, setShown] = useState(false);
  const title = useReaderText(to);
  const what = `the ${about} to ${title}`;
  return (
    <section class="player" aria-label={title}>
      <div class="row three">
        <bdi translate={false} class="name">
          {title}
        </bdi>
        <Button look="link" opens={shown} about={what} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
        </Button>
        <CopyText label="Copy" about={what} text={text} />
      </div>
      {shown && <DiscordText message={message} />}
    </section>
  );
}

/** Puts the private messages into one text, with a warning at its top; empty where there are fewer than two. */
export function inBlocks(messages: readonly Message[], titleOf: (name: string) => string): string {
  const own = messages.flatMap(({ to, text }) => (to === EVERYONE ? [] : [{ player: to.player, text }]));
  if (own.length < 2) return '';
  return [
    'Never post this whole: each block is for one player alone.',
    ...own.map(({ player, text }) => `===== For ${titleOf(player)} alone =====\n${text}`),
  ].join('\n\n');
}

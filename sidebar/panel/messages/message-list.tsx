// Messages as Discord shows them, to copy: the one to everyone is shown, private ones are folded.
import { Fragment, type ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { EVERYONE, readerKey, readerText, type Message } from '../../../src/rounds/reply/reply';
import { Button } from '../parts/screen';
import { CopyText } from '../parts/copy';
import { useReaderText, useTitles } from '../parts/names';
import { plainText, escapeMarkdown, shownParts } from '../../../src/rounds/discord/markup';
import { browserZone, countdown } from '../../shared/times';
import { timeText } from '../../../src/rounds/time/time-zone';

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
          <CopyText
            label={`Copy all ${messages.filter(({ to }) => to !== EVERYONE).length} private messages`}
            about="as one text, a block for each player"
            text={all}
          />
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

export function MessageText({ message }: { readonly message: Message }) {
  const { to, text } = message;
  const about = `the message to ${readerText(to)}`;
  return (
    <>
      <DiscordText message={message} />
      <div class="buttons">
        <CopyText label="Copy" about={about} text={text} />
        {to === EVERYONE && (
          <CopyText label="Copy in plain words" about={about} text={plainText(text, browserZone())} />
        )}
      </div>
    </>
  );
}

export function DiscordText({
  message: { text, plain },
}: {
  readonly message: Pick<Message, 'text' | 'plain'>;
}) {
  return (
    <p class="message">
      {shownParts(plain === true ? escapeMarkdown(text) : text).map((part, index) => {
        switch (part.kind) {
          case 'time':
            return timeShown(part.at, part.isDistance);
          case 'link':
            return (
              <a key={index} href={part.address} target="_blank" rel="noopener noreferrer">
                {part.address}
              </a>
            );
          case 'text':
            return part.bold ? <strong key={index}>{part.text}</strong> : part.text;
        }
      })}
    </p>
  );
}

function timeShown(at: number, isDistance: boolean): string {
  return isDistance ? countdown(at, Date.now()) : timeText(at, browserZone());
}

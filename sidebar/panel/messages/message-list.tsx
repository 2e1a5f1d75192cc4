// Messages as Discord shows them, to copy: the public one is shown, and private ones are folded.
import { Fragment, type ComponentChildren, type ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import { EVERYONE, readerKey, type Message } from '../../../src/rounds/reply/reply';
import { Button } from '../parts/screen';
import { CopyText, QrPicture } from '../parts/copy';
import { AudienceName, readerText, usePlayerTitles } from '../parts/names';
import { Fold } from '../../shared/text';
import { toPlainText, escapeMarkdown, parseMarkup } from '../../../src/rounds/discord/markup';
import { browserTimeZone, countdown } from '../../shared/times';
import { timeText } from '../../../src/rounds/time/time-zone';

interface Props {
  readonly messages: readonly Message[];
  /** The word for a message in button labels. */
  readonly about?: 'message' | 'reminder' | 'invitation';
  /** Shown below the public message if posting it is the next step. */
  readonly below?: ComponentChildren;
  /** The label of the button that copies a player’s message. */
  readonly labelOf?: (player: string) => string;
  /** The link that a player’s row shows as a QR code instead of the message. */
  readonly linkOf?: (player: string) => string;
  readonly onCopied?: (players: readonly string[]) => void;
}

/** At most one private message or QR code is shown at a time. */
export function MessageList({ messages, about = 'message', below, labelOf, linkOf, onCopied }: Props) {
  const titles = usePlayerTitles();
  const [shown, setShown] = useState('');
  const forAll = messages.filter(({ to }) => to === EVERYONE);
  const players = messages.flatMap(({ to }) => (to === EVERYONE ? [] : [to.player]));
  return (
    <>
      {forAll.map((message, at) => (
        <Fragment key={at}>
          <section class="card">
            <h3>{readerText(EVERYONE)}</h3>
            <MessageText message={message} look={below === undefined ? 'plain' : 'action'} />
          </section>
          {below}
        </Fragment>
      ))}
      {players.length > 1 && (
        <>
          <p>Send each block only to its player.</p>
          <CopyText
            look={onCopied === undefined ? 'plain' : 'action'}
            label={`Copy all ${players.length} private messages`}
            text={allMessagesText(messages, titles)}
            onCopied={() => onCopied?.(players)}
          />
        </>
      )}
      {messages.map(({ to, ...message }) => {
        if (to === EVERYONE) return null;
        const { player } = to;
        const title = titles(player);
        const what = `the ${about} to ${title}`;
        const isShown = shown === player;
        const link = linkOf?.(player);
        return (
          <section key={readerKey(to)} class="player" aria-label={title}>
            <div class="row three">
              <bdi translate={false} class="name">
                {title}
              </bdi>
              <Button
                look="link"
                opens={isShown}
                about={link === undefined ? what : `for ${title}`}
                onClick={() => setShown(isShown ? '' : player)}
              >
                {link === undefined ? (isShown ? 'Hide' : 'Show') : 'QR'}
              </Button>
              <CopyText
                look={onCopied === undefined || players.length > 1 ? 'plain' : 'action'}
                label={labelOf?.(player) ?? 'Copy'}
                about={what}
                text={message.text}
                onCopied={() => onCopied?.([player])}
              />
            </div>
            {isShown && link === undefined && <DiscordText message={message} />}
            {isShown && link !== undefined && <QrPicture about={`for ${title}’s link`} text={link} />}
          </section>
        );
      })}
    </>
  );
}

/** All private messages as one text, with a warning at the top. */
export function allMessagesText(messages: readonly Message[], titleOf: (name: string) => string): string {
  const own = messages.flatMap(({ to, text }) => (to === EVERYONE ? [] : [{ player: to.player, text }]));
  return [
    'Never post all of this: each block is for one player only.',
    ...own.map(({ player, text }) => `===== Only for ${titleOf(player)} =====\n${text}`),
  ].join('\n\n');
}

/** The lines shown of a long message, which has more than twice as many. */
const PREVIEW_LINES = 8;

export function MessageText({
  message,
  look = 'plain',
}: Pick<ComponentProps<typeof CopyText>, 'look'> & { readonly message: Message }) {
  const { to, text } = message;
  const about = `the message to ${readerText(to)}`;
  const lines = text.split('\n');
  const rest = lines.splice(lines.length > 2 * PREVIEW_LINES ? PREVIEW_LINES : lines.length);
  return (
    <>
      <DiscordText message={{ ...message, text: lines.join('\n') }} />
      {rest.length > 0 && (
        <Fold title={`${rest.length} more lines`}>
          <DiscordText message={{ ...message, text: rest.join('\n') }} />
        </Fold>
      )}
      <div class="buttons">
        <CopyText label="Copy" about={about} look={look} text={text} />
        {to === EVERYONE && (
          <CopyText label="Copy as plain text" about={about} text={toPlainText(text, browserTimeZone())} />
        )}
      </div>
    </>
  );
}

/** Messages before they are sent, the public one first; private ones are folded. */
export function MessagePreviews({
  messages,
  open = true,
}: {
  readonly messages: readonly Message[];
  /** Whether the public message is unfolded. */
  readonly open?: boolean;
}) {
  return (
    <>
      {[...messages]
        .sort((a, b) => Number(b.to === EVERYONE) - Number(a.to === EVERYONE))
        .map((message, at) => (
          <Fold key={at} open={open && message.to === EVERYONE} title={<AudienceName reader={message.to} />}>
            <DiscordText message={message} />
          </Fold>
        ))}
    </>
  );
}

function DiscordText({ message: { text, plain } }: { readonly message: Pick<Message, 'text' | 'plain'> }) {
  return (
    <p class="message">
      {parseMarkup(plain === true ? escapeMarkdown(text) : text).map((part, index) => {
        switch (part.kind) {
          case 'time':
            return formatTimestamp(part.at, part.isDistance);
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

function formatTimestamp(at: number, isDistance: boolean): string {
  return isDistance ? countdown(at, Date.now()) : timeText(at, browserTimeZone());
}

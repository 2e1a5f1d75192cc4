// The text of one message, with a button to copy it in Discord's own signs.
import type { Message } from '../../../src/rounds/api';
import { CopyText } from '../parts/copy';
import { DiscordText } from './discord-text';

export function MessageText({ message }: { readonly message: Message }) {
  return (
    <>
      <DiscordText text={message.text} />
      <CopyText label="Copy" about={`the message to ${message.to}`} text={message.text} />
    </>
  );
}

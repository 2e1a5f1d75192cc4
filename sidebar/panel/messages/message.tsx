// The text of one message, with a button to copy it.
import type { Message } from '../../../src/rounds/api';
import { CopyText } from '../parts/copy';

export function MessageText({ message }: { readonly message: Message }) {
  return (
    <>
      <p class="message">{message.text}</p>
      <CopyText label="Copy" about={`the message to ${message.to}`} text={message.text} />
    </>
  );
}

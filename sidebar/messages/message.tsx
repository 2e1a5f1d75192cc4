// One message as it goes out, with its copy button.
import type { Message } from '../../src/rounds/view/api';
import { CopyText } from '../parts/copy';

export function MessageText({ message }: { readonly message: Message }) {
  return (
    <>
      <p class="message">{message.text}</p>
      <CopyText label="Copy" about={`the message to ${message.to}`} text={message.text} />
    </>
  );
}

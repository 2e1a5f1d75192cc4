// The text of one message with a button to copy it as Discord takes it. A message to everyone can also be copied in
// plain words, for anywhere else.
import { EVERYONE, readerText, type Message } from '../../../src/rounds/reply/messages';
import { plainText } from '../../../src/rounds/discord/markup';
import { browserZone } from '../../shared/times';
import { CopyText } from '../parts/copy';
import { DiscordText } from './discord-text';

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

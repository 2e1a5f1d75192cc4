// A message as Discord shows it: with bold words, links, and times in the zone of whoever reads it. A message in
// plain words is shown as it is, with its links.
import type { Message } from '../../../src/rounds/reply/messages';
import { escapeMarkdown, shownParts } from '../../../src/rounds/discord/markup';
import { timeText } from '../../../src/rounds/time/time-zone';
import { browserZone, countdown } from '../../shared/times';

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

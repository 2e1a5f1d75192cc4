// What everyone was told when a stage was resolved, as plain lines. What a player alone is told is not looked at.
import type { RoundView } from '../../src/rounds/view/api';
import { EVERYONE } from '../../src/rounds/delivery/messages';

/** The public message of a round without the marks that it carries for Discord, its heading left out. */
export function toldToEveryone({ messages }: Pick<RoundView, 'messages'>): readonly string[] {
  const message = messages.find(({ to }) => to === EVERYONE);
  if (message === undefined) return [];
  return message.text
    .split('\n')
    .slice(1)
    .map((line) => line.replace(/\\(.)/gu, '$1').replaceAll('@\u200b', '@'));
}

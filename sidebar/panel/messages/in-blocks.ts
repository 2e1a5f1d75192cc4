// All private messages as one text, to be cut up: a block for each player.
import { EVERYONE, type Message } from '../../../src/rounds/api';

/** The private messages below each other, with a warning on top; empty where there are fewer than two. */
export function inBlocks(messages: readonly Message[], titleOf: (name: string) => string): string {
  const own = messages.filter(({ to }) => to !== EVERYONE);
  if (own.length < 2) return '';
  return [
    'Never post this whole: each block is for one player alone.',
    ...own.map(({ to, text }) => `===== For ${titleOf(to)} alone =====\n${text}`),
  ].join('\n\n');
}

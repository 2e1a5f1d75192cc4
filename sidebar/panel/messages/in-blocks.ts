// All private messages as one text, to be cut up: a block for each player.
import { EVERYONE, type Message } from '../../../src/rounds/reply/messages';

/** The private messages below each other, with a warning on top; empty where there are fewer than two. */
export function inBlocks(messages: readonly Message[], titleOf: (name: string) => string): string {
  const own = messages.flatMap(({ to, text }) => (to === EVERYONE ? [] : [{ player: to.player, text }]));
  if (own.length < 2) return '';
  return [
    'Never post this whole: each block is for one player alone.',
    ...own.map(({ player, text }) => `===== For ${titleOf(player)} alone =====\n${text}`),
  ].join('\n\n');
}

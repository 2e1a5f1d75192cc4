// Messages, and the people who read them.
import type { Audience } from '../../games/frame/events';
import { sameName } from '../../games/frame/names';

/** The audience of a message for all. */
export const EVERYONE = 'everyone' as const satisfies Audience;

export type { Audience };

/** Everyone, one player, or the host. */
export type Reader = 'host' | Audience;

/** A text for one audience, ready to paste into Discord, or in plain words for anywhere. */
export interface Message {
  readonly to: Audience;
  /** The id of the very person, if it is not for whoever plays for `to`. */
  readonly person?: string;
  readonly text: string;
  /** True where the text has none of Discord's signs, since its reader has no channel there. */
  readonly plain?: true;
}

/** Gives the audience of a player’s own book, or of the public one where the name is empty: no player has an empty name. */
export function audienceOf(player: string): Audience {
  return player === '' ? EVERYONE : { player };
}

/** Makes a text for each reader that no other reader has, whatever players are called. */
export function readerKey(reader: Reader): string {
  return typeof reader === 'string' ? reader : `player:${reader.player}`;
}

export function isSameReader(one: Reader, other: Reader): boolean {
  return readerKey(one) === readerKey(other);
}

const READERS_OF_NO_NAME = { everyone: 'Everyone', host: 'You, the host' } as const;

/**
 * Names a reader; `titleOf` gives a player’s name as it is shown. A player whose name is that of everyone is told
 * apart.
 */
export function readerText(reader: Reader, titleOf: (name: string) => string = (name) => name): string {
  if (typeof reader === 'string') return READERS_OF_NO_NAME[reader];
  const title = titleOf(reader.player);
  const isTaken = Object.values(READERS_OF_NO_NAME).some((words) => sameName(words, title));
  return isTaken ? `${title} (a player)` : title;
}

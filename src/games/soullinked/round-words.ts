// A round in words, for the rules page and players' pages.
import { CARDS, type Halve } from './types';

export const CLAIM =
  'Your two cells are opposite corners of a rectangle: your pair claims its four corners, with the sum of your two cards as its power.';

/** The rule on which pair scores a cell (SL-4). */
export const SCORES =
  'A pair scores a cell if its power is higher than that of every other pair that claimed it that round. Each of you gains what the cell is worth on your own board, which can be less than zero.';

/** Which cells are halved (SL-5), in words. */
const HALVING: Readonly<Record<Halve, string>> = {
  claimed: 'every cell that a pair claimed, scored or not,',
  scored: 'every cell that somebody scored',
};

export function halvingText(halve: Halve): string {
  return `At the end of every round, including the last, ${HALVING[halve]} halves on both boards, towards zero: 7 becomes 3, −3 becomes −1. A cell halves once, however many pairs claimed it.`;
}

/** A round in three short lines, for players who haven't read the rules. */
export function roundInShort(halve: Halve): readonly string[] {
  return [
    'Your cell and your partner’s are opposite corners: your pair claims all four corners.',
    `Your two cards, 1 to ${CARDS.length}, are added: only the highest sum scores a cell, each of you on your own board.`,
    `Then ${halve === 'claimed' ? 'every claimed cell' : 'every scored cell'} is worth half, on both boards.`,
  ];
}

// The course of a round in words: the same on the rules page and on the players' pages.
import { CARDS, type Halve } from './types';

/** The sentence that says which cells a pair claims, and with what power. */
export const CLAIM =
  'Your two cells are opposite corners of a rectangle: your pair claims its four corners, with the sum of your two cards as its power.';

/** The pair that scores a cell (SL-4). */
export const SCORES =
  'A pair scores a cell when its power is higher than that of every other pair that claimed the cell in that round. Each of you gains what the cell is worth on your own board; it may be worth less than nothing.';

/** The cells that halve at the end of a round (SL-5). */
const HALVING: Readonly<Record<Halve, string>> = {
  claimed: 'every cell that a pair claimed, scored or not,',
  scored: 'every cell that somebody scored',
};

/** The end of a round, with what halves in this game. */
export function halvingText(halve: Halve): string {
  return `At the end of every round, the last included, ${HALVING[halve]} halves on both boards, towards zero: 7 becomes 3, −3 becomes −1. However many pairs claimed it, it halves once.`;
}

/** Gives a round in three short lines, for who has read nothing. */
export function inShort(halve: Halve): readonly string[] {
  return [
    'Your cell and your partner’s are opposite corners: your pair claims all four corners.',
    `Your two cards, 1 to ${CARDS.length}, are added: the highest sum alone scores a cell, each of you on your own board.`,
    `Then ${halve === 'claimed' ? 'every claimed cell' : 'every cell that was scored'} is worth half, on both boards.`,
  ];
}

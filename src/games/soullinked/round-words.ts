// A round in words, for the rules page and players' pages.
import { CARDS, type HalvingMode } from './types';

export const CLAIM_RULE =
  'Your two cells are opposite corners of a rectangle, and your pair claims all four corners. The pair’s power is the sum of your two cards.';

/** The rule on which pair scores a cell (SL-4). */
export const SCORING_RULE =
  'A pair scores a cell if the pair’s power is higher than that of every other pair that claimed the cell that round. Each of you gains the cell’s value on your own board, which can be negative.';

/** Which cells are halved (SL-5), in words. */
const HALVED_CELLS_TEXTS: Readonly<Record<HalvingMode, string>> = {
  claimed: 'every claimed cell (scored or not)',
  scored: 'every scored cell',
};

export function halvingText(halve: HalvingMode): string {
  return `At the end of every round, including the last, ${HALVED_CELLS_TEXTS[halve]} is halved on both boards and rounded toward zero (7 becomes 3, and −3 becomes −1). A cell is halved only once per round, however many pairs claimed it.`;
}

/** A round in three short lines, for players who haven't read the rules. */
export function roundSummary(halve: HalvingMode): readonly string[] {
  return [
    'Your cell and your partner’s are opposite corners of a rectangle. Your pair claims all four corners.',
    `Your card and your partner’s (1 to ${CARDS.length}) are added up. Only the highest sum scores a cell. Each of you scores on your own board.`,
    `Then ${halve === 'claimed' ? 'every claimed cell' : 'every scored cell'} is halved on both boards.`,
  ];
}

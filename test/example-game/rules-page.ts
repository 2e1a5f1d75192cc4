// The rules of Lone Number for players.
import type { RulesSection } from '../../src/games/contract';
import { NUMBERS, type Open } from './types';

/** The rules page; without a game, with the default settings. */
export function rules(open: Open | undefined): readonly RulesSection[] {
  return [
    {
      heading: 'A round',
      paragraphs: [
        `There are ${open?.rounds ?? 3} rounds. In each you name a number from ${NUMBERS.least} to ${NUMBERS.most}.`,
        'The lowest number that only one player named scores a point for that player. Everyone learns the number, but not whose it was.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: ['Most points win. A tie is broken by an order drawn when the game began.'],
    },
  ];
}

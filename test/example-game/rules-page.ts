// The rules of Lone Number for players, with this game's settings.
import type { RulesSection } from '../../src/games/frame/contract';
import { plural } from '../../src/games/frame/wording';
import { NUMBERS, POINTS, ROUNDS, type OpenFacts } from './types';

export function goal({ rounds }: OpenFacts): string {
  return `Most points after ${plural(rounds, 'round')} win.`;
}

/** The rules page. Before there's a game, it uses the default settings. */
export function rules(open: OpenFacts | undefined): readonly RulesSection[] {
  return [
    {
      heading: 'A round',
      paragraphs: [
        `You play ${plural(open?.rounds ?? ROUNDS.usual, 'round')}. In each, you name a number from ${NUMBERS.least} to ${NUMBERS.most}, but not the one that you named in the round before. If you send nothing, you name no number.`,
        `The lowest number that only one player named scores ${plural(POINTS.usual, 'point')} for that player, and ${POINTS.lucky} where it is the lucky number. Everyone learns which number scored, but not whose it was. The lucky number is secret until the last round is over.`,
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        'Most points win. A tie is broken by an order drawn when the game began.',
        'A winner who shares the lead with nobody gives a prize to another player; without an answer they keep it. The host may say what the prize is.',
      ],
    },
  ];
}

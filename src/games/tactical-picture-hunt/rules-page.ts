// The rules page of Tactical Picture Hunt, with this game's settings.
import type { RulesSection } from '../frame/contract';
import { orList, inWords } from '../frame/wording';
import { advantageText } from './account';
import { axesText } from './grid';
import {
  BACKGROUNDS,
  BLOCK_SIDE,
  COLOURS,
  DIMENSIONS,
  PERIOD_COUNT,
  PREDICTION_RANGE,
  REGION_SIZE,
  ROUND_COUNT,
  ROUNDS_PER_PERIOD,
  STAGE_SECONDS,
  SHAPES,
  BOARD_SIDE,
  WRONG_SQUARES_RULES,
  type OpenFacts,
} from './types';

/** How to win (PH-10). */
export function goal({ seats }: OpenFacts, name: string): string {
  return `The higher score after ${ROUND_COUNT} rounds wins. ${advantageText(seats, name)}`;
}

/** The rules page. It names no player, because a name could be mistaken for a word of the game. */
export function rules(open: OpenFacts | undefined): readonly RulesSection[] {
  const wrongSquares = WRONG_SQUARES_RULES[open?.wrongSquares ?? 'cancel'];
  const [side, block] = [inWords(BOARD_SIDE), inWords(BLOCK_SIDE)];
  return [
    {
      heading: 'The idea',
      paragraphs: [
        `Two players look at the same board of ${BOARD_SIDE * BOARD_SIDE} tiles. In each round one player attacks and the other defends. Each player secretly chooses an axis, and the two axes define a region of the board.`,
        `The attacker bets on how many of the region’s tiles match a target, and scores that number if the defender lets the bet pass.`,
      ],
    },
    {
      heading: 'Tiles and squares',
      paragraphs: [
        `A tile has a background (${orList(BACKGROUNDS)}), a shape (${orList(SHAPES)}) and a color (${orList(COLOURS)}). Two tiles match if their backgrounds, shapes and colors all differ.`,
        `The board is ${side} by ${side} squares, divided into blocks of ${block} by ${block} squares. Columns ${axesText('columns')} and rows ${axesText('rows')} name a block. Subcolumns ${axesText('subcolumns')} and subrows ${axesText('subrows')} name a square within its block. These are the four dimensions. Each letter is an axis.`,
        `A square’s name is its column, row, subcolumn and subrow, such as AXcz. The order of the letters differs from game to game and is shown on the board.`,
        `Two axes of different dimensions define a region of ${inWords(REGION_SIZE)} squares. AX is a block, Ac is a whole column of squares, and Xz is a whole row. A region’s score is how many of its tiles match the target.`,
      ],
    },
    {
      heading: 'Periods and claims',
      paragraphs: [
        `There are ${inWords(PERIOD_COUNT)} periods of ${inWords(ROUNDS_PER_PERIOD)} rounds. Each player attacks in ${inWords(ROUND_COUNT / 2)} of the ${ROUND_COUNT} rounds. The player with the Advantage decides who attacks in round 1. After that, the attacker changes every round, even from one period to the next.`,
        `At the start of each period both players claim a dimension. The attacker of the period’s first round claims first, and the other player must choose a different dimension. Claims are public.`,
        `If you don’t claim a dimension, you get the first free dimension (in the order ${DIMENSIONS.join(', ')}). Only you and the host know that you didn’t claim it. Claims last until the first claim of the next period.`,
      ],
    },
    {
      heading: 'A round',
      paragraphs: [
        `When a round opens, its target is shown.`,
        `Both players secretly send one axis of their dimension and a prediction of the region’s score, from ${PREDICTION_RANGE.least} to ${PREDICTION_RANGE.most}. The two axes define the region. Both players’ axes and predictions are shown when time is up.`,
        'If the attacker’s prediction isn’t above the defender’s, the attacker scores as many points as they predicted, however many tiles match.',
        'If the attacker’s prediction is above the defender’s, there’s automatically a challenge.',
        'If the attacker sends nothing, nothing is scored. If the defender sends nothing, the attacker scores as many points as they predicted, and there’s no challenge.',
      ],
    },
    {
      heading: 'A challenge',
      paragraphs: [
        'The attacker ticks the squares of the region that match the target. The squares’ names leave out the two chosen axes (cz in the region AX, Xz in the region Ac).',
        'A written list can also use full names (AXcz). A name that isn’t exact still counts if it fits only one square of the region. In that case, order and capitals don’t matter, so Cz means cz.',
        'A name that fits two squares, such as xY in the region Ac, is ignored.',
        'A square counts once, no matter how often it’s listed. A square outside the region is wrong. Anything that isn’t a square’s name is ignored and costs nothing. Only the attacker and the host see what was ignored.',
        wrongSquares.sentence,
        'If the final count is at least the prediction, the challenge fails. The attacker scores as many points as they predicted, plus one for every failed challenge against them so far, including this one.',
        'If the final count is lower, or no list arrives in time, the challenge succeeds. The attacker scores nothing for the round and loses one point for every successful challenge against them so far, including this one. Scores can fall below 0.',
        'Afterwards everyone sees a list of the squares, each only once, and which of them were correct.',
      ],
    },
    {
      heading: 'Time',
      paragraphs: [
        `A claim usually takes ${STAGE_SECONDS.claim} seconds. A round takes ${STAGE_SECONDS.round} seconds, with a little leeway. A challenge takes exactly ${STAGE_SECONDS.challenge} seconds. A list that comes in later doesn’t count, unless a technical fault delayed it and the host enters it.`,
        'While a stage is open, everyone sees which players have sent an answer that counts, but not what the answer says.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        `After round ${ROUND_COUNT} the higher score wins. A tie goes to the player with the Advantage.`,
        'Only the sender and the host see replaced, refused and late answers, and how a list was written, unless the host publishes everything.',
      ],
    },
  ];
}

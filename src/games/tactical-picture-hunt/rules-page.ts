// The rules of Tactical Picture Hunt for players, in our words, with what this game's settings decide.
import type { RulesSection } from '../frame/contract';
import { either, inWords } from '../frame/wording';
import { advantageText } from './account';
import { axesText } from './grid';
import {
  BACKGROUNDS,
  BLOCK_SIDE,
  COLOURS,
  DIMENSIONS,
  PERIODS,
  PREDICTION,
  REGION_SIZE,
  ROUNDS,
  ROUNDS_PER_PERIOD,
  SECONDS,
  SHAPES,
  SIDE,
  WRONG_SQUARES_RULE,
  type Open,
} from './types';

/** Says how one wins (PH-10). */
export function goal({ seats }: Open, name: string): string {
  return `The higher score after ${ROUNDS} rounds wins. ${advantageText(seats, name)}`;
}

/**
 * Gives the rules page; without a game, with the default settings. It names no player: a name that stands in the rules
 * could not be told from a word of the game where somebody else plays.
 */
export function rules(open: Open | undefined): readonly RulesSection[] {
  const wrongSquares = WRONG_SQUARES_RULE[open?.wrongSquares ?? 'cancel'];
  const [side, block] = [inWords(SIDE), inWords(BLOCK_SIDE)];
  return [
    {
      heading: 'The idea',
      paragraphs: [
        `Two players look at the same board of ${SIDE * SIDE} tiles. In each round one attacks and one defends; together they fix a region of the board without knowing what the other chooses, and the attacker earns points by saying how many of its tiles match a target, as many as the defender lets pass.`,
      ],
    },
    {
      heading: 'Tiles and squares',
      paragraphs: [
        `A tile has a background (${either(BACKGROUNDS)}), a shape (${either(SHAPES)}) and a colour (${either(COLOURS)}). Two tiles match when they differ in all three.`,
        `The board is ${side} by ${side}, in ${block} by ${block} blocks of ${block} by ${block}. Columns ${axesText('columns')} and rows ${axesText('rows')} name a block, subcolumns ${axesText('subcolumns')} and subrows ${axesText('subrows')} a square within every block. A square is called by its column, row, subcolumn and subrow: AXcz. In which order the letters of each dimension lie differs from game to game, and is shown on the board.`,
        `Two axes of different dimensions make a region of ${inWords(REGION_SIZE)} squares: AX is a block, Ac one whole column of squares, Xz one whole row. A region’s score is how many of its tiles match the target.`,
      ],
    },
    {
      heading: 'Periods and claims',
      paragraphs: [
        `There are ${inWords(PERIODS)} periods of ${inWords(ROUNDS_PER_PERIOD)} rounds: ${ROUNDS} rounds, ${inWords(ROUNDS / 2)} as attacker for each. The player with the Advantage decides who attacks in round 1; after that the players take turns, round by round, across periods.`,
        `At the start of each period both claim a dimension, the attacker of its first round before the other, who must take a different one. Claims are public. Whoever sends no claim gets the first free one of ${DIMENSIONS.join(', ')}; that nobody claimed it is told to that player and the host alone. Claims hold until the first claim of the next period.`,
      ],
    },
    {
      heading: 'A round',
      paragraphs: [
        `As a round opens, its target is shown. Both players secretly send one axis of their dimension and a prediction of the score of the region, from ${PREDICTION.least} to ${PREDICTION.most}; the two axes are the region. Both are shown when time is up.`,
        "When the attacker's prediction is not above the defender's, the attacker scores it, whatever the region holds.",
        "When it is above the defender's, there is a challenge, without anybody asking for it.",
        'Without a submission from the attacker nothing is scored. Without one from the defender the attacker scores the prediction, and there is no challenge.',
      ],
    },
    {
      heading: 'A challenge',
      paragraphs: [
        'The attacker ticks the squares of the region that match the target. Each is called without the two axes chosen (cz in the region AX, Xz in the region Ac).',
        'Where a list is written instead, a square may be named in full too (AXcz). What is written otherwise is read as the one square of the region that it could be if neither capital letters nor order mattered: Cz is cz. What could be two squares names none: xY in the region Ac.',
        'A square counts once, however often it is listed. A square outside the region is wrong. What names no square is passed over: it costs nothing, and only the attacker and the host learn what it was.',
        wrongSquares.sentence,
        'At least as many as predicted: the challenge fails, and the attacker scores the prediction and one more point for every failed challenge against them so far, this one included.',
        'Fewer, or no list in time: the challenge succeeds, the attacker scores nothing for the round and loses one point for every successful challenge against them so far, this one included. A score can fall below 0.',
        'Afterwards everyone sees the squares of the list, each once, and which of them were right.',
      ],
    },
    {
      heading: 'Time',
      paragraphs: [
        `A claim usually takes ${SECONDS.claim} seconds, a round ${SECONDS.round} seconds with some leniency. A challenge is strict: ${SECONDS.challenge} seconds, and a later list does not count, unless a technical fault kept it and the host enters it.`,
        'While a stage is open, everyone sees of each player it asks whether a submission of theirs counts, and nothing else of it.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        `After round ${ROUNDS} the higher score wins. A tie goes to the player with the Advantage.`,
        'Replaced, refused and late submissions, and how a list was written, stay with their author and the host, unless the host publishes everything.',
      ],
    },
  ];
}

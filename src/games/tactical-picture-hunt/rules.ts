// The rules of Tactical Picture Hunt for players, in our words, with what this game's settings decide.
import type { RulesSection } from '../contract';
import type { Open } from './types';

/** The rules page; without a game, with the default settings. */
export function rules(open: Open | undefined): readonly RulesSection[] {
  const wrongSquares = open?.wrongSquares ?? 'cancel';
  return [
    {
      heading: 'The idea',
      paragraphs: [
        'Two players look at the same board of 81 tiles. In each round one attacks and one defends; together they fix a region of the board without knowing what the other chooses, and the attacker earns points by saying how many of its tiles match a target, as many as the defender lets pass.',
      ],
    },
    {
      heading: 'Tiles and squares',
      paragraphs: [
        'A tile has a background (white, grey or black), a shape (circle, square or triangle) and a colour (yellow, blue or red). Two tiles match when they differ in all three.',
        'The board is nine by nine, in three by three blocks of three by three. Columns A B C and rows X Y Z name a block, subcolumns a b c and subrows x y z a square within every block. A square is called by its column, row, subcolumn and subrow: AXcz. In which order the letters of each dimension lie differs from game to game, and is shown on the board.',
        'Two axes of different dimensions make a region of nine squares: AX is a block, Ac one whole column of squares, Xz one whole row.',
      ],
    },
    {
      heading: 'Periods and claims',
      paragraphs: [
        `There are six periods of five rounds. ${open === undefined ? 'The player with the Advantage decides who attacks in round 1' : `${open.seats.first} attacks in round 1`}; after that the players take turns, round by round, across periods.`,
        'At the start of each period both claim a dimension, the attacker of its first round before the other, who must take a different one. Claims are public. Whoever sends no claim gets the first free one of columns, rows, subcolumns, subrows. They hold until the next period begins.',
      ],
    },
    {
      heading: 'A round',
      paragraphs: [
        'The target is shown. Both players secretly send one axis of their dimension and a prediction from 0 to 9; the two axes are the region. Both are shown when time is up.',
        "When the attacker's prediction is not above the defender's, the attacker scores it, whatever the region holds.",
        "When it is above the defender's, there is a challenge.",
        'Without a submission from the attacker nothing is scored. Without one from the defender the attacker scores the prediction, and there is no challenge.',
      ],
    },
    {
      heading: 'A challenge',
      paragraphs: [
        'The attacker lists squares of the region that match the target, each in full (AXcz) or without the two axes chosen (cz in the region AX). Capital and small letters differ. A square counts once; what names no square is passed over; a square outside the region is wrong.',
        wrongSquares === 'cancel'
          ? 'What counts is the right squares less the wrong ones.'
          : 'What counts is the right squares; wrong ones cost nothing.',
        'At least as many as predicted: the challenge fails, and the attacker scores the prediction and one more point for every failed challenge against them so far, this one included.',
        'Fewer, or no list in time: the challenge succeeds, and the attacker loses one point for every successful challenge against them so far, this one included. A score can fall below 0.',
        'Afterwards everyone sees the squares of the list, each once, and which of them were right.',
      ],
    },
    {
      heading: 'Time',
      paragraphs: [
        'A claim usually takes 60 seconds, a round 30 seconds with some leniency. A challenge is strict: 20 seconds, and a later list does not count.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        `After round 30 the higher score wins. A tie goes to ${open === undefined ? 'the player with the Advantage' : `${open.seats.advantage}, who has the Advantage`}.`,
      ],
    },
  ];
}

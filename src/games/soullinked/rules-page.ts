// The rules of Soullinked for players, in our words, with what this game's settings decide.
import type { RulesSection } from '../frame/contract';
import { CLAIM, halvingText, SCORES } from './how';
import { DEFAULTS } from './settings';
import { CARDS, type Open } from './types';

/** Gives the rules page; without a game, with the default settings. */
export function rules(open: Open | undefined): readonly RulesSection[] {
  const { halve, showPartner, showBoards } = open?.settings ?? DEFAULTS;
  return [
    {
      heading: 'The idea',
      paragraphs: [
        'You and your soulmate, one of you in Heaven and one in Hell, claim cells of two boards of equal size. Each of you scores on the board of your own realm.',
      ],
    },
    {
      heading: 'A round',
      paragraphs: [
        `There are five rounds. Each round you choose a cell and one of your power cards 1 to ${CARDS.length}; each card is used once.`,
        'Rows and columns count from 1 at the top left. Heaven chooses an even row and an even column, Hell an odd row and an odd column.',
        CLAIM,
        SCORES,
        'When one of you sends nothing that counts, the pair claims nothing, and neither card is used up. Both of you are told who was missing.',
        'The host says whether and where soulmates may talk.',
      ],
    },
    {
      heading: 'Halving',
      paragraphs: [halvingText(halve)],
    },
    {
      heading: 'What you are told',
      paragraphs: [
        `After a round you learn your own play, and the points and totals of both of you, ${showPartner ? "and your partner's cell and card" : "but not your partner's cell and card"}. You are not told which cells scored.`,
        showBoards
          ? 'The boards as they stand are published after each round.'
          : 'The boards as they stand stay hidden; the starting boards are public.',
        'After the last round everyone learns the winners, the losers, what decided, and all final totals. Picks, cards and the scores of the rounds stay secret, unless the host publishes everything.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        "The loser of a realm has its lowest total. A tie goes to the one whose partner's total is lower; then both totals are compared as they stood a round before, and so on back. A tie that is left is broken by an order of the pairs drawn once for the game.",
        'The winner of a realm has its highest total among those who did not lose and whose partner did not lose either realm; ties are broken in the same way. If nobody is left, the realm has no winner.',
        "Heaven's winner stays in Heaven, and Hell's winner ascends to it; everyone else is in Hell afterwards.",
        "Heaven's loser gets the Devil's Curse, which counts in the next episode of the season.",
        "Hell's loser is the Elimination Candidate, and picks another player of Hell to face in the Death Match. The Death Match is played in pairs, outside this game: the Hell player of the pair that loses it is eliminated.",
      ],
    },
  ];
}

// What the rules page says of each contest; a player's page has no need of it.
import { PLACES, X, Y } from './contests';
import { STARTING_STAT, type Contest } from './types';

/** After the letter of the contest. */
export const CONTEST_RULE: Readonly<Record<Contest, string>> = {
  V: `how far your highest attribute is above your second highest. The highest value gets ${PLACES[0]} AP, the next value ${PLACES[1]}, the one after that ${PLACES[2]}; who has the same value gets the same. Your highest attribute, or all that tie for it, falls to your lowest.`,
  W: 'Coolness times Cleverness, with AP as in V. Both become the difference between them.',
  X: `Cuteness plus Beauty. All who have the most among those who entered on the same day get ${X.points} AP. You lose ${X.loss} of both.`,
  Y: `1 AP for each attribute of at least ${Y.least}; those go back to ${STARTING_STAT}.`,
  Z: '1 AP for every other Pokémon that entered Z with less Beauty than you had Toughness. Both are halved, rounded down.',
};

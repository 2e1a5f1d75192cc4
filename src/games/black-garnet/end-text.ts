// The end of The Black Garnet in words, for everyone and for one player: how they won, never with how many (BG-15).
import { all, apart, count, inWords } from '../frame/wording';
import type { OwnEnd } from './events';
import { BLACK_TO_WIN, END_CAUSE } from './outcome';
import { ABILITY_WINS, STAT } from './stats';
import type { Candidacy, Ending, OpenSettings } from './types';

/** Tells the end, a line each: the winners and why, the tokens with their reasons, and the Candidate. */
export function endingText(ending: Ending): string {
  const { winners, tieBreak, tokens, candidacy } = ending;
  const lines = [
    winnersText(ending),
    ...(tieBreak === null ? [] : [tieBreakText(tieBreak.succeeded)]),
    `Tokens of Life: ${tokens.map(tokensText).join(', ')}.`,
    candidacy === null
      ? `${all(winners.map(({ player }) => player))} may name the Elimination Candidate.`
      : candidacyText(candidacy),
  ];
  return lines.join('\n');
}

/** Says who won, and why. */
export function winnersText({ winners, cause }: Ending): string {
  const names = all(winners.map(({ player }) => player));
  const who = winners.length === 1 ? `${names} wins` : `${names} win together`;
  if (cause === 'won') return `${who}: ${all(winners.map(achievementText))}.`;
  return winners.length === 1
    ? `${who} with most black garnets: ${END_CAUSE[cause].text}.`
    : `${who}, tied for most black garnets: ${END_CAUSE[cause].text}.`;
}

function achievementText({ player, by }: Ending['winners'][number]): string {
  switch (by) {
    case 'mission':
      return `${player} succeeded in a Black Mission`;
    case 'black-garnets':
      return `${player} has ${BLACK_TO_WIN} black garnets or more`;
    case 'most':
      return `${player} has most black garnets`;
  }
}

/** Tells what the duels of a round that ends the game still decide (BG-10 to BG-13). */
export function lastRoundText({ twist }: OpenSettings): string {
  const first = twist ? `; but ${ABILITY_WINS}` : '';
  const named = twist
    ? `, unless a single winner with the ${STAT.interpersonal.title} ability names one`
    : '';
  return `Challenges and boosts still count: whoever has ${BLACK_TO_WIN} black garnets or more after the round wins as well${first}. Who has fewest then, of those without a Token of Life, is the Elimination Candidate${named}. Duels won count for the garnets that you earn.`;
}

/**
 * Tells the tie-break, without naming anybody who nearly won by black garnets: how many somebody has is theirs alone
 * (BG-15).
 */
function tieBreakText(succeeded: readonly string[]): string {
  return succeeded.length === 0
    ? `The ${STAT.intrapersonal.title} ability decided a tie: ${ABILITY_WINS}.`
    : `${all(succeeded)} succeeded in a Black Mission too, but ${ABILITY_WINS}.`;
}

function tokensText({ player, tokens, cause }: Ending['tokens'][number]): string {
  switch (cause) {
    case 'winner':
      return `${apart(player)} ${tokens}`;
    case 'winner-ability':
      return `${apart(player)} ${tokens} (one by the ${STAT.verbal.title} ability)`;
    case 'richest-ability':
      return `${apart(player)} ${tokens} (${STAT.visual.title} ability: most black garnets as the round began, and somebody else succeeded)`;
  }
}

function candidacyText(candidacy: Candidacy): string {
  const { candidate } = candidacy;
  return candidate === null
    ? 'There is no Elimination Candidate: everyone has a token.'
    : `The Elimination Candidate is ${candidate}${candidacyReason(candidacy)}`;
}

/** Says why this player is the Candidate, to follow the name: `, named by the winner.` */
export function candidacyReason({ by, abilityDecided }: Candidacy): string {
  const fewest = 'fewest black garnets among players without a token';
  const spared = `the ${STAT.intrapersonal.title} ability spares whoever has it`;
  switch (by) {
    case 'winner':
      return ', named by the winner.';
    case 'fewest':
      return abilityDecided ? `, tied for ${fewest}: ${spared}.` : `, with ${fewest}.`;
    case 'draw':
      return `, drawn among those tied for ${fewest}${abilityDecided ? `: ${spared}` : ''}.`;
  }
}

/** Tells one player how the game ended for them, a line each. */
export function ownEndText(end: OwnEnd): readonly string[] {
  return [
    ...(end.outdone ? [`You would have won too, but ${ABILITY_WINS}.`] : []),
    `You earn ${count(end.earned, 'garnet')}: ${earnedText(end)}.`,
  ];
}

/** Says why a player earned garnets. */
export function earnedText({ won, per }: OwnEnd): string {
  return `${count(won, 'black garnet')} won in duels, divided by ${inWords(per)} and rounded down`;
}

/** Tells a player that they won. */
export function ownWinText(name: string, { winners, cause }: Ending): string {
  const others = winners.filter(({ player }) => player !== name).map(({ player }) => player);
  const who = others.length === 0 ? 'You win' : `You and ${all(others)} win together`;
  const by = winners.find(({ player }) => player === name)?.by;
  if (cause !== 'won')
    return `${who}, ${others.length === 0 ? 'with' : 'tied for'} most black garnets: ${END_CAUSE[cause].text}.`;
  return by === 'mission'
    ? `${who}: you succeeded in a Black Mission.`
    : `${who}: you have ${BLACK_TO_WIN} black garnets or more.`;
}

/** Tells a player their tokens and garnets at the end. */
export function hasAtEnd(name: string, { tokens }: Ending, { earned }: OwnEnd): string {
  const has = tokens.find(({ player }) => player === name)?.tokens ?? 0;
  const number = has === 0 ? 'no Token of Life' : count(has, 'Token of Life', 'Tokens of Life');
  return `You have ${number} and earn ${count(earned, 'garnet')}.`;
}

/** Tells one player who may name the Candidate now. */
export function namingText(name: string, { winners }: Ending): string {
  const who = all(winners.map(({ player }) => (player === name ? 'You' : player)));
  return `${who} may name the Elimination Candidate now.`;
}

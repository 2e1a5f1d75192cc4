// The Black Garnet's events in words, for messages and tabs. Each line says only what its audience may know.
import { all, count, ordinal } from '../wording';
import { LOSSES_PER_GARNET } from './duels';
import type { Change, Event, Learnt, OwnPower, OwnRound } from './events';
import { attemptsLeft, CATEGORY } from './missions';
import { BLACK_TO_WIN, END_CAUSE, winnerTokens } from './outcome';
import { STAT } from './stats';
import {
  CATEGORIES,
  STATS,
  type Attempts,
  type Boost,
  type Candidacy,
  type Category,
  type Distribution,
  type DuelType,
  type Mission,
  type Outcome,
  type Points,
  type Stat,
} from './types';

/** One event as a message. */
export function text(event: Event): string {
  switch (event.kind) {
    case 'garnets-brought':
      return `You begin with ${count(event.garnets, 'garnet')}.`;
    case 'points-distributed':
      return distributionText(event.distribution, event.paid);
    case 'primaries-published':
      return `Primaries: ${event.primaries.map(({ player, primary }) => `${player} ${primaryText(primary)}`).join('; ')}.`;
    case 'power-used':
      return powerText(event.power);
    case 'mission-held':
      return `${missionText(event.mission)}\n${attemptsLeftText(event.attempts)}`;
    case 'mission-paid':
      return [
        `${changeNumber(-event.cost)}: ${missionPaidText(event.category)}`,
        `Black garnets: ${event.score.black}.`,
      ].join('\n');
    case 'round-played':
      return roundText(event.round);
    case 'standings-published':
      return `Black garnets: ${[...event.black].map(([name, black]) => `${name} ${black}`).join(', ')}.`;
    case 'game-ended':
      return outcomeText(event.outcome);
    case 'candidate-decided':
      return candidacyText(event.candidacy);
  }
}

/** A primary by its full name, or that there is none. */
export function primaryText(primary: Stat | null): string {
  return primary === null ? 'none' : STAT[primary].title;
}

function distributionText({ stats, primary, bought }: Distribution, paid: number): string {
  const purchase = bought === 0 ? '' : ` You bought ${count(bought, 'point')} for ${count(paid, 'garnet')}.`;
  return primary === null
    ? `Nothing you sent counted, so you have no primary. ${pointsText(stats)}.`
    : `Your primary is ${STAT[primary].title}. ${pointsText(stats)}.${purchase}`;
}

function pointsText(stats: Points): string {
  return STATS.map((stat) => `${STAT[stat].title} ${stats[stat]}`).join(', ');
}

/** What stage `powers` gave its player. */
export function powerText(power: OwnPower): string {
  switch (power.kind) {
    case 'sight':
      return `${power.target}'s points: ${pointsText(power.stats)}.`;
    case 'sway':
      return `You win every duel against ${power.target}, unless they named you too.`;
    case 'unused':
      return 'You named nobody, so you have no power.';
  }
}

function missionText({ player, category, success }: Mission): string {
  return `${player} ${success ? 'succeeded in' : 'failed'} a Black Mission: ${CATEGORY[category].title}.`;
}

function attemptsLeftText(attempts: Attempts): string {
  const left = CATEGORIES.map(
    (category) => `${CATEGORY[category].title} ${attemptsLeft(attempts, category)}`,
  );
  return `Attempts left: ${left.join(', ')}.`;
}

/** Why a mission changed its player's black garnets. */
export function missionPaidText(category: Category): string {
  return `paid for the Black Mission in ${CATEGORY[category].title}`;
}

function roundText(round: OwnRound): string {
  const { made, received, changes, boost, lostTypes, learnt, hint, score } = round;
  const lines = [
    ...made.map(({ player, duel, won }) => `You challenged ${player}, duel ${duel}: ${wonText(won)}.`),
    ...received.map(({ duel, won }) => `You were challenged, duel ${duel}: ${wonText(won)}.`),
    ...(made.length + received.length === 0 ? ['You had no duels.'] : []),
    ...(boost === null ? [] : [`You boosted ${boostText(boost)}.`]),
    ...changes.map((change) => `${changeNumber(change.amount)}: ${changeText(change)}`),
    ...(lostTypes.length === 0 ? [] : [`You can no longer challenge with ${all(lostTypes)}.`]),
    ...learnt.map(learntText),
    ...(hint === null ? [] : [`The host sends you a hint to ${CATEGORY[hint].title}.`]),
    `Black garnets: ${score.black}.`,
  ];
  return lines.join('\n');
}

/** How a duel went. */
export function wonText(won: boolean): string {
  return won ? 'won' : 'lost';
}

/** A boosted stat or duel type. */
export function boostText(boost: Boost): string {
  return isStat(boost) ? STAT[boost].title : `duel ${boost}`;
}

function isStat(boost: Boost): boost is Stat {
  return STATS.some((stat) => stat === boost);
}

/** The stats that somebody paid to learn. */
export function learntText({ duel, stats }: Learnt): string {
  return `Duel ${duel} tests ${all(stats.map((stat) => STAT[stat].title))}.`;
}

/** `+1`, `−1`, `0` */
export function changeNumber(amount: number): string {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0';
}

/** Why black garnets changed, as their owner may know it. */
export function changeText(change: Change): string {
  switch (change.cause) {
    case 'won':
      return `won duel ${change.duel} against ${change.against}`;
    case 'won-challenged':
      return `won a duel of type ${change.duel} when challenged`;
    case 'losses': {
      const cost = `loss number ${change.losses}: every ${ordinal(LOSSES_PER_GARNET)} loss costs one`;
      return change.amount === 0 ? `${cost}, but there was none left` : cost;
    }
  }
}

/** Duel types in a row. */
export function typesText(types: readonly DuelType[]): string {
  return types.length === 0 ? 'none' : types.join(', ');
}

/** Who won, how, and the tokens with their reasons. */
export function outcomeText(outcome: Outcome): string {
  const { winners, cause, outdone, tokens } = outcome;
  const who = `${all(winners)} ${winners.length === 1 ? 'wins' : 'win together'}`;
  const lines = [
    cause === 'won'
      ? `${who}: ${all(winners.map((name) => achievementText(outcome, name)))}.`
      : `${who} with most black garnets: ${END_CAUSE[cause].text}.`,
    ...(outdone.length === 0
      ? []
      : [
          `${all(outdone)} would have won too, but those with the ${STAT.intrapersonal.title} ability win before those without.`,
        ]),
    `Tokens of Life: ${[...tokens].map(([name, n]) => tokensText(outcome, name, n)).join(', ')}.`,
  ];
  return lines.join('\n');
}

function achievementText({ succeeded }: Outcome, name: string): string {
  return succeeded.includes(name)
    ? `${name} succeeded in a Black Mission`
    : `${name} has ${BLACK_TO_WIN} black garnets or more`;
}

function tokensText({ winners }: Outcome, name: string, tokens: number): string {
  if (!winners.includes(name)) return `${name} ${tokens} (${STAT.visual.title} ability)`;
  const extra = tokens > winnerTokens(winners);
  return `${name} ${tokens}${extra ? ` (one by the ${STAT.verbal.title} ability)` : ''}`;
}

/** Who is Candidate, and why. */
export function candidacyText({ candidate, by }: Candidacy): string {
  const who = candidate ?? '';
  switch (by) {
    case 'winner':
      return `The Elimination Candidate is ${who}, named by the winner.`;
    case 'fewest':
      return `The Elimination Candidate is ${who}, with fewest black garnets among players without a token.`;
    case 'draw':
      return `The Elimination Candidate is ${who}, drawn among those tied for fewest black garnets.`;
    case 'nobody left':
      return 'There is no Elimination Candidate: everyone has a token.';
  }
}

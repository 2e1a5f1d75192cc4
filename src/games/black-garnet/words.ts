// The Black Garnet's events in words, for messages and tabs. Each line says only what its audience may know.
import { all, count } from '../wording';
import type { Change, Event, Learnt, OwnRound, Power } from './events';
import {
  ATTEMPTS_EACH,
  BLACK_TO_WIN,
  CATEGORIES,
  CATEGORY_TITLES,
  STATS,
  STAT_TITLES,
  TOKENS,
  type Attempt,
  type Boost,
  type Distribution,
  type DuelType,
  type EndCause,
  type Naming,
  type Points,
  type Stat,
  type State,
  type Verdict,
} from './types';

/** One event as a message. */
export function words(event: Event): string | undefined {
  switch (event.kind) {
    case 'purse':
      return `You begin with ${count(event.garnets, 'garnet')}.`;
    case 'distributed':
      return distributedText(event.distribution, event.paid);
    case 'primaries':
      return `Primaries: ${event.primaries.map(({ player, primary }) => `${player} ${primaryText(primary)}`).join('; ')}.`;
    case 'power':
      return powerText(event.power);
    case 'missions':
      return [...event.held.map(attemptText), attemptsLeftText(event.attempts)].join('\n');
    case 'own-round':
      return roundText(event.round);
    case 'standings':
      return `Black garnets: ${[...event.black].map(([name, black]) => `${name} ${black}`).join(', ')}.`;
    case 'ended':
      return verdictText(event.verdict);
    case 'candidate':
      return namingText(event.naming);
  }
}

/** A primary by its full name, or that there is none. */
export function primaryText(primary: Stat | null): string {
  return primary === null ? 'none' : STAT_TITLES[primary];
}

function distributedText({ stats, primary, bought }: Distribution, paid: number): string {
  const purchase = bought === 0 ? '' : ` You bought ${count(bought, 'point')} for ${count(paid, 'garnet')}.`;
  return primary === null
    ? `Nothing you sent counted, so you have no primary. ${pointsText(stats)}.`
    : `Your primary is ${STAT_TITLES[primary]}. ${pointsText(stats)}.${purchase}`;
}

function pointsText(stats: Points): string {
  return STATS.map((stat) => `${STAT_TITLES[stat]} ${stats[stat]}`).join(', ');
}

/** What stage `powers` gave its player. */
export function powerText(power: Power): string {
  switch (power.kind) {
    case 'sight':
      return `${power.target}'s points: ${pointsText(power.stats)}.`;
    case 'sway':
      return `You win every duel against ${power.target}, unless they named you too.`;
    case 'unused':
      return 'You named nobody, so you have no power.';
  }
}

/** A Black Mission as it is announced. */
export function attemptText({ player, category, success }: Attempt): string {
  return `${player} ${success ? 'succeeded in' : 'failed'} a Black Mission: ${CATEGORY_TITLES[category]}.`;
}

function attemptsLeftText(attempts: State['attempts']): string {
  const left = CATEGORIES.map(
    (category) => `${CATEGORY_TITLES[category]} ${ATTEMPTS_EACH - attempts[category]}`,
  );
  return `Attempts left: ${left.join(', ')}.`;
}

function roundText(round: OwnRound): string {
  const { made, received, changes, boost, lostTypes, learnt, hint, standing } = round;
  const lines = [
    ...made.map(({ player, duel, won }) => `You challenged ${player}, duel ${duel}: ${wonText(won)}.`),
    ...received.map(({ duel, won }) => `You were challenged, duel ${duel}: ${wonText(won)}.`),
    ...(made.length + received.length === 0 ? ['You had no duels.'] : []),
    ...(boost === null ? [] : [`You boosted ${boostText(boost)}.`]),
    ...changes.map((change) => `${changeNumber(change.amount)}: ${changeText(change)}`),
    ...(lostTypes.length === 0 ? [] : [`You can no longer challenge with ${all(lostTypes)}.`]),
    ...learnt.map(learntText),
    ...(hint === null ? [] : [`The host sends you a hint to ${CATEGORY_TITLES[hint]}.`]),
    `Black garnets: ${standing.black}.`,
  ];
  return lines.join('\n');
}

/** How a duel went. */
export function wonText(won: boolean): string {
  return won ? 'won' : 'lost';
}

/** A boosted stat or duel type. */
export function boostText(boost: Boost): string {
  return isStat(boost) ? STAT_TITLES[boost] : `duel ${boost}`;
}

function isStat(boost: Boost): boost is Stat {
  return STATS.some((stat) => stat === boost);
}

/** The stats that somebody paid to learn. */
export function learntText({ duel, stats }: Learnt): string {
  return `Duel ${duel} tests ${all(stats.map((stat) => STAT_TITLES[stat]))}.`;
}

/** `+1`, `−1`, `0` */
export function changeNumber(amount: number): string {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0';
}

/** Why black garnets changed, as their owner may know it. */
export function changeText(change: Change): string {
  switch (change.cause) {
    case 'mission':
      return `paid for the Black Mission in ${CATEGORY_TITLES[change.category]}`;
    case 'won':
      return `won duel ${change.duel} against ${change.against}`;
    case 'won-challenged':
      return `won a duel of type ${change.duel} when challenged`;
    case 'losses':
      return change.amount === 0
        ? `loss number ${change.losses}: every second loss costs one, but there was none left`
        : `loss number ${change.losses}: every second loss costs one`;
  }
}

/** Duel types in a row. */
export function typesText(types: readonly DuelType[]): string {
  return types.length === 0 ? 'none' : types.join(', ');
}

const CAUSE_TEXTS: Readonly<Record<Exclude<EndCause, 'won'>, string>> = {
  'all-attempts': 'every Black Mission has been attempted',
  'nobody-can-go-on': 'nobody can challenge or attempt a Black Mission any more',
  'last-round': 'that was the last round',
  host: 'the host ended the game',
};

/** Who won, how, and the tokens with their problems. */
export function verdictText(verdict: Verdict): string {
  const { winners, cause, outdone, tokens } = verdict;
  const who = `${all(winners)} ${winners.length === 1 ? 'wins' : 'win together'}`;
  const lines = [
    cause === 'won'
      ? `${who}: ${all(winners.map((name) => achievementText(verdict, name)))}.`
      : `${who} with most black garnets: ${CAUSE_TEXTS[cause]}.`,
    ...(outdone.length === 0
      ? []
      : [
          `${all(outdone)} would have won too, but those with the Intrapersonal ability win before those without.`,
        ]),
    `Tokens of Life: ${[...tokens].map(([name, n]) => tokensText(verdict, name, n)).join(', ')}.`,
  ];
  return lines.join('\n');
}

function achievementText({ succeeded }: Verdict, name: string): string {
  return succeeded.includes(name)
    ? `${name} succeeded in a Black Mission`
    : `${name} has ${BLACK_TO_WIN} black garnets or more`;
}

function tokensText({ winners }: Verdict, name: string, tokens: number): string {
  if (!winners.includes(name)) return `${name} ${tokens} (Visual-spatial ability)`;
  const extra = tokens > (winners.length === 1 ? TOKENS.single : TOKENS.joint);
  return `${name} ${tokens}${extra ? ' (one by the Verbal-linguistic ability)' : ''}`;
}

/** Who is Candidate, and why. */
export function namingText({ candidate, by }: Naming): string {
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

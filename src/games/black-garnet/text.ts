// The Black Garnet's events in words, for messages and tabs. Each line says only what its audience may know.
import { all, apart, count, ordinal } from '../frame/wording';
import { LOSSES_PER_GARNET } from './duels';
import type { GarnetChange, Event, Learnt, OwnPower, OwnRound, Sold } from './events';
import { attemptsLeft, CATEGORY } from './missions';
import { endingText, ownEndText } from './end-text';
import { STAT } from './stats';
import {
  CATEGORIES,
  STATS,
  type Attempts,
  type Boost,
  type Category,
  type Distribution,
  type DuelType,
  type Mission,
  type Points,
  type Stat,
} from './types';

/** Writes one event as a message. */
export function text(event: Event): string {
  switch (event.kind) {
    case 'garnets-brought':
      return `You begin with ${count(event.garnets, 'garnet')}.`;
    case 'garnets-corrected':
      return `The host entered your balance: ${count(event.garnets, 'garnet')}, before anything sold in this stage.`;
    case 'sold':
      return soldText(event);
    case 'points-distributed':
      return distributionText(event.distribution, event.paid);
    case 'primaries-published':
      return `Primaries: ${event.primaries.map(({ player, primary }) => `${apart(player)} ${primaryText(primary)}`).join('; ')}.`;
    case 'power-used':
      return powerText(event.power);
    case 'mission-held':
      return [
        missionText(event.mission),
        // After a success the attempts that are left are of no use to anybody.
        event.mission.success ? 'The game ends with this round.' : attemptsLeftText(event.attempts),
      ].join('\n');
    case 'mission-paid':
      return `You paid ${count(event.cost, 'black garnet')} for the Black Mission in ${CATEGORY[event.category].title} as the round began, and had ${event.score.black} left.`;
    case 'round-played':
      return roundText(event.round);
    case 'standings-published':
      return `Black garnets: ${[...event.black].map(([name, black]) => `${apart(name)} ${black}`).join(', ')}.`;
    case 'game-ended':
      return endingText(event.ending);
    case 'game-ended-for-you':
      return ownEndText(event.end).join('\n');
  }
}

/** Names a primary in full, or says that there is none. */
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

/** Says a player's power as stage `powers` gave it. */
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

/** Says which mission was held, and how it ended. */
export function missionText({ player, category, success }: Mission): string {
  return `${player} ${success ? 'succeeded in' : 'failed'} a Black Mission: ${CATEGORY[category].title}.`;
}

function attemptsLeftText(attempts: Attempts): string {
  const left = CATEGORIES.map(
    (category) => `${CATEGORY[category].title} ${attemptsLeft(attempts, category)}`,
  );
  return `Attempts left: ${left.join(', ')}.`;
}

function roundText(round: OwnRound): string {
  const { made, received, changes, boost, lostTypes, learnt, hint, score } = round;
  const lines = [
    ...made.map(({ player, duel, won }) => `You challenged ${player} to duel ${duel} and ${wonText(won)}.`),
    ...(received.length === 0 ? [] : [receivedText(received)]),
    ...(made.length + received.length === 0 ? ['You had no duels.'] : []),
    ...(boost === null ? [] : [`You boosted ${boostText(boost)}.`]),
    ...changesText(changes),
    ...(lostTypes.length === 0 ? [] : [`You can no longer challenge with ${all(lostTypes)}.`]),
    ...learnt.map(learntText),
    ...(hint === null ? [] : [hintText(hint)]),
    `You have ${count(score.black, 'black garnet')} now.`,
  ];
  return lines.join('\n');
}

/** Names each type once in which challenges of others were won or lost, with how often where that was more than once. */
export function receivedTypes(received: OwnRound['received'], won: boolean): readonly string[] {
  const duels = received.filter((one) => one.won === won).map(({ duel }) => duel);
  return [...new Set(duels)].map((type) => {
    const times = duels.filter((duel) => duel === type).length;
    return times === 1 ? type : `${type} (${times} times)`;
  });
}

/** Says how the challenges of others went, by type alone (BG-16). */
function receivedText(received: OwnRound['received']): string {
  const results = [true, false].flatMap((won) => {
    const types = receivedTypes(received, won);
    return types.length === 0
      ? []
      : [`${wonText(won)} ${types.length === 1 ? 'duel' : 'duels'} ${all(types)}`];
  });
  return `You were challenged: you ${results.join(', and ')}.`;
}

/** Tells how a round changed the black garnets: the wins in one sentence, then what each loss cost. */
function changesText(changes: OwnRound['changes']): readonly string[] {
  const wins = changes.filter(({ cause }) => cause !== 'losses');
  const brought = wins.reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...(wins.length === 0
      ? []
      : [`Your ${wins.length === 1 ? 'win' : 'wins'} brought ${count(brought, 'black garnet')}.`]),
    ...lossesText(changes.filter(({ cause }) => cause === 'losses')),
  ];
}

/**
 * Tells what the losses of a round cost: those that took a black garnet in one sentence, those that found none in
 * another.
 */
function lossesText(losses: OwnRound['changes']): readonly string[] {
  const numbers = losses.flatMap((change) => (change.cause === 'losses' ? [change] : []));
  const paid = numbers.filter(({ amount }) => amount !== 0);
  const unpaid = numbers.filter(({ amount }) => amount === 0);
  const cost = paid.reduce((sum, { amount }) => sum - amount, 0);
  const due = `every ${ordinal(LOSSES_PER_GARNET)} loss does`;
  return [
    ...(paid.length === 0 ? [] : [`${lossNumbers(paid)} cost you ${count(cost, 'black garnet')}: ${due}.`]),
    ...(unpaid.length === 0
      ? []
      : [
          `${lossNumbers(unpaid)} would have cost you a black garnet${unpaid.length === 1 ? '' : ' each'}, as ${due}, but you had none left.`,
        ]),
  ];
}

/** Numbers the losses: `Loss number 4`, `Losses number 4 and 6`. */
function lossNumbers(losses: readonly { readonly losses: number }[]): string {
  return `${losses.length === 1 ? 'Loss' : 'Losses'} number ${all(losses.map((each) => String(each.losses)))}`;
}

/** Says whether a duel was won. */
export function wonText(won: boolean): string {
  return won ? 'won' : 'lost';
}

/** Names a boosted stat or duel type. */
export function boostText(boost: Boost): string {
  return isStat(boost) ? STAT[boost].title : `duel ${boost}`;
}

function isStat(boost: Boost): boost is Stat {
  return STATS.some((stat) => stat === boost);
}

/** Says which stats a duel tests that somebody paid to learn. */
export function learntText({ duel, stats }: Learnt): string {
  return `Duel ${duel} tests ${all(stats.map((stat) => STAT[stat].title))}.`;
}

/** Tells who paid for a hint that it comes. */
export function hintText(category: Category): string {
  return `The host sends you a hint to ${CATEGORY[category].title}.`;
}

/** Tells a player what they bought, what it cost and what they learn by it. */
function soldText(sold: Sold): string {
  const { learnt, hint, paid } = sold;
  return [
    `You bought ${soldThing(sold)} for ${count(paid, 'garnet')}.`,
    ...learnt.map(learntText),
    ...(hint === null ? [] : [`The host sends you the picture.`]),
  ].join('\n');
}

/**
 * Says that the host has taken back a sale, without repeating what it told: nobody is told again what they do not pay
 * for.
 */
export function saleTakenBackText(event: Event): string | undefined {
  return event.kind === 'sold'
    ? `The host took back a sale to you: ${soldThing(event)}. You have not paid for it.`
    : undefined;
}

/** Names what the host sold: `the stats of A and B`, `a second hint to Memory`. */
export function soldThing({ learnt, hint, hintNumber }: Sold): string {
  if (hint === null) return `the stats of ${all(learnt.map(({ duel }) => duel))}`;
  return `a ${hintNumber === 1 ? '' : `${ordinal(hintNumber)} `}hint to ${CATEGORY[hint].title}`;
}

/** Says why black garnets changed, as their owner may know it. */
export function changeText(change: GarnetChange): string {
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

/** Lists duel types within a sentence. */
export function typesText(types: readonly DuelType[]): string {
  return types.length === 0 ? 'none' : types.join(', ');
}

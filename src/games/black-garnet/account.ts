// The events of The Black Garnet in words, except its end, for messages, books and pages. Each line says only what its
// audience may know (BG-15, BG-16).
import { subjectAndVerb, factLine, sentenceLine, type Line } from '../frame/account';
import { latestEvent, type Log } from '../frame/events';
import { andList, isolateRtl, capitalise, signedNumber, plural, ordinal } from '../frame/wording';
import { LOSSES_PER_GARNET } from './duels';
import { earnedGarnetsText, endLines, privateEndLines } from './end-account';
import type {
  Event,
  GarnetChange,
  LearntStats,
  PlayerDuel,
  PowerResult,
  PlayerRound,
  HostSale,
} from './events';
import { attemptsLeft, CATEGORY_INFO } from './missions';
import { STAT_RULES, statsText } from './stats';
import {
  CATEGORIES,
  STATS,
  type AttemptCounts,
  type Boost,
  type Category,
  type Distribution,
  type Mission,
  type Points,
  type Stat,
} from './types';

export function eventLines(event: Event, reader?: string): readonly Line[] {
  switch (event.kind) {
    case 'garnets-brought':
      return [sentenceLine(`You start with ${plural(event.garnets, 'garnet')}.`)];
    case 'garnets-corrected':
      return [
        sentenceLine(
          `The host corrected your balance to ${plural(event.garnets, 'garnet')}, not counting this stage’s sales.`,
        ),
      ];
    case 'sold':
      return [
        sentenceLine(`You ${soldText(event)} for ${plural(event.paid, 'garnet')}.`),
        ...learntLines(event),
      ];
    case 'points-distributed':
      return [distributionLine(event.distribution, event.paid)];
    case 'primaries-published': {
      const each = event.primaries.map(
        ({ player, primary }) => `${isolateRtl(player)} ${primaryStatText(primary)}`,
      );
      return [factLine('Primaries', each.join('; '))];
    }
    case 'power-used':
      return [powerLine(event.power)];
    case 'mission-held': {
      const { mission, attempts } = event;
      // After a success the game ends, so nobody needs to know the remaining attempts.
      return [missionLine(mission, reader), ...(mission.success ? [] : [attemptsLine(attempts)])];
    }
    case 'mission-paid':
      return [
        sentenceLine(
          `You ${missionPaidText(event)} with ${plural(event.cost, 'black garnet')} when the round began. You had ${event.score.black} left.`,
        ),
      ];
    case 'round-played':
      return roundLines(event.round);
    case 'standings-published':
      return [
        factLine(
          'Black garnets',
          [...event.black].map(([name, black]) => `${isolateRtl(name)} ${black}`).join(', '),
        ),
      ];
    case 'game-ended':
      return endLines(event.ending, reader);
    case 'game-ended-for-you':
      return privateEndLines(event.end);
  }
}

/** The end as one player reads it, their own result first; empty before the end. */
export function endLinesForPlayer(name: string, log: Log<Event>): readonly Line[] {
  const ended = [latestEvent(log, 'game-ended'), latestEvent(log, 'game-ended-for-you')];
  const told = ended.flatMap((event) => (event === undefined ? [] : eventLines(event, name)));
  return [...told.filter(({ tone }) => tone !== 'plain'), ...told.filter(({ tone }) => tone === 'plain')];
}

interface BalanceChange {
  readonly of: 'Black garnets' | 'Garnets' | 'Garnets earned';
  readonly by: number;
  readonly why: string;
}

/** How an event changed what its player has, one entry per change. */
export function balanceChanges(event: Event): readonly BalanceChange[] {
  const paid = (garnets: number, why: string): readonly BalanceChange[] =>
    garnets === 0 ? [] : [{ of: 'Garnets', by: -garnets, why }];
  switch (event.kind) {
    case 'garnets-brought':
      return [{ of: 'Garnets', by: event.garnets, why: 'what you started with' }];
    case 'garnets-corrected':
      return [{ of: 'Garnets', by: event.change, why: balanceText(event.garnets) }];
    case 'sold':
      return paid(event.paid, soldText(event));
    case 'points-distributed':
      return paid(event.paid, pointsBoughtText(event.distribution));
    case 'mission-paid':
      return [{ of: 'Black garnets', by: -event.cost, why: missionPaidText(event) }];
    case 'round-played': {
      const { changes, learnt, hint, paid: costs } = event.round;
      return [
        ...changes.map((change): BalanceChange => ({
          of: 'Black garnets',
          by: change.amount,
          why: describeChange(change),
        })),
        ...paid(costs.learn, `bought ${purchaseText({ learnt, hint: null })}`),
        ...paid(costs.hint, `bought ${purchaseText({ learnt, hint })}`),
      ];
    }
    case 'game-ended-for-you':
      return [{ of: 'Garnets earned', by: event.end.earned, why: earnedGarnetsText(event.end) }];
    case 'primaries-published':
    case 'power-used':
    case 'mission-held':
    case 'standings-published':
    case 'game-ended':
      return [];
  }
}

/** How many black garnets these events gained or lost in total. */
export function blackGarnetsChange(events: readonly Event[]): number {
  const changes = events.flatMap(balanceChanges).filter(({ of }) => of === 'Black garnets');
  return changes.reduce((sum, { by }) => sum + by, 0);
}

function balanceText(garnets: number): string {
  return `the host corrected the balance to ${plural(garnets, 'garnet')}`;
}

export function primaryStatText(primary: Stat | null): string {
  return primary === null ? 'none' : STAT_RULES[primary].title;
}

function distributionLine(distribution: Distribution, paid: number): Line {
  const { stats, primary, bought } = distribution;
  const own =
    primary === null
      ? 'Nothing you sent counted, so you have no primary.'
      : `Your primary is ${primaryStatText(primary)}.`;
  const purchase =
    bought === 0 ? '' : ` You ${pointsBoughtText(distribution)} for ${plural(paid, 'garnet')}.`;
  return sentenceLine(`${own} Your points: ${pointsText(stats)}.${purchase}`, { unsent: primary === null });
}

function pointsBoughtText({ bought }: Distribution): string {
  return `bought ${plural(bought, 'stat point')}`;
}

/** A player's points: `Visual-spatial 4, Verbal-linguistic 5, …`. */
function pointsText(stats: Points): string {
  return STATS.map((stat) => `${STAT_RULES[stat].title} ${stats[stat]}`).join(', ');
}

/** The line about a power used in stage `powers`. */
export function powerLine(power: PowerResult): Line {
  switch (power.kind) {
    case 'sight':
      return sentenceLine(`${power.target}’s points: ${pointsText(power.stats)}.`);
    case 'sway':
      return sentenceLine(`${capitalise(swayText(power.target))}.`);
    case 'unused':
      return sentenceLine('You named nobody, so you have no power.');
  }
}

/** A note beside the player whom the reader named with their power. */
export function powerNote(power: Exclude<PowerResult, { readonly kind: 'unused' }>): string {
  return power.kind === 'sight' ? pointsText(power.stats) : swayText('them');
}

function swayText(whom: string): string {
  return `you win every duel against ${whom}, unless they named you too`;
}

/** Which mission was tried, and its result. */
export function missionLine({ player, category, success }: Mission, reader?: string): Line {
  const did = success ? 'succeeded in' : 'failed';
  return sentenceLine(
    `${subjectAndVerb(player, reader, did, did)} a Black Mission: ${CATEGORY_INFO[category].title}.`,
    {
      why: success ? LAST_ROUND_TEXT : '',
    },
  );
}

export const LAST_ROUND_TEXT = 'The game ends with this round.';

function attemptsLine(attempts: AttemptCounts): Line {
  const left = CATEGORIES.map(
    (category) => `${CATEGORY_INFO[category].title} ${attemptsLeft(attempts, category)}`,
  );
  return factLine('Attempts left', left.join(', '));
}

function missionPaidText({ category }: { readonly category: Category }): string {
  return `paid for the Black Mission in ${CATEGORY_INFO[category].title}`;
}

function roundLines(round: PlayerRound): readonly Line[] {
  const { changes, boost, lostTypes, score } = round;
  const by = changes.reduce((sum, { amount }) => sum + amount, 0);
  const costs = changes.filter(({ cause }) => cause === 'losses');
  return [
    sentenceLine(duelsText(round), {
      why: lostTypes.length === 0 ? '' : `You can no longer challenge with ${andList(lostTypes)}.`,
    }),
    factLine('Black garnets', `${signedNumber(by)} from duels, ${score.black} now`, {
      why: costs.map((cost) => `${capitalise(describeChange(cost))}.`).join(' '),
    }),
    ...learntLines(round),
    ...(boost === null ? [] : [sentenceLine(`You boosted ${boostText(boost)}.`)]),
  ];
}

/** A player's duels in a round. For challenges made by others, only types and results appear (BG-16). */
function duelsText({ made, received }: PlayerRound): string {
  const times = new Map<string, number>();
  for (const duel of received) times.set(resultText(duel), (times.get(resultText(duel)) ?? 0) + 1);
  const others = [...times].map(([result, n]) => (n === 1 ? result : `${result} (${n} times)`));
  const told = [
    ...(made.length === 0 ? [] : [`You ${andList(made.map(duelText))}.`]),
    ...(others.length === 0 ? [] : [`When challenged, you ${andList(others)}.`]),
  ];
  return told.length === 0 ? 'You had no duels.' : told.join(' ');
}

/** A duel's result: `won duel A against Bo`, `lost duel C when challenged`. */
export function duelText(duel: PlayerDuel): string {
  const { player } = duel;
  return `${resultText(duel)} ${player === undefined ? 'when challenged' : `against ${player}`}`;
}

function resultText({ duel, won }: PlayerDuel): string {
  return `${wonOrLost(won)} duel ${duel}`;
}

export function wonOrLost(won: boolean): string {
  return won ? 'won' : 'lost';
}

/** Why black garnets changed, in words that reveal only what their owner may know. */
function describeChange(change: GarnetChange): string {
  if (change.cause === 'won') return duelText(change);
  const { amount, losses } = change;
  const which = `${losses.length === 1 ? 'loss number' : 'losses'} ${andList(losses.map(String))}`;
  return `${which}: every ${ordinal(LOSSES_PER_GARNET)} loss costs a black garnet${amount === 0 ? ', but you had none left' : ''}`;
}

export function boostText(boost: Boost): string {
  return isStat(boost) ? STAT_RULES[boost].title : `duel ${boost}`;
}

function isStat(boost: Boost): boost is Stat {
  return STATS.some((stat) => stat === boost);
}

type PurchaseContents = Pick<HostSale, 'learnt' | 'hint'>;

/** What a purchase revealed, or that a hint will follow. */
function learntLines({ learnt, hint }: PurchaseContents): readonly Line[] {
  return [
    ...(learnt.length === 0 ? [] : [sentenceLine(learnt.map(describeLearnt).join(' '))]),
    ...(hint === null
      ? []
      : [sentenceLine(`The host will send you a picture with a hint for ${CATEGORY_INFO[hint].title}.`)]),
  ];
}

/** Which stats a duel type tests, for a player who paid to learn that. */
export function describeLearnt({ duel, stats }: LearntStats): string {
  return `Duel ${duel} tests ${statsText(stats)}.`;
}

/** Tells a player that a purchase was undone. Omits the stats that it revealed, because nobody pays for them now. */
export function undoneSaleText(event: Event): string | undefined {
  return event.kind === 'sold'
    ? `The host undid your purchase of ${purchaseText(event)}. You don’t pay for it.`
    : undefined;
}

function soldText(sold: HostSale): string {
  return `bought ${purchaseText(sold)} from the host`;
}

/** What was bought: `the stats of A and B`, `a second hint for Memory`. */
function purchaseText({ learnt, hint, hintNumber = 1 }: PurchaseContents & Partial<HostSale>): string {
  if (hint === null) return `the stats of ${andList(learnt.map(({ duel }) => duel))}`;
  return `a ${hintNumber === 1 ? '' : `${ordinal(hintNumber)} `}hint for ${CATEGORY_INFO[hint].title}`;
}

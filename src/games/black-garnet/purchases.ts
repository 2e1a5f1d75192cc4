// Purchases with garnets of the season (BG-14): the prices, and the purchases that a player may make with a round or
// from the host.
import { must, type Place, type Problem } from '../frame/result';
import type { Chance } from '../frame/chance';
import type { ChoiceNote, Closed, OpenChoices } from '../frame/closed';
import {
  checkboxes,
  choice,
  hidden,
  optional,
  optionsOf,
  type Draft,
  type OptionalField,
} from '../frame/fields';
import { type JsonObject, present } from '../frame/json';
import { count } from '../frame/wording';
import { scoreOf } from './duels';
import type { Learnt } from './events';
import { attemptsLeft, CATEGORY, CATEGORY_OPTIONS, MISSION } from './missions';
import {
  CATEGORIES,
  DUEL_TYPES,
  problem,
  STATS,
  type Attempts,
  type Category,
  type DuelType,
  type Duels,
  type OpenSettings,
  type Price,
  type Purchase,
  type RoundOrder,
  type State,
} from './types';

/** The lowest and the highest price, where the thing is sold at all. */
export const PRICE_RANGE = { least: 1, most: 10 } as const;

/** For each price the setting's title, and the rule for players where it is sold. */
export const PRICE: Readonly<
  Record<Price, { readonly title: string; readonly rule: (price: number) => string }>
> = {
  learnDuel: {
    title: 'Price to learn the stats of a duel type',
    rule: (price) =>
      `To be told the two stats of a duel type, but not their ratio, costs ${count(price, 'garnet')}. You order it with a round and are told after it; or ask the host, who can sell it and tell you at once. No type is sold to you twice.`,
  },
  missionHint: {
    title: 'Price of a mission hint',
    rule: (price) =>
      `A picture that hints at a Black Mission of a category which can still be tried costs ${count(price, 'garnet')}. You order it with a round, or ask the host, who can sell it at once; the host sends it to you.`,
  },
  statPoint: {
    title: 'Price of a stat point',
    rule: (price) =>
      `A stat point costs ${count(price, 'garnet')}. You buy it together with your distribution.`,
  },
};

/** What somebody wants to buy: types to learn, a category for a hint. */
export type Wanted = Pick<RoundOrder, 'learn' | 'hint'>;

const LEARN_TITLE = 'Learn the stats of duel types';
const HINT_TITLE = 'Hint to a Black Mission';

/** The titles of the questions of a round about purchases. */
export const PURCHASE_TITLES = [LEARN_TITLE, HINT_TITLE];

/** Makes the questions of a round about purchases; only the form has questions on what is sold. */
export function purchaseParts({ prices: { learnDuel, missionHint } }: OpenSettings): {
  readonly learn: OptionalField<readonly DuelType[]>;
  readonly hint: OptionalField<Category>;
} {
  const learn = checkboxes({
    title: LEARN_TITLE,
    help: learnDuel === 'off' ? '' : `${count(learnDuel, 'garnet')} each; you are told after the round.`,
    options: optionsOf(DUEL_TYPES),
  });
  const hint = choice({
    title: HINT_TITLE,
    help: missionHint === 'off' ? '' : `${count(missionHint, 'garnet')}; the host sends you a picture.`,
    options: CATEGORY_OPTIONS,
  });
  return {
    learn: optional(learnDuel === 'off' ? hidden(learn) : learn),
    hint: optional(missionHint === 'off' ? hidden(hint) : hint),
  };
}

/** Tells a buyer what they have, beside what they can pay for. */
export function purchaseNotes({ prices }: OpenSettings, season: number): readonly ChoiceNote[] {
  const note = `You have ${count(season, 'garnet')}`;
  const sold = [
    { place: ['learn'], price: prices.learnDuel },
    { place: ['hint'], price: prices.missionHint },
  ];
  return sold.flatMap(({ place, price }) => (price === 'off' || price > season ? [] : [{ place, note }]));
}

/** How a problem is worded for its reader, the buyer or the host who sells. */
interface Wording {
  readonly start: string;
  /** How the sentence begins that tells what the buyer has: `you have`, `Ana has`. */
  readonly has: string;
  /** What to do where there are too few garnets. */
  readonly advice: string;
}

const FOR_BUYER: Wording = { start: '', has: 'you have', advice: 'Buy less.' };

/** What decides what a buyer can buy. */
export interface Buyer {
  /** The garnets of the season that they have. */
  readonly season: number;
  readonly learnt: readonly DuelType[];
  readonly attempts: Attempts;
}

/** Gives a player as a buyer, from the state. */
export function buyerOf(state: State, player: string): Buyer {
  const { season } = scoreOf(state, player);
  return { season, learnt: must(state.learnt, player), attempts: state.attempts };
}

/**
 * Lists what a buyer cannot choose: types that they know, categories without an attempt left, and what costs more than
 * they have.
 */
export function closedPurchases(
  { prices }: OpenSettings,
  { season, learnt, attempts }: Buyer,
  wording = FOR_BUYER,
): readonly Closed[] {
  const [learn, hint] = [['learn'], ['hint']];
  const { start, has } = wording;
  return [
    {
      place: learn,
      values: learnt,
      why: 'learnt already',
      code: 'already-learnt',
      text: (already) => `${start}Learning ${already.join(', ')}: ${has} learnt that already. Leave it out.`,
    },
    ...CATEGORIES.filter((category) => attemptsLeft(attempts, category) <= 0).map((category): Closed => ({
      place: hint,
      values: [category],
      why: 'no attempt left',
      code: 'no-attempt-left',
      text: () =>
        `${start}A hint to ${CATEGORY[category].title}: its ${MISSION.attemptsEach} attempts are used up. Choose another category.`,
    })),
    ...closedByPrice(learn, DUEL_TYPES, prices.learnDuel, season, wording),
    ...closedByPrice(hint, CATEGORIES, prices.missionHint, season, wording),
  ];
}

/** Closes all of these choices, where each costs more than the buyer has. */
function closedByPrice(
  place: Place,
  values: readonly string[],
  price: number | 'off',
  season: number,
  wording: Wording,
): readonly Closed[] {
  if (price === 'off' || price <= season) return [];
  return [
    {
      place,
      values,
      why: `you have ${count(season, 'garnet')}`,
      code: TOO_DEAR,
      text: (picked) => costText(price * picked.length, season, wording),
    },
  ];
}

/**
 * Finds every rule that a purchase as a whole breaks: something is not for sale in this game, or there are too few
 * garnets for all of it.
 */
export function purchaseProblems(
  settings: OpenSettings,
  { season }: Buyer,
  { learn, hint }: Draft<Wanted>,
  wording = FOR_BUYER,
): readonly Problem[] {
  const types = (learn ?? []).flatMap((type) => type ?? []);
  const cost = costOf(purchaseOf(settings, { learn: types, ...present({ hint }) }));
  return [
    ...(types.length > 0 && settings.prices.learnDuel === 'off'
      ? [notForSale('learn', `Learning ${types.join(', ')}: stats are`, wording)]
      : []),
    ...(hint !== undefined && settings.prices.missionHint === 'off'
      ? [notForSale('hint', `A hint to ${CATEGORY[hint].title}: hints are`, wording)]
      : []),
    ...(cost > season ? [problem(TOO_DEAR, [], costText(cost, season, wording))] : []),
  ];
}

function notForSale(part: 'learn' | 'hint', tried: string, { start }: Wording): Problem {
  return problem('not-for-sale', [part], `${start}${tried} not for sale in this game. Leave it out.`);
}

const TOO_DEAR = 'too-few-garnets';

function costText(cost: number, season: number, { start, has, advice }: Wording): string {
  return `${start}Buying for ${count(cost, 'garnet')}: ${has} ${season}. ${advice}`;
}

/** Makes a purchase of what is wanted, with what each thing costs. */
export function purchaseOf({ prices }: OpenSettings, { learn = [], hint }: Wanted): Purchase {
  const paid = {
    learn: prices.learnDuel === 'off' ? 0 : learn.length * prices.learnDuel,
    hint: prices.missionHint === 'off' || hint === undefined ? 0 : prices.missionHint,
  };
  return { learn, hint: hint ?? null, paid };
}

/** Adds up what a purchase costs. */
export function costOf({ paid }: Purchase): number {
  return paid.learn + paid.hint;
}

/** Gives the stats of a duel type in the order of the five, since their own order would hint at the ratio (BG-14). */
export function learntStats(duels: Duels, duel: DuelType): Learnt {
  const [first, second] = duels[duel].stats;
  const inOrder = STATS.indexOf(first) < STATS.indexOf(second);
  return { duel, stats: inOrder ? [first, second] : [second, first] };
}

/** Reminds the host to send the picture to somebody who bought a hint. */
export function pictureToSend(player: string, hint: Category): string {
  return `${player} bought a hint to ${CATEGORY[hint].title}: send them the picture.`;
}

/** Makes a purchase that the player can pay, but only sometimes. */
export function samplePurchase({ prices }: OpenSettings, chance: Chance, open: OpenChoices): JsonObject {
  const wish = chance.whole(0, 5);
  const type = chance.pick(open(['learn'], DUEL_TYPES));
  if (wish === 0 && type !== undefined && prices.learnDuel !== 'off') return { learn: [type] };
  const category = chance.pick(open(['hint'], CATEGORIES));
  return wish === 1 && category !== undefined && prices.missionHint !== 'off' ? { hint: category } : {};
}

// Purchases with garnets of the season (BG-14): the prices, and the purchases that a player may make with a round or
// from the host.
import type { Chance } from '../frame/chance';
import {
  checkboxes,
  choice,
  hidden,
  optional,
  optionsOf,
  type Draft,
  type OptionalField,
} from '../frame/fields';
import type { JsonObject } from '../frame/json';
import type { Place, Problem } from '../frame/problems';
import { count } from '../frame/wording';
import { scoreOf } from './duels';
import type { Learnt } from './events';
import { attemptsLeft, CATEGORY, CATEGORY_OPTIONS, MISSION } from './missions';
import {
  CATEGORIES,
  DUEL_TYPES,
  problem,
  STATS,
  type Category,
  type DuelType,
  type Duels,
  type OpenSettings,
  type Price,
  type Purchase,
  type RoundOrder,
  type State,
} from './types';

/** The range of a price, where the thing is sold at all. */
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

/** The things that somebody wants to buy: types to learn, a category for a hint. */
export type Wanted = Pick<RoundOrder, 'learn' | 'hint'>;

/** The questions of a round about purchases; only the form of what is sold. */
export function purchaseParts({ prices: { learnDuel, missionHint } }: OpenSettings): {
  readonly learn: OptionalField<readonly DuelType[]>;
  readonly hint: OptionalField<Category>;
} {
  const learn = checkboxes({
    title: 'Learn the stats of duel types',
    help: learnDuel === 'off' ? '' : `${count(learnDuel, 'garnet')} each; you are told after the round.`,
    options: optionsOf(DUEL_TYPES),
  });
  const hint = choice({
    title: 'Hint to a Black Mission',
    help: missionHint === 'off' ? '' : `${count(missionHint, 'garnet')}; the host sends you a picture.`,
    options: CATEGORY_OPTIONS,
  });
  return {
    learn: optional(learnDuel === 'off' ? hidden(learn) : learn),
    hint: optional(missionHint === 'off' ? hidden(hint) : hint),
  };
}

/** The words for the reader of a problem: the buyer, or the host who sells it. */
interface Wording {
  readonly place: Place;
  readonly start: string;
  /** `you have`, `Ana has` */
  readonly has: string;
  /** Advice where there are too few garnets. */
  readonly advice: string;
}

const FOR_BUYER: Wording = { place: [], start: '', has: 'you have', advice: 'Buy less.' };

/** Every reason why a player cannot buy this. */
export function purchaseProblems(
  state: State,
  player: string,
  { learn, hint }: Draft<Wanted>,
  wording = FOR_BUYER,
): readonly Problem[] {
  const types = (learn ?? []).flatMap((type) => type ?? []);
  return [
    ...learnProblems(state, player, types, wording),
    ...(hint === undefined ? [] : hintProblems(state, hint, wording)),
    ...costProblems(state, player, { learn: types, ...(hint === undefined ? {} : { hint }) }, wording),
  ];
}

function learnProblems(
  { settings, learnt }: State,
  player: string,
  types: readonly DuelType[],
  { place, start, has }: Wording,
): readonly Problem[] {
  if (types.length === 0) return [];
  const at = [...place, 'learn'];
  if (settings.prices.learnDuel === 'off') {
    const text = `${start}Learning ${types.join(', ')}: stats are not for sale in this game. Leave it out.`;
    return [problem('not-for-sale', at, text)];
  }
  const already = types.filter((type) => learnt.get(player)?.includes(type) === true);
  if (already.length === 0) return [];
  const text = `${start}Learning ${already.join(', ')}: ${has} learnt that already. Leave it out.`;
  return [problem('already-learnt', at, text)];
}

function hintProblems(
  { settings, attempts }: State,
  hint: Category,
  { place, start }: Wording,
): readonly Problem[] {
  const { title } = CATEGORY[hint];
  const at = [...place, 'hint'];
  if (settings.prices.missionHint === 'off') {
    const text = `${start}A hint to ${title}: hints are not for sale in this game. Leave it out.`;
    return [problem('not-for-sale', at, text)];
  }
  if (attemptsLeft(attempts, hint) > 0) return [];
  const text = `${start}A hint to ${title}: its ${MISSION.attemptsEach} attempts are used up. Choose another category.`;
  return [problem('no-attempt-left', at, text)];
}

/** Too few garnets for learning and a hint together. */
function costProblems(
  state: State,
  player: string,
  wanted: Wanted,
  { place, start, has, advice }: Wording,
): readonly Problem[] {
  const cost = costOf(purchaseOf(state.settings, wanted));
  const { season } = scoreOf(state, player);
  if (cost <= season) return [];
  const at = [...place, (wanted.learn ?? []).length > 0 ? 'learn' : 'hint'];
  const text = `${start}Buying for ${count(cost, 'garnet')}: ${has} ${season}. ${advice}`;
  return [problem('too-few-garnets', at, text)];
}

/** A purchase with what it costs. */
export function purchaseOf({ prices }: OpenSettings, { learn = [], hint }: Wanted): Purchase {
  const paid = {
    learn: prices.learnDuel === 'off' ? 0 : learn.length * prices.learnDuel,
    hint: prices.missionHint === 'off' || hint === undefined ? 0 : prices.missionHint,
  };
  return { learn, hint: hint ?? null, paid };
}

/** The cost of a purchase in all. */
export function costOf({ paid }: Purchase): number {
  return paid.learn + paid.hint;
}

/** The stats of a duel type, in the order of the five: which is the first would hint at the ratio (BG-14). */
export function learntStats(duels: Duels, duel: DuelType): Learnt {
  const [first, second] = duels[duel].stats;
  const inOrder = STATS.indexOf(first) < STATS.indexOf(second);
  return { duel, stats: inOrder ? [first, second] : [second, first] };
}

/** A reminder that the host must send the picture to somebody who bought a hint. */
export function pictureToSend(player: string, hint: Category): string {
  return `${player} bought a hint to ${CATEGORY[hint].title}: send them the picture.`;
}

/** Now and then a purchase that the player can pay. */
export function samplePurchase(state: State, player: string, chance: Chance): JsonObject {
  const { settings, attempts } = state;
  const { season } = scoreOf(state, player);
  const { learnDuel, missionHint } = settings.prices;
  const wish = chance.whole(0, 5);
  const type = chance.pick(DUEL_TYPES.filter((each) => state.learnt.get(player)?.includes(each) !== true));
  if (wish === 0 && type !== undefined && learnDuel !== 'off' && learnDuel <= season)
    return { learn: [type] };
  const category = chance.pick(CATEGORIES.filter((each) => attemptsLeft(attempts, each) > 0));
  if (wish === 1 && category !== undefined && missionHint !== 'off' && missionHint <= season) {
    return { hint: category };
  }
  return {};
}

// Purchases with season garnets (BG-14): prices, and what a player can buy in a round or from the host.
import { mustGet, type ValuePath, type Problem } from '../frame/result';
import type { Chance } from '../frame/chance';
import type { ChoiceNote, ClosedChoices, OpenChoices } from '../frame/closed-choices';
import {
  checkboxes,
  choice,
  hidden,
  optional,
  toOptions,
  type PartlyRead,
  type OptionalField,
} from '../frame/fields';
import { type JsonObject, dropUndefined } from '../frame/json';
import { plural } from '../frame/wording';
import { playerScore } from './duels';
import type { LearntStats } from './events';
import { attemptsLeft, CATEGORY_INFO, CATEGORY_OPTIONS, MISSION_RULES } from './missions';
import {
  CATEGORIES,
  DUEL_TYPES,
  problem,
  STATS,
  type AttemptCounts,
  type Category,
  type DuelType,
  type Duels,
  type OpenSettings,
  type PriceKind,
  type Purchase,
  type RoundOrder,
  type State,
} from './types';

export const PRICE_RANGE = { least: 1, most: 10 } as const;

/** Each price: the title of its setting, and its rule for players. */
export const PRICE_RULES: Readonly<
  Record<PriceKind, { readonly title: string; readonly rule: (price: number) => string }>
> = {
  learnDuel: {
    title: 'Price to learn the stats of a duel type',
    rule: (price) =>
      `Learning the two stats of a duel type, but not their ratio, costs ${plural(price, 'garnet')}. If you buy them with your answer, you’re told after the round. The host can also sell them to you right away. You can’t buy the same type twice.`,
  },
  missionHint: {
    title: 'Price of a mission hint',
    rule: (price) =>
      `A picture that hints at a Black Mission costs ${plural(price, 'garnet')}. The mission’s category must have attempts left. Buy the picture with your answer, or ask the host to sell it right away. The host sends it to you.`,
  },
  statPoint: {
    title: 'Price of a stat point',
    rule: (price) => `A stat point costs ${plural(price, 'garnet')}. Buy it with your distribution.`,
  },
};

/** What a player wants to buy: types to learn, a category for a hint. */
export type WantedPurchase = Pick<RoundOrder, 'learn' | 'hint'>;

const LEARN_TITLE = 'Learn the stats of duel types';
const HINT_TITLE = 'Hint to a Black Mission';

export const PURCHASE_TITLES = [LEARN_TITLE, HINT_TITLE];

/** The form's parts for purchases. Only asks about what is for sale. */
export function purchaseFields({ prices: { learnDuel, missionHint } }: OpenSettings): {
  readonly learn: OptionalField<readonly DuelType[]>;
  readonly hint: OptionalField<Category>;
} {
  const learn = checkboxes({
    title: LEARN_TITLE,
    help:
      learnDuel === 'off' ? '' : `${plural(learnDuel, 'garnet')} each. You see the stats after the round.`,
    options: toOptions(DUEL_TYPES),
  });
  const hint = choice({
    title: HINT_TITLE,
    help: missionHint === 'off' ? '' : `${plural(missionHint, 'garnet')}. The host sends you a picture.`,
    options: CATEGORY_OPTIONS,
  });
  return {
    learn: optional(learnDuel === 'off' ? hidden(learn) : learn),
    hint: optional(missionHint === 'off' ? hidden(hint) : hint),
  };
}

/** Tells buyers their garnets, beside each question that offers something they can afford. */
export function purchaseNotes({ prices }: OpenSettings, season: number): readonly ChoiceNote[] {
  const note = `You have ${plural(season, 'garnet')}`;
  const sold = [
    { place: ['learn'], price: prices.learnDuel },
    { place: ['hint'], price: prices.missionHint },
  ];
  return sold.flatMap(({ place, price }) => (price === 'off' || price > season ? [] : [{ place, note }]));
}

/** Words for problems, addressed to the buyer or to the host. */
interface ProblemTexts {
  readonly start: string;
  /** Subject and verb: `you have`, `Ana has`. */
  readonly has: string;
  /** What to do if there aren't enough garnets. */
  readonly advice: string;
}

const BUYER_TEXTS: ProblemTexts = { start: '', has: 'you have', advice: 'Buy less.' };

export interface Buyer {
  /** Season garnets. */
  readonly season: number;
  readonly learnt: readonly DuelType[];
  readonly attempts: AttemptCounts;
}

export function toBuyer(state: State, player: string): Buyer {
  const { season } = playerScore(state, player);
  return { season, learnt: mustGet(state.learnt, player), attempts: state.attempts };
}

/** Choices closed to a buyer: types already learned, categories without attempts left, and whatever is too expensive. */
export function closedPurchases(
  { prices }: OpenSettings,
  { season, learnt, attempts }: Buyer,
  wording = BUYER_TEXTS,
): readonly ClosedChoices[] {
  const [learn, hint] = [['learn'], ['hint']];
  const { start, has } = wording;
  return [
    {
      place: learn,
      values: learnt,
      why: 'already learned',
      code: 'already-learnt',
      text: (already) => `${start}Learning ${already.join(', ')}: ${has} already learned that. Leave it out.`,
    },
    ...CATEGORIES.filter((category) => attemptsLeft(attempts, category) <= 0).map(
      (category): ClosedChoices => ({
        place: hint,
        values: [category],
        why: 'no attempts left',
        code: 'no-attempt-left',
        text: () =>
          `${start}A hint for ${CATEGORY_INFO[category].title}: all ${MISSION_RULES.attemptsEach} attempts are used up. Choose another category.`,
      }),
    ),
    ...closeIfTooExpensive(learn, DUEL_TYPES, prices.learnDuel, season, wording),
    ...closeIfTooExpensive(hint, CATEGORIES, prices.missionHint, season, wording),
  ];
}

/** Closes all these choices if their price is too high for the buyer. */
function closeIfTooExpensive(
  place: ValuePath,
  values: readonly string[],
  price: number | 'off',
  season: number,
  wording: ProblemTexts,
): readonly ClosedChoices[] {
  if (price === 'off' || price <= season) return [];
  return [
    {
      place,
      values,
      why: `you have ${plural(season, 'garnet')}`,
      code: TOO_FEW_GARNETS_CODE,
      text: (picked) => tooFewGarnetsText(price * picked.length, season, wording),
    },
  ];
}

/** Problems if something isn't for sale in this game, or the buyer can't pay for everything together. */
export function purchaseProblems(
  settings: OpenSettings,
  { season }: Buyer,
  { learn, hint }: PartlyRead<WantedPurchase>,
  wording = BUYER_TEXTS,
): readonly Problem[] {
  const types = (learn ?? []).flatMap((type) => type ?? []);
  const cost = purchaseCost(pricePurchase(settings, { learn: types, ...dropUndefined({ hint }) }));
  return [
    ...(types.length > 0 && settings.prices.learnDuel === 'off'
      ? [notForSaleProblem('learn', `Learning ${types.join(', ')}: stats are`, wording)]
      : []),
    ...(hint !== undefined && settings.prices.missionHint === 'off'
      ? [notForSaleProblem('hint', `A hint for ${CATEGORY_INFO[hint].title}: hints are`, wording)]
      : []),
    ...(cost > season ? [problem(TOO_FEW_GARNETS_CODE, [], tooFewGarnetsText(cost, season, wording))] : []),
  ];
}

function notForSaleProblem(part: 'learn' | 'hint', tried: string, { start }: ProblemTexts): Problem {
  return problem('not-for-sale', [part], `${start}${tried} not for sale in this game. Leave it out.`);
}

const TOO_FEW_GARNETS_CODE = 'too-few-garnets';

function tooFewGarnetsText(cost: number, season: number, { start, has, advice }: ProblemTexts): string {
  return `${start}Spending ${plural(cost, 'garnet')}: ${has} ${season}. ${advice}`;
}

/** A purchase with its costs. */
export function pricePurchase({ prices }: OpenSettings, { learn = [], hint }: WantedPurchase): Purchase {
  const paid = {
    learn: prices.learnDuel === 'off' ? 0 : learn.length * prices.learnDuel,
    hint: prices.missionHint === 'off' || hint === undefined ? 0 : prices.missionHint,
  };
  return { learn, hint: hint ?? null, paid };
}

export function purchaseCost({ paid }: Purchase): number {
  return paid.learn + paid.hint;
}

/** What a learned type tests, in the order of the five stats. The type's own order would hint at its ratio (BG-14). */
export function revealStats(duels: Duels, duel: DuelType): LearntStats {
  return { duel, stats: STATS.filter((stat) => duels[duel].stats.includes(stat)) };
}

export function hintReminder(player: string, hint: Category): string {
  return `${player} bought a hint for ${CATEGORY_INFO[hint].title}: send them the picture.`;
}

/** For practice games: sometimes something affordable, usually nothing. */
export function samplePurchase({ prices }: OpenSettings, chance: Chance, open: OpenChoices): JsonObject {
  const wish = chance.whole(0, 5);
  const type = chance.pick(open(['learn'], DUEL_TYPES));
  if (wish === 0 && type !== undefined && prices.learnDuel !== 'off') return { learn: [type] };
  const category = chance.pick(open(['hint'], CATEGORIES));
  return wish === 1 && category !== undefined && prices.missionHint !== 'off' ? { hint: category } : {};
}

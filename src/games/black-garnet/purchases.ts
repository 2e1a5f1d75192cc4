// What garnets of the season buy (BG-14): the prices, and the stats of duel types and hints that a round sells.
import type { Chance } from '../chance';
import { checkboxes, choice, hidden, optional, optionsOf, type Draft, type OptionalField } from '../fields';
import type { JsonObject } from '../json';
import type { Problem } from '../problems';
import { count } from '../wording';
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

/** What a price may be, where the thing is sold at all. */
export const PRICE_RANGE = { least: 1, most: 10 } as const;

/** For each price the setting's title, and the rule for players where it is sold. */
export const PRICE: Readonly<
  Record<Price, { readonly title: string; readonly rule: (price: number) => string }>
> = {
  learnDuel: {
    title: 'Price to learn the stats of a duel type',
    rule: (price) =>
      `To be told the two stats of a duel type, but not their ratio, costs ${count(price, 'garnet')}. You are told after the round.`,
  },
  missionHint: {
    title: 'Price of a mission hint',
    rule: (price) =>
      `A picture that hints at a Black Mission of a category which can still be tried costs ${count(price, 'garnet')}. The host sends it to you.`,
  },
  statPoint: {
    title: 'Price of a stat point',
    rule: (price) =>
      `A stat point costs ${count(price, 'garnet')}. You buy it together with your distribution.`,
  },
};

type Wanted = Pick<RoundOrder, 'learn' | 'hint'>;

/** What a round asks about purchases; only the form of what is sold. */
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

/** Every reason why a player cannot buy this. */
export function purchaseProblems(
  state: State,
  player: string,
  { learn, hint }: Draft<Wanted>,
): readonly Problem[] {
  const types = (learn ?? []).flatMap((type) => type ?? []);
  return [
    ...learnProblems(state, player, types),
    ...(hint === undefined ? [] : hintProblems(state, hint)),
    ...costProblems(state, player, types, hint),
  ];
}

function learnProblems(
  { settings, learnt }: State,
  player: string,
  types: readonly DuelType[],
): readonly Problem[] {
  if (types.length === 0) return [];
  if (settings.prices.learnDuel === 'off') {
    return [
      problem(
        'not-for-sale',
        ['learn'],
        `Learning ${types.join(', ')}: stats are not for sale in this game. Leave it out.`,
      ),
    ];
  }
  const already = types.filter((type) => learnt.get(player)?.includes(type) === true);
  return already.length === 0
    ? []
    : [
        problem(
          'already-learnt',
          ['learn'],
          `Learning ${already.join(', ')}: you have learnt that already. Leave it out.`,
        ),
      ];
}

function hintProblems({ settings, attempts }: State, hint: Category): readonly Problem[] {
  const { title } = CATEGORY[hint];
  if (settings.prices.missionHint === 'off') {
    return [
      problem(
        'not-for-sale',
        ['hint'],
        `A hint to ${title}: hints are not for sale in this game. Leave it out.`,
      ),
    ];
  }
  return attemptsLeft(attempts, hint) > 0
    ? []
    : [
        problem(
          'no-attempt-left',
          ['hint'],
          `A hint to ${title}: its ${MISSION.attemptsEach} attempts are used up. Choose another category.`,
        ),
      ];
}

/** Learning and a hint are paid together. */
function costProblems(
  state: State,
  player: string,
  learn: readonly DuelType[],
  hint: Category | undefined,
): readonly Problem[] {
  const cost = costOf(purchaseOf(state.settings, { learn, ...(hint === undefined ? {} : { hint }) }));
  const { season } = scoreOf(state, player);
  return cost <= season
    ? []
    : [
        problem(
          'too-few-garnets',
          [learn.length > 0 ? 'learn' : 'hint'],
          `Buying for ${count(cost, 'garnet')}: you have ${season}. Buy less.`,
        ),
      ];
}

/** A purchase with what it costs. */
export function purchaseOf({ prices }: OpenSettings, { learn = [], hint }: Wanted): Purchase {
  const paid = {
    learn: prices.learnDuel === 'off' ? 0 : learn.length * prices.learnDuel,
    hint: prices.missionHint === 'off' || hint === undefined ? 0 : prices.missionHint,
  };
  return { learn, hint: hint ?? null, paid };
}

/** What a purchase costs in all. */
export function costOf({ paid }: Purchase): number {
  return paid.learn + paid.hint;
}

/** The stats of a duel type, in the order of the five: which is the first would hint at the ratio (BG-14). */
export function learntStats(duels: Duels, duel: DuelType): Learnt {
  const [first, second] = duels[duel].stats;
  const inOrder = STATS.indexOf(first) < STATS.indexOf(second);
  return { duel, stats: inOrder ? [first, second] : [second, first] };
}

/** What the host must send to those who bought a hint. */
export function picturesToSend(purchases: ReadonlyMap<string, Purchase>): readonly string[] {
  return [...purchases].flatMap(([name, { hint }]) =>
    hint === null ? [] : [`${name} bought a hint to ${CATEGORY[hint].title}: send them the picture.`],
  );
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

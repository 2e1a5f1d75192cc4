// Stage `distribution`: everyone spreads their points over the five stats and chooses a primary (BG-1).
import type { Chance } from '../chance';
import { ask, type Ask, type Ordered, type Resolution } from '../contract';
import { choice, object, optional, hidden, whole, type Draft, type Field } from '../fields';
import type { Json } from '../json';
import { problem, type Problem } from '../problems';
import { all, count } from '../wording';
import type { Event } from './events';
import { distributionOf, hasPower, standingOf } from './players';
import {
  BASE_POINTS,
  DEFAULT_POINTS,
  LOGICAL_POINTS,
  STATS,
  STAT_TITLES,
  type Distribution,
  type DistributionOrder,
  type Points,
  type Settings,
  type Stat,
  type State,
} from './types';

const points = (stat: Stat): Field<number> => whole({ title: STAT_TITLES[stat], min: 0 });

const fivePoints: Field<Points> = object(
  {
    visual: points('visual'),
    verbal: points('verbal'),
    logical: points('logical'),
    interpersonal: points('interpersonal'),
    intrapersonal: points('intrapersonal'),
  },
  { title: 'Points' },
);

const pointsField: Field<Points> = {
  ...fivePoints,
  read: (value, at) => fivePoints.read(value, { ...at, label: 'Points' }),
};

const STAT_OPTIONS = STATS.map((value) => ({ value, label: STAT_TITLES[value] }));

/** What everyone is asked before the first round. */
export function distributionAsk(state: State): Ask<DistributionOrder> {
  return ask<DistributionOrder>({
    form: 'distribution',
    title: 'Your stats',
    help: `Spread up to ${BASE_POINTS} points, ${BASE_POINTS + LOGICAL_POINTS} with a Logical-mathematical primary. Your primary must be your highest stat, or tied for it.`,
    players: state.players,
    move: distributionField(state.settings),
    check: (player, draft) => [
      ...sumFaults(draft),
      ...primaryFaults(draft),
      ...buyFaults(state, player, draft),
    ],
    sample: (player, chance) => sample(state, player, chance),
  });
}

function distributionField({ prices }: Settings): Field<DistributionOrder> {
  const price = prices.statPoint;
  const buy = whole({
    title: 'Points to buy',
    help:
      price === 'off'
        ? ''
        : `${count(price, 'garnet')} each, from what you brought. They are part of your points.`,
    min: 0,
  });
  return object({
    stats: pointsField,
    primary: choice({ title: 'Primary stat', help: 'Everyone will know it.', options: STAT_OPTIONS }),
    buy: optional(price === 'off' ? hidden(buy) : buy),
  });
}

function sumFaults({ stats, primary, buy }: Draft<DistributionOrder>): readonly Problem[] {
  if (stats === undefined || primary === undefined) return [];
  const limit = BASE_POINTS + (primary === 'logical' ? LOGICAL_POINTS : 0) + Math.max(0, buy ?? 0);
  const sum = STATS.reduce((total, stat) => total + Math.max(0, stats[stat] ?? 0), 0);
  return sum <= limit
    ? []
    : [
        problem(
          'too-many-points',
          ['stats'],
          `Points: ${sum} in all, and you have ${limit}. Take ${sum - limit} away.`,
        ),
      ];
}

function primaryFaults({ stats, primary }: Draft<DistributionOrder>): readonly Problem[] {
  const highest = primary === undefined ? undefined : stats?.[primary];
  if (stats === undefined || primary === undefined || highest === undefined) return [];
  const higher = STATS.flatMap((stat) => {
    const value = stats[stat];
    return value !== undefined && value > highest ? [`${STAT_TITLES[stat]} has ${value}`] : [];
  });
  return higher.length === 0
    ? []
    : [
        problem(
          'primary-not-highest',
          ['primary'],
          `Primary ${STAT_TITLES[primary]}, at ${highest}: ${all(higher)}. The primary must be the highest, or tied for it.`,
        ),
      ];
}

function buyFaults(state: State, player: string, { buy }: Draft<DistributionOrder>): readonly Problem[] {
  if (buy === undefined || buy <= 0) return [];
  const price = state.settings.prices.statPoint;
  if (price === 'off') {
    return [
      problem(
        'not-for-sale',
        ['buy'],
        `Buying ${count(buy, 'point')}: points are not for sale in this game. Leave it at 0.`,
      ),
    ];
  }
  const { season } = standingOf(state, player);
  const most = Math.floor(season / price);
  return buy <= most
    ? []
    : [
        problem(
          'too-expensive',
          ['buy'],
          `Buying ${count(buy, 'point')}: at ${count(price, 'garnet')} each, your ${count(season, 'garnet')} buy at most ${most}.`,
        ),
      ];
}

/** Takes the distributions, four in each stat where none came, and publishes the primaries. */
export function resolveDistribution(
  state: State,
  orders: readonly Ordered<DistributionOrder>[],
): Resolution<State, Event> {
  const sent = new Map(orders.map(({ player, order }) => [player, order]));
  const distributions = new Map(state.players.map((name) => [name, taken(sent.get(name))]));
  const price = state.settings.prices.statPoint;
  const paid = (name: string): number =>
    price === 'off' ? 0 : (distributions.get(name)?.bought ?? 0) * price;
  const standings = new Map(
    [...state.standings].map(([name, standing]) => [
      name,
      { ...standing, season: standing.season - paid(name) },
    ]),
  );
  const next: State = { ...state, distributions, standings, phase: { kind: 'round' } };
  const powers = state.players.some((name) => hasPower(next, name));
  const told = state.players.map((name): Event => ({
    kind: 'distributed',
    to: { player: name },
    distribution: distributionOf(next, name),
    paid: paid(name),
    standing: standingOf(next, name),
  }));
  return {
    state: powers ? { ...next, phase: { kind: 'powers' } } : next,
    events: [
      {
        kind: 'primaries',
        to: 'everyone',
        primaries: state.players.map((player) => ({
          player,
          primary: distributionOf(next, player).primary,
        })),
      },
      ...told,
    ],
  };
}

function taken(order: DistributionOrder | undefined): Distribution {
  return order === undefined
    ? NO_DISTRIBUTION
    : { stats: order.stats, primary: order.primary, bought: order.buy ?? 0 };
}

/** What a player has who sent none (BG-1). */
export const NO_DISTRIBUTION: Distribution = {
  stats: {
    visual: DEFAULT_POINTS,
    verbal: DEFAULT_POINTS,
    logical: DEFAULT_POINTS,
    interpersonal: DEFAULT_POINTS,
    intrapersonal: DEFAULT_POINTS,
  },
  primary: null,
  bought: 0,
};

/** All points spent at random, the highest heap on the primary. */
function sample(state: State, player: string, chance: Chance): Json {
  const primary = chance.pick(STATS) ?? STATS[0];
  const price = state.settings.prices.statPoint;
  const affordable = price === 'off' ? 0 : Math.floor(standingOf(state, player).season / price);
  const buy = chance.whole(0, Math.min(2, affordable));
  const total = BASE_POINTS + (primary === 'logical' ? LOGICAL_POINTS : 0) + buy;
  const heaps = STATS.map(() => 0);
  for (let point = 0; point < total; point++) {
    const at = chance.whole(0, heaps.length - 1);
    heaps[at] = (heaps[at] ?? 0) + 1;
  }
  const [highest = 0, ...others] = heaps.sort((a, b) => b - a);
  const rest = chance.shuffle(others);
  const stats = Object.fromEntries(
    STATS.map((stat) => [stat, stat === primary ? highest : (rest.pop() ?? 0)]),
  );
  return { stats, primary, ...(buy > 0 ? { buy } : {}) };
}

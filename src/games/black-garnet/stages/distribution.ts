// The stage in which everyone distributes points over the five stats and chooses a primary (BG-1).
import { defineAsk } from '../../frame/ask';
import type { Chance } from '../../frame/chance';
import type { Knowledge } from '../../frame/closed-choices';
import {
  choice,
  hidden,
  object,
  optional,
  relabelPath,
  integer,
  type PartlyRead,
  type Field,
} from '../../frame/fields';
import type { Json } from '../../frame/json';
import { ensure, type Problem } from '../../frame/result';
import { defineStage, type Resolution, type Stage } from '../../frame/stage';
import { andList, withoutFullStop, plural } from '../../frame/wording';
import { salesHostPart } from '../host-sales';
import { playerScore } from '../duels';
import type { Event } from '../events';
import { knownScore } from '../player-knowledge';
import { distributionOf, DISTRIBUTION_POINTS, primaryRule, SKILL_TEXT, STAT_RULES } from '../stats';
import {
  problem,
  STATS,
  type DistributionOrder,
  type OpenFacts,
  type OpenSettings,
  type Points,
  type Score,
  type Stat,
  type State,
} from '../types';

export function distributionStage(state: State): Stage<State, Event, OpenFacts> | null {
  if (state.distributions.size > 0) return null;
  const { extraPoints } = STAT_RULES.logical.power;
  return defineStage({
    name: 'distribution',
    title: 'Distribution',
    asks: {
      points: defineAsk<DistributionOrder, Knowledge<OpenFacts, Event>>({
        form: 'distribution',
        title: 'Your stats',
        ifMissing: `They have ${DISTRIBUTION_POINTS.unsent} points in each stat and no primary.`,
        help: `Spread up to ${DISTRIBUTION_POINTS.toDistribute} points, or ${DISTRIBUTION_POINTS.toDistribute + extraPoints} with a ${STAT_RULES.logical.title} primary. ${SKILL_TEXT}`,
        players: state.players,
        move: distributionField(state.settings),
        taps: {
          kind: 'sum',
          part: POINTS_TITLE,
          most: DISTRIBUTION_POINTS.toDistribute,
          more: [
            { question: PRIMARY_TITLE, answer: STAT_RULES.logical.title, more: extraPoints },
            { question: BUY_TITLE },
          ],
        },
        notes: ({ open: { settings }, log }) => [
          ...STATS.map((stat) => ({
            place: ['primary'],
            values: [stat],
            note: withoutFullStop(primaryRule(settings, stat)),
          })),
          { place: ['buy'], note: `You have ${plural(knownScore(log).season, 'garnet')}` },
        ],
        check: (player, draft) => [
          ...sumProblems(draft),
          ...primaryProblems(draft),
          ...buyProblems(state, player, draft),
        ],
        sample: (player, chance) => sampleMove(state, player, chance),
      }),
    },
    host: salesHostPart(state),
    resolve: ({ points }) => distribute(state, points),
  });
}

const POINTS_TITLE = 'Points';
const PRIMARY_TITLE = 'Primary stat';
const BUY_TITLE = 'Points to buy';

const statPointsField = (stat: Stat): Field<number> => integer({ title: STAT_RULES[stat].title, min: 0 });

const untitledPointsField: Field<Points> = object(
  {
    visual: statPointsField('visual'),
    verbal: statPointsField('verbal'),
    logical: statPointsField('logical'),
    interpersonal: statPointsField('interpersonal'),
    intrapersonal: statPointsField('intrapersonal'),
  },
  { title: POINTS_TITLE },
);

const pointsField: Field<Points> = {
  ...untitledPointsField,
  read: (value, at) => untitledPointsField.read(value, relabelPath(at, POINTS_TITLE)),
};

function distributionField({ prices }: OpenSettings): Field<DistributionOrder> {
  const price = prices.statPoint;
  const buy = integer({
    title: BUY_TITLE,
    help: price === 'off' ? '' : `${plural(price, 'garnet')} each.`,
    min: 0,
  });
  return object({
    stats: pointsField,
    primary: choice({
      title: PRIMARY_TITLE,
      help: 'Everyone sees this. It must be your highest stat, or tied for highest.',
      options: STATS.map((value) => ({ value, label: STAT_RULES[value].title })),
    }),
    buy: optional(price === 'off' ? hidden(buy) : buy),
  });
}

function totalPoints(primary: Stat): number {
  return DISTRIBUTION_POINTS.toDistribute + STAT_RULES[primary].power.extraPoints;
}

function sumProblems({ stats, primary, buy }: PartlyRead<DistributionOrder>): readonly Problem[] {
  if (stats === undefined || primary === undefined) return [];
  const bought = Math.max(0, buy ?? 0);
  const limit = totalPoints(primary) + bought;
  const sum = STATS.reduce((total, stat) => total + Math.max(0, stats[stat] ?? 0), 0);
  // Another check covers whether the player can afford the bought points.
  const has = bought === 0 ? `${limit}` : `${totalPoints(primary)} plus ${bought} that you buy`;
  const sentence = `Points: ${sum} in all, but you only have ${has}. Remove ${sum - limit}.`;
  return sum <= limit ? [] : [problem('too-many-points', ['stats'], sentence)];
}

function affordablePoints(state: State, player: string): number {
  const price = state.settings.prices.statPoint;
  return price === 'off' ? 0 : Math.floor(playerScore(state, player).season / price);
}

function primaryProblems({ stats, primary }: PartlyRead<DistributionOrder>): readonly Problem[] {
  const highest = primary === undefined ? undefined : stats?.[primary];
  if (stats === undefined || primary === undefined || highest === undefined) return [];
  const higher = STATS.flatMap((stat) => {
    const value = stats[stat];
    return value !== undefined && value > highest ? [`${STAT_RULES[stat].title} has ${value}`] : [];
  });
  const sentence = `Primary ${STAT_RULES[primary].title}: it has ${highest}, but ${andList(higher)}. Your primary must be your highest stat, or tied for highest.`;
  return higher.length === 0 ? [] : [problem('primary-not-highest', ['primary'], sentence)];
}

function buyProblems(
  state: State,
  player: string,
  { buy }: PartlyRead<DistributionOrder>,
): readonly Problem[] {
  if (buy === undefined || buy <= 0) return [];
  const price = state.settings.prices.statPoint;
  if (price === 'off') {
    const sentence = `Buying ${plural(buy, 'point')}: points aren’t for sale in this game. Leave it at 0.`;
    return [problem('not-for-sale', ['buy'], sentence)];
  }
  const { season } = playerScore(state, player);
  const most = affordablePoints(state, player);
  const sentence = `Buying ${plural(buy, 'point')}: at ${plural(price, 'garnet')} each, your ${plural(season, 'garnet')} buy at most ${most}.`;
  return buy <= most ? [] : [problem('too-few-garnets', ['buy'], sentence)];
}

/** Applies the distributions, takes the price of bought points, and publishes primaries. */
function distribute(state: State, orders: ReadonlyMap<string, DistributionOrder>): Resolution<State, Event> {
  const sent = new Map(
    [...orders].map(([name, { stats, primary, buy = 0 }]) => [name, { stats, primary, bought: buy }]),
  );
  const distributions = new Map(
    state.players.map((name) => [name, distributionOf({ distributions: sent }, name)]),
  );
  const taken = state.players.map((name) => {
    const own = distributionOf({ distributions }, name);
    const price = state.settings.prices.statPoint;
    const paid = price === 'off' ? 0 : own.bought * price;
    const before = playerScore(state, name);
    const score: Score = { ...before, season: before.season - paid };
    return { name, own, paid, score };
  });
  return {
    state: { ...state, distributions, scores: new Map(taken.map(({ name, score }) => [name, score])) },
    events: [
      {
        kind: 'primaries-published',
        to: 'everyone',
        primaries: taken.map(({ name, own }) => ({ player: name, primary: own.primary })),
      },
      ...taken.map(({ name, own, paid, score }): Event => ({
        kind: 'points-distributed',
        to: { player: name },
        distribution: own,
        paid,
        score,
      })),
    ],
  };
}

/** Distributes all points at random, with the highest stat as primary. */
function sampleMove(state: State, player: string, chance: Chance): Json {
  const primary = ensure(chance.pick(STATS), 'There are five stats.');
  const buy = chance.whole(0, Math.min(2, affordablePoints(state, player)));
  const total = totalPoints(primary) + buy;
  const points = Array.from({ length: total }, () => chance.pick(STATS));
  const heaps = STATS.map((stat) => points.filter((point) => point === stat).length);
  const [highest = 0, ...others] = heaps.sort((a, b) => b - a);
  const rest = chance.shuffle(others);
  const stats = Object.fromEntries(
    STATS.map((stat) => [stat, stat === primary ? highest : (rest.pop() ?? 0)]),
  );
  return { stats, primary, ...(buy > 0 ? { buy } : {}) };
}

// What a round asks: challenges, a boost for intrapersonal primaries, and what garnets may buy (BG-4, BG-5, BG-14).
import type { Chance } from '../chance';
import { ask, type Ask } from '../contract';
import {
  choice,
  object,
  optional,
  optionsOf,
  checkboxes,
  repeated,
  hidden,
  type Draft,
  type Field,
} from '../fields';
import type { Json } from '../json';
import { problem, type Problem } from '../problems';
import { count, either } from '../wording';
import { isPrimary, openTypes, standingOf } from './players';
import { boostText } from './words';
import {
  ATTEMPTS_EACH,
  BOOST_POINTS,
  CATEGORIES,
  CATEGORY_TITLES,
  DUEL_TYPES,
  MOST_CHALLENGES,
  STATS,
  STAT_TITLES,
  type Boost,
  type Category,
  type RoundOrder,
  type Settings,
  type State,
} from './types';

/** Intrapersonal primaries get a form with one question more; everybody knows who they are. */
export function roundAsks(state: State): readonly Ask<RoundOrder>[] {
  const boosters = state.players.filter((name) => isPrimary(state, name, 'intrapersonal'));
  const others = state.players.filter((name) => !boosters.includes(name));
  const roundAsk = (form: string, players: readonly string[], boosts: boolean): Ask<RoundOrder> =>
    ask<RoundOrder>({
      form,
      title: boosts ? 'Your round, with a boost' : 'Your round',
      help: `Challenge up to ${MOST_CHALLENGES} different players. Whoever has the higher skill wins; the challenged wins a tie.`,
      players,
      move: roundField(state, boosts),
      check: (player, draft) => check(state, player, draft),
      sample: (player, chance) => sample(state, player, chance),
    });
  return [
    ...(others.length === 0 ? [] : [roundAsk('round', others, false)]),
    ...(boosters.length === 0 ? [] : [roundAsk('round-boost', boosters, true)]),
  ];
}

const TYPE_OPTIONS = optionsOf(DUEL_TYPES);

function roundField({ players, settings }: State, boosts: boolean): Field<RoundOrder> {
  const { learnDuel, missionHint } = settings.prices;
  const learn = checkboxes({
    title: 'Learn the stats of duel types',
    help: learnDuel === 'off' ? '' : `${count(learnDuel, 'garnet')} each; you are told after the round.`,
    options: TYPE_OPTIONS,
  });
  const hint = choice({
    title: 'Hint to a Black Mission',
    help: missionHint === 'off' ? '' : `${count(missionHint, 'garnet')}; the host sends you a picture.`,
    options: CATEGORIES.map((value) => ({ value, label: CATEGORY_TITLES[value] })),
  });
  return object({
    challenges: repeated(
      {
        title: 'Challenges',
        what: 'challenge',
        each: (n) => `Challenge ${n}`,
        asked: MOST_CHALLENGES,
        max: MOST_CHALLENGES,
      },
      object({
        player: choice({ title: 'Player', options: optionsOf(players) }),
        duel: choice({ title: 'Duel type', options: TYPE_OPTIONS }),
      }),
    ),
    boost: optional(boosts ? boostField(settings) : hidden(boostField(settings))),
    learn: optional(learnDuel === 'off' ? hidden(learn) : learn),
    hint: optional(missionHint === 'off' ? hidden(hint) : hint),
  });
}

function boostField({ boost }: Settings): Field<Boost> {
  return boost === 'stat'
    ? choice({
        title: 'Boost a stat',
        help: `${BOOST_POINTS} points more in it, for this round.`,
        options: STATS.map((value) => ({ value, label: STAT_TITLES[value] })),
      })
    : choice({
        title: 'Boost a duel type',
        help: `${BOOST_POINTS} more skill in it, for this round.`,
        options: TYPE_OPTIONS,
      });
}

function check(state: State, player: string, draft: Draft<RoundOrder>): readonly Problem[] {
  return [
    ...challengeFaults(state, player, draft.challenges ?? []),
    ...boostFaults(state, player, draft),
    ...learnFaults(state, player, draft),
    ...hintFaults(state, draft),
    ...costFaults(state, player, draft),
  ];
}

function challengeFaults(
  state: State,
  player: string,
  challenges: NonNullable<Draft<RoundOrder>['challenges']>,
): readonly Problem[] {
  const open = openTypes(standingOf(state, player));
  return challenges.flatMap((challenge, index) => {
    const faults: Problem[] = [];
    const { player: rival, duel } = challenge ?? {};
    if (rival === player) {
      faults.push(
        problem(
          'oneself',
          ['challenges', index, 'player'],
          `Challenging ${rival}: that is you. Challenge somebody else.`,
        ),
      );
    }
    const first = challenges.findIndex((other) => other?.player === rival);
    if (rival !== undefined && first !== index) {
      faults.push(
        problem(
          'same-player',
          ['challenges', index, 'player'],
          `Challenging ${rival} twice: your challenges of a round go to different players.`,
        ),
      );
    }
    if (duel !== undefined && !open.includes(duel)) {
      faults.push(
        problem(
          'lost-type',
          ['challenges', index, 'duel'],
          `Challenging with ${duel}: you have lost that type. ${open.length === 0 ? 'You have none left to challenge with.' : `You can still use ${either(open)}.`}`,
        ),
      );
    }
    return faults;
  });
}

function boostFaults(state: State, player: string, { boost }: Draft<RoundOrder>): readonly Problem[] {
  return boost === undefined || isPrimary(state, player, 'intrapersonal')
    ? []
    : [
        problem(
          'no-boost',
          ['boost'],
          `Boosting ${boostText(boost)}: only players whose primary is Intrapersonal may. Leave it out.`,
        ),
      ];
}

function learnFaults(
  { settings, learnt }: State,
  player: string,
  { learn }: Draft<RoundOrder>,
): readonly Problem[] {
  const types = (learn ?? []).flatMap((type) => type ?? []);
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

function hintFaults({ settings, attempts }: State, { hint }: Draft<RoundOrder>): readonly Problem[] {
  if (hint === undefined) return [];
  if (settings.prices.missionHint === 'off') {
    return [
      problem(
        'not-for-sale',
        ['hint'],
        `A hint to ${CATEGORY_TITLES[hint]}: hints are not for sale in this game. Leave it out.`,
      ),
    ];
  }
  return hasAttempts(attempts, hint)
    ? []
    : [
        problem(
          'no-attempt-left',
          ['hint'],
          `A hint to ${CATEGORY_TITLES[hint]}: its ${ATTEMPTS_EACH} attempts are used up. Choose another category.`,
        ),
      ];
}

function hasAttempts(attempts: State['attempts'], category: Category): boolean {
  return attempts[category] < ATTEMPTS_EACH;
}

/** Learning and a hint are paid together. */
function costFaults(state: State, player: string, { learn, hint }: Draft<RoundOrder>): readonly Problem[] {
  const known = (learn ?? []).flatMap((type) => type ?? []);
  const price = costs(state.settings, { learn: known, hint });
  const cost = price.learn + price.hint;
  const { season } = standingOf(state, player);
  return cost <= season
    ? []
    : [
        problem(
          'too-expensive',
          [known.length > 0 ? 'learn' : 'hint'],
          `Buying for ${count(cost, 'garnet')}: you have ${season}. Buy less.`,
        ),
      ];
}

/** What these purchases cost. */
export function costs(
  { prices }: Settings,
  { learn, hint }: { readonly learn: readonly unknown[]; readonly hint: Category | null | undefined },
): { readonly learn: number; readonly hint: number } {
  return {
    learn: prices.learnDuel === 'off' ? 0 : learn.length * prices.learnDuel,
    hint: prices.missionHint === 'off' || hint === undefined || hint === null ? 0 : prices.missionHint,
  };
}

/** As many challenges as may be, so that practice games come to an end; now and then a purchase. */
function sample(state: State, player: string, chance: Chance): Json {
  const standing = standingOf(state, player);
  const open = openTypes(standing);
  const rivals = chance.shuffle(state.players.filter((name) => name !== player)).slice(0, MOST_CHALLENGES);
  const boost = chance.pick<Boost>(state.settings.boost === 'stat' ? STATS : DUEL_TYPES);
  return {
    challenges: rivals.flatMap((rival) => {
      const duel = chance.pick(open);
      return duel === undefined ? [] : [{ player: rival, duel }];
    }),
    ...(boost !== undefined && isPrimary(state, player, 'intrapersonal') ? { boost } : {}),
    ...samplePurchase(state, player, chance),
  };
}

function samplePurchase(state: State, player: string, chance: Chance): { readonly [key: string]: Json } {
  const { settings, learnt, attempts } = state;
  const { season } = standingOf(state, player);
  const { learnDuel, missionHint } = settings.prices;
  const wish = chance.whole(0, 5);
  const type = chance.pick(DUEL_TYPES.filter((each) => learnt.get(player)?.includes(each) !== true));
  if (wish === 0 && type !== undefined && learnDuel !== 'off' && learnDuel <= season)
    return { learn: [type] };
  const category = chance.pick(CATEGORIES.filter((each) => hasAttempts(attempts, each)));
  if (wish === 1 && category !== undefined && missionHint !== 'off' && missionHint <= season) {
    return { hint: category };
  }
  return {};
}

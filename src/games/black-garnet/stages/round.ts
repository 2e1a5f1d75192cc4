// A round: challenges, boosts, purchases and missions, and whether the game ends (BG-4 to BG-10).
import { defineAsk, type Ask } from '../../frame/ask';
import { mustGet, type Problem, ok } from '../../frame/result';
import type { Chance } from '../../frame/chance';
import type { Knowledge, OpenChoices } from '../../frame/closed-choices';
import {
  choice,
  hidden,
  object,
  optional,
  toOptions,
  yesNo,
  type PartlyRead,
  type Field,
} from '../../frame/fields';
import type { Json } from '../../frame/json';
import { memoize } from '../../frame/lazy';

import { defineHostPart, defineStage, type HostPart, type Resolution, type Stage } from '../../frame/stage';
import {
  challengeLimits,
  challengeNotes,
  challengeProblems,
  CHALLENGE_TITLES,
  challengesField,
  closedChallenges,
  MAX_CHALLENGES,
} from '../challenges';
import { boostText } from '../account';
import { fightDuel, playerScore, settleDuels, type Settlement } from '../duels';
import type { Event, PlayerRound } from '../events';
import { salesFields, applySales } from '../host-sales';
import { buyerFromLog, knownScore } from '../player-knowledge';
import { countAttempts, holdMissions, missionRequests, missionsField } from '../missions';
import { candidateChooser, publicEnding, defaultCandidate, findOutcome, toPlayerEnd } from '../outcome';
import {
  toBuyer,
  closedPurchases,
  purchaseCost,
  revealStats,
  hintReminder,
  PURCHASE_TITLES,
  purchaseNotes,
  pricePurchase,
  purchaseFields,
  purchaseProblems,
  samplePurchase,
} from '../purchases';
import { BOOST_TEXTS, powerOf, SKILL_TEXT, STAT_RULES } from '../stats';
import {
  DUEL_TYPES,
  problem,
  STATS,
  type Boost,
  type OpenFacts,
  type OpenSettings,
  type Purchase,
  type Round,
  type RoundOrder,
  type State,
} from '../types';

export function roundStage(state: State): Stage<State, Event, OpenFacts> | null {
  if (state.outcome !== null) return null;
  const number = state.rounds.length + 1;
  const boosters = state.players.filter((name) => powerOf(state, name).boost > 0);
  const others = state.players.filter((name) => !boosters.includes(name));
  return defineStage({
    name: `round-${number}`,
    title: `Round ${number}`,
    // Intrapersonal primaries get a form with one more question. Primaries are public, so this reveals nothing.
    asks: { usual: roundAsk(state, others, false), boosted: roundAsk(state, boosters, true) },
    // If the number of rounds isn't limited, only the host can end a game that everyone has left.
    waitsForHost: state.settings.rounds === undefined,
    host: roundHostPart(state),
    resolve: ({ usual, boosted }, chance) => playRound(state, new Map([...usual, ...boosted]), chance),
  });
}

function roundAsk(
  state: State,
  players: readonly string[],
  boosts: boolean,
): Ask<RoundOrder, Knowledge<OpenFacts, Event>> {
  const { usual, boosted } = roundFields(state.settings)(state.players);
  return defineAsk({
    form: boosts ? 'round-boost' : 'round',
    title: boosts ? 'Your round, with a boost' : 'Your round',
    ifMissing: 'They don’t challenge anyone or buy anything.',
    help: `${SKILL_TEXT} The challenged player wins ties. Nobody is told who challenged them${state.settings.showStandings ? '' : ', or how many black garnets others have'}.`,
    players,
    move: boosts ? boosted : usual,
    taps: {
      kind: 'strip',
      parts: CHALLENGE_TITLES,
      rest: boostAndShopTitle(boosts, areSalesOpen(state)),
      limits: challengeLimits(state.players),
    },
    needless: state.entry.missions.some(({ success }) => success) ? PURCHASE_TITLES : [],
    notes: (known) => [
      ...challengeNotes(known),
      ...purchaseNotes(known.open.settings, knownScore(known.log).season),
    ],
    closed: (known) => [
      ...closedChallenges(known),
      ...closedPurchases(known.open.settings, buyerFromLog(known.log)),
    ],
    check: (player, draft) => [
      ...challengeProblems(draft.challenges ?? []),
      ...boostProblems(state, player, draft),
      ...purchaseProblems(state.settings, toBuyer(state, player), draft),
    ],
    sample: (player, chance, open) => sampleMove(state, player, chance, open),
  });
}

/** Whether anything is for sale. Nothing is in a round that ends the game, because purchases would be useless. */
function areSalesOpen({ settings: { prices }, entry }: State): boolean {
  const isSold = prices.learnDuel !== 'off' || prices.missionHint !== 'off';
  return isSold && !entry.missions.some(({ success }) => success);
}

function boostAndShopTitle(boosts: boolean, sells: boolean): string {
  if (!boosts) return 'Shop';
  return sells ? 'Boost and shop' : 'Boost';
}

/** The fields of a round with and without a boost, cached for all rounds of a match. */
const roundFields = memoize((settings: OpenSettings) =>
  memoize((players: readonly string[]) => {
    const boost = boostField(settings);
    const field = (boosts: boolean): Field<RoundOrder> =>
      object({
        challenges: challengesField(players),
        boost: optional(boosts ? boost : hidden(boost)),
        ...purchaseFields(settings),
      });
    return { usual: field(false), boosted: field(true) };
  }),
);

function boostField({ boost }: OpenSettings): Field<Boost> {
  const { title, help } = BOOST_TEXTS[boost];
  return boost === 'stat'
    ? choice({ title, help, options: STATS.map((value) => ({ value, label: STAT_RULES[value].title })) })
    : choice({ title, help, options: toOptions(DUEL_TYPES) });
}

function boostProblems(state: State, player: string, { boost }: PartlyRead<RoundOrder>): readonly Problem[] {
  if (boost === undefined || powerOf(state, player).boost > 0) return [];
  const sentence = `Boosting ${boostText(boost)}: only players with an ${STAT_RULES.intrapersonal.title} primary can boost. Leave the boost empty.`;
  return [problem('no-boost', ['boost'], sentence)];
}

/** Makes as many challenges as possible, so that practice games end, and sometimes a purchase. */
function sampleMove(state: State, player: string, chance: Chance, open: OpenChoices): Json {
  const types = open(['challenges', 0, 'duel'], DUEL_TYPES);
  const others = open(['challenges', 0, 'player'], state.players);
  const rivals = chance.shuffle(others).slice(0, MAX_CHALLENGES);
  const boost = chance.pick<Boost>(state.settings.boost === 'stat' ? STATS : DUEL_TYPES);
  return {
    challenges: rivals.flatMap((rival) => {
      const duel = chance.pick(types);
      return duel === undefined ? [] : [{ player: rival, duel }];
    }),
    ...(boost !== undefined && powerOf(state, player).boost > 0 ? { boost } : {}),
    ...samplePurchase(state.settings, chance, open),
  };
}

/** What the host can enter in a round: missions, sales, and whether the game ends. */
function roundHostPart(state: State): HostPart<State, Event> {
  return defineHostPart({
    occasions: missionRequests(state),
    field: object({
      missions: optional(missionsField(state)),
      end: optional(yesNo({ title: 'End the game with this round' })),
      ...salesFields(state.settings)(state.players),
    }),
    apply: ({ missions = [], end = false, ...salesFacts }) => {
      const selling = applySales(state, salesFacts);
      if (!selling.ok) return selling;
      const sold = selling.value;
      const held = holdMissions({ ...sold.state, entry: { ...state.entry, end } }, missions);
      return ok({
        ...held,
        events: [...sold.events, ...held.events],
        warnings: [...(sold.warnings ?? []), ...(held.warnings ?? [])],
      });
    },
  });
}

type Orders = ReadonlyMap<string, RoundOrder>;

/** Plays a round. Missions have been paid already, and the order of submissions doesn't matter. */
function playRound(state: State, orders: Orders, chance: Chance): Resolution<State, Event> {
  const boosts = pickFromOrders(state, orders, ({ boost }) => boost);
  const purchases = pickFromOrders(state, orders, (order) => findPurchase(state, order));
  // Duels are simultaneous (BG-4). They are listed in the challengers' roster order.
  const duels = state.players.flatMap((challenger) =>
    (orders.get(challenger)?.challenges ?? []).map((challenge) =>
      fightDuel(state, boosts, challenger, challenge),
    ),
  );
  const settlements = state.players.map(
    (player) => [player, payCost(settleDuels(state, player, duels), purchases.get(player))] as const,
  );
  const scores = new Map(settlements.map(([player, { score }]) => [player, score]));
  const round: Round = { boosts, duels, purchases, scores };
  const played: State = {
    ...state,
    scores,
    learnt: addLearntTypes(state, purchases),
    attempts: countAttempts(state.attempts, state.entry.missions),
    entry: { missions: [], end: false },
    rounds: [...state.rounds, round],
  };
  const ended = endIfOver(state, played, chance);
  return {
    state: ended.state,
    events: [
      ...settlements.map(([player, settlement]): Event => ({
        kind: 'round-played',
        to: { player },
        round: toPlayerRound(state, player, round, settlement),
      })),
      // The last round's message begins with the winners.
      ...ended.events,
      ...standingsEvents(played),
    ],
    warnings: [...purchases].flatMap(([name, { hint }]) => (hint === null ? [] : [hintReminder(name, hint)])),
  };
}

/** Picks one part of each order, for the players whose order has it, in roster order. */
function pickFromOrders<T>(
  { players }: State,
  orders: Orders,
  pick: (order: RoundOrder) => T | undefined,
): ReadonlyMap<string, T> {
  return new Map(
    players.flatMap((name) => {
      const order = orders.get(name);
      const picked = order === undefined ? undefined : pick(order);
      return picked === undefined ? [] : [[name, picked] as const];
    }),
  );
}

function findPurchase({ settings }: State, order: RoundOrder): Purchase | undefined {
  const purchase = pricePurchase(settings, order);
  return purchase.learn.length === 0 && purchase.hint === null ? undefined : purchase;
}

function payCost(settlement: Settlement, purchase: Purchase | undefined): Settlement {
  if (purchase === undefined) return settlement;
  const { score } = settlement;
  return { ...settlement, score: { ...score, season: score.season - purchaseCost(purchase) } };
}

function addLearntTypes({ players, learnt }: State, purchases: Round['purchases']): State['learnt'] {
  return new Map(
    players.map((name) => [name, [...mustGet(learnt, name), ...(purchases.get(name)?.learn ?? [])]]),
  );
}

function toPlayerRound(state: State, player: string, round: Round, settlement: Settlement): PlayerRound {
  const { learn = [], hint = null, paid = { learn: 0, hint: 0 } } = round.purchases.get(player) ?? {};
  return {
    ...settlement,
    boost: round.boosts.get(player) ?? null,
    learnt: learn.map((duel) => revealStats(state.duels, duel)),
    hint,
    paid,
  };
}

function standingsEvents({ players, settings, scores }: State): readonly Event[] {
  if (!settings.showStandings) return [];
  const black = new Map(players.map((name) => [name, playerScore({ scores }, name).black]));
  return [{ kind: 'standings-published', to: 'everyone', black }];
}

/** Ends the game, or waits for a winner to name the Candidate; no change if the game continues. */
function endIfOver(begun: State, played: State, chance: Chance): Resolution<State, Event> {
  const outcome = findOutcome(begun, played);
  if (outcome === null) return { state: played, events: [] };
  const named = candidateChooser(played, outcome) !== undefined;
  // If a winner can name the Candidate, don't draw a Candidate first (BG-15).
  const candidacy = named ? null : defaultCandidate(played, outcome, chance);
  return {
    state: { ...played, outcome, candidacy },
    events: [
      { kind: 'game-ended', to: 'everyone', ending: publicEnding(outcome, candidacy) },
      ...played.players.map((player): Event => ({
        kind: 'game-ended-for-you',
        to: { player },
        end: toPlayerEnd(played, outcome, player),
      })),
    ],
  };
}

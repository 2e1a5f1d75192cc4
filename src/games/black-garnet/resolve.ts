// A round of The Black Garnet, step by step: missions, duels, garnets, purchases, and whether it was the last.
import type { Chance } from '../chance';
import type { Ordered, Resolution } from '../contract';
import { recordOf } from '../json';
import { naming, mayName } from './candidate';
import { costs } from './challenges';
import { fight, type Field } from './duels';
import type { Event, OwnRound } from './events';
import { missionChange, receivedBy, settle, type Account } from './garnets';
import { countAttempts } from './missions';
import { verdict } from './outcome';
import { distributionOf, isPrimary, standingOf } from './players';
import {
  CATEGORY_TITLES,
  STATS,
  type Duel,
  type Fought,
  type HostFacts,
  type Purchase,
  type Round,
  type RoundOrder,
  type Stat,
  type State,
} from './types';

type Orders = ReadonlyMap<string, RoundOrder>;

/** Resolves a round whose missions are judged and paid. The order of arrival does not matter. */
export function resolveRound(
  state: State,
  ordered: readonly Ordered<RoundOrder>[],
  host: HostFacts,
  chance: Chance,
): Resolution<State, Event> {
  const orders: Orders = new Map(ordered.map(({ player, order }) => [player, order]));
  const { held, refused } = state.missions;
  const boosts = new Map(
    state.players.flatMap((name) => {
      const boost = orders.get(name)?.boost;
      return boost === undefined ? [] : [[name, boost] as const];
    }),
  );
  const duels = fightAll(state, orders, boosts);
  const purchases = purchasesOf(state, orders);
  const accounts = settleAll(state, duels, purchases);
  const standings = new Map([...accounts].map(([name, { standing }]) => [name, standing]));
  const round: Round = { missions: held, boosts, duels, purchases, standings };
  const played: State = {
    ...state,
    standings,
    learnt: learntAfter(state, purchases),
    attempts: countAttempts(state.attempts, held),
    missions: { held: [], refused: [] },
    rounds: [...state.rounds, round],
  };
  const finished = finish(state, played, host.end === true, chance);
  return {
    state: finished.state,
    events: [
      ...missionEvents(played, round),
      ...state.players.map((name): Event => ownRoundEvent(state, round, name, accounts.get(name))),
      ...standingsEvents(played),
      ...finished.events,
    ],
    warnings: [...refused.map(({ why }) => `${why} It has no effect.`), ...picturesToSend(state, purchases)],
    result: recordOf([['refusedMissions', refused.map(({ index }) => index)]]),
  };
}

/** All duels of a round are simultaneous (BG-4); they are kept in roster order of the challengers. */
function fightAll(state: State, orders: Orders, boosts: Field['boosts']): readonly Fought[] {
  const field: Field = {
    duels: state.duels,
    boosts,
    points: (player) => distributionOf(state, player).stats,
    sway: new Map([...state.targets].filter(([name]) => isPrimary(state, name, 'interpersonal'))),
  };
  return state.players.flatMap((challenger) =>
    (orders.get(challenger)?.challenges ?? []).map((challenge) => fight(field, challenger, challenge)),
  );
}

function purchasesOf(state: State, orders: Orders): Round['purchases'] {
  return new Map(
    state.players.flatMap((name) => {
      const { learn = [], hint = null } = orders.get(name) ?? {};
      if (learn.length === 0 && hint === null) return [];
      const cost = costs(state.settings, { learn, hint });
      const purchase: Purchase = { learn, hint, paid: cost.learn + cost.hint };
      return [[name, purchase] as const];
    }),
  );
}

function settleAll(
  state: State,
  duels: readonly Fought[],
  purchases: Round['purchases'],
): ReadonlyMap<string, Account> {
  return new Map(
    state.players.map((player) => [
      player,
      settle(standingOf(state, player), {
        player,
        keepsWhenChallenged: isPrimary(state, player, 'verbal'),
        made: duels.filter(({ challenger }) => challenger === player),
        received: receivedBy(player, duels),
        paid: purchases.get(player)?.paid ?? 0,
      }),
    ]),
  );
}

function learntAfter({ players, learnt }: State, purchases: Round['purchases']): State['learnt'] {
  return new Map(
    players.map((name) => [name, [...(learnt.get(name) ?? []), ...(purchases.get(name)?.learn ?? [])]]),
  );
}

/** The game goes on, ends, or waits for the winner to name the Candidate. */
function finish(
  begun: State,
  played: State,
  hostEnds: boolean,
  chance: Chance,
): { readonly state: State; readonly events: readonly Event[] } {
  const decided = verdict(begun, played, hostEnds);
  if (decided === undefined) return { state: played, events: [] };
  const { players, duels, distributions, targets, standings, rounds } = played;
  const ended: Event = {
    kind: 'ended',
    to: 'everyone',
    verdict: decided,
    chronicle: { players, duels, distributions, targets, standings, rounds },
  };
  const chooser = mayName(played, decided);
  if (chooser !== undefined) {
    return {
      state: { ...played, phase: { kind: 'candidate', verdict: decided, chooser } },
      events: [ended],
    };
  }
  const named = naming(played, decided, chance);
  return {
    state: { ...played, phase: { kind: 'over', verdict: decided, naming: named } },
    events: [ended, { kind: 'candidate', to: 'everyone', naming: named }],
  };
}

function missionEvents({ attempts }: State, { missions }: Round): readonly Event[] {
  return missions.length === 0 ? [] : [{ kind: 'missions', to: 'everyone', held: missions, attempts }];
}

function standingsEvents({ players, settings, standings }: State): readonly Event[] {
  if (!settings.showStandings) return [];
  const black = new Map(players.map((name) => [name, standingOf({ standings }, name).black]));
  return [{ kind: 'standings', to: 'everyone', black }];
}

function ownRoundEvent(state: State, round: Round, player: string, account: Account | undefined): Event {
  if (account === undefined) throw new Error(`${player} has no account: every player is settled.`);
  const { learn = [], hint = null } = round.purchases.get(player) ?? {};
  const own: OwnRound = {
    made: round.duels
      .filter(({ challenger }) => challenger === player)
      .map(({ challenged, duel, winner }) => ({ player: challenged, duel, won: winner === player })),
    received: receivedBy(player, round.duels).map(({ duel, winner }) => ({ duel, won: winner === player })),
    boost: round.boosts.get(player) ?? null,
    changes: [
      ...missionChange(
        round.missions.find((attempt) => attempt.player === player),
        state.settings.missionCost,
      ),
      ...account.changes,
    ],
    lostTypes: account.newlyLost,
    learnt: learn.map((duel) => ({ duel, stats: inOrder(state.duels[duel]) })),
    hint,
    paid: costs(state.settings, { learn, hint }),
    standing: account.standing,
  };
  return { kind: 'own-round', to: { player }, round: own };
}

/** In the order of the five stats: which of the two is first would tell about the ratio (BG-14). */
function inOrder({ stats }: Duel): readonly [Stat, Stat] {
  const [first, second] = stats;
  return STATS.indexOf(first) < STATS.indexOf(second) ? [first, second] : [second, first];
}

function picturesToSend({ players }: State, purchases: Round['purchases']): readonly string[] {
  return players.flatMap((name) => {
    const hint = purchases.get(name)?.hint ?? null;
    return hint === null ? [] : [`${name} bought a hint to ${CATEGORY_TITLES[hint]}: send them the picture.`];
  });
}

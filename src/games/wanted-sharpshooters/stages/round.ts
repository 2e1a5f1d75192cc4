// A round: living players act and dead players accuse, all at the same time. First damage is dealt, then bullets and items
// arrive, then players who died lose theirs (WS-5, WS-8).
import type { Chance } from '../../frame/chance';
import { ensure } from '../../frame/result';
import { defineStage, type Resolution, type Stage } from '../../frame/stage';
import { handOverPurchases, sellItems, type SaleResult } from '../actions/buy';
import { shareStorages } from '../actions/claim';
import { exchangeGarnets } from '../actions/exchange';
import { guiltAsk } from '../actions/guilt';
import { actionAsk } from '../actions/living';
import { payForShots } from '../actions/shoot';
import { roundDamage, dealDamage, findAttackers, type Damage } from '../damage';
import {
  publicBoard,
  type ActionReport,
  type ClaimedStorage,
  type Event,
  type OpenFacts,
  startLog,
  type RoundLog,
} from '../events';
import { itemName, findWeapon } from '../items';
import { endRounds } from '../outcome';
import { storageGrowth, headcount } from '../storage';
import { livingPlayers, type Action, type GhostAction, type State } from '../types';
import { hostFactsPart } from './host-facts';

/** Counted orders by player. Players who sent nothing are in neither map (ALL-4). */
interface Orders {
  readonly actions: ReadonlyMap<string, Action>;
  readonly ghostActions: ReadonlyMap<string, GhostAction>;
}

export function roundStage(state: State): Stage<State, Event, OpenFacts> | null {
  if (state.phase.kind !== 'rounds') return null;
  const number = state.rounds + 1;
  return defineStage({
    name: `round-${number}`,
    title: `Round ${number}`,
    asks: { actions: actionAsk(state), ghostActions: guiltAsk(state) },
    host: hostFactsPart(state),
    resolve: (orders, chance, enteredByHost) => resolve(state, orders, chance, enteredByHost),
  });
}

function resolve(
  state: State,
  orders: Orders,
  chance: Chance,
  enteredByHost: ReadonlySet<string>,
): Resolution<State, Event> {
  const { actions, ghostActions } = orders;
  const log = startLog(state);
  growStorages(state, log);
  exchangeGarnets(state, actions, log);
  const damage = roundDamage(state, actions, ghostActions);
  payForShots(damage.shots, log);
  dealDamage(damage, log);
  const sale = sellItems(state, actions, enteredByHost);
  handOverPurchases(sale.purchases, log);
  const claims = shareStorages(state, actions, log);
  const dealers = new Map([...damage.hits.keys()].map((name) => [name, findAttackers(state, damage, name)]));
  const killers = new Map([...dealers].filter(([name]) => log.seat(name).lives <= 0));
  for (const [name, by] of killers) kill(state, name, by, log);

  const after: State = {
    ...state,
    ...log.holdings(),
    // Poison has no effect on the dead (WS-14).
    poison: damage.poison.filter(({ victim }) => log.seat(victim).lives > 0),
    damage: dealers,
    kills: new Map([...state.kills, ...killers]),
    rounds: state.rounds + 1,
    hostExchanges: new Map(),
  };
  const ended =
    after.rounds >= state.settings.rounds || livingPlayers(after).length <= state.settings.aliveAtEnd;
  const end: Resolution<State, Event> = ended ? endRounds(after, chance) : { state: after, events: [] };
  return {
    state: end.state,
    events: [
      // The last round's message begins with the winners.
      ...end.events,
      ...state.players.map((player): Event => ({
        kind: 'acted',
        to: 'everyone',
        player,
        action: actionReport(state, orders, player, { damage, sale, claims, log }),
      })),
      ...log.events(),
      { kind: 'round-ended', to: 'everyone', board: publicBoard(end.state) },
    ],
    warnings: [...sale.warnings, ...(end.warnings ?? [])],
  };
}

/** Storages grow by the number of players in the meadow, after the host's moves (WS-2). */
function growStorages(state: State, log: RoundLog): void {
  for (const meadow of state.storage.keys()) {
    const players = headcount(state, meadow);
    log.changeStorage(meadow, storageGrowth(players), { kind: 'growth', players });
  }
}

interface RoundEffects {
  readonly damage: Damage;
  readonly sale: SaleResult;
  readonly claims: readonly ClaimedStorage[];
  readonly log: RoundLog;
}

/** An action as everyone reads it: names in roster order, items in market order. */
function actionReport(
  { settings }: State,
  { actions, ghostActions }: Orders,
  player: string,
  { damage, sale, claims, log }: RoundEffects,
): ActionReport {
  const order = actions.get(player) ?? ghostActions.get(player);
  switch (order?.action) {
    case 'shoot': {
      const shots = damage.aimed
        .filter(({ by }) => by === player)
        .map(({ victim, hits }) => ({ victim, missed: !hits, lives: log.seat(victim).lives }));
      return { kind: 'shoot', weapon: findWeapon(settings, order.weapon).name, shots };
    }
    case 'buy': {
      const items = (served: boolean): readonly string[] =>
        sale.purchases.flatMap((one) =>
          one.player === player && one.served === served ? [one.item.name] : [],
        );
      return { kind: 'buy', got: items(true), missed: items(false) };
    }
    case 'guilt':
      return {
        kind: 'guilt',
        accused: order.player,
        victim: order.victim,
        right: damage.accusations.some(({ by, success }) => by === player && success),
      };
    case 'claim': {
      const claimed = claims.find(({ claimants }) => claimants.includes(player));
      return { kind: 'claim', ...ensure(claimed, 'A player who makes a claim must be in a meadow.') };
    }
    case 'duck':
    case 'nothing':
    case undefined:
      return { kind: order?.action ?? 'nothing' };
  }
}

/** A player dies: their bullets go to the meadow's storage, their items are lost (WS-8). */
function kill({ settings }: State, player: string, killers: readonly string[], log: RoundLog): void {
  const { bullets, meadow, items } = log.seat(player);
  const lost = items.map((id) => itemName(settings, id));
  log.report({ kind: 'died', player, killers, lost });
  log.change(player, 'bullets', -bullets, { kind: 'dropped', meadow });
  log.changeStorage(meadow, bullets, { kind: 'dropped', by: player });
  log.loseItems(player);
}

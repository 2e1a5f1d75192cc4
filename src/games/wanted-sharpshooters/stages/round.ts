// A round: the living act, the dead accuse. All of it is simultaneous; damage is settled first, then bullets and items
// arrive, then the dead drop what they have (WS-5, WS-8).
import type { Chance } from '../../chance';
import { stage, type Resolution, type Stage } from '../../stage';
import { actionAsk } from '../actions';
import { damageOf, dealDamage, dealersOf } from '../damage';
import { boardOf, type ActionReport, type Event } from '../events';
import { guiltAsk } from '../guilt';
import { abilitiesOf, itemName, itemsOf, weaponOf } from '../items';
import { deliver, sell } from '../market';
import { endRounds } from '../outcome';
import { startLog, type RoundLog } from '../round-log';
import { claimsOf, growthFor, headcount } from '../storage';
import { living, type Action, type GhostAction, type State } from '../types';
import { hostFacts } from './host-facts';

/** What was counted in a round, by player; whoever sent nothing is in neither (ALL-4). */
interface Orders {
  readonly actions: ReadonlyMap<string, Action>;
  readonly ghostActions: ReadonlyMap<string, GhostAction>;
}

/** The next round; null after the last. */
export function round(state: State): Stage<State, Event> | null {
  if (state.phase.kind !== 'rounds') return null;
  const number = state.rounds + 1;
  return stage({
    name: `round-${number}`,
    title: `Round ${number}`,
    asks: { actions: actionAsk(state), ghostActions: guiltAsk(state) },
    host: hostFacts(state),
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
  for (const player of state.players) {
    log.report({ kind: 'acted', player, action: actionReport(state, orders, player) });
  }
  exchange(state, actions, log);
  const damage = damageOf(state, actions, ghostActions);
  for (const { by, weapon } of damage.shots) {
    log.change(by, 'bullets', -weapon.cost, { kind: 'shot', weapon: weapon.name });
  }
  dealDamage(damage, log);
  const sale = sell(state, actions, enteredByHost);
  deliver(sale.purchases, log);
  claim(state, actions, log);
  const dealers = new Map([...damage.hits.keys()].map((name) => [name, dealersOf(state, damage, name)]));
  const killers = new Map([...dealers].filter(([name]) => log.seat(name).lives <= 0));
  for (const [name, by] of killers) die(state, name, by, log);

  const after: State = {
    ...state,
    ...log.holdings(),
    // Damage to a player already dead does nothing (WS-14).
    poison: damage.poison.filter(({ victim }) => log.seat(victim).lives > 0),
    damage: dealers,
    kills: new Map([...state.kills, ...killers]),
    rounds: state.rounds + 1,
    hostExchanges: new Map(),
  };
  const ended = after.rounds >= state.settings.rounds || living(after).length <= state.settings.aliveAtEnd;
  const end: Resolution<State, Event> = ended ? endRounds(after, chance) : { state: after, events: [] };
  return {
    state: end.state,
    events: [
      ...end.events,
      ...log.events(),
      { kind: 'round-ended', to: 'everyone', board: boardOf(end.state) },
    ],
    warnings: [...sale.warnings, ...(end.warnings ?? [])],
  };
}

/** Storages grow at the start of the round, by the headcount after the host's moves (WS-2). */
function growStorages(state: State, log: RoundLog): void {
  for (const meadow of state.storage.keys()) {
    const players = headcount(state, meadow);
    log.changeStorage(meadow, growthFor(players), { kind: 'growth', players });
  }
}

/** An action as everyone reads it: names and items in the order of the roster and the market. */
function actionReport(
  { players, settings }: State,
  { actions, ghostActions }: Orders,
  player: string,
): ActionReport {
  const order = actions.get(player) ?? ghostActions.get(player);
  switch (order?.action) {
    case 'shoot': {
      const victims = players.filter((name) => order.players.includes(name));
      return { kind: 'shoot', victims, weapon: weaponOf(settings, order.weapon).name };
    }
    case 'buy':
      return { kind: 'buy', items: itemsOf(settings, order.items).map(({ name }) => name) };
    case 'guilt':
      return { kind: 'guilt', accused: order.player, victim: order.victim };
    case 'duck':
    case 'claim':
      return { kind: order.action };
    case 'nothing':
    case undefined:
      return { kind: 'nothing' };
  }
}

/**
 * Garnets become bullets before anything is paid. The host has exchanged some already: everyone is told the sum, so
 * that nobody learns whose entry it was (ALL-3).
 */
function exchange(
  { players, hostExchanges }: State,
  actions: ReadonlyMap<string, Action>,
  log: RoundLog,
): void {
  const cause = { kind: 'exchange' } as const;
  for (const player of players) {
    const own = actions.get(player)?.exchange ?? 0;
    const sum = own + (hostExchanges.get(player) ?? 0);
    if (sum === 0) continue;
    log.exchange(player, own);
    log.report({ kind: 'changed', player, unit: 'garnets', by: -sum, cause });
    log.report({ kind: 'changed', player, unit: 'bullets', by: sum, cause });
  }
}

/** Claimants get their share of the grown storage, and what their items add (WS-6, WS-12). */
function claim(state: State, actions: ReadonlyMap<string, Action>, log: RoundLog): void {
  for (const { meadow, storage, claimants, share } of claimsOf(state, log.holdings().storage, actions)) {
    log.changeStorage(meadow, -share * claimants.length, { kind: 'claimed', by: claimants });
    for (const player of claimants) {
      log.change(player, 'bullets', share, { kind: 'claim', meadow, storage, claimants: claimants.length });
      // An item bought in this round does not work before the next (WS-13).
      for (const item of itemsOf(state.settings, state.seats.get(player)?.items ?? [])) {
        const bonus = abilitiesOf(item).bulletsPerClaim ?? 0;
        log.change(player, 'bullets', bonus, { kind: 'bonus', item: item.name });
      }
    }
  }
}

/** The dead drop all bullets into their meadow's storage, and their items are lost (WS-8). */
function die({ settings }: State, player: string, killers: readonly string[], log: RoundLog): void {
  const { bullets, meadow, items } = log.seat(player);
  const lost = items.map((id) => itemName(settings, id));
  log.report({ kind: 'died', player, killers, lost });
  log.change(player, 'bullets', -bullets, { kind: 'dropped', meadow });
  log.changeStorage(meadow, bullets, { kind: 'dropped', by: player });
  log.loseItems(player);
}

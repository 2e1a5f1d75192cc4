// A round of Wanted Sharpshooters. Actions are simultaneous; damage is settled first, then bullets and items
// arrive, then the dead drop what they have (WS-5, WS-8).
import type { Chance } from '../chance';
import type { Ordered, Resolution } from '../contract';
import { resolveGift, resolveVote } from './ballots';
import { boardOf, living } from './board';
import { damage, type Acts, type Damage } from './damage';
import { finish } from './finish';
import { itemName, weaponOf, withEffect } from './items';
import { openLedger, type Ledger } from './ledger';
import { sell, type Purchase } from './market';
import { NOTHING_OPENED } from './setup';
import type { Deed, Event } from './told';
import type { GhostMove, Move, Order, State } from './types';

/** Resolves the open stage of a state that has begun. */
export function resolve(
  state: State,
  orders: readonly Ordered<Order>[],
  chance: Chance,
): Resolution<State, Event> {
  const { phase } = state;
  switch (phase.kind) {
    case 'rounds':
      return resolveRound(state, orders, chance);
    case 'vote':
      return resolveVote(state, phase.verdict, orders, chance);
    case 'gift':
      return resolveGift(state, phase.verdict, phase.candidate, orders);
    case 'over':
      return { state, events: [] };
  }
}

function resolveRound(
  begun: State,
  orders: readonly Ordered<Order>[],
  chance: Chance,
): Resolution<State, Event> {
  const acts: Acts = new Map(
    orders.flatMap(({ player, order }) => ('action' in order ? [[player, order] as const] : [])),
  );
  const ledger = openLedger(beforeExchange(begun));
  tellOpening(begun, ledger);
  for (const player of begun.players) {
    ledger.tell({ kind: 'acted', to: 'everyone', player, deed: deedOf(begun, acts.get(player)) });
  }
  exchange(begun, acts, ledger);
  const settled = damage(begun, acts);
  for (const { by, weapon } of settled.shots) {
    ledger.change(by, 'bullets', -weapon.cost, { kind: 'shot', weapon: weapon.name });
  }
  dealDamage(settled, ledger);
  const sale = sell(begun, orders);
  deliver(sale.purchases, ledger);
  claim(begun, acts, ledger);
  const dead = [...settled.hits.keys()].filter((name) => ledger.seat(name).lives <= 0);
  const killers = new Map(dead.map((name) => [name, dealers(begun, settled, name)]));
  for (const name of dead) bury(begun, name, killers.get(name) ?? [], ledger);

  const after: State = {
    ...begun,
    seats: ledger.seats(),
    storage: ledger.storage(),
    market: ledger.market(),
    // Damage to a player already dead does nothing (WS-14).
    poison: settled.poison.filter(({ victim }) => ledger.seat(victim).lives > 0),
    damage: new Map([...settled.hits.keys()].map((name) => [name, dealers(begun, settled, name)])),
    kills: new Map([...begun.kills, ...killers]),
    rounds: begun.rounds + 1,
    opening: NOTHING_OPENED,
  };
  const ended = after.rounds >= begun.settings.rounds || living(after).length <= begun.settings.aliveAtEnd;
  const end = ended ? finish(after, chance) : { state: after, events: [] };
  return {
    state: end.state,
    events: [...ledger.events(), { kind: 'board', to: 'everyone', board: boardOf(end.state) }, ...end.events],
    warnings: sale.warnings,
  };
}

/** What the host entered and the storages' growth: both happened before the actions (WS-2, WS-3). */
function tellOpening({ opening }: State, ledger: Ledger): void {
  const to = 'everyone' as const;
  for (const { player, from, to: now } of opening.corrected) {
    const cause = { kind: 'correction' } as const;
    ledger.tell({ kind: 'changed', to, player, unit: 'garnets', by: now - from, cause });
  }
  for (const { player, to: meadow } of opening.moved) ledger.tell({ kind: 'moved', to, player, meadow });
  for (const { meadow, players, bullets } of opening.grown) {
    if (bullets === 0) continue;
    ledger.tell({ kind: 'storage-changed', to, meadow, by: bullets, cause: { kind: 'growth', players } });
  }
}

/** The seats without the host's exchanges, which `exchange` books together with the players' own. */
function beforeExchange(begun: State): State {
  const seats = new Map(
    [...begun.seats].map(([name, seat]) => {
      const by = begun.opening.exchanged.get(name) ?? 0;
      return [name, { ...seat, garnets: seat.garnets + by, bullets: seat.bullets - by }];
    }),
  );
  return { ...begun, seats };
}

/** Garnets become bullets before anything is paid. Whose entry it was is nobody else's business (ALL-3). */
function exchange(begun: State, acts: Acts, ledger: Ledger): void {
  for (const player of begun.players) {
    const act = acts.get(player);
    const own = act !== undefined && 'exchange' in act ? (act.exchange ?? 0) : 0;
    const sum = own + (begun.opening.exchanged.get(player) ?? 0);
    ledger.change(player, 'garnets', -sum, { kind: 'exchange' });
    ledger.change(player, 'bullets', sum, { kind: 'exchange' });
  }
}

function dealDamage({ hits, ducked, accusations, poison }: Damage, ledger: Ledger): void {
  const to = 'everyone' as const;
  for (const [player, list] of hits) ledger.change(player, 'lives', -1, { kind: 'damage', hits: list });
  for (const { victim: player, by, weapon } of ducked)
    ledger.tell({ kind: 'ducked', to, player, by, weapon });
  for (const { by, accused, victim, success } of accusations) {
    if (success) ledger.change(by, 'bellflowers', 1, { kind: 'guilt', accused, victim });
    else ledger.tell({ kind: 'guilt-failed', to, player: by, accused, victim });
  }
  for (const { victim: player, by, weapon } of poison) {
    if (ledger.seat(player).lives > 0) ledger.tell({ kind: 'poisoned', to, player, by, weapon });
  }
}

/** Items are paid for and arrive; one that arrives after its buyer's death has no effect (WS-12). */
function deliver(purchases: readonly Purchase[], ledger: Ledger): void {
  const to = 'everyone' as const;
  for (const { player, item, served } of purchases) {
    if (!served) {
      ledger.tell({ kind: 'sold-out', to, player, item: item.name, price: item.price });
      continue;
    }
    const alive = ledger.seat(player).lives > 0;
    ledger.hand(player, item.id);
    ledger.tell({ kind: 'bought', to, player, item: item.name });
    ledger.change(player, 'bullets', -item.price, { kind: 'purchase', item: item.name });
    if (item.effect.kind === 'extra-life' && alive) {
      ledger.change(player, 'lives', item.effect.lives, { kind: 'bonus', item: item.name });
    }
  }
}

/** Claimants share their meadow's storage evenly; what does not divide stays (WS-6). */
function claim(begun: State, acts: Acts, ledger: Ledger): void {
  for (const [meadow, storage] of begun.storage) {
    const claimants = begun.players.filter(
      (name) => acts.get(name)?.action === 'claim' && begun.seats.get(name)?.meadow === meadow,
    );
    if (claimants.length === 0) continue;
    const share = Math.floor(storage / claimants.length);
    ledger.store(meadow, -share * claimants.length, { kind: 'claimed', by: claimants });
    for (const player of claimants) {
      ledger.change(player, 'bullets', share, {
        kind: 'claim',
        meadow,
        storage,
        claimants: claimants.length,
      });
      const owned = begun.seats.get(player)?.items ?? [];
      for (const { name, effect } of withEffect(begun.settings, owned, 'claim-bonus')) {
        ledger.change(player, 'bullets', effect.bullets, { kind: 'bonus', item: name });
      }
    }
  }
}

/** The dead drop all bullets into their meadow's storage, and their items are lost (WS-8). */
function bury({ settings }: State, player: string, killers: readonly string[], ledger: Ledger): void {
  const { bullets, meadow, items } = ledger.seat(player);
  const lost = items.map((id) => itemName(settings, id));
  ledger.tell({ kind: 'died', to: 'everyone', player, killers, lost });
  ledger.change(player, 'bullets', -bullets, { kind: 'dropped', meadow });
  ledger.store(meadow, bullets, { kind: 'dropped', by: player });
  ledger.dropItems(player);
}

/** Everyone who dealt damage to this player, once each, in roster order. */
function dealers({ players }: State, { hits }: Damage, name: string): readonly string[] {
  const list = (hits.get(name) ?? []).map(({ by }) => by);
  return players.filter((player) => list.includes(player));
}

/** An action as everyone reads it: names and items in the order of the roster and the market. */
function deedOf({ players, settings }: State, act: Move | GhostMove | undefined): Deed {
  switch (act?.action) {
    case 'shoot': {
      const victims = players.filter((name) => act.players.includes(name));
      return { kind: 'shoot', victims, weapon: weaponOf(settings, act.weapon).name };
    }
    case 'buy': {
      const items = settings.items.filter(({ id }) => act.items.includes(id)).map(({ name }) => name);
      return { kind: 'buy', items };
    }
    case 'guilt':
      return { kind: 'guilt', accused: act.player, victim: act.victim };
    case 'duck':
    case 'claim':
      return { kind: act.action };
    case 'nothing':
    case undefined:
      return { kind: 'nothing' };
  }
}

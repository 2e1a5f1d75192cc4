// The market: who gets the copies when more want an item than are left, and what arrives (WS-12, WS-13).
import { all, count } from '../wording';
import { abilitiesOf } from './items';
import type { RoundLog } from './round-log';
import type { Action, Item, State } from './types';

export interface Purchase {
  readonly player: string;
  readonly item: Item;
  /** False: no copy was left for this buyer, who keeps the bullets. */
  readonly served: boolean;
}

export interface Sale {
  readonly purchases: readonly Purchase[];
  /** For the host: stock that was short, and who went without. */
  readonly warnings: readonly string[];
}

/** Serves the buyers of each item in the order of their counted submissions, the host's entries last. */
export function sell(
  { players, settings, market }: Pick<State, 'players' | 'settings' | 'market'>,
  actions: ReadonlyMap<string, Action>,
  enteredByHost: ReadonlySet<string>,
): Sale {
  const warnings: string[] = [];
  const purchases = settings.items.flatMap((item) => {
    const buyers = [...actions].flatMap(([player, order]) =>
      order.action === 'buy' && order.items.includes(item.id) ? [player] : [],
    );
    const left = market.get(item.id) ?? 0;
    const served = buyers.slice(0, left);
    const others = buyers.slice(left);
    if (others.length > 0) {
      const anyByHost = buyers.some((player) => enteredByHost.has(player));
      warnings.push(shortWarning(item, left, served, others, anyByHost));
    }
    return players.flatMap((player) =>
      buyers.includes(player) ? [{ player, item, served: served.includes(player) }] : [],
    );
  });
  return { purchases, warnings };
}

function shortWarning(
  item: Item,
  left: number,
  served: readonly string[],
  others: readonly string[],
  anyByHost: boolean,
): string {
  const order = anyByHost
    ? 'whose submissions came first, entries by the host last'
    : 'whose submissions came first';
  return `${item.name}: ${count(left, 'copy', 'copies')} for ${served.length + others.length} buyers. Those ${order} got them: ${all(served)}. ${all(others)} went without and paid nothing for it.`;
}

/** Items are paid for and arrive; one that arrives after its buyer's death has no effect (WS-12). */
export function deliver(purchases: readonly Purchase[], log: RoundLog): void {
  for (const { player, item, served } of purchases) {
    const { id, name, price } = item;
    if (!served) {
      log.report({ kind: 'sold-out', player, item: name, price });
      continue;
    }
    const alive = log.seat(player).lives > 0;
    log.giveItem(player, id);
    log.report({ kind: 'bought', player, item: name });
    log.change(player, 'bullets', -price, { kind: 'purchase', item: name });
    const lives = abilitiesOf(item).livesOnArrival ?? 0;
    if (alive) log.change(player, 'lives', lives, { kind: 'bonus', item: name });
  }
}

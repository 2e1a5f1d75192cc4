// Who gets the copies when more want an item than are left (WS-13).
import type { Ordered } from '../contract';
import { all, count } from '../wording';
import type { Item, Order, State } from './types';

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

/** Serves the buyers of each item in the order of their counted submissions, host entries last. */
export function sell(state: State, orders: readonly Ordered<Order>[]): Sale {
  const short: string[] = [];
  const purchases = state.settings.items.flatMap((item) => {
    const buyers = orders.filter(
      ({ order }) => 'action' in order && order.action === 'buy' && order.items.includes(item.id),
    );
    const left = state.market.get(item.id) ?? 0;
    const served = buyers.map(({ player }) => player).slice(0, left);
    const others = buyers.map(({ player }) => player).slice(left);
    if (others.length > 0)
      short.push(
        shortWarning(
          item,
          left,
          served,
          others,
          buyers.some(({ byHost }) => byHost),
        ),
      );
    return state.players.flatMap((player) =>
      [...served, ...others].includes(player) ? [{ player, item, served: served.includes(player) }] : [],
    );
  });
  return { purchases, warnings: short };
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

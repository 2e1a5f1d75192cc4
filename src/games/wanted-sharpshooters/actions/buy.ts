// The action Buy (WS-12, WS-13): what can be bought, who gets the last copies, and how items take effect.
import { mustGet, type Problem } from '../../frame/result';
import type { ClosedChoices, OpenChoices } from '../../frame/closed-choices';
import { checkboxes, limitToOptions, type PartlyRead, type Field } from '../../frame/fields';
import type { JsonObject } from '../../frame/json';
import { andList, plural } from '../../frame/wording';
import type { Board, BoardPlayer, RoundLog } from '../events';
import { itemAbilities, findItems } from '../items';
import { ownedItems } from '../player-knowledge';
import type { Action, ActionInfo, Item, OpenSettings, State } from '../types';
import { unaffordableChoices, paymentProblems } from './exchange';

export const BUY_ACTION = {
  title: 'Buy',
  asks: ['items'],
  rule: 'choose one or more items that you don’t own and can pay for. If there aren’t enough copies, the players who answered first get them, and the others keep their bullets. Items work from the next round on.',
} as const satisfies ActionInfo;

export function purchaseFields({ settings, market }: State): { readonly items: Field<readonly string[]> } {
  const stock = settings.items.map(({ id, name, price }) => ({
    value: id,
    label: `${name} (${plural(price, 'bullet')}; ${mustGet(market, id)} left)`,
    aliases: [name],
  }));
  return {
    items: limitToOptions(
      checkboxes({
        title: 'What you buy',
        options: stock,
        min: 1,
      }),
      stock,
    ),
  };
}

/** Choices closed to a player: items that are sold out, already theirs, or too expensive even with all garnets exchanged. */
export function closedPurchases(
  { items }: Pick<OpenSettings, 'items'>,
  { market }: Board,
  row: BoardPlayer,
): readonly ClosedChoices[] {
  const place = ['items'];
  const owned = ownedItems({ items }, row);
  const soldOut = market.flatMap(({ item, left }) => (left === 0 ? [item] : []));
  return [
    ...owned.map(({ id, name }): ClosedChoices => ({
      place,
      values: [id],
      why: 'you own it',
      code: 'already-owned',
      text: () => `Buying ${name}: you already own it, and you can only have one. Choose something else.`,
    })),
    ...soldOut.map(({ id, name }): ClosedChoices => ({
      place,
      values: [id],
      why: 'sold out',
      code: 'sold-out',
      text: () => `Buying ${name}: it was sold out when the round started. Choose something else.`,
    })),
    unaffordableChoices(
      row,
      place,
      items.map(({ id, name, price }) => ({ value: id, cost: price, tried: `Buying ${name}` })),
    ),
  ];
}

/** A problem if the player can't pay for all the items together. */
export function purchaseProblems(
  state: State,
  player: string,
  draft: Extract<PartlyRead<Action>, { readonly action?: 'buy' | undefined; readonly items?: unknown }>,
): readonly Problem[] {
  const ids = (draft.items ?? []).flatMap((id) => id ?? []);
  const items = findItems(state.settings, ids);
  const price = items.reduce((sum, item) => sum + item.price, 0);
  const names = items.map(({ name }) => name);
  return paymentProblems(state, player, draft.exchange, price, `Buying ${andList(names)}`);
}

/** One purchase per item that the player can afford. */
export function samplePurchases(
  { settings }: State,
  bullets: number,
  open: OpenChoices,
): readonly JsonObject[] {
  const buyable = open(
    ['items'],
    settings.items.map(({ id }) => id),
  );
  return settings.items
    .filter(({ id, price }) => price <= bullets && buyable.includes(id))
    .map(({ id }): JsonObject => ({ action: 'buy', items: [id] }));
}

export interface Purchase {
  readonly player: string;
  readonly item: Item;
  /** False if no copy was left. Then the buyer keeps the bullets. */
  readonly served: boolean;
}

export interface SaleResult {
  readonly purchases: readonly Purchase[];
  /** Tells the host who got nothing because no copy was left. */
  readonly warnings: readonly string[];
}

/** Sells items in the order of counted submissions (first come, first served), with host entries last. */
export function sellItems(
  { players, settings, market }: Pick<State, 'players' | 'settings' | 'market'>,
  actions: ReadonlyMap<string, Action>,
  enteredByHost: ReadonlySet<string>,
): SaleResult {
  const warnings: string[] = [];
  const orders = [...actions].flatMap(([player, order]) =>
    order.action === 'buy' ? [{ player, items: order.items }] : [],
  );
  const purchases = settings.items.flatMap((item) => {
    const buyers = orders.filter(({ items }) => items.includes(item.id)).map(({ player }) => player);
    if (buyers.length === 0) return [];
    const left = mustGet(market, item.id);
    const served = buyers.slice(0, left);
    const others = buyers.slice(left);
    if (others.length > 0) {
      const anyByHost = buyers.some((player) => enteredByHost.has(player));
      warnings.push(shortageWarning(item, left, served, others, anyByHost));
    }
    return players.flatMap((player) =>
      buyers.includes(player) ? [{ player, item, served: served.includes(player) }] : [],
    );
  });
  return { purchases, warnings };
}

function shortageWarning(
  item: Item,
  left: number,
  served: readonly string[],
  others: readonly string[],
  anyByHost: boolean,
): string {
  const order = `first come, first served${anyByHost ? ' (answers that you entered come last)' : ''}`;
  return `${item.name}: ${plural(left, 'copy', 'copies')} for ${served.length + others.length} buyers, ${order}. ${andList(served)} got one. ${andList(others)} didn’t get one and didn’t pay.`;
}

/** Takes the price and hands over the items. Items have no effect on buyers who have died (WS-12). */
export function handOverPurchases(purchases: readonly Purchase[], log: RoundLog): void {
  for (const { player, item, served } of purchases) {
    if (!served) continue;
    const { id, name, price } = item;
    const alive = log.seat(player).lives > 0;
    log.giveItem(player, id);
    log.change(player, 'bullets', -price, { kind: 'purchase', item: name });
    const lives = itemAbilities(item).livesOnArrival ?? 0;
    if (alive) log.change(player, 'lives', lives, { kind: 'bonus', item: name });
  }
}

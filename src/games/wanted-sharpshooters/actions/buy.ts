// Buy: items of the market (WS-12, WS-13): which a player may, what they cost, who gets the copies when more want an
// item than are left, and what arrives.
import { checkboxes, offering, type Draft, type Field } from '../../frame/fields';
import type { JsonObject } from '../../frame/json';
import type { Problem } from '../../frame/problems';
import { all, count } from '../../frame/wording';
import { abilitiesOf, itemsOf } from '../items';
import type { RoundLog } from '../round-log';
import { problem, type Action, type ActionWords, type Item, type Seat, type State } from '../types';
import { paymentProblems } from './exchange';

export const BUY = {
  title: 'Buy',
  asks: ['items'],
  rule: 'one or more items that you do not own and that are not sold out. You must be able to pay for all of them. When copies run short, earlier submissions get them, and the others keep their bullets. What you buy works from the next round on.',
} as const satisfies ActionWords;

/** The question that Buy alone asks. */
export function buyFields({ settings, market }: State): { readonly items: Field<readonly string[]> } {
  const stock = settings.items.map(({ id, name, price }) => ({
    value: id,
    label: `${name} (${count(price, 'bullet')}; ${market.get(id) ?? 0} left)`,
    aliases: [name],
  }));
  return {
    items: offering(
      checkboxes({
        title: 'What you buy',
        help: 'You must be able to pay for all.',
        options: stock,
        min: 1,
      }),
      stock,
    ),
  };
}

/** Every rule that a Buy breaks. */
export function purchaseProblems(
  state: State,
  player: string,
  draft: Extract<Draft<Action>, { readonly action?: 'buy' | undefined; readonly items?: unknown }>,
): readonly Problem[] {
  const ids = [...new Set(draft.items ?? [])];
  const items = ids.flatMap((id) => (id === undefined ? [] : itemsOf(state.settings, [id])));
  const own = state.seats.get(player)?.items ?? [];
  const problems = items.flatMap(({ id, name }) => [
    ...(own.includes(id)
      ? [
          problem(
            'already-owned',
            ['items'],
            `Buy ${name}: you own it already, and can have one. Choose something else.`,
          ),
        ]
      : []),
    ...((state.market.get(id) ?? 0) === 0
      ? [
          problem(
            'sold-out',
            ['items'],
            `Buy ${name}: it was sold out when the round started. Choose something else.`,
          ),
        ]
      : []),
  ]);
  const price = items.reduce((sum, item) => sum + item.price, 0);
  const names = items.map(({ name }) => name);
  return [...problems, ...paymentProblems(state, player, draft.exchange, price, `Buy ${all(names)}`)];
}

/** Each item that these bullets buy. */
export function samplePurchases(
  { settings, market }: State,
  { items }: Seat,
  bullets: number,
): readonly JsonObject[] {
  return settings.items
    .filter(({ id, price }) => price <= bullets && !items.includes(id) && (market.get(id) ?? 0) > 0)
    .map(({ id }): JsonObject => ({ action: 'buy', items: [id] }));
}

export interface Purchase {
  readonly player: string;
  readonly item: Item;
  /** False where no copy was left for this buyer, who keeps the bullets. */
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

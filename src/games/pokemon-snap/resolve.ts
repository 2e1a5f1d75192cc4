// Resolving a stage of Pokémon Snap: a day with its three slots and its photos, or the ascension.
import type { Chance } from '../chance';
import type { Ordered, Resolution } from '../contract';
import { all } from '../wording';
import { ascend } from './ascension';
import type { Deed } from './deeds';
import type { Event } from './events';
import { byPriority, takePhotos } from './photos';
import { resultsOf } from './results';
import { playSlot } from './slots';
import { tellDay, tellEnd } from './tell';
import {
  DAYS,
  SLOT_ORDER,
  type Action,
  type Day,
  type Order,
  type Plan,
  type Shoot,
  type Slot,
  type State,
  type Verdict,
} from './types';

/** Resolves the open stage. The order of arrival does not matter. */
export function resolve(
  state: State,
  orders: readonly Ordered<Order>[],
  chance: Chance,
): Resolution<State, Event> {
  return state.days.length < DAYS ? resolveDay(state, orders) : resolveAscension(state, orders, chance);
}

function resolveDay(state: State, orders: readonly Ordered<Order>[]): Resolution<State, Event> {
  const number = state.days.length + 1;
  const plans = new Map<string, Plan>();
  const shoots = new Map<string, Shoot>();
  for (const { player, order } of orders) {
    if ('slots' in order) plans.set(player, order);
    else if ('exhibit' in order) shoots.set(player, order);
  }
  let world = state.world;
  const deeds: Deed[] = [];
  for (const slot of SLOT_ORDER) {
    const played = playSlot(world, {
      day: number,
      slot,
      actions: actionsIn(state, plans, slot),
      before: slot === 0 ? new Map() : actionsIn(state, plans, slot === 1 ? 0 : 1),
    });
    world = played.world;
    deeds.push(...played.deeds);
  }
  const inTurn = byPriority(state.photographers, state.firstPriority, number);
  const photos = takePhotos(inTurn, shoots, world);
  const day: Day = { day: number, plans, deeds, photos, world };
  const next: State = { ...state, world, days: [...state.days, day] };
  return { state: next, events: tellDay(state, next, day), warnings: warnings(state, shoots) };
}

/** What everybody does in a slot, in roster order. */
function actionsIn(
  { pokemon }: State,
  plans: ReadonlyMap<string, Plan>,
  slot: Slot,
): ReadonlyMap<string, Action> {
  const actions = new Map<string, Action>();
  for (const name of pokemon) {
    const action = plans.get(name)?.slots[slot];
    if (action !== undefined) actions.set(name, action);
  }
  return actions;
}

/** A photo that was not taken cannot be made up (PS-14). */
function warnings({ photographers }: State, shoots: ReadonlyMap<string, Shoot>): readonly string[] {
  const missing = photographers.filter((name) => !shoots.has(name));
  if (missing.length === 0) return [];
  return [
    `${all(missing)} sent nothing that counts and takes no photo today. The day cannot be made up: one exhibit of ${all(missing)} stays empty, and a photographer who enters it alone wins it.`,
  ];
}

function resolveAscension(
  state: State,
  orders: readonly Ordered<Order>[],
  chance: Chance,
): Resolution<State, Event> {
  const verdicts = new Map<string, Verdict>();
  for (const { player, order } of orders) {
    if (!('slots' in order) && !('exhibit' in order)) verdicts.set(player, order);
  }
  const results = resultsOf(state);
  const ascension = ascend(state, results, verdicts, chance);
  return { state: { ...state, ascension }, events: tellEnd(state, results, ascension) };
}

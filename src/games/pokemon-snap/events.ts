// The events of Pokémon Snap and their audiences: daily reports, and what's public (PS-18).
import type { Audience } from '../frame/events';
import { priorityOrder } from './exhibits';
import { gameResults } from './outcome';
import { getCreature } from './slots';
import {
  DAY_COUNT,
  type Day,
  type Outcome,
  type Photo,
  type Plan,
  type Results,
  type State,
  type Stats,
} from './types';

export type Event =
  /** Who has priority on day 1. A later choice replaces an earlier one (PS-13). */
  | { readonly kind: 'priority-chosen'; readonly to: 'everyone'; readonly photographer: string }
  | {
      readonly kind: 'pokemon-day';
      readonly to: Exclude<Audience, 'everyone'>;
      readonly day: number;
      /** The plan that counted; null if the Pokémon rested. */
      readonly plan: Plan | null;
      readonly stats: Stats;
      readonly doubling: boolean;
      readonly owed: number;
      readonly photographedBy: readonly string[];
    }
  | {
      readonly kind: 'photographer-day';
      readonly to: Exclude<Audience, 'everyone'>;
      readonly day: number;
      readonly photo: Photo | null;
    }
  | {
      readonly kind: 'day-resolved';
      readonly to: 'everyone';
      readonly day: number;
      /** Who has priority on the next day; null after the last day. */
      readonly priority: string | null;
    }
  | { readonly kind: 'results'; readonly to: 'everyone'; readonly results: Results }
  | {
      readonly kind: 'game-ended';
      readonly to: 'everyone';
      readonly results: Results;
      readonly outcome: Outcome;
    };

export function priorityEvent(photographer: string): Event {
  return { kind: 'priority-chosen', to: 'everyone', photographer };
}

/** The events of a resolved day. Players learn nothing about the day beyond these. */
export function dayEvents(state: State, day: Day): readonly Event[] {
  const { pokemon, photographers } = state;
  const isLast = day.day === DAY_COUNT;
  const next = isLast ? undefined : priorityOrder(state, day.day + 1)[0];
  const events: Event[] = [
    ...pokemon.map((name) => pokemonEvent(day, name)),
    ...photographers.map((name): Event => ({
      kind: 'photographer-day',
      to: { player: name },
      day: day.day,
      photo: day.photos.find(({ photographer }) => photographer === name) ?? null,
    })),
    { kind: 'day-resolved', to: 'everyone', day: day.day, priority: next ?? null },
  ];
  if (isLast) events.push({ kind: 'results', to: 'everyone', results: gameResults(state) });
  return events;
}

function pokemonEvent({ day, plans, photos, world }: Day, name: string): Event {
  const { stats, doubling, owed } = getCreature(world, name);
  return {
    kind: 'pokemon-day',
    to: { player: name },
    day,
    plan: plans.get(name) ?? null,
    stats,
    doubling,
    owed,
    photographedBy: photos
      .filter(({ shots }) => shots.some((shot) => shot.name === name))
      .map(({ photographer }) => photographer),
  };
}

// What a resolved stage tells, and to whom (PS-18). Each player's event holds nothing else.
import { accountOf } from './account';
import type { Event } from './events';
import { byPriority } from './photos';
import { resultsOf } from './results';
import { DAYS, type Ascension, type Day, type Results, type State } from './types';
import { creatureOf } from './world';

/** The events of a day: `before` and `after` are the states around it. */
export function tellDay(before: State, after: State, day: Day): readonly Event[] {
  const isLast = day.day === DAYS;
  const next = isLast ? null : byPriority(after.photographers, after.firstPriority, day.day + 1)[0];
  const events: Event[] = [
    ...after.pokemon.map((name) => tellPokemon(before, after, day, name)),
    ...after.photographers.map((name): Event => ({
      kind: 'photographer-told',
      to: { player: name },
      day: day.day,
      photo: day.photos.find(({ photographer }) => photographer === name) ?? null,
    })),
    { kind: 'day-played', to: 'host', day },
    { kind: 'day-over', to: 'everyone', day: day.day, priority: next ?? null },
  ];
  if (isLast) events.push({ kind: 'settled', to: 'everyone', results: resultsOf(after) });
  return events;
}

function tellPokemon(before: State, after: State, day: Day, name: string): Event {
  const { stats, doubling, owed } = creatureOf(after.world, name);
  return {
    kind: 'pokemon-told',
    to: { player: name },
    day: day.day,
    stats,
    doubling,
    owed,
    photographedBy: day.photos
      .filter(({ shots }) => shots.some((shot) => shot.name === name))
      .map(({ photographer }) => photographer),
    account: accountOf({
      day: day.day,
      before: creatureOf(before.world, name),
      plan: day.plans.get(name),
      after: stats,
      others: after.pokemon.length - 1,
    }),
  };
}

/** The end: everything may be published now (ALL-9). */
export function tellEnd({ days }: State, results: Results, ascension: Ascension): readonly Event[] {
  return [{ kind: 'game-ended', to: 'everyone', results, ascension, days }];
}

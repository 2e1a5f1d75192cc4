// A day: Pokémon send a plan (PS-1), photographers a shoot (PS-12); three slots are played, then photos taken.
import { ask } from '../../frame/ask';
import type { Chance } from '../../frame/chance';
import { choice, inSection, object, ranked, type Draft, type Field } from '../../frame/fields';
import type { Json } from '../../frame/json';
import type { Problem } from '../../frame/problems';
import { stage, type Stage } from '../../frame/stage';
import { all, either } from '../../frame/wording';
import { dayEvents, type Event } from '../events';
import { byPriority, exhibitLabel, exhibitsLeft, takePhotos } from '../exhibits';
import { planField, planProblems, samplePlan } from '../plans';
import { playSlot } from '../slots';
import { pokemonOptions } from '../text';
import {
  DAYS,
  EXHIBITS,
  problem,
  SLOT_ORDER,
  type StatChange,
  type Day,
  type Plan,
  type Shoot,
  type State,
} from '../types';
import { firstPriority } from './first-priority';

/** The next day; null after the last. */
export function day(state: State): Stage<State, Event> | null {
  const number = state.days.length + 1;
  if (number > DAYS) return null;
  return stage({
    name: `day-${number}`,
    title: `Day ${number}`,
    ...(number === 1 ? { host: firstPriority(state) } : {}),
    asks: {
      plan: ask({
        form: 'plan',
        title: 'Your plan',
        help: 'Morning, afternoon and evening: exactly one contest that you have not entered before, and two different activities that you did not do yesterday. The plan counts as a whole or not at all.',
        players: state.pokemon,
        move: planField(pokemonOptions(state)),
        check: (player, draft) => planProblems(state, player, draft),
        sample: (player, chance) => samplePlan(state, player, chance),
      }),
      shoot: ask({
        form: 'shoot',
        title: 'Your photos',
        help: 'Choose an exhibit that you have not used yet, and put all Pokémon in the order in which you want to photograph them. You get the first ones in your order that the other photographer did not get before you.',
        players: state.photographers,
        move: shootField(state),
        check: (player, draft) => shootProblems(state, player, draft),
        sample: (player, chance) => sampleShoot(state, player, chance),
      }),
    },
    resolve: ({ plan, shoot }) => {
      const played = playDay(state, number, plan, shoot);
      const next: State = { ...state, world: played.world, days: [...state.days, played] };
      return { state: next, events: dayEvents(next, played), warnings: missedPhotos(state, shoot) };
    },
  });
}

function playDay(
  state: State,
  number: number,
  plans: ReadonlyMap<string, Plan>,
  shoots: ReadonlyMap<string, Shoot>,
): Day {
  let { world } = state;
  const changes: StatChange[] = [];
  for (const slot of SLOT_ORDER) {
    const played = playSlot(world, { day: number, slot }, plans);
    world = played.world;
    changes.push(...played.changes);
  }
  const photos = takePhotos(byPriority(state, number), shoots, world);
  return { day: number, plans, changes, photos, world };
}

/** A photo that was not taken cannot be made up (PS-14). */
function missedPhotos({ photographers }: State, shoots: ReadonlyMap<string, Shoot>): readonly string[] {
  const missing = photographers.filter((name) => !shoots.has(name));
  if (missing.length === 0) return [];
  return [
    `${all(missing)} sent nothing that counts and takes no photo today. The day cannot be made up: one exhibit of ${all(missing)} stays empty, and a photographer who enters it alone wins it.`,
  ];
}

function shootField(state: State): Field<Shoot> {
  const { length } = state.pokemon;
  return object({
    exhibit: choice({
      title: 'Exhibit',
      options: EXHIBITS.map((value) => ({ value, label: exhibitLabel(value) })),
    }),
    order: inSection(
      ranked({ title: 'Photo order', options: pokemonOptions(state), min: length, max: length }),
      'Whom you photograph',
    ),
  });
}

function shootProblems(state: State, player: string, { exhibit }: Draft<Shoot>): readonly Problem[] {
  const left = exhibitsLeft(state, player);
  if (exhibit === undefined || left.includes(exhibit)) return [];
  return [
    problem(
      'exhibit-used',
      ['exhibit'],
      `Exhibit ${exhibit}: you have used it already. Choose ${either(left)}.`,
    ),
  ];
}

/** A random exhibit of those left, and the Pokémon in a random order. */
function sampleShoot(state: State, player: string, chance: Chance): Json | undefined {
  const exhibit = chance.pick(exhibitsLeft(state, player));
  return exhibit === undefined ? undefined : { exhibit, order: chance.shuffle(state.pokemon) };
}

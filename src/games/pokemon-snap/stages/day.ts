// A day: Pokémon send a plan (PS-1), photographers a shoot (PS-12); three slots are played, then photos taken.
import { ask } from '../../frame/ask';
import type { ChoiceNote, Closed, Known } from '../../frame/closed';
import { eventsOf, last, type Log } from '../../frame/events';
import {
  choice,
  inSection,
  object,
  ranked,
  type Field,
  type Option,
  optional,
  optionsOf,
} from '../../frame/fields';
import { once } from '../../frame/lazy';
import { stage, type Stage, hostPart, type HostPart } from '../../frame/stage';
import { all, asNote, either } from '../../frame/wording';
import { dayEvents, type Event, priorityChosen } from '../events';
import { byPriority, countsText, exhibitLabel, takePhotos, worthText } from '../exhibits';
import {
  closedPlans,
  PLAN_LIMITS,
  planFacts,
  planField,
  planNotes,
  planProblems,
  samplePlan,
} from '../plans';
import { ASCENT } from '../rules-page';
import { playSlot } from '../slots';
import { valuesOf } from '../stats';
import {
  DAYS,
  EXHIBITS,
  STATS,
  problem,
  SLOT_ORDER,
  SLOTS,
  type StatChange,
  type Day,
  type Open,
  type Plan,
  type Shoot,
  type State,
} from '../types';
import { pokemonOptions } from '../words';
import { ok } from '../../frame/result';

/** Gives the next day; null after the last. */
export function day(state: State): Stage<State, Event, Open> | null {
  const number = state.days.length + 1;
  if (number > DAYS) return null;
  return stage({
    name: `day-${number}`,
    title: `Day ${number}`,
    ...(number === 1 ? { host: firstPriority(state) } : {}),
    asks: {
      plan: ask<Plan, Known<Open, Event>>({
        form: 'plan',
        title: 'Your plan',
        help: `Exactly one contest that you have not entered before, and two different activities that you did not do yesterday. A plan counts whole or not at all. ${ASCENT}`,
        players: state.pokemon,
        move: planField(pokemonOptions(state)),
        taps: { kind: 'strip', parts: SLOTS, limits: PLAN_LIMITS },
        closed: closedPlans,
        notes: planNotes,
        reckons: planFacts,
        check: (_, draft, open) => planProblems(open, draft),
        sample: (player, chance, open) => samplePlan(state, player, chance, open),
      }),
      shoot: ask<Shoot, Known<Open, Event>>({
        form: 'shoot',
        title: 'Your photos',
        without: 'They take no photo today.',
        help: 'Choose an exhibit that you have not used yet, and put all Pokémon in the order in which you want to photograph them. You get the first ones in your order that the other photographer did not get before you. Each exhibit goes to the better photographer at the end, and who has more of them wins Heaven.',
        players: state.photographers,
        move: shootField(pokemonOptions(state)),
        closed: ({ log }) => closedExhibits(log),
        notes: shootNotes,
        sample: (_, chance, open) => {
          const exhibit = chance.pick(open(['exhibit'], EXHIBITS));
          return exhibit === undefined ? undefined : { exhibit, order: chance.shuffle(state.pokemon) };
        },
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

const shootField = once((pokemon: readonly Option[]): Field<Shoot> => {
  const { length } = pokemon;
  return object({
    exhibit: choice({
      title: 'Exhibit',
      options: EXHIBITS.map((value) => ({ value, label: exhibitLabel(value) })),
    }),
    order: inSection(
      ranked({ title: 'Photo order', options: pokemon, min: length, max: length }),
      'Whom you photograph',
    ),
  });
});

/** Gives the exhibits of a photographer's own photos. */
function closedExhibits(log: Log<Event>): readonly Closed[] {
  const used = eventsOf(log, 'photographer-day').flatMap(({ event: { day: number, photo } }) =>
    photo === null ? [] : [{ exhibit: photo.exhibit, number, worth: worthText(photo) }],
  );
  const left = EXHIBITS.filter((exhibit) => !used.some((each) => each.exhibit === exhibit));
  return used.map(({ exhibit, number, worth }) => ({
    place: ['exhibit'],
    values: [exhibit],
    why: `used on day ${number}: ${worth}`,
    code: 'exhibit-used',
    text: () => `Exhibit ${exhibit}: you have used it already. Choose ${either(left)}.`,
  }));
}

/** Says what each exhibit counts, and beside each Pokémon what this photographer last saw of it (PS-18). */
function shootNotes({ open: { pokemon }, log }: Known<Open, Event>): readonly ChoiceNote[] {
  const shots = eventsOf(log, 'photographer-day').flatMap(({ event: { day: number, photo } }) =>
    (photo?.shots ?? []).map((shot) => ({ number, ...shot })),
  );
  const order = ['order', 0];
  return [
    ...EXHIBITS.map((exhibit) => ({
      place: ['exhibit'],
      values: [exhibit],
      note: asNote(countsText(exhibit)),
    })),
    ...(shots.length === 0 ? [] : [{ place: order, note: `Below: ${all(STATS)} as you last saw them` }]),
    ...pokemon.flatMap((name) => {
      const shot = last(shots.filter((each) => each.name === name));
      return shot === undefined
        ? []
        : [{ place: order, values: [name], note: `day ${shot.number}: ${valuesOf(shot.stats).join(', ')}` }];
    }),
  ];
}

const TITLE = 'Priority on day 1';

/** The host's part of day 1. */
function firstPriority(state: State): HostPart<State, Event> {
  return hostPart({
    field: choiceField(state),
    apply: ({ firstPriority: chosen }) => {
      if (chosen === undefined) return ok({ state, events: [] });
      return ok({ state: { ...state, firstPriority: chosen }, events: [priorityChosen(chosen)] });
    },
    lacking: state.firstPriority === null ? [NOT_CHOSEN] : [],
  });
}

const NOT_CHOSEN = problem(
  'no-first-priority',
  ['firstPriority'],
  'This round needs something from you first: who has priority on day 1.',
);

function choiceField({ photographers, firstPriority: known }: State): Field<{
  readonly firstPriority?: string;
}> {
  const usual = known === null ? '' : ` ${known} has it unless you choose here.`;
  return object({
    firstPriority: optional(
      choice({
        title: TITLE,
        help: `The photographer whom the winner of the last match chose. Everyone is told when you save it; you may change it until the day is resolved.${usual}`,
        options: optionsOf(photographers),
      }),
    ),
  });
}

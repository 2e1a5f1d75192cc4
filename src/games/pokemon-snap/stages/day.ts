// A day: Pokémon send plans (PS-1), photographers send shoots (PS-12). Three slots are played, then photos are taken.
import { defineAsk } from '../../frame/ask';
import type { ChoiceNote, ClosedChoices, Knowledge } from '../../frame/closed-choices';
import { eventsOf, last, type Log } from '../../frame/events';
import {
  choice,
  inSection,
  object,
  rankedChoices,
  type Field,
  type Option,
  optional,
  toOptions,
} from '../../frame/fields';
import { memoize } from '../../frame/lazy';
import { defineStage, type Stage, defineHostPart, type HostPart } from '../../frame/stage';
import { andList, withoutFullStop, orList } from '../../frame/wording';
import { dayEvents, type Event, priorityEvent } from '../events';
import { priorityOrder, exhibitCriterionText, exhibitLabel, takePhotos, photoWorthText } from '../exhibits';
import {
  closedPlanChoices,
  PLAN_LIMITS,
  liveNotesInput,
  planField,
  planNotes,
  planProblems,
  samplePlan,
} from '../plans';
import { ASCENT_TEXT } from '../rules-page';
import { playSlot } from '../slots';
import { statValues } from '../stats';
import {
  DAY_COUNT,
  EXHIBITS,
  STATS,
  problem,
  SLOT_ORDER,
  SLOTS,
  type StatChange,
  type Day,
  type OpenFacts,
  type Plan,
  type ShootPlan,
  type State,
} from '../types';
import { pokemonOptions } from '../words';
import { ok } from '../../frame/result';

export function dayStage(state: State): Stage<State, Event, OpenFacts> | null {
  const number = state.days.length + 1;
  if (number > DAY_COUNT) return null;
  return defineStage({
    name: `day-${number}`,
    title: `Day ${number}`,
    ...(number === 1 ? { host: firstPriorityHostPart(state) } : {}),
    asks: {
      plan: defineAsk<Plan, Knowledge<OpenFacts, Event>>({
        form: 'plan',
        title: 'Your plan',
        help: `Choose one contest you haven’t entered and two activities you didn’t do yesterday. ${ASCENT_TEXT}`,
        players: state.pokemon,
        move: planField(pokemonOptions(state)),
        taps: { kind: 'strip', parts: SLOTS, limits: PLAN_LIMITS },
        closed: closedPlanChoices,
        notes: planNotes,
        liveInput: liveNotesInput,
        check: (_, draft, open) => planProblems(open, draft),
        sample: (player, chance, open) => samplePlan(state, player, chance, open),
      }),
      shoot: defineAsk<ShootPlan, Knowledge<OpenFacts, Event>>({
        form: 'shoot',
        title: 'Your photos',
        ifMissing: 'They take no photo today.',
        help: 'Put all Pokémon in the order you want to photograph them. You photograph the first two or three that the other photographer hasn’t already taken. At the end, the better photo wins each exhibit. The photographer who wins more exhibits wins Heaven.',
        players: state.photographers,
        move: shootPlanField(pokemonOptions(state)),
        closed: ({ log }) => closedExhibits(log),
        notes: shootPlanNotes,
        sample: (_, chance, open) => {
          const exhibit = chance.pick(open(['exhibit'], EXHIBITS));
          return exhibit === undefined ? undefined : { exhibit, order: chance.shuffle(state.pokemon) };
        },
      }),
    },
    resolve: ({ plan, shoot }) => {
      const played = playDay(state, number, plan, shoot);
      const next: State = { ...state, world: played.world, days: [...state.days, played] };
      return { state: next, events: dayEvents(next, played), warnings: photoWarnings(state, shoot) };
    },
  });
}

function playDay(
  state: State,
  number: number,
  plans: ReadonlyMap<string, Plan>,
  shoots: ReadonlyMap<string, ShootPlan>,
): Day {
  let { world } = state;
  const changes: StatChange[] = [];
  for (const slot of SLOT_ORDER) {
    const played = playSlot(world, { day: number, slot }, plans);
    world = played.world;
    changes.push(...played.changes);
  }
  const photos = takePhotos(priorityOrder(state, number), shoots, world);
  return { day: number, plans, changes, photos, world };
}

/** Warns that photographers without a submission take no photo and can't make up for it (PS-14). */
function photoWarnings({ photographers }: State, shoots: ReadonlyMap<string, ShootPlan>): readonly string[] {
  const missing = photographers.filter((name) => !shoots.has(name));
  if (missing.length === 0) return [];
  return [
    `${andList(missing)} sent nothing that counts, so they take no photo today and can’t make up for it. If a photographer leaves an exhibit empty, the other wins it just by entering it.`,
  ];
}

const shootPlanField = memoize((pokemon: readonly Option[]): Field<ShootPlan> =>
  object({
    exhibit: choice({
      title: 'Exhibit',
      options: EXHIBITS.map((value) => ({ value, label: exhibitLabel(value) })),
    }),
    order: inSection(rankedChoices({ title: 'Photo order', options: pokemon }), 'Whom you photograph'),
  }),
);

/** Choices closed to a photographer: the exhibits that they have already used. */
function closedExhibits(log: Log<Event>): readonly ClosedChoices[] {
  const used = eventsOf(log, 'photographer-day').flatMap(({ event: { day: number, photo } }) =>
    photo === null ? [] : [{ exhibit: photo.exhibit, number, worth: photoWorthText(photo) }],
  );
  const left = EXHIBITS.filter((exhibit) => !used.some((each) => each.exhibit === exhibit));
  return used.map(({ exhibit, number, worth }) => ({
    place: ['exhibit'],
    values: [exhibit],
    why: `used on day ${number}: ${worth}`,
    code: 'exhibit-used',
    text: () => `Exhibit ${exhibit}: you’ve already used it. Choose ${orList(left)}.`,
  }));
}

/** Notes on what each exhibit counts, and on each Pokémon as this photographer last photographed it (PS-18). */
function shootPlanNotes({ open: { pokemon }, log }: Knowledge<OpenFacts, Event>): readonly ChoiceNote[] {
  const shots = eventsOf(log, 'photographer-day').flatMap(({ event: { day: number, photo } }) =>
    (photo?.shots ?? []).map((shot) => ({ number, ...shot })),
  );
  const order = ['order', 0];
  return [
    ...EXHIBITS.map((exhibit) => ({
      place: ['exhibit'],
      values: [exhibit],
      note: withoutFullStop(exhibitCriterionText(exhibit)),
    })),
    ...(shots.length === 0 ? [] : [{ place: order, note: `Below: ${andList(STATS)} as you last saw them` }]),
    ...pokemon.flatMap((name) => {
      const shot = last(shots.filter((each) => each.name === name));
      return shot === undefined
        ? []
        : [
            {
              place: order,
              values: [name],
              note: `day ${shot.number}: ${statValues(shot.stats).join(', ')}`,
            },
          ];
    }),
  ];
}

const FIRST_PRIORITY_TITLE = 'Priority on day 1';

function firstPriorityHostPart(state: State): HostPart<State, Event> {
  return defineHostPart({
    field: priorityField(state),
    apply: ({ firstPriority: chosen }) => {
      if (chosen === undefined) return ok({ state, events: [] });
      return ok({ state: { ...state, firstPriority: chosen }, events: [priorityEvent(chosen)] });
    },
    lacking: state.firstPriority === null ? [NOT_CHOSEN_PROBLEM] : [],
  });
}

const NOT_CHOSEN_PROBLEM = problem(
  'no-first-priority',
  ['firstPriority'],
  'This round needs something from you first: who has priority on day 1.',
);

function priorityField({ photographers, firstPriority: known }: State): Field<{
  readonly firstPriority?: string;
}> {
  const usual = known === null ? '' : ` ${known} has priority unless you change it here.`;
  return object({
    firstPriority: optional(
      choice({
        title: FIRST_PRIORITY_TITLE,
        help: `The winner of the last match chooses the photographer. Your entry is public once you save it. You can change it until the day is resolved.${usual}`,
        options: toOptions(photographers),
      }),
    ),
  });
}

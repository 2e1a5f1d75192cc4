// Pokémon Snap in words: events for messages, each only what its audience may know; names, amounts, and why stats
// changed.
import { must } from '../frame/result';
import type { Option } from '../frame/fields';
import { once } from '../frame/lazy';
import { all, apart, changeNumber } from '../frame/wording';
import { activityWhy, otherWhy } from './activity-words';
import { CONTEST } from './contests';
import type { Event } from './events';
import { endText, pointsText } from './end-text';
import type { Explanation } from './explanation/explain';
import {
  CONTESTS,
  DAYS,
  EXHIBITS,
  SLOTS,
  STATS,
  type Activity,
  type Amounts,
  type Cause,
  type Labels,
  type Results,
  type Stat,
  type State,
  type Stats,
} from './types';

/** Gives an event in words for its audience. */
export function text(event: Event): string {
  switch (event.kind) {
    case 'priority-chosen':
      return priorityText(event.photographer);
    case 'pokemon-day': {
      const { day, plan, stats, doubling, owed, photographedBy } = event;
      return [
        ...(plan === null ? ['You sent no plan that counted: you rested.'] : []),
        `After day ${day} you have ${statsText(stats)}.`,
        ...(doubling ? ['Your next activity counts double.'] : []),
        ...(owed > 0 ? [`At the end of your next contest you lose ${owed} of every attribute.`] : []),
        photographedBy.length === 0
          ? 'Nobody photographed you.'
          : `${all(photographedBy)} photographed you${mayTalk(day, photographedBy)}.`,
      ].join(' ');
    }
    case 'photographer-day': {
      const { day, photo } = event;
      if (photo === null) return `On day ${day} you took no photo.`;
      const names = photo.shots.map(({ name }) => name);
      return [
        `On day ${day} you photographed ${all(names)} for exhibit ${photo.exhibit}${mayTalk(day, names)}.`,
        ...photo.shots.map(({ name, stats }) => `${apart(name)}: ${statsText(stats)}.`),
      ].join('\n');
    }
    case 'day-resolved':
      return event.priority === null
        ? `Day ${event.day} is resolved, the last one.`
        : `Day ${event.day} is resolved. ${event.priority} has priority on day ${event.day + 1}.`;
    case 'results':
      return resultsText(event.results);
    case 'game-ended':
      return endText(event.outcome, event.results);
  }
}

/** The words for priority on day 1 while nobody has chosen (PS-13). */
export const NOT_CHOSEN = 'not chosen yet';

/** Gives the photographer with priority on day 1; other words while nobody is chosen. */
export function priorityText(photographer: string | null): string {
  return photographer === null
    ? `The first priority is ${NOT_CHOSEN}.`
    : `${photographer} has priority on day 1. It swaps every day.`;
}

/** The rules of who may talk to whom (PS-19). */
export const TALK = {
  first: 'On day 1 Heaven and Hell may talk freely: all with all.',
  later:
    'Afterwards a photographer may talk, for one day, with the Pokémon that they photographed the day before, and those Pokémon with them.',
} as const;

function mayTalk(day: number, names: readonly string[]): string {
  const talk = talkText(day, names);
  return talk === '' ? '' : `; you may talk ${talk}`;
}

/** The players one may talk to on the next day (PS-19): `with Ana and Bo on day 2`; empty for nobody. */
export function talkText(day: number, names: readonly string[]): string {
  return day === DAYS || names.length === 0 ? '' : `with ${all(names)} on day ${day + 1}`;
}

/** Five stats in a list: `3 Coolness, …`. */
export function statsText(stats: Stats): string {
  return all(STATS.map((stat) => `${stats[stat]} ${stat}`));
}

function resultsText({ appeal, exhibits, points }: Results): string {
  return [
    ...[...appeal].map(([name, each]) => {
      const parts = CONTESTS.map((contest) => `${contest} ${each[contest]}`).join(', ');
      return `${apart(name)}: ${each.total} AP (${parts}).`;
    }),
    ...EXHIBITS.map((exhibit) => `Exhibit ${exhibit}: ${exhibits[exhibit] ?? 'nobody'} wins.`),
    pointsText(points),
  ].join('\n');
}

/** Gives a name as it is shown, with its species where it has one. */
export function labelOf(labels: Labels, name: string): string {
  return must(labels, name);
}

/** Gives every Pokémon as a choice of a form: the same list all through a match. */
export function pokemonOptions({ pokemon, labels }: State): readonly Option[] {
  return optionsIn(pokemon)(labels);
}

const optionsIn = once((pokemon: State['pokemon']) =>
  once((labels: Labels): readonly Option[] =>
    pokemon.map((value) => ({ value, label: labelOf(labels, value) })),
  ),
);

/** Amounts added to stats: `+4 Beauty, −3 Coolness`, or `nothing`. */
export function amountsText(amounts: Amounts): string {
  return amountList(amounts).join(', ') || 'nothing';
}

/** Lists the amounts that are not 0: `+4 Beauty`. */
export function amountList(amounts: Amounts): readonly string[] {
  return STATS.flatMap((stat) => {
    const amount = amounts[stat] ?? 0;
    return amount === 0 ? [] : [`${changeNumber(amount)} ${stat}`];
  });
}

/** Gives the reason why stats changed, or why they did not, with what Activity A did to it. */
export function whyText(cause: Cause): string {
  switch (cause.kind) {
    case 'activity': {
      const why = activityWhy(cause);
      if (!cause.doubled) return why;
      return cause.action.do === 'A'
        ? `${why}; the Activity A before is used up`
        : `${why}; doubled by Activity A`;
    }
    case 'other':
      return otherWhy(cause.activity, cause.by);
    case 'contest':
      return `Contest ${cause.contest}: ${CONTEST[cause.contest].change}`;
    case 'owed':
      return 'Activity H: what it gave is taken back';
  }
}

/** A change of a day as its player reads it. */
interface DayChange {
  /** The slot, or `All day`. */
  readonly when: string;
  readonly change: string;
  readonly why: string;
  /** The activity that it comes from, where it comes from one. */
  readonly activity?: Activity;
}

/**
 * Gives the changes of a day, which add up to all of it: what cannot be told apart is one change, with everything that
 * may have brought it.
 */
export function dayChanges(lines: readonly Explanation[]): readonly DayChange[] {
  return lines.flatMap((line): readonly DayChange[] => {
    switch (line.kind) {
      case 'own': {
        const known = amountList(line.amounts).join(', ');
        if (known === '' && line.unclear.length > 0) return [];
        const { cause } = line;
        const of = cause.kind === 'activity' ? { activity: cause.action.do } : {};
        return [{ when: SLOTS[line.slot], change: known || 'nothing', why: whyText(cause), ...of }];
      }
      case 'others':
        return [{ when: 'All day', change: amountsText(line.amounts), why: OTHERS_WHY }];
      case 'together':
        return [{ when: 'All day', change: amountsText(line.amounts), why: togetherText(lines, STATS) }];
    }
  });
}

/** Gives the changes of one stat on a day, as sentences that add up; none where nothing changed it. */
export function statChanges(stat: Stat, lines: readonly Explanation[]): readonly string[] {
  return lines.flatMap((line) => {
    const by = line.amounts[stat] ?? 0;
    switch (line.kind) {
      case 'own':
        return by === 0 ? [] : [`${changeNumber(by)}: ${ownText(line)}`];
      case 'others':
        return by === 0 ? [] : [`${changeNumber(by)}: ${OTHERS_WHY}`];
      case 'together': {
        const why = togetherText(lines, [stat]);
        return why === '' ? [] : [`${by === 0 ? 'No change' : changeNumber(by)} ${why}`];
      }
    }
  });
}

const OTHERS_WHY = 'what other Pokémon did, in total';

type OwnLine = Extract<Explanation, { readonly kind: 'own' }>;

function ownText({ slot, cause }: OwnLine): string {
  return `${SLOTS[slot]}, ${whyText(cause)}`;
}

/** Gives all that may have changed these stats and cannot be told apart; empty where it can. */
function togetherText(lines: readonly Explanation[], stats: readonly Stat[]): string {
  const parts = lines.flatMap((line) =>
    line.kind === 'own' && line.unclear.some((stat) => stats.includes(stat)) ? [ownText(line)] : [],
  );
  return parts.length === 0 ? '' : `in total: ${[...parts, 'and whatever other Pokémon did'].join('; ')}`;
}

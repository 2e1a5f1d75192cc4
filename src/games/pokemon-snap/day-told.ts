// The last day for one player of Pokémon Snap, in sentences with cause and number: failures first.
import { last, latestOf, type Log } from '../frame/events';
import { all, capitalised, ordinal } from '../frame/wording';
import { needOf } from './activities';
import { ownEnd, ownPoints } from './end-text';
import type { Event } from './events';
import { worthText } from './exhibits';
import type { Explanation } from './explanation/explain';
import { explained } from './explanation/own-days';
import { dayChanges, talkText } from './text';
import { CONTESTS, SLOTS, type Appeal, type Open, type Results } from './types';

/** The last day, or the end, for this player. */
export function dayTold(name: string, open: Open, log: Log<Event>): readonly string[] {
  const outcome = latestOf(log, 'game-ended')?.outcome;
  if (outcome !== undefined) return ownEnd(outcome, name);
  const results = latestOf(log, 'results')?.results;
  const isPokemon = open.pokemon.includes(name);
  return [
    ...(results === undefined ? [] : [isPokemon ? placeText(results, name) : ownPoints(results, name)]),
    ...(isPokemon ? pokemonDay(open, log) : photographerDay(log)),
  ];
}

/** The AP of a Pokémon with its place, and with whom it shares it. */
export function placeText({ appeal }: Results, name: string): string {
  const own = appeal.get(name)?.total ?? 0;
  const others = [...appeal].filter(([other]) => other !== name);
  const place = 1 + others.filter(([, { total }]) => total > own).length;
  const tied = others.filter(([, { total }]) => total === own).map(([other]) => other);
  const shared = tied.length === 0 ? '' : `, tied with ${all(tied)}`;
  return `You have ${own} AP: ${ordinal(place)} of ${appeal.size}${shared}.`;
}

/** AP by contest: `V 3, W 0, …`. */
export function contestsText(appeal: Appeal): string {
  return CONTESTS.map((contest) => `${contest} ${appeal[contest]}`).join(', ');
}

function pokemonDay(open: Open, log: Log<Event>): readonly string[] {
  const day = latestOf(log, 'pokemon-day');
  if (day === undefined) return [];
  const lines = last(explained(open, log)) ?? [];
  const worked = lines.filter((line) => failure(line) === undefined);
  const changes = dayChanges(worked).map(({ when, change, why }) =>
    change === 'nothing' ? `${when}: ${why}.` : `${when}: ${change} (${why}).`,
  );
  const fails = lines.flatMap((line) => failure(line) ?? []);
  const { photographedBy } = day;
  const talk = talkText(day.day, photographedBy);
  return [
    ...(day.plan === null ? ['You sent no plan that counted: you rested.'] : fails),
    ...(changes.length === 0 ? [] : [changes.join(' ')]),
    photographedBy.length === 0
      ? 'Nobody photographed you.'
      : `${all(photographedBy)} photographed you${talk === '' ? '' : `; you may talk ${talk}`}.`,
  ];
}

/** An activity that failed, with what it lacked and a doubling that was spent on it; undefined of all else. */
function failure(line: Explanation): string | undefined {
  if (line.kind !== 'own' || line.cause.kind !== 'activity' || line.cause.worked !== false) return undefined;
  const { action, doubled, circumstances } = line.cause;
  const need = needOf(action, doubled);
  const had = circumstances.had === undefined ? 'fewer' : String(circumstances.had);
  const lacked = need === undefined ? '' : `: ${need.least} ${need.stat} needed, you had ${had}`;
  const spent = doubled ? '; the doubling of A was spent on it' : '';
  return `${SLOTS[line.slot]}: ${action.do} failed${lacked}${spent}.`;
}

function photographerDay(log: Log<Event>): readonly string[] {
  const told = latestOf(log, 'photographer-day');
  if (told === undefined) return [];
  const { day, photo } = told;
  if (photo === null) return [`On day ${day} you took no photo: nothing that you sent counted.`];
  const names = photo.shots.map(({ name }) => name);
  const talk = talkText(day, names);
  return [
    `You photographed ${all(names)} for exhibit ${photo.exhibit}: ${worthText(photo)}.`,
    ...(talk === '' ? [] : [`${capitalised(`you may talk ${talk}`)}.`]),
  ];
}

// The last day for one player of Pokémon Snap, in sentences with cause and number: failures first.
import { must } from '../frame/result';
import { last, latestOf, type Log } from '../frame/events';
import { all, capitalised, changeNumber, ordinal } from '../frame/wording';
import { needOf } from './activities';
import { ownPoints } from './end-text';
import type { Event } from './events';
import { worthText } from './exhibits';
import type { Explanation } from './explanation/explain';
import { explained } from './explanation/own-days';
import { amountList, talkText } from './text';
import {
  CONTESTS,
  SLOTS,
  STATS,
  type Amounts,
  type Appeal,
  type Cause,
  type Open,
  type Results,
} from './types';

/** The last day for this player; nothing once the game is over, since its end stands above and in the result. */
export function dayTold(name: string, open: Open, log: Log<Event>): readonly string[] {
  if (latestOf(log, 'game-ended') !== undefined) return [];
  const results = latestOf(log, 'results')?.results;
  const isPokemon = open.pokemon.includes(name);
  return [
    ...(results === undefined
      ? []
      : [isPokemon ? `Your AP: ${placeText(results, name)}.` : ownPoints(results, name)]),
    ...(isPokemon ? pokemonDay(open, log, results === undefined) : photographerDay(log)),
  ];
}

/** Gives the AP of a Pokémon with its place, and with whom it shares it: `7, third of 6, tied with Bo`. */
export function placeText({ appeal }: Results, name: string): string {
  const own = must(appeal, name).total;
  const others = [...appeal].filter(([other]) => other !== name);
  const place = 1 + others.filter(([, { total }]) => total > own).length;
  const tied = others.filter(([, { total }]) => total === own).map(([other]) => other);
  const shared = tied.length === 0 ? '' : `, tied with ${all(tied)}`;
  return `${own}, ${ordinal(place)} of ${appeal.size}${shared}`;
}

/** AP by contest: `V 3, W 0, …`. */
export function contestsText(appeal: Appeal): string {
  return CONTESTS.map((contest) => `${contest} ${appeal[contest]}`).join(', ');
}

/** Tells a Pokémon's day; `counts`: attributes may still decide something, so that their changes are told. */
function pokemonDay(open: Open, log: Log<Event>, counts: boolean): readonly string[] {
  const day = latestOf(log, 'pokemon-day');
  if (day === undefined) return [];
  const lines = last(explained(open, log)) ?? [];
  const changes = lines.filter((line) => failure(line) === undefined).flatMap(shortChange);
  const fails = lines.flatMap((line) => failure(line) ?? []);
  const { photographedBy } = day;
  const talk = talkText(day.day, photographedBy);
  const told = [
    ...(day.plan === null ? ['You sent no plan that counted: you rested.'] : counts ? fails : []),
    ...(changes.length === 0 || !counts ? [] : [`${changes.join('; ')}.`]),
    ...(photographedBy.length === 0
      ? []
      : [`${all(photographedBy)} photographed you${talk === '' ? '' : `; you may talk ${talk}`}.`]),
  ];
  // Where there is more to tell, the page says this below, under what the player alone was told.
  return told.length === 0 ? ['Nobody photographed you.'] : told;
}

/**
 * Gives a line of the day in few words: `Afternoon Y: −7 Cleverness`; what is shown only in total stands with the bars.
 */
function shortChange(line: Explanation): readonly string[] {
  if (line.kind === 'together') return [];
  const amounts = amountsShort(line.amounts);
  if (line.kind === 'others') return [`others: ${amounts}`];
  const { slot, cause, unclear } = line;
  const what =
    cause.kind === 'activity' ? cause.action.do : cause.kind === 'contest' ? cause.contest : 'H ends';
  const said = amounts === '' ? (unclear.length > 0 ? '' : effectText(cause)) : amounts;
  return [`${SLOTS[slot]} ${what}${said === '' ? '' : `: ${said}`}`];
}

/** Words an action that changed no attribute. */
function effectText(cause: Cause): string {
  const isDoubling = cause.kind === 'activity' && cause.action.do === 'A';
  return isDoubling ? 'your next activity counts double' : 'no change';
}

/** `+4 Beauty, −3 Coolness`, or `+1 of each` */
function amountsShort(amounts: Amounts): string {
  const [first = 0, ...others] = STATS.map((stat) => amounts[stat] ?? 0);
  if (first !== 0 && others.every((other) => other === first)) return `${changeNumber(first)} of each`;
  return amountList(amounts).join(', ');
}

/** Tells what an activity that failed lacked, and which doubling was spent on it; undefined for anything else. */
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

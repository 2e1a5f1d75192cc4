// The account of the days of Pokémon Snap: what happened, told once for messages, books and pages. Each line says only
// what its audience may know (PS-18). Its end is in `end-account`, why attributes changed in `change-account`.
import { does, fact, sentence, type Line } from '../frame/account';
import { last, latestOf, type EventOf, type Log } from '../frame/events';
import { all } from '../frame/wording';
import { changeLines } from './change-account';
import { endLines, ownResult, resultLines } from './end-account';
import type { Event } from './events';
import { worthText } from './exhibits';
import { explained } from './explanation/own-days';
import { DAYS, type Open } from './types';
import { statsText } from './words';

/** Tells an event to its audience, or to one reader of theirs. */
export function lines(event: Event, reader?: string): readonly Line[] {
  switch (event.kind) {
    case 'priority-chosen':
      return [priorityLine(event.photographer, 1, reader)];
    case 'pokemon-day':
      return [
        ...restLines(event),
        sentence(`After day ${event.day} you have ${statsText(event.stats)}.`),
        ...pendingLines(event),
        ...photographedLines(event),
      ];
    case 'photographer-day': {
      const shots = event.photo?.shots ?? [];
      return [...photoLines(event), ...shots.map(({ name, stats }) => fact(name, statsText(stats)))];
    }
    case 'day-resolved': {
      const { day, priority } = event;
      return priority === null
        ? [sentence(`Day ${day} is resolved, the last one.`)]
        : [sentence(`Day ${day} is resolved.`), priorityLine(priority, day + 1, reader)];
    }
    case 'results':
      return resultLines(event.results, reader);
    case 'game-ended':
      return endLines(event, reader);
  }
}

/**
 * Tells this player the last day in place of its events, with what came of their plan; nothing once the game is over,
 * since its end stands above.
 */
export function ownDay(name: string, open: Open, log: Log<Event>): readonly Line[] {
  if (latestOf(log, 'game-ended') !== undefined) return [];
  const results = latestOf(log, 'results')?.results;
  const day = latestOf(log, 'pokemon-day');
  const photographed = latestOf(log, 'photographer-day');
  return [
    ...(results === undefined ? [] : ownResult(name, results)),
    ...(day === undefined ? [] : restLines(day)),
    // After the results, attributes decide nothing any more.
    ...(results === undefined ? changeLines(last(explained(open, log)) ?? []) : []),
    ...(day === undefined ? [] : photographedLines(day)),
    ...(photographed === undefined ? [] : photoLines(photographed)),
  ];
}

/** The words for priority on day 1 while nobody has chosen (PS-13). */
export const NOT_CHOSEN = 'not chosen yet';

/** Tells who has priority on a day; nobody (null) only on day 1, while nobody is chosen. */
export function priorityLine(photographer: string | null, day: number, reader?: string): Line {
  if (photographer === null) return sentence(`The first priority is ${NOT_CHOSEN}.`);
  const has = does(photographer, reader, 'have', 'has');
  const photographs = photographer === reader ? 'photograph' : 'photographs';
  return sentence(`${has} priority on day ${day} and ${photographs} first.`, {
    why: day === 1 ? 'It swaps every day.' : '',
    tone: photographer === reader ? 'good' : 'plain',
  });
}

/** Tells a Pokémon the effects of its activities that come later. */
export function pendingLines({ doubling, owed }: EventOf<Event, 'pokemon-day'>): readonly Line[] {
  return [
    ...(doubling ? [sentence('Your next activity counts double.')] : []),
    ...(owed > 0 ? [sentence(`At the end of your next contest you lose ${owed} of every attribute.`)] : []),
  ];
}

function restLines({ plan }: EventOf<Event, 'pokemon-day'>): readonly Line[] {
  return plan === null ? [sentence('You sent no plan that counted: you rested.', { unsent: true })] : [];
}

function photographedLines({ day, photographedBy }: EventOf<Event, 'pokemon-day'>): readonly Line[] {
  const who = photographedBy.length === 0 ? 'Nobody' : all(photographedBy);
  return [sentence(`${who} photographed you.`), ...talkLines(day, photographedBy)];
}

function photoLines({ day, photo }: EventOf<Event, 'photographer-day'>): readonly Line[] {
  if (photo === null)
    return [sentence(`On day ${day} you took no photo: nothing that you sent counted.`, { unsent: true })];
  const names = photo.shots.map(({ name }) => name);
  return [
    sentence(`You photographed ${all(names)} for exhibit ${photo.exhibit}: ${worthText(photo)}.`),
    ...talkLines(day, names),
  ];
}

function talkLines(day: number, names: readonly string[]): readonly Line[] {
  const talk = talkText(day, names);
  return talk === '' ? [] : [sentence(`You may talk ${talk}.`)];
}

/** The players one may talk to on the next day (PS-19): `with Ana and Bo on day 2`; empty for nobody. */
export function talkText(day: number, names: readonly string[]): string {
  return day === DAYS || names.length === 0 ? '' : `with ${all(names)} on day ${day + 1}`;
}

// Pokémon Snap's days in words, for messages, books and pages. Each line only says what its readers are allowed to know
// (PS-18).
import { subjectAndVerb, factLine, sentenceLine, type Line } from '../frame/account';
import { last, latestEvent, type EventOf, type Log } from '../frame/events';
import { andList } from '../frame/wording';
import { changeLines } from './change-account';
import { endLines, playerResult, resultLines } from './end-account';
import type { Event } from './events';
import { photoWorthText } from './exhibits';
import { explainDays } from './explanation/own-days';
import { DAY_COUNT, type OpenFacts } from './types';
import { statsText } from './words';

export function eventLines(event: Event, reader?: string): readonly Line[] {
  switch (event.kind) {
    case 'priority-chosen':
      return [priorityLine(event.photographer, 1, reader)];
    case 'pokemon-day':
      return [
        ...noPlanLines(event),
        sentenceLine(`After day ${event.day} you have ${statsText(event.stats)}.`),
        ...pendingLines(event),
        ...photographerLines(event),
      ];
    case 'photographer-day': {
      const shots = event.photo?.shots ?? [];
      return [...photoLines(event), ...shots.map(({ name, stats }) => factLine(name, statsText(stats)))];
    }
    case 'day-resolved': {
      const { day, priority } = event;
      return priority === null
        ? [sentenceLine(`Day ${day}, the last day, is resolved.`)]
        : [sentenceLine(`Day ${day} is resolved.`), priorityLine(priority, day + 1, reader)];
    }
    case 'results':
      return resultLines(event.results, reader);
    case 'game-ended':
      return endLines(event, reader);
  }
}

/**
 * The latest day for this player, and the result of their plan. Empty once the game is over, because the page then starts
 * with the end.
 */
export function playerDayLines(name: string, open: OpenFacts, log: Log<Event>): readonly Line[] {
  if (latestEvent(log, 'game-ended') !== undefined) return [];
  const results = latestEvent(log, 'results')?.results;
  const day = latestEvent(log, 'pokemon-day');
  const photographed = latestEvent(log, 'photographer-day');
  return [
    ...(results === undefined ? [] : playerResult(name, results)),
    ...(day === undefined ? [] : noPlanLines(day)),
    // Once the results are known, attributes no longer matter.
    ...(results === undefined ? changeLines(last(explainDays(open, log)) ?? []) : []),
    ...(day === undefined ? [] : photographerLines(day)),
    ...(photographed === undefined ? [] : photoLines(photographed)),
  ];
}

/** Text for the priority on day 1 until the host enters it (PS-13). */
export const NOT_CHOSEN_TEXT = 'not chosen yet';

/** Who has priority. `photographer` is null only on day 1, until somebody is chosen. */
export function priorityLine(photographer: string | null, day: number, reader?: string): Line {
  if (photographer === null) return sentenceLine('Priority on day 1 hasn’t been chosen yet.');
  const has = subjectAndVerb(photographer, reader, 'have', 'has');
  const photographs = photographer === reader ? 'photograph' : 'photographs';
  return sentenceLine(`${has} priority on day ${day} and ${photographs} first.`, {
    why: day === 1 ? 'Priority swaps every day.' : '',
    tone: photographer === reader ? 'good' : 'plain',
  });
}

/** Effects of the Pokémon's activities that are still to come. */
export function pendingLines({ doubling, owed }: EventOf<Event, 'pokemon-day'>): readonly Line[] {
  return [
    ...(doubling ? [sentenceLine('Your next activity counts double.')] : []),
    ...(owed > 0
      ? [sentenceLine(`After your next contest you lose ${owed} of every attribute (Activity H).`)]
      : []),
  ];
}

function noPlanLines({ plan }: EventOf<Event, 'pokemon-day'>): readonly Line[] {
  return plan === null
    ? [sentenceLine('You sent no plan that counted, so you rested.', { unsent: true })]
    : [];
}

function photographerLines({ day, photographedBy }: EventOf<Event, 'pokemon-day'>): readonly Line[] {
  const who = photographedBy.length === 0 ? 'Nobody' : andList(photographedBy);
  return [sentenceLine(`${who} photographed you.`), ...talkLines(day, photographedBy)];
}

function photoLines({ day, photo }: EventOf<Event, 'photographer-day'>): readonly Line[] {
  if (photo === null)
    return [
      sentenceLine(`On day ${day} you took no photo, because you sent no answer that counted.`, {
        unsent: true,
      }),
    ];
  const names = photo.shots.map(({ name }) => name);
  return [
    sentenceLine(
      `You photographed ${andList(names)} for exhibit ${photo.exhibit}: ${photoWorthText(photo)}.`,
    ),
    ...talkLines(day, names),
  ];
}

function talkLines(day: number, names: readonly string[]): readonly Line[] {
  const talk = talkPartnersText(day, names);
  return talk === '' ? [] : [sentenceLine(`You can talk ${talk}.`)];
}

/** Whom a player can talk to on the next day (PS-19): `with Ana and Bo on day 2`; can be empty. */
export function talkPartnersText(day: number, names: readonly string[]): string {
  return day === DAY_COUNT || names.length === 0 ? '' : `with ${andList(names)} on day ${day + 1}`;
}

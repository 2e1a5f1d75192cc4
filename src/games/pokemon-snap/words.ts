// Pokémon Snap's events in words, for messages. Each line says only what its audience may know.
import { all, count } from '../wording';
import type { Event } from './events';
import { CONTESTS, DAYS, EXHIBITS, STATS, type Results, type Stats } from './types';

export function words(event: Event): string | undefined {
  switch (event.kind) {
    case 'pokemon-told': {
      const { day, stats, doubling, owed, photographedBy } = event;
      return [
        `After day ${day} you have ${statsText(stats)}.`,
        ...(doubling ? ['Your next activity counts double.'] : []),
        ...(owed > 0 ? [`At the end of your next contest you lose ${owed} of every attribute.`] : []),
        photographedBy.length === 0
          ? 'Nobody photographed you.'
          : `${all(photographedBy)} photographed you${talk(day, photographedBy)}.`,
      ].join(' ');
    }
    case 'photographer-told': {
      const { day, photo } = event;
      if (photo === null) return `On day ${day} you took no photo.`;
      const names = photo.shots.map(({ name }) => name);
      return [
        `On day ${day} you photographed ${all(names)} for exhibit ${photo.exhibit}${talk(day, names)}.`,
        ...photo.shots.map(({ name, stats }) => `${name}: ${statsText(stats)}.`),
      ].join('\n');
    }
    case 'day-played':
      return undefined;
    case 'day-over':
      return event.priority === null
        ? `Day ${event.day} is resolved, the last one.`
        : `Day ${event.day} is resolved. ${event.priority} has priority on day ${event.day + 1}.`;
    case 'settled':
      return resultsText(event.results);
    case 'game-ended': {
      const { heaven, hell, mark } = event.ascension;
      return `Heaven: ${all(heaven)}.\nHell: ${all(hell)}. ${mark} gets the mark.`;
    }
  }
}

/** Whom one may talk to on the next day (PS-19); nothing is said after the last day. */
function talk(day: number, names: readonly string[]): string {
  return day < DAYS ? `; you may talk with ${all(names)} on day ${day + 1}` : '';
}

function statsText(stats: Stats): string {
  return all(STATS.map((stat) => `${stats[stat]} ${stat}`));
}

function resultsText({ appeal, exhibits, points }: Results): string {
  return [
    ...[...appeal].map(([name, each]) => {
      const parts = CONTESTS.map((contest) => `${contest} ${each[contest]}`).join(', ');
      return `${name}: ${each.total} AP (${parts}).`;
    }),
    ...EXHIBITS.map((exhibit) => `Exhibit ${exhibit}: ${exhibits[exhibit] ?? 'nobody'} wins.`),
    `${all([...points].map(([name, won]) => `${name} has ${count(won, 'point')}`))}.`,
  ].join('\n');
}

// Lone Number's events in words, for messages. Each line says only what its audience may know.
import { count } from '../../src/games/frame/wording';
import type { Event } from './events';

/** An event in words for its audience. */
export function text(event: Event): string {
  switch (event.kind) {
    case 'called': {
      const { number, points, total } = event;
      const named = number === null ? 'You named no number' : `You named ${number}`;
      return `${named} and scored ${count(points, 'point')}. You have ${total} in all.`;
    }
    case 'lone-number':
      return event.number === null ? 'No number scored.' : `The number that scored is ${event.number}.`;
    case 'rounds-ended':
      return `${event.winner} has won. The lucky number was ${event.luckyNumber}.`;
    case 'prize-named':
      return `The prize is ${event.prize}.`;
    case 'prize-given':
      return event.receiver === event.giver
        ? `${event.giver} keeps the prize.`
        : `${event.giver} gives the prize to ${event.receiver}.`;
  }
}

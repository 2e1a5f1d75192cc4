// Lone Number's events in words, for messages. Each line says only what its audience may know.
import { count } from '../../src/games/wording';
import type { Event } from './types';

export function text(event: Event): string {
  switch (event.kind) {
    case 'called': {
      const named = event.number === null ? 'You named no number' : `You named ${event.number}`;
      return `${named} and ${event.scored ? 'scored' : 'did not score'}. You have ${count(event.total, 'point')}.`;
    }
    case 'lone-number':
      return event.number === null ? 'No number scored.' : `The number that scored is ${event.number}.`;
    case 'game-ended':
      return `${event.winner} has won.`;
  }
}

// What Lone Number tells its players. Each line only says what its audience can know.
import { factLine, sentenceLine, type Line } from '../../src/games/frame/account';
import { plural } from '../../src/games/frame/wording';
import type { Event } from './events';

/** The lines for an event's audience. */
export function eventLines(event: Event): readonly Line[] {
  switch (event.kind) {
    case 'called': {
      const { number, points, total } = event;
      const named = number === null ? 'You named no number' : `You named ${number}`;
      return [
        sentenceLine(`${named} and scored ${plural(points, 'point')}. You have ${total} in all.`, {
          unsent: number === null,
        }),
      ];
    }
    case 'lone-number':
      return [
        sentenceLine(
          event.number === null ? 'No number scored.' : `The number that scored is ${event.number}.`,
        ),
      ];
    case 'rounds-ended':
      return [
        factLine('Winner', event.winner, { tone: 'good' }),
        factLine('Lucky number', String(event.luckyNumber)),
      ];
    case 'prize-named':
      return [factLine('Prize', event.prize)];
    case 'prize-given':
      return [factLine('Who got the prize', event.receiver)];
  }
}

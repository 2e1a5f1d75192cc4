// A round of Lone Number: everyone names a number, and the lowest that only one player named scores.
import { ask } from '../../../src/games/ask';
import { object, whole, type Field } from '../../../src/games/fields';
import { stage, type Stage } from '../../../src/games/stage';
import { loneNumber, roundEvents } from '../resolve';
import { NUMBERS, type Call, type Event, type State } from '../types';

const call: Field<Call> = object({
  number: whole({ title: 'Your number', min: NUMBERS.least, max: NUMBERS.most }),
});

/** The round that is open, or null after the last. */
export function round(state: State): Stage<State, Event> | null {
  const number = state.played.length + 1;
  if (number > state.rounds) return null;
  return stage({
    name: `round-${number}`,
    title: `Round ${number}`,
    asks: {
      calls: ask({
        form: 'number',
        title: 'Name a number',
        players: state.players,
        move: call,
        sample: (_player, chance) => ({ number: chance.whole(NUMBERS.least, NUMBERS.most) }),
      }),
    },
    resolve: (orders) => {
      const calls = new Map([...orders.calls].map(([player, order]) => [player, order.number]));
      const next: State = { ...state, played: [...state.played, { calls, lone: loneNumber(calls) }] };
      return { state: next, events: roundEvents(next) };
    },
  });
}

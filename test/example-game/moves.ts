// What Lone Number asks in a round: one number.
import type { Chance } from '../../src/games/chance';
import { ask, type Stage } from '../../src/games/contract';
import { object, whole, type Field } from '../../src/games/fields';
import { NUMBERS, type Call, type State } from './types';

const call: Field<Call> = object({
  number: whole({ title: 'Your number', min: NUMBERS.least, max: NUMBERS.most }),
});

/** The round that is open, or null after the last. */
export function stage(state: State): Stage<Call> | null {
  const round = state.played.length + 1;
  if (round > state.rounds) return null;
  return {
    name: `round-${round}`,
    title: `Round ${round}`,
    asks: [
      ask<Call>({
        form: 'number',
        title: 'Name a number',
        players: state.players,
        move: call,
        sample: (_player, chance: Chance) => ({ number: chance.whole(NUMBERS.least, NUMBERS.most) }),
      }),
    ],
  };
}

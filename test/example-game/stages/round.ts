// A round: everyone names a number, and the lowest that only one player named scores.
import { ask } from '../../../src/games/frame/ask';
import type { Chance } from '../../../src/games/frame/chance';
import { last } from '../../../src/games/frame/events';
import { object, whole, type Field } from '../../../src/games/frame/fields';
import type { Json } from '../../../src/games/frame/json';
import type { Problem } from '../../../src/games/frame/problems';
import { stage, type Stage } from '../../../src/games/frame/stage';
import type { Event } from '../events';
import { pointsIn, roundsAreOver, scoreOf, winnerOf } from '../outcome';
import { NUMBERS, problem, type Call, type Round, type State } from '../types';

const call: Field<Call> = object({
  number: whole({ title: 'Your number', min: NUMBERS.least, max: NUMBERS.most }),
});

const ALL_NUMBERS = Array.from({ length: NUMBERS.most - NUMBERS.least + 1 }, (_, at) => NUMBERS.least + at);

/** The next round; null after the last. */
export function round(state: State): Stage<State, Event> | null {
  if (roundsAreOver(state)) return null;
  const number = state.played.length + 1;
  return stage({
    name: `round-${number}`,
    title: `Round ${number}`,
    asks: {
      calls: ask({
        form: 'number',
        title: 'Name a number',
        help: 'Not the number that you named in the round before.',
        players: state.players,
        move: call,
        check: (player, draft) => sameNumberProblems(draft.number, numberBefore(state, player)),
        sample: (player, chance) => sample(numberBefore(state, player), chance),
      }),
    },
    resolve: ({ calls }) => {
      const numbers = new Map([...calls].map(([player, order]) => [player, order.number]));
      const played = { calls: numbers, lone: loneNumber(numbers) };
      const next: State = { ...state, played: [...state.played, played] };
      return { state: next, events: roundEvents(next, played) };
    },
  });
}

function numberBefore({ played }: State, player: string): number | undefined {
  return last(played)?.calls.get(player);
}

function sameNumberProblems(number: number | undefined, before: number | undefined): readonly Problem[] {
  if (number === undefined || number !== before) return [];
  const sentence = `Number ${number}: you named it in the round before. Name another.`;
  return [problem('same-number-again', ['number'], sentence)];
}

/** Any number that may be named. */
function sample(before: number | undefined, chance: Chance): Json | undefined {
  const number = chance.pick(ALL_NUMBERS.filter((each) => each !== before));
  return number === undefined ? undefined : { number };
}

/** The lowest number that exactly one player named. */
function loneNumber(calls: Round['calls']): Round['lone'] {
  const named = [...calls].map(([player, number]) => ({ player, number }));
  const alone = named.filter(({ number }) => named.filter((other) => other.number === number).length === 1);
  return alone.reduce<Round['lone']>(
    (lowest, one) => (lowest === null || one.number < lowest.number ? one : lowest),
    null,
  );
}

/** Each player learns of their own number alone; everyone learns which number scored, but not whose it was. */
function roundEvents(state: State, { calls, lone }: Round): readonly Event[] {
  const { players, luckyNumber } = state;
  const events: Event[] = players.map((player) => ({
    kind: 'called',
    to: { player },
    number: calls.get(player) ?? null,
    points: pointsIn({ calls, lone }, player, luckyNumber),
    total: scoreOf(state, player),
  }));
  events.push({ kind: 'lone-number', to: 'everyone', number: lone?.number ?? null });
  if (roundsAreOver(state)) {
    const scores = new Map(players.map((player) => [player, scoreOf(state, player)]));
    events.push({ kind: 'rounds-ended', to: 'everyone', winner: winnerOf(state), scores, luckyNumber });
  }
  return events;
}

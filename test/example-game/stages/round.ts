// A round: everyone names a number. The lowest number that only one player named scores.
import { defineAsk } from '../../../src/games/frame/ask';
import type { ClosedChoices, Knowledge } from '../../../src/games/frame/closed-choices';
import { latestEvent } from '../../../src/games/frame/events';
import { object, integer, type Field } from '../../../src/games/frame/fields';
import { defineStage, type Stage } from '../../../src/games/frame/stage';
import type { Event } from '../events';
import { pointsIn, roundsAreOver, scoreOf, winnerOf } from '../outcome';
import { NUMBERS, type Call, type OpenFacts, type Round, type State } from '../types';

const call: Field<Call> = object({
  number: integer({ title: 'Your number', min: NUMBERS.least, max: NUMBERS.most }),
});

const ALL_NUMBERS = Array.from({ length: NUMBERS.most - NUMBERS.least + 1 }, (_, at) => NUMBERS.least + at);

/** The next round; null after the last. */
export function roundStage(state: State): Stage<State, Event, OpenFacts> | null {
  if (roundsAreOver(state)) return null;
  const number = state.played.length + 1;
  return defineStage({
    name: `round-${number}`,
    title: `Round ${number}`,
    asks: {
      calls: defineAsk<Call, Knowledge<OpenFacts, Event>>({
        form: 'number',
        title: 'Name a number',
        help: 'Not the number that you named in the round before.',
        players: state.players,
        move: call,
        closed: ({ log }) => closedNumbers(latestEvent(log, 'called')?.number ?? null),
        sample: (_player, chance, open) => {
          const number = chance.pick(open(['number'], ALL_NUMBERS));
          return number === undefined ? undefined : { number };
        },
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

/** The number that the player named in the last round can't be named again. */
function closedNumbers(before: number | null): readonly ClosedChoices[] {
  if (before === null) return [];
  const sentence = `Number ${before}: you named it in the round before. Name another.`;
  return [
    {
      place: ['number'],
      values: [before],
      why: 'named in the round before',
      code: 'same-number-again',
      text: () => sentence,
    },
  ];
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

/** Only the player learns their own number. Everyone learns which number scored, but not whose it was. */
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

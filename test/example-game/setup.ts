// How Lone Number begins: who plays, and what is drawn.
import type { Chance } from '../../src/games/frame/chance';
import type { SetUp } from '../../src/games/frame/contract';
import { type Problem, fail, ok, type Result } from '../../src/games/frame/result';
import type { Event } from './events';
import { NUMBERS, problem, type OpenFacts, type Player, type Settings, type State } from './types';

const FEWEST_PLAYERS = 3;

/** Checks the number of players, and draws the lucky number and the order that breaks ties. */
export function setUp(
  roster: readonly Player[],
  { rounds, luckyNumber }: Settings,
  chance: Chance,
): Result<SetUp<State, Event, OpenFacts, Player>, readonly Problem[]> {
  if (roster.length < FEWEST_PLAYERS) {
    const sentence = `The roster needs at least ${FEWEST_PLAYERS} players and has ${roster.length}. Add players.`;
    return fail([problem('too-few-players', ['players'], sentence)]);
  }
  const players = roster.map(({ name }) => name);
  return ok({
    open: { players, rounds },
    state: {
      players,
      rounds,
      luckyNumber: luckyNumber ?? chance.for('lucky number').whole(NUMBERS.least, NUMBERS.most),
      tieOrder: chance.for('tie order').shuffle(players),
      played: [],
      prize: null,
      receiver: null,
    },
    events: [],
  });
}

// Setting up Lone Number: roster, settings, and what is checked before the first round.
import type { Chance } from '../../src/games/chance';
import type { SetUp } from '../../src/games/contract';
import { defaulted, object, text, whole, type Field } from '../../src/games/fields';
import { problem, type Problem } from '../../src/games/problems';
import { fail, ok, type Result } from '../../src/games/result';
import type { Event, Open, Player, Settings, State } from './types';

const FEWEST_PLAYERS = 3;
const USUAL_ROUNDS = 3;

export const rosterRow: Field<Player> = object({ name: text({ title: 'Name' }) });

export const settingsField: Field<Settings> = object({
  rounds: defaulted(whole({ title: 'Rounds', min: 1, max: 20 }), USUAL_ROUNDS),
});

export function setUp(
  roster: readonly Player[],
  { rounds }: Settings,
  chance: Chance,
): Result<SetUp<State, Event, Open, Player>, readonly Problem[]> {
  if (roster.length < FEWEST_PLAYERS) {
    const words = `The roster has ${roster.length} of at least ${FEWEST_PLAYERS} players. Add players.`;
    return fail([problem('too-few-players', ['players'], words)]);
  }
  const players = roster.map(({ name }) => name);
  const tieOrder = chance.for('tie order').shuffle(players);
  return ok({ open: { players, rounds }, state: { players, rounds, played: [], tieOrder }, events: [] });
}

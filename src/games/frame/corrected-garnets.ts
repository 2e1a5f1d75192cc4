// The host's corrections of what players have of the season's garnets: one question for every game that uses them.
import { byPlayer, optional, whole, type OptionalField } from './fields';

/** Asks for new balances by player. `help` says at which moment they are the balances. */
export function correctedGarnets(
  players: readonly string[],
  help: string,
): OptionalField<ReadonlyMap<string, number>> {
  return optional(
    byPlayer(
      { title: 'Corrected garnets', what: 'correction', help, example: '3' },
      players,
      whole({ title: 'Garnets', min: 0 }),
    ),
  );
}

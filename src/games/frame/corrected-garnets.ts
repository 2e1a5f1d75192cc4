// The host's corrections of garnets: one question for every game that uses them.
import { byPlayer, optional, whole, type OptionalField } from './fields';

/** `help` says at which moment these balances hold. */
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

// The host's corrections of garnets: one question for every game that uses them.
import { fieldPerPlayer, optional, integer, type OptionalField } from './fields';

/** `help` says when the corrected balances apply. */
export function garnetsField(
  players: readonly string[],
  help: string,
): OptionalField<ReadonlyMap<string, number>> {
  return optional(
    fieldPerPlayer(
      { title: 'Corrected garnets', what: 'correction', help, example: '3' },
      players,
      integer({ title: 'Garnets', min: 0 }),
    ),
  );
}

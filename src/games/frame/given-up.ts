// A seat that its player has given up (ALL-14), in words: the part of the rules page that every game has.
import type { Game, GameTypes, RulesSection } from './contract';

/** Makes the rules page: the game's own sections, and what becomes of the seat of somebody who leaves. */
export function rulesOf<T extends GameTypes>(
  { rules, givenUp }: Pick<Game<T>, 'rules' | 'givenUp'>,
  open: T['open'] | undefined,
): readonly RulesSection[] {
  return [
    ...rules(open),
    { heading: 'If somebody leaves', paragraphs: [SHARED, givenUp.seat, givenUp.sense] },
  ];
}

const SHARED =
  'Where somebody leaves and nobody comes in their place, the host gives up their seat, and everyone is told. From the stage that is open then they are asked nothing, what they send does not count, and nobody waits for them. In every other way the seat stays in the game, and its player reads on. The host can take it back, and everyone is told that too.';

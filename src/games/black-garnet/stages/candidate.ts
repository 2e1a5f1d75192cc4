// Stage `candidate`: a sole winner with the Interpersonal ability names the Elimination Candidate (BG-13).
import { ask } from '../../frame/ask';
import { choice, object, optionsOf } from '../../frame/fields';
import { stage, type Resolution, type Stage } from '../../frame/stage';
import type { Event } from '../events';
import { candidateChooser, endingOf, lowestCandidate, withoutToken } from '../outcome';
import type { Candidacy, NameOrder, State } from '../types';

/** Opens the stage in which the Candidate is named; null unless a winner may name one. */
export function candidate(state: State): Stage<State, Event> | null {
  const { outcome, candidacy } = state;
  if (outcome === null || candidacy !== null) return null;
  const chooser = candidateChooser(state, outcome);
  if (chooser === undefined) return null;
  const eligible = withoutToken(state, outcome);
  return stage({
    name: 'candidate',
    title: 'Candidate',
    asksOpenly: true,
    asks: {
      naming: ask<NameOrder>({
        form: 'candidate',
        title: 'The Candidate',
        without: 'The Candidate is who has fewest black garnets among those without a token.',
        help: 'Name the Elimination Candidate: any player without a Token of Life.',
        players: [chooser],
        move: object({ player: choice({ title: 'Player', options: optionsOf(eligible) }) }),
        sample: (_player, chance) => {
          const player = chance.pick(eligible);
          return player === undefined ? undefined : { player };
        },
      }),
    },
    resolve: ({ naming }, chance): Resolution<State, Event> => {
      const named = naming.get(chooser)?.player;
      const decided: Candidacy =
        named === undefined
          ? lowestCandidate(state, outcome, chance)
          : { candidate: named, by: 'winner', abilityDecided: false };
      return {
        state: { ...state, candidacy: decided },
        events: [{ kind: 'game-ended', to: 'everyone', ending: endingOf(outcome, decided) }],
      };
    },
  });
}

// The opponent: the Candidate names whom to face, or leaves it to the draw (BM-2).
import { ask } from '../../frame/ask';
import { choice, object, offering, optional, optionsOf } from '../../frame/fields';
import type { Problem } from '../../frame/problems';
import { stage, type Stage } from '../../frame/stage';
import type { Event } from '../events';
import { givers, mayFace, nameable, tokensOf, withEnd } from '../outcome';
import { problem, type Naming, type State } from '../types';

/** The naming of the opponent; null before the gifts are over, without a Candidate, and where nobody can be named. */
export function opponent(state: State): Stage<State, Event> | null {
  const { candidate } = state;
  const open = nameable(state);
  if (candidate === null || state.opponent !== null || givers(state).length > 0 || open.length === 0)
    return null;
  return stage({
    name: 'opponent',
    title: 'The opponent',
    asks: {
      naming: ask<Naming>({
        form: 'opponent',
        title: 'Name your opponent',
        help: 'Whom you face. Leave it empty to have it drawn; it is also drawn when you send nothing.',
        players: [candidate],
        move: object({
          player: optional(
            offering(
              choice({ title: 'Opponent', options: optionsOf(state.players.map(({ name }) => name)) }),
              optionsOf(open),
            ),
          ),
        }),
        check: (player, draft) => namingProblems(state, player, draft.player),
        sample: (_player, chance) => {
          // One time in so many the Candidate leaves it to the draw.
          const player = chance.pick([...open, undefined]);
          return player === undefined ? {} : { player };
        },
      }),
    },
    resolve: ({ naming }, chance) => {
      const named = naming.get(candidate)?.player;
      const name = named ?? chance.for('opponent').pick(open);
      if (name === undefined) throw new Error('Nobody can be named: then this stage is not held.');
      return withEnd({ ...state, opponent: { name, drawn: named === undefined } }, []);
    },
  });
}

function namingProblems(state: State, candidate: string, named: string | undefined): readonly Problem[] {
  if (named === undefined) return [];
  const place = ['player'];
  if (named === candidate) {
    return [problem('chose-oneself', place, 'Face yourself: name another player.')];
  }
  return [
    ...(tokensOf(state, named) > 0
      ? [
          problem(
            'has-token',
            place,
            `Face ${named}: who holds a Token of Life is safe. Name another player.`,
          ),
        ]
      : []),
    ...(mayFace(state, candidate, named)
      ? []
      : [problem('other-mark', place, `Face ${named}: your marks differ. Name a player with your mark.`)]),
  ];
}
